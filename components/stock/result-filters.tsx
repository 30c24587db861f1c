import Link from 'next/link';
import { buttonClass } from '@/components/ui/actions/button-class';
import { chosenWords } from '@/components/ui/forms/filter-select';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { TextInput } from '@/components/ui/forms/text-input';
import { auctionPath } from './stock-list-address';
import { STOCK_SHOW_FILTERS, type StockResultView, type StockShowFilter } from '@/lib/domain/stock/stock-result-view';
import { RESULT_COLUMNS } from './result-columns';
import type { StockView } from './stock-view';

const SHOW_FILTER_WORDS: Record<StockShowFilter, string> = {
  all: 'All cars',
  valued: 'With a value',
  without: 'Without a value',
  flagged: 'With an alert',
};

const SHOW = {
  name: 'show',
  label: 'Show',
  options: STOCK_SHOW_FILTERS.map((value) => ({ value, label: SHOW_FILTER_WORDS[value] })),
} as const;

const AGE = { name: 'age', label: 'Age', options: [{ value: '', label: 'All ages' }] } as const;

const SORT = {
  name: 'sort',
  label: 'Sort by',
  options: RESULT_COLUMNS.map(({ key, header }) => ({ value: key, label: header })),
} as const;

/** Search, filters and order, for paper. */
export const resultFilterWords = (view: StockResultView): string[] => [
  ...(view.search.trim() === '' ? [] : [`Find: ${view.search.trim()}`]),
  ...chosenWords([SHOW, AGE, SORT], view),
  ...(view.descending ? ['Highest first'] : []),
];

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
      <Field label={SHOW.label} name={SHOW.name}>
        {(control) => (
          <Select
            {...control}
            value={view.show}
            onChange={({ target }) =>
              onView({ ...view, show: STOCK_SHOW_FILTERS.find((choice) => choice === target.value) ?? 'all' })
            }
            options={SHOW.options}
          />
        )}
      </Field>
      <Field label={AGE.label} name={AGE.name}>
        {(control) => (
          <Select
            {...control}
            value={view.age}
            onChange={({ target }) => onView({ ...view, age: target.value })}
            options={[...AGE.options, ...ages.map((label) => ({ value: label, label }))]}
          />
        )}
      </Field>
      <Link href={auctionPath(listId, view.run)} prefetch={false} className={buttonClass('secondary')}>
        Auction sheet
      </Link>
    </div>
  );
}
