import { memo } from 'react';
import { Card } from '@/components/ui/data/card';
import type { AppraisedVehicle } from '@/lib/domain/appraisals/appraisal';
import type { AppraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { moneyText } from '@/lib/domain/appraisals/money-text';
import { VAT_SOURCES } from '@/lib/domain/appraisals/vat';
import { SOURCES } from '@/lib/domain/source-names';
import { formatPounds } from '@/lib/format';
import { SumLines } from '@/components/appraisals/sum-lines';
import { EntryField } from './entry-field';
import { hasEqualProps } from './has-equal-props';
import type { AppraisalEntries } from './use-entries';

const VAT_OPTIONS = [
  { value: 'with', label: 'Includes VAT' },
  { value: 'without', label: 'Without VAT' },
];
const SCHEME_OPTIONS = [
  { value: 'margin', label: 'Margin scheme' },
  { value: 'qualifying', label: 'VAT-qualifying (VAT invoice)' },
];
const COSTS = [
  ['preparation', 'Preparation'],
  ['warranty', 'Warranty'],
  ['fees', 'Fees'],
] as const;

export interface RetailCardProps {
  entries: AppraisalEntries;
  sums: Pick<AppraisalSums, 'retail' | 'problems'>;
  vehicle: AppraisedVehicle;
}

/** The retail side: from the asking price down to the most to pay. */
export const RetailCard = memo(function RetailCard({
  entries,
  sums: { retail, problems },
  vehicle: { values, internetRetail },
}: RetailCardProps) {
  const frame = [
    values.retail.value !== null && `${SOURCES.guide.title} Retail ${formatPounds(values.retail.value)}`,
    internetRetail &&
      `asking prices online ${formatPounds(internetRetail.lowPounds)} to ${formatPounds(internetRetail.highPounds)}`,
  ].filter(Boolean);
  return (
    <Card title="Retail side">
      <div className="space-y-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <EntryField
            entries={entries}
            field="salePrice"
            label="Asking price"
            hint={frame.length > 0 && frame.join(', ')}
            problem={problems['salePrice']}
            before="£"
            numeric
          />
          <EntryField entries={entries} field="vatScheme" label="VAT on the sale" options={SCHEME_OPTIONS} />
          {COSTS.map(([field, label]) => (
            <div key={field} className="grid grid-cols-2 gap-2">
              <EntryField entries={entries} field={field} label={label} problem={problems[field]} before="£" numeric />
              <EntryField entries={entries} field={`${field}Vat`} label={`${label}: VAT`} options={VAT_OPTIONS} />
            </div>
          ))}
          <EntryField
            entries={entries}
            field="margin"
            label="Margin wanted"
            hint="Pounds, or a percentage of the asking price: 900 or 10%"
            problem={problems['margin']}
          />
        </div>
        <SumLines
          lines={retail.lines}
          total={{ name: 'Most to pay', pence: retail.mostPounds === null ? null : retail.mostPounds * 100 }}
          missing={retail.missing}
        />
        {retail.reclaimedPence > 0 && (
          <p className="text-sm">
            Of it {moneyText(retail.reclaimedPence)} is VAT, reclaimed on the seller’s VAT invoice.
          </p>
        )}
        <p className="text-xs text-soft">
          Rounded down to whole pounds. Rules:{' '}
          <a href={VAT_SOURCES.margin.address} className="link" rel="noreferrer" target="_blank">
            {VAT_SOURCES.margin.name}
          </a>
          .
        </p>
      </div>
    </Card>
  );
}, hasEqualProps);
