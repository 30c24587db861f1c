import { Field } from './field';
import { PlateInput } from './plate-input';

export const Empty = () => (
  <Field label="Registration or VIN" name="plate">
    {(control) => <PlateInput {...control} placeholder="AB12 CDE" />}
  </Field>
);

export const Filled = () => (
  <Field label="Registration or VIN" name="plate">
    {(control) => <PlateInput {...control} defaultValue="lk71 ghx" />}
  </Field>
);

export const WithAdvice = () => (
  <Field label="Registration or VIN" name="plate" advice="The letter O cannot stand there. Did you mean AB02 CDE?">
    {(control) => <PlateInput {...control} defaultValue="ABO2 CDE" />}
  </Field>
);

export const WithError = () => (
  <Field
    label="Registration or VIN"
    name="plate"
    error="No UK plate has this shape. Write it as on the car, such as AB12 CDE."
  >
    {(control) => <PlateInput {...control} defaultValue="A?12" />}
  </Field>
);
