import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import type { Distances } from '@/lib/domain/vehicles/mileage';

const DISTANCES_WORDS: Readonly<Record<Distances, string>> = {
  miles: 'Miles',
  marked: 'Miles; km where a row says so',
  all: 'Kilometres',
};

interface DistancesFieldProps<Choice extends Distances> {
  value: Choice;
  choices: readonly Choice[];
  onChoose: (choice: Choice) => void;
}

/** What the mileages of a file are in. */
export function DistancesField<Choice extends Distances>({ value, choices, onChoose }: DistancesFieldProps<Choice>) {
  return (
    <Field label="Distances are in" name="unit">
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => onChoose(choices.find((choice) => choice === target.value) ?? value)}
          options={choices.map((choice) => ({ value: choice, label: DISTANCES_WORDS[choice] }))}
        />
      )}
    </Field>
  );
}
