import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Button } from '@/components/ui/actions/button';
import { DateField } from '@/components/ui/forms/date-field';
import { FilterSelect } from '@/components/ui/forms/filter-select';
import { FoldedFilters } from '@/components/ui/forms/folded-filters';
import type { Day } from '@/lib/domain/time/calendar';
import { VehicleFilterForm } from './vehicle-filter-form';
import { activeFilterCount, isFiltered, type VehicleListView } from './vehicle-list-address';

const CHOICES = {
  who: [
    { value: '', label: 'Everyone' },
    { value: 'me', label: 'Mine' },
  ],
  origin: [
    { value: '', label: 'All' },
    { value: 'single', label: 'One by one' },
    { value: 'list', label: 'From a stock list' },
  ],
  only: [
    { value: '', label: 'All vehicles' },
    { value: 'flagged', label: 'With an alert' },
    { value: 'unvalued', label: 'Without a value' },
  ],
} as const;

const LABELS = { who: 'Valued by', origin: 'Valued', only: 'Show' } as const;

const SORTS = [
  { value: 'valued', label: 'Valued' },
  { value: 'mileage', label: 'Mileage' },
  { value: 'retail', label: 'Retail' },
  { value: 'clean', label: 'Clean' },
  { value: 'change', label: 'Change' },
  { value: 'times', label: 'Times valued' },
];

/** Narrows the list down: a plain form, which needs no script, its state in the address. */
export function VehicleFilter({ view, today }: { view: VehicleListView; today: Day }) {
  return (
    <FoldedFilters active={activeFilterCount(view)}>
      <VehicleFilterForm className="grid grid-cols-2 items-end gap-3 md:grid-cols-3 xl:grid-cols-[repeat(5,minmax(0,1fr))_auto]">
        {view.search && <input type="hidden" name="search" value={view.search} />}
        {(['who', 'origin', 'only'] as const).map((name) => (
          <FilterSelect key={name} label={LABELS[name]} name={name} value={view[name]} options={CHOICES[name]} />
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
          <FilterSelect label="Sort by" name="sort" value={view.sort} options={SORTS} />
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
