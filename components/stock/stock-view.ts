import { AGE_LABELS } from '@/lib/domain/stock/age-bands';
import { STOCK_SHOW_FILTERS, STOCK_SORT_KEYS, type StockResultView } from '@/lib/domain/stock/stock-result-view';

/** What the page of a list shows of its runs. */
export interface StockView extends StockResultView {
  /** The id of the run in view; empty for the newest. */
  readonly run: string;
}

/** Unknown or repeated values in the address are ignored. */
export function readStockView(query: URLSearchParams): Omit<StockView, 'search'> {
  const textOf = (name: string) => {
    const [text = '', ...others] = query.getAll(name);
    return others.length === 0 ? text.trim() : '';
  };
  const [sort, show, age] = [textOf('sort'), textOf('show'), textOf('age')];
  return {
    sort: STOCK_SORT_KEYS.find((key) => key === sort) ?? 'row',
    descending: textOf('down') === '1',
    show: STOCK_SHOW_FILTERS.find((showFilter) => showFilter === show) ?? 'all',
    age: AGE_LABELS.find((label) => label === age) ?? '',
    run: textOf('run'),
  };
}

/** The part of a view that is in the address: never the search, which may be a plate. */
export function writeStockView({ sort, descending, show, age, run }: Omit<StockView, 'search'>): string {
  const query = new URLSearchParams({
    ...(sort !== 'row' && { sort }),
    ...(descending && { down: '1' }),
    ...(show !== 'all' && { show }),
    ...(age !== '' && { age }),
    ...(run !== '' && { run }),
  });
  return query.size > 0 ? `?${query}` : '';
}
