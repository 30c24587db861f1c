import { columnMoneyText } from '@/lib/domain/appraisals/money-text';
import type { SumLine } from '@/lib/domain/appraisals/sum-line';
import { rowKeys, SumList, totalText } from './sum-list';

export interface SumLinesProps {
  lines: readonly SumLine[];
  total: { readonly name: string; readonly pence: number | null };
}

/** A part of the column as it was frozen. */
export function SumLines({ lines, total }: SumLinesProps) {
  const keys = rowKeys(lines.map(({ name }) => name));
  const rows = lines.map(({ pence, ...line }, index) => ({
    ...line,
    key: keys[index] ?? '',
    figure: columnMoneyText(pence, lines),
  }));
  return (
    <SumList rows={rows} total={{ name: total.name, figure: totalText(total.pence, null, lines) }} missing={null} />
  );
}
