import { exportStockProblems, exportStockResults } from '@/lib/api/addresses/stock';
import { fileAddress } from '@/lib/api/client/fetch-endpoint';
import type { StockRun } from '@/lib/domain/stock/stock-list';

/** A run's results as files. */
export function ResultFiles({ listId, run }: { listId: string; run: StockRun }) {
  const files = [
    ['CSV', fileAddress(exportStockResults, { id: listId, run: run.id })],
    ['Excel', fileAddress(exportStockResults, { id: listId, run: run.id, format: 'xlsx' })],
    ...(run.failed + run.withoutValue > 0
      ? [['Rows without a value', fileAddress(exportStockProblems, { id: listId, run: run.id })] as const]
      : []),
  ] as const;
  return (
    <span className="flex flex-wrap items-center gap-x-4 text-sm print:hidden">
      {files.map(([name, address]) => (
        <a key={name} href={address} download className="link inline-flex min-h-(--control) items-center">
          {name}
        </a>
      ))}
    </span>
  );
}
