import { Field } from './field';
import { Select, type SelectOption } from './select';

export interface FilterSelectProps {
  label: string;
  /** Of the field in the form, and so in the address. */
  name: string;
  /** As the address has it. */
  value: string;
  options: readonly SelectOption[];
}

/** One list of a form without script whose state is in the address: it shows what the address says, after each submission too. */
export function FilterSelect({ label, name, value, options }: FilterSelectProps) {
  return (
    <Field label={label} name={name}>
      {(control) => <Select {...control} key={value} options={options} defaultValue={value} />}
    </Field>
  );
}
