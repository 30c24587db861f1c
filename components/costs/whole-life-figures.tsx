import { StackedBars } from '@/components/charts/bar/stacked-bars';
import { DataTable } from '@/components/ui/data/data-table';
import { Inferred } from '@/components/ui/feedback/inferred';
import { Missing } from '@/components/ui/data/missing';
import { Notice } from '@/components/ui/feedback/notice';
import type { ServiceResult } from '@/lib/domain/service-result';
import type { WholeLifeCosts } from '@/lib/domain/costs/whole-life-costs';
import { COST_PART_NAMES, costParts, perMile, runningPencePerMile } from '@/lib/domain/costs/whole-life-parts';
import { formatList, formatMiles, formatMonth, formatPence, formatPounds } from '@/lib/format';

/** Whole life cost over one term and mileage, by its parts, with what the services say beside. */
export function WholeLifeFigures({ life }: { life: WholeLifeCosts }) {
  const { asked: requested, used, legislation, leftOut } = life;
  if (legislation.value === null) return <Missing {...legislation.because} />;
  const parts = costParts(life);
  const total = parts.reduce((sum, { pence }) => sum + pence, 0);
  const missing = COST_PART_NAMES.filter((name) => !parts.some(({ words }) => words === name));
  const service = legislation.value;
  const isRounded = requested.termMonths !== used.termMonths || requested.miles !== used.miles;
  const running = runningPencePerMile(life);
  return (
    <div className="space-y-4">
      <p className="text-sm text-soft">
        {isRounded
          ? `Asked for ${requested.termMonths} months and ${formatMiles(requested.miles)}; the service rounds to ${used.termMonths} months and ${formatMiles(used.miles)}, and everything here is of those.`
          : `Over ${used.termMonths} months and ${formatMiles(used.miles)}, as the service takes them: steps of 6 months and 10,000 miles.`}
      </p>
      {leftOut.length > 0 && (
        <Notice title="Without some options">
          Not in these figures, because the legislation service takes no option that a pack holds or whose price is on
          application: {formatList(leftOut.map(({ name }) => name))}.
        </Notice>
      )}
      <StackedBars
        title="Whole life cost by its parts"
        parts={COST_PART_NAMES}
        unit="pence"
        rowName="Term"
        bars={[
          {
            label: `${used.termMonths} months, ${formatMiles(used.miles)}`,
            values: COST_PART_NAMES.map((name) => parts.find(({ words }) => words === name)?.pence ?? null),
          },
        ]}
      />
      <div className="-mx-4 space-y-4 sm:-mx-5 print:mx-0">
        <DataTable
          caption={`The service’s own whole life cost is ${service.wholeLifeCost === null ? 'not given' : formatPounds(service.wholeLifeCost)}${service.pencePerMile === null ? '' : `, its pence per mile ${service.pencePerMile.toFixed(2)}p`}.`}
          columns={[
            { key: 'words', header: 'Part', rowHeader: true, cell: ({ words }) => words },
            { key: 'pence', header: 'Over the term', numeric: true, cell: ({ pence }) => formatPence(pence) },
            {
              key: 'mile',
              header: 'A mile',
              numeric: true,
              cell: ({ pence }) => mileWords(perMile(pence, used.miles)),
            },
            {
              key: 'month',
              header: 'A month',
              numeric: true,
              cell: ({ pence }) => formatPence(Math.round(pence / used.termMonths)),
            },
            { key: 'from', header: 'From', cell: ({ from }) => (from === 'service' ? 'Service' : from) },
          ]}
          rows={[
            ...parts.map((part) => ({
              ...part,
              from: part.from === 'computed' ? 'Its yearly rates, summed by us' : 'Service',
            })),
            {
              key: 'sum',
              words: missing.length === 0 ? 'Sum' : 'Sum of these',
              pence: total,
              from:
                missing.length === 0
                  ? difference(total, service.wholeLifeCost)
                  : `Without ${formatList(missing)}, which the service does not give`,
            },
          ]}
          rowKey={({ key }) => key}
        />
        <DataTable
          caption={`Beside it, from the guides’ edition of ${formatMonth(life.edition)}.`}
          columns={[
            { key: 'name', header: 'Guide', rowHeader: true, cell: ({ name }) => withStanding(name) },
            { key: 'value', header: 'Answer', numeric: true, cell: ({ words }) => words },
          ]}
          rows={[
            {
              name: 'Residual value, legislation service',
              words: service.residual === null ? '–' : formatPounds(service.residual),
            },
            {
              name: 'Future value, future values service',
              words: partWords(life.futureValuePence, (pence) => formatPounds(pence / 100)),
            },
            {
              name: 'Service, maintenance and repair, SMR service',
              words: partWords(life.maintenancePence, formatPence),
            },
            {
              name: 'Maintenance a mile, future values service',
              words: partWords(life.maintenancePencePerMile, (pence) => `${pence.toFixed(4)}p`),
            },
            {
              name: 'Depreciation, fuel and maintenance a mile, computed by us',
              words: running === null ? '–' : `${running.toFixed(2)}p`,
            },
          ]}
          rowKey={({ name }) => name}
        />
      </div>
    </div>
  );
}

/** The guide's two figures of a service that its documents do not show. */
const withStanding = (name: string) =>
  name.endsWith('future values service') ? (
    <>
      {name} <Inferred />
    </>
  ) : (
    name
  );

const mileWords = (pence: number | null): string => (pence === null ? '–' : `${pence.toFixed(2)}p`);

function difference(totalPence: number, servicePounds: number | null): string {
  if (servicePounds === null) return 'Computed by us';
  const gapPence = totalPence - Math.round(servicePounds * 100);
  return Math.abs(gapPence) <= 100
    ? 'The service’s own sum is the same'
    : `The service’s own sum is ${formatPence(-gapPence)} apart`;
}

const partWords = (part: ServiceResult<number>, format: (value: number) => string): string =>
  'because' in part ? part.because.reason : format(part.value);
