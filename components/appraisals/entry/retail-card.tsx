import { memo, useCallback } from 'react';
import { useStore } from 'zustand';
import { entryTexts, type EntriesState } from '@/components/layout/entries/entries-store';
import { Card } from '@/components/ui/data/card';
import { LiveText } from '@/components/ui/data/live-text';
import type { AppraisedVehicle } from '@/lib/domain/appraisals/appraisal';
import {
  internetRetailWords,
  laterRetailWords,
  retailHintWords,
  retailValue,
} from '@/lib/domain/appraisals/guide/retail-value';
import { readVatScheme } from '@/lib/domain/appraisals/entries';
import { salePriceOf } from '@/lib/domain/appraisals/guide/sale-price';
import type { AppraisalKnown } from '@/lib/domain/appraisals/sum-line';
import { roundingWords } from '@/lib/domain/appraisals/retail-side';
import { includedVatWords, VAT_SCHEME_WORDS, VAT_SOURCES } from '@/lib/domain/appraisals/vat';
import { COST_VAT_OPTIONS } from '@/components/appraisals/vat-options';
import { EntryField } from './entry-field';
import { LiveSumLines } from './live-sum-lines';
import { SumField } from './sum-field';
import { useEntryText, type AppraisalEntries } from './use-entries';
import { prefilledIn, type SumsStore } from './use-sums';

const SCHEME_OPTIONS = Object.entries(VAT_SCHEME_WORDS).map(([value, label]) => ({ value, label }));
const COSTS = [
  ['preparation', 'Preparation'],
  ['warranty', 'Warranty'],
  ['fees', 'Fees'],
] as const;

export interface RetailCardProps {
  entries: AppraisalEntries;
  sums: SumsStore;
  vehicle: AppraisedVehicle;
  forecast: AppraisalKnown['forecast'];
}

/** The retail side: from the asking price down to the maximum to pay. */
export const RetailCard = memo(function RetailCard({ entries, sums, vehicle, forecast }: RetailCardProps) {
  const salePriceText = useCallback(
    (state: EntriesState) => salePriceOf(entryTexts(state), prefilledIn(state), { vehicle, forecast }).text,
    [vehicle, forecast],
  );
  const handOver = useEntryText(entries, 'handOver');
  const loaded = retailValue(vehicle, handOver, forecast);
  const retail = loaded === 'loading' ? null : loaded;
  const { internetRetail, isWithoutVat } = vehicle;
  const frame = [
    retail !== null && retailHintWords(retail, isWithoutVat),
    internetRetail && internetRetailWords(internetRetail, isWithoutVat),
  ].filter(Boolean);
  const rules = VAT_SOURCES[readVatScheme(useEntryText(entries, 'vatScheme'))];
  const later = retail !== null && laterRetailWords(retail, vehicle, handOver, forecast);
  return (
    <Card title="Retail side">
      <div className="space-y-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <SumField
            entries={entries}
            sums={sums}
            field="salePrice"
            label="Asking price"
            textOf={salePriceText}
            hint={frame.length > 0 && [frame.join('; '), later].filter(Boolean).join('. ')}
            before="£"
            numeric
          />
          <EntryField entries={entries} field="vatScheme" label="VAT on the sale" options={SCHEME_OPTIONS} />
          {COSTS.map(([field, label]) => (
            <div key={field} className="grid grid-cols-2 gap-2">
              <SumField entries={entries} sums={sums} field={field} label={label} before="£" numeric />
              <EntryField entries={entries} field={`${field}Vat`} label={`${label}: VAT`} options={COST_VAT_OPTIONS} />
            </div>
          ))}
          <SumField
            entries={entries}
            sums={sums}
            field="margin"
            label="Margin wanted"
            hint="Pounds, or a percentage of the asking price: 900 or 10%"
          />
        </div>
        <LiveSumLines sums={sums} side="retail" />
        <ReclaimedVat sums={sums} />
        <p className="text-xs text-soft">
          <LiveText store={sums} textOf={({ retail: { lines, mostPounds } }) => roundingWords(lines, mostPounds)} />{' '}
          Rules:{' '}
          <a href={rules.address} className="link" rel="noreferrer" target="_blank">
            {rules.name}
          </a>
          .
        </p>
      </div>
    </Card>
  );
});

function ReclaimedVat({ sums }: { sums: SumsStore }) {
  const isReclaimed = useStore(sums, ({ retail }) => retail.reclaimedPence > 0);
  if (!isReclaimed) return null;
  return (
    <p className="text-sm">
      <LiveText store={sums} textOf={({ retail }) => includedVatWords(retail.reclaimedPence)} />
    </p>
  );
}
