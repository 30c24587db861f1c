import { FilterSelect } from './filter-select';

export const OfAForm = () => (
  <FilterSelect
    label="Status"
    name="filter-status"
    value="sold"
    options={[
      { value: '', label: 'In stock' },
      { value: 'sold', label: 'Sold' },
    ]}
  />
);
