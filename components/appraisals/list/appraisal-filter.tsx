import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { chosenWords, FilterSelect } from '@/components/ui/forms/filter-select';
import { FoldedFilters } from '@/components/ui/forms/folded-filters';
import { TextInput } from '@/components/ui/forms/text-input';
import { APPRAISAL_COLUMNS, appraisalStateWords } from '@/lib/domain/appraisals/appraisal-state';
import type { PersonReference } from '@/lib/domain/provenance';
import { formatPounds } from '@/lib/format';
import { activeFilterCount, AGES, appraisalsQuery, OWN, type AppraisalsView } from './appraisals-address';

interface AppraisalFilterProps {
  view: AppraisalsView;
  problems: { readonly from: string | null; readonly to: string | null };
  owners: readonly PersonReference[];
  /** The signed-in person. */
  person: string;
}

/** A plain form, which needs no script: its state is in the address. The board always shows every state. */
export function AppraisalFilter({ view, problems, owners, person }: AppraisalFilterProps) {
  const selects = [
    {
      name: 'state',
      label: 'State',
      options: [
        { value: '', label: 'All states' },
        ...APPRAISAL_COLUMNS.map((column) => ({ value: column.key, label: appraisalStateWords(column) })),
      ],
    },
    {
      name: 'owner',
      label: 'Owner',
      options: [
        { value: '', label: 'Everyone' },
        { value: OWN, label: 'Me' },
        ...owners.filter(({ id }) => id !== person).map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      name: 'age',
      label: 'Age',
      options: [
        { value: '', label: 'Any age' },
        ...AGES.map((days) => ({ value: String(days), label: `${days} days or more` })),
      ],
    },
  ] as const;
  const shown = selects.filter(({ name }) => view.view === '' || name !== 'state');
  return (
    <FoldedFilters
      active={activeFilterCount(view)}
      words={[...chosenWords(shown, view), ...offerWords(view)]}
      isOpen={problems.from !== null || problems.to !== null}
    >
      <form action="/appraisals" className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {shown.map(({ name, label, options }) => (
          <FilterSelect key={name} label={label} name={name} value={view[name]} options={options} />
        ))}
        {(['from', 'to'] as const).map((name) => (
          <Field
            key={name}
            label={name === 'from' ? 'Offer from, £' : 'Offer to, £'}
            name={name}
            error={problems[name]}
          >
            {(control) => (
              <TextInput {...control} key={view[name]} inputMode="numeric" maxLength={20} defaultValue={view[name]} />
            )}
          </Field>
        ))}
        {view.view !== '' && <input type="hidden" name="view" value={view.view} />}
        <Button type="submit">Show</Button>
      </form>
    </FoldedFilters>
  );
}

/** The amounts that the list is filtered by; not those that were refused. */
function offerWords(view: AppraisalsView): string[] {
  const { fromPounds, toPounds } = appraisalsQuery(view).query;
  return [
    ...(fromPounds === undefined ? [] : [`Offer from ${formatPounds(fromPounds)}`]),
    ...(toPounds === undefined ? [] : [`Offer to ${formatPounds(toPounds)}`]),
  ];
}
