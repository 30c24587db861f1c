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
