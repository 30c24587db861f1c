import Link from 'next/link';
import type { ReactNode, RefObject } from 'react';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { NumberPlate } from '@/components/ui/data/number-plate';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import { filePath } from '@/lib/domain/page-paths';
import { fileSections } from '@/lib/domain/vehicles/file/file-sections';
import type { RegistrationRecord } from '@/lib/domain/vehicles/registration/registration-record';
import { SOURCES } from '@/lib/domain/source-names';
import { derivativeAfter, displayName } from '@/lib/domain/vehicles/names/display-name';
import { colourWords } from '@/lib/domain/vehicles/register-colour';
import { formatDateTime, formatPlural } from '@/lib/format';
import { FilePicture } from './file-picture';
import { FileSectionCard } from './file-section-card';

export interface FileViewProps {
  record: RegistrationRecord;
  contentHash: string;
  /** The title, which takes the focus where a submission opened the file. */
  heading?: RefObject<HTMLHeadingElement | null> | undefined;
  /** Whether to show what the sources say too, and not only the vehicle. */
  isFullyRendered?: boolean;
  actions?: ReactNode;
  /** Flags, and how well each source matched. */
  check: ReactNode;
  /** Valuing, and choosing the derivative. */
  next?: ReactNode;
  /** The clean-air reading and the timeline. */
  children?: ReactNode;
}

/** A vehicle file as saved: the vehicle and the doubts about it, then everything each source says. */
export function FileView({
  record,
  contentHash,
  heading,
  isFullyRendered = true,
  actions,
  check,
  next,
  children,
}: FileViewProps) {
  const { identity } = record;
  return (
    <article className="space-y-4 print:space-y-2.5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <FileHeader record={record} heading={heading} />
        {actions && <div className="print:hidden">{actions}</div>}
      </div>
      {check}
      <div className="grid items-start gap-4 md:grid-cols-[2fr_3fr]">
        {identity.vehicle ? <FilePicture vehicle={identity.vehicle} colour={identity.colour} /> : <NoDerivative />}
        <div className="space-y-4 print:hidden">{next}</div>
      </div>
      {isFullyRendered && (
        <>
          <PossibleDerivatives {...record} />
          <OtherPlates record={record} />
          {fileSections(record).map((section) => (
            <FileSectionCard key={section.title} {...section} />
          ))}
          {children}
          <FileSource record={record} contentHash={contentHash} />
        </>
      )}
    </article>
  );
}

function FileHeader({ record, heading }: Pick<FileViewProps, 'record' | 'heading'>) {
  const { identity, basedOn, lookedUpAt, lookedUpBy, choice } = record;
  const facts = [identity.plateWords, colourWords(identity.colour), identity.vin && `VIN ${identity.vin}`].filter(
    Boolean,
  );
  return (
    <header>
      {identity.plate && (
        <div className="mb-2">
          <NumberPlate registration={identity.plate} size="lg" />
        </div>
      )}
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold tracking-tight outline-none">
        <UnbrokenWords>{displayName(identity.title)}</UnbrokenWords>
        {identity.derivative && (
          <span className="block text-lg font-semibold text-soft">
            <UnbrokenWords>{derivativeAfter(identity.title, identity.derivative)}</UnbrokenWords>
          </span>
        )}
      </h1>
      {facts.length > 0 && <p className="mt-1 text-sm text-soft">{facts.join(' · ')}</p>}
      <p className="text-sm text-soft">
        {choice ? 'Derivative chosen' : 'Looked up'} {formatDateTime(lookedUpAt)} by {lookedUpBy.name}
        {basedOn && (
          <span className="print:hidden">
            {' '}
            ·{' '}
            <Link href={filePath(basedOn)} prefetch={false} className="link">
              Previous file
            </Link>
          </span>
        )}
      </p>
      {choice && <p className="text-sm text-soft">{EVIDENCE_WORDS[choice.evidence]}</p>}
    </header>
  );
}

const EVIDENCE_WORDS = {
  listed: 'The look-up lists this derivative.',
  confirmed: 'The provider confirms that this vehicle may be this derivative.',
} as const;

function NoDerivative() {
  return (
    <p className="text-sm text-soft">
      {SOURCES.guide.atStart} has no derivative for this vehicle, so there is no picture, forecast or company car tax.
    </p>
  );
}

const DERIVATIVE_COLUMNS: readonly Column<RegistrationRecord['alternatives'][number]>[] = [
  { key: 'name', header: 'Derivative', rowHeader: true, cell: ({ name }) => name },
  { key: 'type', header: 'Type', cell: ({ kindName }) => kindName ?? <EmptyCell words="not given" /> },
  { key: 'identifier', header: 'Guide ID', cell: ({ identifier }) => <span className="select-all">{identifier}</span> },
  {
    key: 'code',
    header: 'Guide code',
    cell: ({ code }) =>
      code ? <code className="whitespace-pre select-all">{code}</code> : <EmptyCell words="not given" />,
  },
];

/** The derivatives that the vehicle may be. */
function PossibleDerivatives({ alternatives }: Pick<RegistrationRecord, 'alternatives'>) {
  if (alternatives.length === 0) return null;
  return (
    <Card title="Possible derivatives" flush>
      <DataTable
        caption="Derivatives this vehicle may be"
        captionHidden
        columns={DERIVATIVE_COLUMNS}
        rows={alternatives}
        rowKey={({ kind, identifier }) => `${kind} ${identifier}`}
      />
    </Card>
  );
}

/** Other registrations than the one shown: those the sources name, and how many the provider holds. */
function OtherPlates({ record: { identity, matches, otherPlates = null } }: { record: RegistrationRecord }) {
  if (matches.length === 0) return null;
  const named = identity.facts.find(({ field }) => field === 'plate');
  const differing = named?.agreement === 'differ' ? [...new Set(Object.values(named.says).filter(Boolean))] : [];
  return (
    <Card title="Other registrations of this vehicle">
      <p className="text-sm">
        {otherPlates
          ? `The provider holds ${formatPlural(otherPlates, 'other registration')} of this vehicle.`
          : 'The provider names no other registration of this vehicle.'}
        {differing.length > 0 && ` The sources have it as ${differing.join(' and as ')}.`}
      </p>
    </Card>
  );
}

const CHARGED_WORDS = { yes: 'charged', no: 'not charged', unknown: 'charge not confirmed yet' } as const;

/** The look-up behind the file, and the hash that proves it unchanged. */
function FileSource({
  record: { id, source, answeredAtUk },
  contentHash,
}: {
  record: RegistrationRecord;
  contentHash: string;
}) {
  return (
    <p className="text-xs wrap-anywhere text-faint">
      {source.service} received {formatDateTime(source.answeredAt)}
      {answeredAtUk && ` (${answeredAtUk.replace('T', ' ')} by the provider’s clock)`}, requested by{' '}
      {source.askedBy.name}, {CHARGED_WORDS[source.charged]}
      {source.auditId !== null && (
        <>
          , audit ID <code className="select-all">{source.auditId}</code>
        </>
      )}
      . Saved copy – ID <code className="select-all">{id}</code>, SHA-256{' '}
      <code className="select-all">{contentHash}</code>
    </p>
  );
}
