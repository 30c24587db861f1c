import { DataTable, type Column } from '@/components/ui/data-table';
import { Missing } from '@/components/ui/missing';
import { Nothing } from '@/components/ui/nothing';
import { bandOf, dutyHeadroom, headroom } from '@/lib/domain/tax/tax-bands';
import { formatCo2 } from '@/lib/format';
import type { TaxedConfiguration } from './taxed-configuration';

/** What each configuration is taxed by, what is left to the next band, and what it differs by from the first. */
export function BandHeadroom({
  of,
  yearName,
  isDelta,
}: {
  of: readonly TaxedConfiguration[];
  yearName: string;
  /** Whether the others differ from the first by a known option each. */
  isDelta: boolean;
}) {
  const first = of[0]?.co2 ?? null;
  const column = (
    key: string,
    header: string,
    words: (co2: number, of: TaxedConfiguration) => ReturnType<Column<TaxedConfiguration>['cell']>,
  ): Column<TaxedConfiguration> => ({
    ...{ key, header, numeric: true },
    cell: (of) => (of.co2 === null ? <Nothing words="no figure" /> : words(of.co2, of)),
  });
  const left = (grams: number | null): string => (grams === null ? 'last band' : formatCo2(grams));
  return (
    <DataTable
      caption={`Benefit percentages of ${yearName} and first-year vehicle tax, computed by us from the taxed CO2; headroom in whole grams.`}
      columns={[
        { key: 'name', header: 'Configuration', rowHeader: true, cell: ({ name }) => name },
        column('co2', 'Taxed CO2', formatCo2),
        ...(isDelta ? [column('delta', 'Against this build', (co2) => change(co2, first))] : []),
        { key: 'percent', header: 'Percentage', numeric: true, cell: ({ percentage }) => percentIn(percentage) },
        column('left', 'To the next percentage', (co2, { bands }) =>
          bandOf(bands, co2) === null ? <Nothing words="not known" /> : left(headroom(bands, co2)),
        ),
        column('duty', 'To the next VED band', (co2) => left(dutyHeadroom(co2))),
      ]}
      rows={of}
      rowKey={(_, place) => String(place)}
      onPhone="scroll"
    />
  );
}

function percentIn(of: TaxedConfiguration['percentage']) {
  if (!('because' in of)) return `${of.percent}%`;
  return (
    <div className="min-w-48 whitespace-normal">
      <Missing {...of.because} />
    </div>
  );
}

function change(co2: number, first: number | null): string {
  if (first === null || co2 === first) return 'same';
  return co2 > first ? `+${formatCo2(co2 - first)}` : formatCo2(co2 - first);
}
