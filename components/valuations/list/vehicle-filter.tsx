import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Button } from '@/components/ui/actions/button';
import { DateField } from '@/components/ui/forms/date-field';
import { chosenWords, dayRangeWords, FilterSelect } from '@/components/ui/forms/filter-select';
import { FoldedFilters } from '@/components/ui/forms/folded-filters';
import type { Day } from '@/lib/domain/time/calendar';
import { VehicleFilterForm } from './vehicle-filter-form';
import { activeFilterCount, isFiltered, type VehicleListView } from './vehicle-list-address';

const SELECTS = [
  {
    name: 'who',
    label: 'Valued by',
    options: [
      { value: '', label: 'Everyone' },
      { value: 'me', label: 'Mine' },
    ],
  },
  {
    name: 'origin',
    label: 'Valued',
    options: [
      { value: '', label: 'All' },
      { value: 'single', label: 'One by one' },
      { value: 'list', label: 'From a stock list' },
    ],
  },
  {
    name: 'only',
    label: 'Show',
    options: [
      { value: '', label: 'All vehicles' },
      { value: 'flagged', label: 'With an alert' },
      { value: 'unvalued', label: 'Without a value' },
    ],
  },
] as const;

const SORT = {
  name: 'sort',
  label: 'Sort by',
  options: [
    { value: 'valued', label: 'Valued' },
    { value: 'mileage', label: 'Mileage' },
    { value: 'retail', label: 'Retail' },
    { value: 'clean', label: 'Clean' },
    { value: 'change', label: 'Change' },
    { value: 'times', label: 'Times valued' },
  ],
} as const;

/** Search, filters and order, for paper. */
const printedWords = (view: VehicleListView): string[] => [
  ...(view.search === '' ? [] : [`Search: ${view.search}`]),
  ...chosenWords(SELECTS, view),
  ...dayRangeWords(view),
  ...chosenWords([SORT], view),
  ...(view.order === 'ascending' ? ['Lowest first'] : []),
];

/** Narrows the list down: a plain form, which needs no script, its state in the address. */
export function VehicleFilter({ view, today }: { view: VehicleListView; today: Day }) {
  return (
    <FoldedFilters active={activeFilterCount(view)} words={printedWords(view)}>
      <VehicleFilterForm className="grid grid-cols-2 items-end gap-3 md:grid-cols-3 xl:grid-cols-[repeat(5,minmax(0,1fr))_auto]">
        {view.search && <input type="hidden" name="search" value={view.search} />}
        {SELECTS.map(({ name, label, options }) => (
          <FilterSelect key={name} label={label} name={name} value={view[name]} options={options} />
        ))}
        {(['from', 'to'] as const).map((name) => (
          <DateField
            key={`${name} ${view[name]}`}
            label={name === 'from' ? 'From' : 'To'}
            name={name}
            defaultValue={view[name]}
            max={today}
          />
        ))}
        {/* Its columns' headings sort a table; cards have none. */}
        <div className="sm:hidden">
          <FilterSelect {...SORT} value={view.sort} />
        </div>
        {view.order === 'ascending' && <input type="hidden" name="order" value={view.order} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit">Show</Button>
          {isFiltered(view) && (
            <ButtonLink href="/valuations" variant="quiet">
              Clear
            </ButtonLink>
          )}
        </div>
      </VehicleFilterForm>
    </FoldedFilters>
  );
}
