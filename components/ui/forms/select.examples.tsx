import { Field } from './field';
import { Select } from './select';

const conditions = [
  { value: 'clean', label: 'Clean' },
  { value: 'average', label: 'Average' },
  { value: 'below', label: 'Below average' },
];

export const WithLabel = () => (
  <Field label="Condition" name="condition">
    {(control) => <Select {...control} options={conditions} defaultValue="average" />}
  </Field>
);

export const WithError = () => (
  <Field label="Condition" name="condition" error="Choose the condition the car is in today.">
    {(control) => <Select {...control} options={[{ value: '', label: 'Choose…' }, ...conditions]} />}
  </Field>
);
