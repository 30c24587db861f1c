import { formatDate } from '@/lib/format';
import { Field } from './field';
import { Select, type SelectOption } from './select';

export interface FilterSelectProps {
  label: string;
  /** The field's name in the form, and so in the address. */
  name: string;
  /** As the address has it. */
  value: string;
  options: readonly SelectOption[];
}

/**
 * A list in a scriptless form whose state is in the address: always shows the address's value, after submissions too.
 */
export function FilterSelect({ label, name, value, options }: FilterSelectProps) {
  return (
    <Field label={label} name={name}>
      {(control) => <Select {...control} key={value} options={options} defaultValue={value} />}
    </Field>
  );
}

/**
 * What is chosen in the lists of a filter, besides the first option of each, which is the default: "Status: Sold".
 * @param values by the names of the lists; one that is no option stands as it is
 */
export function chosenWords<Name extends string>(
  lists: readonly (Pick<FilterSelectProps, 'label' | 'options'> & { readonly name: Name })[],
  values: Readonly<Record<NoInfer<Name>, string>>,
): string[] {
  return lists.flatMap(({ name, label, options }) => {
    const value = values[name];
    if (value === '' || value === options[0]?.value) return [];
    return [`${label}: ${options.find((option) => option.value === value)?.label ?? value}`];
  });
}

/** "From 1 Nov 2026", "To 30 Nov 2026". @param range days, or empty for an open end */
export const dayRangeWords = ({ from, to }: { readonly from: string; readonly to: string }): string[] => [
  ...(from === '' ? [] : [`From ${formatDate(from)}`]),
  ...(to === '' ? [] : [`To ${formatDate(to)}`]),
];
