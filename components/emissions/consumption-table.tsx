import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { PHASE_WORDS, PHASES } from '@/lib/domain/emissions/emission-facts';
import type { EmissionFigures } from '@/lib/domain/emissions/emissions';
import type { NamedConfiguration } from './taxed-configuration';

interface ConsumptionRow {
  readonly name: string;
  readonly figures: EmissionFigures;
}

const cellOf = (value: number | null, unit: string) =>
  value === null ? <EmptyCell words="not given" /> : `${value.toLocaleString('en-GB')} ${unit}`;

/** Fuel in mpg, electricity in Wh/km, and electric range. */
export function ConsumptionTable({ configurations }: { configurations: readonly NamedConfiguration[] }) {
  const rows = configurations.flatMap(({ name, configured: { figures } }): ConsumptionRow[] =>
    figures ? [{ name, figures }] : [],
  );
  const phases = PHASES.filter((phase) => rows.some(({ figures }) => figures.milesPerGallon[phase] !== null));
  const ranges = [...new Set(rows.flatMap(({ figures }) => figures.ranges.map(({ name: rangeName }) => rangeName)))];
  const isElectric = rows.some(({ figures }) => figures.wattHoursPerKm !== null);
  const column = (
    key: string,
    header: string,
    cell: (row: ConsumptionRow) => Column<ConsumptionRow>['header'],
  ): Column<ConsumptionRow> => ({
    key,
    header,
    cell,
    numeric: true,
  });
  return (
    <DataTable
      caption="Fuel, electricity and range from the same test."
      columns={[
        { key: 'name', header: 'Configuration', rowHeader: true, cell: ({ name }) => name },
        ...phases.map((phase) =>
          column(phase, PHASE_WORDS[phase], ({ figures }) => cellOf(figures.milesPerGallon[phase], 'mpg')),
        ),
        ...(isElectric
          ? [
              column('wh', 'Electricity', ({ figures }) => cellOf(figures.wattHoursPerKm, 'Wh/km')),
              column('kwh', 'Miles per kWh', ({ figures }) => cellOf(figures.milesPerKilowattHour, 'mi/kWh')),
            ]
          : []),
        ...ranges.map((range) =>
          column(range, range, ({ figures }) =>
            cellOf(figures.ranges.find(({ name }) => name === range)?.miles ?? null, 'mi'),
          ),
        ),
        column('mass', 'Test mass', ({ figures }) => cellOf(figures.testMassKg, 'kg')),
      ]}
      rows={rows}
      rowKey={(_, index) => String(index)}
      onPhone="scroll"
    />
  );
}
