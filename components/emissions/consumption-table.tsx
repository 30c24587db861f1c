import { DataTable, type Column } from '@/components/ui/data-table';
import { Nothing } from '@/components/ui/nothing';
import { PHASE_WORDS, PHASES } from '@/lib/domain/emission-facts';
import type { EmissionFigures } from '@/lib/domain/emissions';
import type { NamedConfiguration } from './taxed-configuration';

interface Row {
  readonly name: string;
  readonly figures: EmissionFigures;
}

const cellOf = (value: number | null, unit: string) =>
  value === null ? <Nothing words="not given" /> : `${value.toLocaleString('en-GB')} ${unit}`;

/** Fuel in mpg, electricity in Wh/km, and how far the battery goes, beside the CO2. */
export function ConsumptionTable({ of }: { of: readonly NamedConfiguration[] }) {
  const rows = of.flatMap(({ name, configured: { figures } }): Row[] => (figures ? [{ name, figures }] : []));
  const phases = PHASES.filter((phase) => rows.some(({ figures }) => figures.milesPerGallon[phase] !== null));
  const ranges = [...new Set(rows.flatMap(({ figures }) => figures.ranges.map(({ name }) => name)))];
  const isElectric = rows.some(({ figures }) => figures.wattHoursPerKm !== null);
  const column = (key: string, header: string, cell: (row: Row) => Column<Row>['header']): Column<Row> => ({
    ...{ key, header, cell, numeric: true },
  });
  return (
    <DataTable
      caption="Fuel, electricity and range by the same test."
      columns={[
        { key: 'name', header: 'Configuration', rowHeader: true, cell: ({ name }) => name },
        ...phases.map((phase) =>
          column(phase, PHASE_WORDS[phase], ({ figures }) => cellOf(figures.milesPerGallon[phase], 'mpg')),
        ),
        ...(isElectric
          ? [
              column('wh', 'Electricity', ({ figures }) => cellOf(figures.wattHoursPerKm, 'Wh/km')),
              column('kwh', 'Miles a kWh', ({ figures }) => cellOf(figures.milesPerKilowattHour, 'mi/kWh')),
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
      rowKey={(_, place) => String(place)}
      onPhone="scroll"
    />
  );
}
