import { ButtonLink } from '@/components/layout/button-link';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { BILLED_SERVICES, lookUpWords } from '@/lib/domain/billed-service';

/** What the address may ask of the ledger. */
export interface LedgerAsked {
  readonly person: string;
  readonly operation: string;
  readonly charged: string;
  readonly answer: string;
  readonly from: string;
  readonly to: string;
}

const OPERATIONS = BILLED_SERVICES.flatMap(({ operations }) => operations).map((value) => ({
  value,
  label: lookUpWords(value),
}));

const CHOICES = {
  charged: [
    { value: '', label: 'Whatever it cost' },
    { value: 'yes', label: 'Charged' },
    { value: 'no', label: 'Not charged' },
    { value: 'unknown', label: 'Not known' },
  ],
  answer: [
    { value: '', label: 'Kept and fresh' },
    { value: 'fresh', label: 'Fresh' },
    { value: 'kept', label: 'Kept' },
  ],
};

/** Narrows the ledger down: a plain form, which needs no script, its state in the address. */
export function LedgerFilter({
  asked,
  people,
}: {
  asked: LedgerAsked;
  people: readonly { id: string; name: string }[];
}) {
  const lists = [
    {
      name: 'person',
      label: 'Who',
      options: [{ value: '', label: 'Everybody' }, ...people.map(({ id, name }) => ({ value: id, label: name }))],
    },
    { name: 'operation', label: 'What', options: [{ value: '', label: 'Everything' }, ...OPERATIONS] },
    { name: 'charged', label: 'Charged', options: CHOICES.charged },
    { name: 'answer', label: 'Answer', options: CHOICES.answer },
  ] as const;
  const filtered = Object.values(asked).some((value) => value !== '');
  return (
    <form action="/ledger" className="grid grid-cols-2 items-end gap-3 md:grid-cols-4 xl:grid-cols-7 print:hidden">
      {lists.map(({ name, label, options }) => (
        <Field key={name} label={label} name={name}>
          {(control) => <Select {...control} key={asked[name]} options={options} defaultValue={asked[name]} />}
        </Field>
      ))}
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={name === 'from' ? 'From' : 'To'} name={name}>
          {(control) => <TextInput {...control} key={asked[name]} type="date" defaultValue={asked[name]} />}
        </Field>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Show</Button>
        {filtered && (
          <ButtonLink href="/ledger" variant="quiet">
            All
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
