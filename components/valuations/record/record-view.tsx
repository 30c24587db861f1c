import Link from 'next/link';
import type { ReactNode, Ref } from 'react';
import { NumberPlate } from '@/components/ui/data/number-plate';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { formatDate, formatDateTime } from '@/lib/format';
import { EntryWarnings } from './entry-warnings';
import { Equipment } from './equipment-card';
import { FourValues } from '@/components/valuations/values/four-values';
import { IdentityCard } from '@/components/valuations/identity/identity-card';
import { InternetPrices } from '@/components/valuations/values/internet-prices';
import { recordPath } from './record-address';
import { RecordFlags } from './record-flags';
import { SourcesCard } from './sources-card';
import { ValuesBasis } from '@/components/valuations/values/values-basis';

export interface RecordViewProps {
  record: ValuationRecord;
  contentHash: string;
  /** Takes the focus when a submission has led here. */
  heading?: Ref<HTMLHeadingElement> | undefined;
  /** Whether to draw what is below the values too. */
  isFullyRendered?: boolean;
  /** Actions on the record; none where the reader may not act, and in the gallery. */
  actions?: ReactNode;
  revalue?: ReactNode;
  /** Requests again what is missing. */
  requestMissingAnswer?: ReactNode;
  requestInternetPrices?: ReactNode;
  /** Where the values come from and go to. */
  outlook?: ReactNode;
}

/** A valuation record as saved: the vehicle and the doubts about it, then the values. */
export function RecordView({
  record,
  contentHash,
  heading,
  isFullyRendered = true,
  actions,
  revalue,
  requestMissingAnswer,
  requestInternetPrices,
  outlook,
}: RecordViewProps) {
  const { identity, warnings } = record;
  return (
    // On a phone the values come before the actions; on a wide screen the actions are beside the title.
    <article className="grid grid-cols-1 gap-x-6 gap-y-4 *:min-w-0 lg:grid-cols-[1fr_auto] print:block print:space-y-2.5">
      <RecordHeader record={record} heading={heading} />
      <div className="space-y-4 lg:col-span-2 print:space-y-2.5">
        <EntryWarnings warnings={warnings} />
        <RecordFlags {...record} />
        <IdentityCard {...record} withFacts={isFullyRendered} />
        <section aria-label={`Values of ${identity.title}`} className="space-y-2">
          <FourValues {...record} />
          <ValuesBasis {...record} />
        </section>
      </div>
      {isFullyRendered && actions && <div className="lg:col-start-2 lg:row-start-1 print:hidden">{actions}</div>}
      {isFullyRendered && (
        <div className="space-y-4 lg:col-span-2 print:space-y-2.5">
          {requestMissingAnswer}
          {identity.vehicle && (
            <div className="grid items-start gap-4 *:space-y-4 lg:grid-cols-2 print:block">
              {revalue && <div>{revalue}</div>}
              <div>
                <InternetPrices {...record} action={requestInternetPrices} />
                <div className="print:hidden">
                  <Equipment {...record} />
                </div>
              </div>
            </div>
          )}
          {outlook}
          <SourcesCard {...record} contentHash={contentHash} />
        </div>
      )}
    </article>
  );
}

function RecordHeader({ record, heading }: { record: ValuationRecord; heading: RecordViewProps['heading'] }) {
  const { identity, basedOn, valuedAt, valuedBy, sources } = record;
  return (
    <header>
      {identity.plate && (
        <div className="mb-2">
          <NumberPlate registration={identity.plate} size="lg" />
        </div>
      )}
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold tracking-tight outline-none">
        {identity.title}
        {identity.derivative && <span className="block text-lg font-semibold text-soft">{identity.derivative}</span>}
      </h1>
      <p className="mt-1 text-sm text-soft">{factsLine(record)}</p>
      <p className="text-sm text-soft">
        {sources.valuation ? 'Valued' : 'Looked up'} {formatDateTime(valuedAt)} by {valuedBy.name}
        {basedOn && <HeaderLink href={recordPath(basedOn)}>From an earlier valuation</HeaderLink>}
        {identity.vehicle && (
          <HeaderLink href={`/vehicles/${identity.vehicle.kind}/${identity.vehicle.identifier}`}>
            Vehicle details
          </HeaderLink>
        )}
      </p>
    </header>
  );
}

function HeaderLink({ href, children }: { href: string; children: string }) {
  return (
    <span className="print:hidden">
      {' '}
      ·{' '}
      <Link href={href} prefetch={false} className="link">
        {children}
      </Link>
    </span>
  );
}

/** "21 plate (Mar–Aug 21) · Blue · registered 15 Mar 2021 · VIN VF7…". */
function factsLine({ identity: { plateWords, colour, registered, vin }, asked: request }: ValuationRecord): string {
  return [
    plateWords,
    colour,
    registered && `registered ${formatDate(registered)}`,
    vin && `VIN ${vin}`,
    request.identifier !== null && `${request.kind === 'van' ? 'Van' : 'Car'} ${request.identifier}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
