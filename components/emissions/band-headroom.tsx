import { DataTable, type Column } from '@/components/ui/data/data-table';
import { Missing } from '@/components/ui/data/missing';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { bandOf, dutyHeadroom, headroom, nextBand, nextBandWords, rangeBandWords } from '@/lib/domain/tax/tax-bands';
import { formatCo2 } from '@/lib/format';
import type { TaxedConfiguration } from './taxed-configuration';

/** The CO2 each configuration is taxed by, where the next bands begin, and the difference from the first. */
export function BandHeadroom({
  configurations,
  yearName,
  isDelta,
}: {
  configurations: readonly TaxedConfiguration[];
  yearName: string;
  /** Whether the others differ from the first by a known option each. */
  isDelta: boolean;
}) {
  const [first] = configurations;
  const column = (
    key: string,
    header: string,
    format: (co2: number, configuration: TaxedConfiguration) => ReturnType<Column<TaxedConfiguration>['cell']>,
  ): Column<TaxedConfiguration> => ({
    key,
    header,
    numeric: true,
    cell: (configuration) => (configuration.co2 === null ? NO_FIGURE : format(configuration.co2, configuration)),
  });
  return (
    <DataTable
      caption={`BIK % for ${yearName} and first-year vehicle tax, calculated by us from the CO2 for tax. “+” is how much more CO2 that is, in whole g/km.`}
      columns={[
        { key: 'name', header: 'Configuration', rowHeader: true, cell: ({ name }) => name },
        column('co2', 'CO2 for tax', formatCo2),
        ...(isDelta
          ? [
              column('delta', 'vs this build', (co2, { isComparable }) =>
                isComparable && first?.isComparable ? differenceFromFirst(co2, first.co2) : NOT_KNOWN,
              ),
            ]
          : []),
        { key: 'percent', header: 'BIK %', numeric: true, cell: ({ percentage }) => percentageCell(percentage) },
        column('left', 'Next BIK band', (co2, { bands, range }) =>
          bandOf(bands, co2) === null
            ? NOT_KNOWN
            : [nextBandWords(nextBand(co2, headroom(bands, co2))), rangeBandWords(range) ?? []].flat().join('; '),
        ),
        {
          key: 'duty',
          header: 'Next VED band',
          numeric: true,
          cell: ({ dutyCo2 }) =>
            dutyCo2 === null ? NO_FIGURE : nextBandWords(nextBand(dutyCo2, dutyHeadroom(dutyCo2))),
        },
      ]}
      rows={configurations}
      rowKey={(_, index) => String(index)}
      onPhone="scroll"
    />
  );
}

const NO_FIGURE = <EmptyCell words="no figure" />;
const NOT_KNOWN = <EmptyCell words="not known" />;

function percentageCell(percentage: TaxedConfiguration['percentage']) {
  if (!('because' in percentage)) return `${percentage.percent}%`;
  return (
    <div className="min-w-48 whitespace-normal">
      <Missing {...percentage.because} />
    </div>
  );
}

function differenceFromFirst(co2: number, firstCo2: number | null): string {
  const more = firstCo2 === null ? 0 : Math.floor(co2) - Math.floor(firstCo2);
  if (more === 0) return 'same';
  return more > 0 ? `+${formatCo2(more)}` : formatCo2(more);
}
