import { exportStockProblems, exportStockResults } from '@/lib/api/addresses/stock';
import { fileAddress } from '@/lib/api/client/fetch-endpoint';
import { AGE_LABELS } from '@/lib/domain/stock/age-bands';
import { carsNotReached } from '@/lib/domain/stock/run-progress';
import { STOCK_ROW_RANGES_LENGTH_MAX, writeRowRanges } from '@/lib/domain/stock/row-ranges';
import type { StockResult, StockRun } from '@/lib/domain/stock/stock-list';
import type { StockResultView } from '@/lib/domain/stock/stock-result-view';

export interface ResultFilesProps {
  listId: string;
  run: StockRun;
  view: StockResultView;
  /** The results in view. */
  rows: readonly StockResult[];
}

/** The results in view as files, in their order. The search may be a plate, so an address has the rows that it found. */
export function ResultFiles({ listId, run, view: { show, age, sort, descending, search }, rows }: ResultFilesProps) {
  const found = search.trim() === '' ? undefined : writeRowRanges(rows.map(({ row }) => row));
  const input = {
    id: listId,
    run: run.id,
    ...(show !== 'all' && { show }),
    age: AGE_LABELS.find((label) => label === age),
    rows: found,
    ...(sort !== 'row' && { sort }),
    ...(descending && { descending }),
  };
  const isTooLong = found !== undefined && found.length > STOCK_ROW_RANGES_LENGTH_MAX;
  const files: (readonly [name: string, address: string])[] = [];
  if (!isTooLong)
    files.push(
      ['CSV', fileAddress(exportStockResults, input)],
      ['Excel', fileAddress(exportStockResults, { ...input, format: 'xlsx' })],
    );
  if (run.failed + run.withoutValue + carsNotReached(run) > 0)
    files.push(['Rows without a value', fileAddress(exportStockProblems, { id: listId, run: run.id })]);
  return (
    <span className="flex flex-wrap items-center gap-x-4 text-sm print:hidden">
      {isTooLong && <span className="text-soft">Search for fewer cars, or none, to export them.</span>}
      {files.map(([name, address]) => (
        <a key={name} href={address} download className="link inline-flex min-h-(--control) items-center">
          {name}
        </a>
      ))}
    </span>
  );
}
