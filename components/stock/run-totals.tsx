import type { ReactNode } from 'react';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import { rowsVatWords } from '@/lib/domain/money/value-vat';
import { movementOf, NO_MOVEMENTS } from '@/lib/domain/stock/stock-result-view';
import type { StockResult } from '@/lib/domain/stock/stock-list';
import { overWords, sumOf, type StockSum } from '@/lib/domain/stock/stock-sum';
import { formatCount, formatPlural, formatPounds, formatPoundsChange } from '@/lib/format';

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
  const [retail, clean, change] = [
    sumOf(rows.map((row) => row.retailPounds)),
    sumOf(rows.map((row) => row.cleanPounds)),
    sumOf(rows.map(movementOf)),
  ];
  const poundsIn = (sum: StockSum) => whenRead(sum ? formatPounds(sum.pounds) : <EmptyCell words="no value" />);
  const vatWords = rowsVatWords(rows);
  return (
    <div className="space-y-2">
      <KeyFigures>
        <KeyFigure
          label="Cars"
          value={whenRead(formatCount(rows.length))}
          gap={rows.length < allCount ? `of ${formatCount(allCount)}` : undefined}
        />
        <KeyFigure label="Retail" band="retail" value={poundsIn(retail)} gap={overWords(retail, rows.length)} />
        <KeyFigure label="Clean" band="clean" value={poundsIn(clean)} gap={overWords(clean, rows.length)} />
        <KeyFigure
          label="Change in Clean"
          value={whenRead(change ? formatPoundsChange(change.pounds) : <EmptyCell words={NO_MOVEMENTS} />)}
          gap={change ? `over ${formatPlural(change.cars, 'car')}` : undefined}
        />
      </KeyFigures>
      {vatWords && <p className="text-sm">{vatWords}</p>}
    </div>
  );
}
