import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Button } from '@/components/ui/actions/button';
import { DateField } from '@/components/ui/forms/date-field';
import { chosenWords, dayRangeWords, FilterSelect } from '@/components/ui/forms/filter-select';
import { FoldedFilters } from '@/components/ui/forms/folded-filters';
import { BILLED_OPERATIONS, lookUpWords } from '@/lib/domain/usage/billed-service';
import { CHARGED_WORDS } from '@/lib/domain/usage/ledger-words';
import type { LedgerFilterQuery } from './ledger-address';

const OPERATIONS = BILLED_OPERATIONS.map((value) => ({
  value,
  label: lookUpWords(value),
}));

const CHOICES = {
  charged: [
    { value: '', label: 'All charges' },
    { value: 'yes', label: CHARGED_WORDS.yes },
    { value: 'no', label: CHARGED_WORDS.no },
    { value: 'unknown', label: CHARGED_WORDS.unknown },
  ],
  answer: [
    { value: '', label: 'All results' },
    { value: 'fresh', label: 'New checks' },
    // oxlint-disable-next-line code/plain-words -- the ledger's value, in addresses that were saved
    { value: 'kept', label: 'Free – already checked' },
  ],
};

/** Narrows the ledger down: a plain form, which needs no script, its state in the address. */
export function LedgerFilter({
  filter,
  people,
}: {
  filter: LedgerFilterQuery;
  people: readonly { id: string; name: string }[];
}) {
  const lists = [
    {
      name: 'person',
      label: 'Who',
      options: [{ value: '', label: 'All users' }, ...people.map(({ id, name }) => ({ value: id, label: name }))],
    },
    { name: 'operation', label: 'What', options: [{ value: '', label: 'All services' }, ...OPERATIONS] },
    { name: 'charged', label: 'Charged', options: CHOICES.charged },
    { name: 'answer', label: 'Answer', options: CHOICES.answer },
  ] as const;
  const active = Object.values(filter).filter((value) => value !== '').length;
  return (
    <FoldedFilters active={active} words={[...chosenWords(lists, filter), ...dayRangeWords(filter)]}>
      <form action="/ledger" className="grid grid-cols-2 items-end gap-3 md:grid-cols-4 xl:grid-cols-7">
        {lists.map(({ name, label, options }) => (
          <FilterSelect key={name} label={label} name={name} value={filter[name]} options={options} />
        ))}
        {(['from', 'to'] as const).map((name) => (
          <DateField
            key={`${name} ${filter[name]}`}
            label={name === 'from' ? 'From' : 'To'}
            name={name}
            defaultValue={filter[name]}
          />
        ))}
        <div className="flex flex-wrap gap-2">
          <Button type="submit">Show</Button>
          {active > 0 && (
            <ButtonLink href="/ledger" variant="quiet">
              All
            </ButtonLink>
          )}
        </div>
      </form>
    </FoldedFilters>
  );
}
