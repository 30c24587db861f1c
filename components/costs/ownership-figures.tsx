import { StackedBars } from '@/components/charts/bar/stacked-bars';
import { DataTable } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import type { OwnershipCosts } from '@/lib/domain/costs/whole-life-costs';
import { largestPartFinding } from '@/lib/domain/findings/figure-findings';
import { formatMiles, formatPence, formatPlural } from '@/lib/format';

/** What owning the car costs over the years requested, by its parts. */
export function OwnershipFigures({ ownership }: { ownership: OwnershipCosts }) {
  const parts = [
    { name: 'Depreciation', pence: ownership.depreciationPence },
    { name: 'Finance', pence: ownership.financePence },
    { name: 'Fuel', pence: ownership.fuelPence },
    { name: 'Insurance', pence: ownership.insurancePence },
    { name: 'Tax', pence: ownership.taxPence },
    { name: 'Maintenance', pence: ownership.maintenancePence },
  ];
  const years = formatPlural(ownership.yearsUsed, 'year');
  const total =
    ownership.totalPence === null
      ? 'The service gives no total. Parts'
      : `${formatPence(ownership.totalPence)} in total`;
  const lead = `${total} over ${years}, at ${formatMiles(ownership.milesPerYearUsed)} a year from ${formatMiles(ownership.currentMilesUsed)}. The service works in thousands of miles.`;
  const negativeParts = parts.filter(({ pence }) => pence !== null && pence < 0);
  if (negativeParts.length === 0) {
    return (
      <StackedBars
        finding={largestPartFinding(parts.map(({ name, pence }) => ({ name, value: pence })))}
        title="Total cost of ownership"
        lead={lead}
        unit="pence"
        rowName="Ownership"
        parts={parts.map(({ name }) => name)}
        bars={[{ label: years, values: parts.map(({ pence }) => pence) }]}
      />
    );
  }
  return (
    <div className="space-y-2">
      <p>{lead}</p>
      <p>
        {negativeParts.map(({ name, pence }) => `${name} is ${formatPence(pence ?? 0)}, a gain.`).join(' ')} A bar
        cannot show this; the parts are listed below.
        {negativeParts.some(({ name }) => name === 'Depreciation') &&
          ' The price entered is below what the car will be worth: check it.'}
      </p>
      <DataTable
        caption={`Total cost of ownership over ${years}, by its parts.`}
        columns={[
          { key: 'part', header: 'Part', rowHeader: true, cell: ({ name }) => name },
          {
            key: 'pence',
            header: 'Cost',
            numeric: true,
            cell: ({ pence }) => (pence === null ? <EmptyCell words="not given" /> : formatPence(pence)),
          },
        ]}
        rows={parts}
        rowKey={({ name }) => name}
      />
    </div>
  );
}
