import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Charged } from '@/lib/fault';
import { formatDate, formatDateTime, formatMiles } from '@/lib/format';
import { DefinitionList } from './definition-list';
import { Icon } from './icon';
import type { Definition } from './definition-list';

export interface Origin {
  /** Whose answer it is, in words: "Valuation by registration". */
  service: string;
  /** When it was requested, as an ISO instant. */
  at: string;
  by: string;
  /** An earlier answer of the organisation, shown again. */
  cached: boolean;
  charged: Charged;
  /** The guide's edition: `YYYY-MM-DD`, or a sentence where the service gives no date. */
  edition?: string | undefined;
  mileageUsed?: number | undefined;
  auditId?: string | undefined;
  /** Our number of the look-up and the provider's name of the operation, for support. */
  lookupId?: string | undefined;
  operation?: string | undefined;
}

const CHARGED: Record<Charged, string> = { yes: 'Yes', no: 'No', unknown: 'Not confirmed yet' };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function originDefinitions({
  service,
  at,
  by,
  cached,
  charged,
  edition,
  mileageUsed,
  auditId,
  lookupId,
  operation,
}: Origin): Definition[] {
  return [
    { term: 'Service', detail: service },
    ...(edition === undefined ? [] : [{ term: 'Edition', detail: DAY.test(edition) ? formatDate(edition) : edition }]),
    ...(mileageUsed === undefined ? [] : [{ term: 'Mileage used', detail: formatMiles(mileageUsed) }]),
    { term: 'Requested', detail: formatDateTime(at) },
    { term: 'By', detail: by },
    { term: 'Result', detail: cached ? 'Recent result, not a new check' : 'New check' },
    { term: 'Charged', detail: CHARGED[charged] },
    ...(auditId === undefined ? [] : [{ term: 'Audit ID', detail: <code className="select-all">{auditId}</code> }]),
    ...(operation === undefined ? [] : [{ term: 'Operation', detail: operation }]),
    ...(lookupId === undefined
      ? []
      : [{ term: 'Reference', detail: <code className="text-xs select-all">{lookupId}</code> }]),
  ];
}

export interface ProvenanceProps {
  /** What the number is, for the popover's title and the button's name: "Retail value". */
  figureName: string;
  origin: Origin;
  /** What the number means, in a sentence; the button then shows that it opens. */
  definition?: string | undefined;
  /** Further lines about this number. */
  more?: readonly Definition[];
  /** The number itself; it becomes the button. */
  children: ReactNode;
}

/** A number that opens to where it came from. No script: the browser's own popover. Must not stand inside a <p>. */
export function Provenance({ figureName, origin, definition, more = [], children }: ProvenanceProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="touch-area rounded-sm text-left font-[inherit] tracking-[inherit] underline decoration-line decoration-dotted decoration-2 underline-offset-[0.2em] hover:decoration-accent print:no-underline"
      >
        {children}
        {definition && <Icon name="info" className="ml-1.5 inline-block size-4 text-soft print:hidden" />}
        <span className="sr-only">
          : {definition && 'meaning and '}source of this {figureName}
        </span>
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={`Source of this ${figureName}`}
        className="popover-panel px-4 py-3 text-left text-base font-normal tracking-normal"
      >
        {definition && <p className="mb-2">{definition}</p>}
        <p className="mb-1 font-semibold">Source of this {figureName}</p>
        <DefinitionList items={[...originDefinitions(origin), ...more]} />
      </div>
    </>
  );
}
