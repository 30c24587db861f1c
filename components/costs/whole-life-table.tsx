import { DataTable } from '@/components/ui/data/data-table';
import { perMile, wholeLifeTotal, type WholeLifeCostPart } from '@/lib/domain/costs/whole-life-parts';
import { perMileDigits } from '@/lib/domain/costs/pence-per-mile';
import { excludedWords } from '@/lib/domain/costs/whole-life-words';
import { serviceTotalText } from '@/lib/domain/costs/service-total-text';
import type { Legislation } from '@/lib/domain/tax/legislation';
import { formatPence } from '@/lib/format';

export interface WholeLifeTableProps {
  parts: readonly WholeLifeCostPart[];
  used: { readonly termMonths: number; readonly miles: number };
  legislation: Legislation;
}

/** The parts of a whole life cost and their total, beside the service's own total. */
export function WholeLifeTable({ parts, used, legislation }: WholeLifeTableProps) {
  const { totalPence, missing } = wholeLifeTotal(parts);
  return (
    <DataTable
      caption={serviceTotalText(legislation, parts, used.miles)}
      columns={[
        { key: 'words', header: 'Part', rowHeader: true, span: 3, cell: ({ words }) => words },
        { key: 'pence', header: 'Over the term', numeric: true, cell: ({ pence }) => formatPence(pence) },
        {
          key: 'mile',
          header: 'Per mile',
          numeric: true,
          cell: ({ pence }) => pencePerMileText(perMile(pence, used.miles)),
        },
        {
          key: 'month',
          header: 'Per month',
          numeric: true,
          cell: ({ pence }) => formatPence(Math.round(pence / used.termMonths)),
        },
        { key: 'source', header: 'Source', span: 3, unlabelled: true, cell: ({ source }) => source },
      ]}
      rows={[
        ...parts,
        {
          key: 'total',
          words: missing.length === 0 ? 'Total' : 'Total of these',
          pence: totalPence,
          source: excludedWords(missing) ?? differenceText(totalPence, legislation.wholeLifeCost),
        },
      ]}
      rowKey={({ key }) => key}
      onPhone="cards"
    />
  );
}

export const pencePerMileText = (pence: number | null): string => (pence === null ? '–' : `${perMileDigits(pence)}p`);

/** Our total beside the service’s: equal only to the penny. */
export function differenceText(totalPence: number, servicePounds: number | null): string {
  if (servicePounds === null) return 'Calculated by us';
  const gapPence = Math.round(servicePounds * 100) - totalPence;
  if (gapPence === 0) return 'Same as the service’s total';
  // Rounded part by part, which the service does not do.
  if (Math.abs(gapPence) <= 100) return 'Within £1 of the service’s total';
  return `The service’s total is ${formatPence(Math.abs(gapPence))} ${gapPence > 0 ? 'higher' : 'lower'}`;
}
