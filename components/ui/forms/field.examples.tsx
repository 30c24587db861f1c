import { Field } from './field';
import { TextInput } from './text-input';

export const Plain = () => (
  <Field label="Mileage" name="mileage" hint="As on the clock: 62k and 62,480 are both understood.">
    {(control) => <TextInput {...control} numeric after="mi" placeholder="62,480" />}
  </Field>
);

export const WithPrefix = () => (
  <Field label="Asking price in pounds" name="price">
    {(control) => <TextInput {...control} numeric before="£" defaultValue="12,495" />}
  </Field>
);

export const WithError = () => (
  <Field label="Email" name="email" error="Write an address with an @, such as jo@dealer.example." required>
    {(control) => <TextInput {...control} type="email" defaultValue="jo.dealer.example" />}
  </Field>
);

export const WithAdvice = () => (
  <Field label="Mileage" name="mileage" advice="620,000 mi is more than 6,000 a month since this plate was issued.">
    {(control) => <TextInput {...control} numeric after="mi" defaultValue="620,000" />}
  </Field>
);

export const Disabled = () => (
  <Field label="Organisation" name="organisation">
    {(control) => <TextInput {...control} disabled defaultValue="Northgate Cars" />}
  </Field>
);
