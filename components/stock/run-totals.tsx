import type { ReactNode } from 'react';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import type { StockResult } from '@/lib/domain/stock/stock-list';
import { formatCount, formatPlural, formatPounds, formatPoundsChange } from '@/lib/format';
import { movementOf } from './stock-view';

export interface RunTotalsProps {
  /** The rows of the view. */
  rows: readonly StockResult[];
  /** Of all rows. */
  allCount: number;
  /** A placeholder in place of the value until all results are there. */
  whenRead: (value: ReactNode) => ReactNode;
}

/** The sums of the rows in view. */
export function RunTotals({ rows, allCount, whenRead }: RunTotalsProps) {
  const sum = (poundsOf: (row: StockResult) => number | null) =>
    rows.reduce((total, row) => total + (poundsOf(row) ?? 0), 0);
  const changedCount = rows.filter((row) => movementOf(row) !== null).length;
  return (
    <KeyFigures>
      <KeyFigure
        label="Cars"
        value={whenRead(formatCount(rows.length))}
        gap={rows.length < allCount ? `of ${formatCount(allCount)}` : undefined}
      />
      <KeyFigure label="Retail" band="retail" value={whenRead(formatPounds(sum((row) => row.retailPounds)))} />
      <KeyFigure label="Clean" band="clean" value={whenRead(formatPounds(sum((row) => row.cleanPounds)))} />
      <KeyFigure
        label="Change in Clean"
        value={whenRead(
          changedCount > 0 ? formatPoundsChange(sum(movementOf)) : <EmptyCell words="not valued before" />,
        )}
        gap={changedCount > 0 ? `over ${formatPlural(changedCount, 'car')}` : undefined}
      />
    </KeyFigures>
  );
}
