import { Field } from './field';
import { FoldedCriteria } from './folded-criteria';
import { TextInput } from './text-input';

export const ChosenAlready = () => (
  <FoldedCriteria words={['21 plate', '42,500 mi', '800 mi a month']}>
    <Field label="Mileage" name="folded-mileage">
      {(control) => <TextInput {...control} numeric after="mi" defaultValue="42,500" />}
    </Field>
  </FoldedCriteria>
);

export const Refused = () => (
  <FoldedCriteria words={['21 plate', 'no mileage']} isOpen>
    <Field label="Mileage" name="refused-mileage" error="Enter the mileage.">
      {(control) => <TextInput {...control} numeric after="mi" />}
    </Field>
  </FoldedCriteria>
);
