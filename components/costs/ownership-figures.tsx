import { StackedBars } from '@/components/charts/stacked-bars';
import { DataTable } from '@/components/ui/data-table';
import { Nothing } from '@/components/ui/nothing';
import type { Ownership } from '@/lib/domain/costs';
import { formatMiles, formatPence, formatPlural } from '@/lib/format';

/** What owning the car costs over the years it was asked for, and what that is made of. */
export function OwnershipFigures({ of }: { of: Ownership }) {
  const parts = [
    { name: 'Depreciation', pence: of.depreciationPence },
    { name: 'Finance', pence: of.financePence },
    { name: 'Fuel', pence: of.fuelPence },
    { name: 'Insurance', pence: of.insurancePence },
    { name: 'Tax', pence: of.taxPence },
    { name: 'Maintenance', pence: of.maintenancePence },
  ];
  const years = formatPlural(of.yearsUsed, 'year');
  const total =
    of.totalPence === null
      ? 'The service gives no total; the parts are'
      : `${formatPence(of.totalPence)} in all, the service’s answer,`;
  const lead = `${total} over ${years}, for ${formatMiles(of.milesPerYearUsed)} a year from ${formatMiles(of.currentMilesUsed)}: it takes mileages in thousands.`;
  const gained = parts.filter(({ pence }) => pence !== null && pence < 0);
  if (gained.length === 0) {
    return (
      <StackedBars
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
        {gained.map(({ name, pence }) => `${name} is ${formatPence(pence ?? 0)}: it gives money back.`).join(' ')} No
        bar can show that; the parts stand below.
        {gained.some(({ name }) => name === 'Depreciation') &&
          ' The price given is less than the car is then worth: see that it is right.'}
      </p>
      <DataTable
        caption={`Total cost of ownership over ${years}, by its parts.`}
        columns={[
          { key: 'part', header: 'Part', rowHeader: true, cell: ({ name }) => name },
          {
            key: 'pence',
            header: 'Cost',
            numeric: true,
            cell: ({ pence }) => (pence === null ? <Nothing words="not given" /> : formatPence(pence)),
          },
        ]}
        rows={parts}
        rowKey={({ name }) => name}
      />
    </div>
  );
}
