import { DataTable, type Column } from '@/components/ui/data-table';
import { Nothing } from '@/components/ui/nothing';
import { taxedCo2 } from '@/lib/domain/emission-facts';
import { bandOf, dutyHeadroom, headroom, type TaxBand } from '@/lib/domain/tax/tax-bands';
import { formatCo2 } from '@/lib/format';
import type { NamedConfiguration } from './co2-dots';

interface Row {
  readonly name: string;
  readonly co2: number | null;
}

/** What each configuration is taxed by, what is left to the next band, and what it differs by from the first. */
export function BandHeadroom({
  of,
  bands,
  yearName,
  isDelta,
}: {
  of: readonly NamedConfiguration[];
  bands: readonly TaxBand[];
  yearName: string;
  /** Whether the others differ from the first by a known option each. */
  isDelta: boolean;
}) {
  const rows = of.map(({ name, configured: { figures } }): Row => ({ name, co2: figures && taxedCo2(figures) }));
  const first = rows[0]?.co2 ?? null;
  const column = (key: string, header: string, words: (co2: number) => string): Column<Row> => ({
    ...{ key, header, numeric: true },
    cell: ({ co2 }) => (co2 === null ? <Nothing words="no figure" /> : words(co2)),
  });
  const left = (grams: number | null): string => (grams === null ? 'last band' : formatCo2(grams));
  return (
    <DataTable
      caption={`Benefit percentages of ${yearName} and first-year vehicle tax, computed by us from the taxed CO2; headroom in whole grams.`}
      columns={[
        { key: 'name', header: 'Configuration', rowHeader: true, cell: ({ name }) => name },
        column('co2', 'Taxed CO2', formatCo2),
        ...(isDelta ? [column('delta', 'Against this build', (co2) => change(co2, first))] : []),
        column('percent', 'Percentage', (co2) => {
          const band = bandOf(bands, co2);
          return band === null ? 'not known' : `${band.percent}%`;
        }),
        column('left', 'To the next percentage', (co2) => left(headroom(bands, co2))),
        column('duty', 'To the next VED band', (co2) => left(dutyHeadroom(co2))),
      ]}
      rows={rows}
      rowKey={({ name }) => name}
      onPhone="scroll"
    />
  );
}

function change(co2: number, first: number | null): string {
  if (first === null || co2 === first) return 'same';
  return co2 > first ? `+${formatCo2(co2 - first)}` : formatCo2(co2 - first);
}
