import { Button } from '@/components/ui/actions/button';
import { chosenWords, FilterSelect } from '@/components/ui/forms/filter-select';
import { FoldedFilters } from '@/components/ui/forms/folded-filters';
import { DAY_BANDS } from '@/lib/domain/stock-cars/days-in-stock';
import { SOURCES } from '@/lib/domain/source-names';
import { SORT_WORDS, STOCK_CAR_SORTS } from '@/lib/domain/stock-cars/stock-car-sort';
import { STATUS_WORDS, STOCK_CAR_STATUSES } from '@/lib/domain/stock-cars/stock-car-state';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { activeFilterCount, type StockCarsView } from './stock-cars-address';

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

interface FilterProps {
  view: StockCarsView;
  sites: readonly string[];
  makes: readonly string[];
}

/** A plain form, which needs no script: its state is in the address. */
export function StockCarFilter({ view, sites, makes }: FilterProps) {
  const selects = [
    {
      name: 'status',
      label: 'Status',
      options: [
        { value: '', label: 'In stock' },
        ...STOCK_CAR_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] })),
      ],
    },
    { name: 'site', label: 'Site', options: [{ value: '', label: 'All sites' }, ...plain(sites)] },
    {
      name: 'make',
      label: 'Make',
      options: [{ value: '', label: 'All makes' }, ...makes.map((value) => ({ value, label: displayName(value) }))],
    },
    {
      name: 'days',
      label: 'Days in stock',
      options: [{ value: '', label: 'All' }, ...DAY_BANDS.map(({ key, label }) => ({ value: key, label }))],
    },
    {
      name: 'only',
      label: 'Show',
      options: [
        { value: '', label: 'All cars' },
        { value: 'flagged', label: 'With an alert' },
        { value: 'unidentified', label: 'Not identified' },
        { value: 'outside', label: `Priced outside ${SOURCES.guide.inText} or ${SOURCES.market.inText}` },
      ],
    },
    {
      name: 'sort',
      label: 'Sort by',
      options: STOCK_CAR_SORTS.map((value) => ({ value, label: SORT_WORDS[value] })),
    },
    {
      name: 'order',
      label: 'Order',
      options: [
        { value: 'descending', label: 'Highest first' },
        { value: 'ascending', label: 'Lowest first' },
      ],
    },
  ] as const;
  return (
    <FoldedFilters active={activeFilterCount(view)} words={chosenWords(selects, view)}>
      <form
        action="/stock/cars"
        className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4 xl:grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,1.6fr)_minmax(0,1.5fr)_minmax(0,1fr)_auto]"
      >
        {selects.map(({ name, label, options }) => (
          <div key={name} className={name === 'only' ? 'col-span-2 xl:col-span-1' : undefined}>
            <FilterSelect label={label} name={name} value={view[name]} options={options} />
          </div>
        ))}
        <Button type="submit">Show</Button>
      </form>
    </FoldedFilters>
  );
}
