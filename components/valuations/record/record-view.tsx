import type { ReactNode } from 'react';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { valueVatWords } from '@/lib/domain/money/value-vat';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { Equipment } from './equipment-card';
import { FourValues } from '@/components/valuations/values/four-values';
import { IdentityLine } from '@/components/valuations/identity/identity-line';
import { InternetPrices } from '@/components/valuations/values/internet-prices';
import { RecordFlags } from './record-flags';
import { RecordHeader, RecordOrigin } from './record-header';
import { SourcesCard } from './sources-card';
import { ValuesBasis } from '@/components/valuations/values/values-basis';

export interface RecordViewProps {
  record: ValuationRecord;
  contentHash: string;
  /** Whether to draw what is below the values too. */
  isFullyRendered?: boolean;
  /** Actions on the record; none if the reader may not act, or in the gallery. */
  actions?: ReactNode;
  revalue?: ReactNode;
  /** Requests again what is missing. */
  requestMissingAnswer?: ReactNode;
  /** The free sources beside the values. */
  comparison?: ReactNode;
  /** The organisation's own sales of cars like this one. */
  ownSales?: ReactNode;
  /** Where the values come from and go to. */
  outlook?: ReactNode;
}

/** A valuation record as saved: the vehicle and the doubts about it in a line each, then the values. */
export function RecordView({
  record,
  contentHash,
  isFullyRendered = true,
  actions,
  revalue,
  requestMissingAnswer,
  comparison,
  ownSales,
  outlook,
}: RecordViewProps) {
  const { identity } = record;
  const vatWords = valueVatWords(identity.vehicle?.kind ?? null);
  return (
    // The values come before the actions, which take the full width: one line on a wide screen.
    <article className="@container/page space-y-3 print:space-y-2.5">
      <RecordHeader record={record} />
      <div className="space-y-3 few-letters:flex few-letters:flex-col few-letters:gap-2 few-letters:space-y-0 print:space-y-2.5">
        <h2 className="sr-only">Alerts and vehicle check</h2>
        <div className="grid items-start gap-2 few-letters:contents *:min-w-0 lg:grid-cols-2 print:block print:space-y-2.5">
          <RecordFlags {...record} />
          <IdentityLine {...record} withFacts={isFullyRendered} />
        </div>
        <section aria-label={`Values of ${displayName(identity.title)}`} className="space-y-2">
          <h2 className="sr-only">Values</h2>
          <FourValues {...record} />
          {vatWords && <p className="text-sm font-semibold">{vatWords}</p>}
          <ValuesBasis {...record} />
        </section>
        <RecordOrigin record={record} />
      </div>
      {isFullyRendered && actions && <div className="print:hidden">{actions}</div>}
      {isFullyRendered && (
        <div className="space-y-4 print:space-y-2.5">
          {requestMissingAnswer}
          {comparison}
          {identity.vehicle && (
            <div className="grid items-start gap-4 *:min-w-0 *:space-y-4 lg:grid-cols-2 print:block">
              {revalue && <div>{revalue}</div>}
              <div>
                <InternetPrices {...record} />
                <div className="print:hidden">
                  <Equipment {...record} />
                </div>
              </div>
            </div>
          )}
          {ownSales}
          {outlook}
          <SourcesCard {...record} contentHash={contentHash} />
        </div>
      )}
    </article>
  );
}
