import Link from 'next/link';
import { buttonClass } from '@/components/ui/actions/button-class';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { TextInput } from '@/components/ui/forms/text-input';
import { auctionPath } from './stock-list-address';
import { STOCK_SHOW_FILTERS, type StockShowFilter } from '@/lib/domain/stock/stock-result-view';
import type { StockView } from './stock-view';

const SHOW_FILTER_WORDS: Record<StockShowFilter, string> = {
  all: 'All cars',
  valued: 'With a value',
  without: 'Without a value',
  flagged: 'With an alert',
};

export interface ResultFiltersProps {
  listId: string;
  view: Omit<StockView, 'search'>;
  onView: (view: Omit<StockView, 'search'>) => void;
  search: string;
  onSearch: (search: string) => void;
  /** The age bands of the results. */
  ages: readonly string[];
}

/** Which cars of a run are in view. */
export function ResultFilters({ listId, view, onView, search, onSearch, ages }: ResultFiltersProps) {
  return (
    <div className="mb-3 grid items-end gap-3 sm:grid-cols-[2fr_1fr_1fr_auto] print:hidden">
      <Field label="Find" name="find">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={search}
            placeholder="Plate, vehicle or reference"
            onChange={({ target }) => onSearch(target.value)}
          />
        )}
      </Field>
      <Field label="Show" name="show">
        {(control) => (
          <Select
            {...control}
            value={view.show}
            onChange={({ target }) =>
              onView({ ...view, show: STOCK_SHOW_FILTERS.find((choice) => choice === target.value) ?? 'all' })
            }
            options={STOCK_SHOW_FILTERS.map((value) => ({ value, label: SHOW_FILTER_WORDS[value] }))}
          />
        )}
      </Field>
      <Field label="Age" name="age">
        {(control) => (
          <Select
            {...control}
            value={view.age}
            onChange={({ target }) => onView({ ...view, age: target.value })}
            options={[{ value: '', label: 'All ages' }, ...ages.map((label) => ({ value: label, label }))]}
          />
        )}
      </Field>
      <Link href={auctionPath(listId, view.run)} prefetch={false} className={buttonClass('secondary')}>
        Auction sheet
      </Link>
    </div>
  );
}
