import { FoldedFilters } from './folded-filters';
import { Field } from './field';
import { Select } from './select';

export const OnAPhoneBehindOneButton = () => (
  <FoldedFilters active={1} words={['Valued by: Mine']}>
    <Field label="Valued by" name="folded-by">
      {(control) => <Select {...control} options={[{ value: '', label: 'Everyone' }]} defaultValue="" />}
    </Field>
  </FoldedFilters>
);
