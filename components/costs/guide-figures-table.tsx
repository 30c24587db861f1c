import { DataTable } from '@/components/ui/data/data-table';
import type { WholeLifeCosts } from '@/lib/domain/costs/whole-life-costs';
import { runningPencePerMile } from '@/lib/domain/costs/whole-life-parts';
import type { ServiceResult } from '@/lib/domain/service-result';
import { formatMonth, formatPence, formatPounds } from '@/lib/format';
import { pencePerMileText } from './whole-life-table';

interface GuideFigure {
  readonly name: string;
  readonly words: string;
}

/** What the guides' services give for the same term, for comparison. */
export function GuideFiguresTable({ life, residualPounds }: { life: WholeLifeCosts; residualPounds: number | null }) {
  return (
    <DataTable
      caption={`For comparison, as requested for ${formatMonth(life.requestedEdition)}. The services do not name their edition.`}
      columns={[
        {
          key: 'name',
          header: 'Source',
          rowHeader: true,
          cell: ({ name }) => name,
        },
        { key: 'value', header: 'Figure', numeric: true, cell: ({ words }) => words },
      ]}
      rows={guideFigures(life, residualPounds)}
      rowKey={({ name }) => name}
    />
  );
}

const guideFigures = (life: WholeLifeCosts, residualPounds: number | null): GuideFigure[] => [
  {
    name: 'Residual value, legislation service',
    words: residualPounds === null ? '–' : formatPounds(residualPounds),
  },
  {
    name: 'Future value, future values service',
    words: resultText(life.futureValuePence, (pence) => formatPounds(pence / 100)),
  },
  {
    name: 'Service, maintenance and repair, SMR service',
    words: resultText(life.maintenancePence, formatPence),
  },
  {
    name: 'Maintenance per mile, future values service',
    words: resultText(life.maintenancePencePerMile, (pence) => `${pence.toFixed(4)}p`),
  },
  {
    name: 'Depreciation, fuel and maintenance per mile, calculated by us',
    words: pencePerMileText(runningPencePerMile(life)),
  },
];

const resultText = (result: ServiceResult<number>, format: (value: number) => string): string =>
  'because' in result ? result.because.reason : format(result.value);
