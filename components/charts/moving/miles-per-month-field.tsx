'use client';
import { useState, type ReactNode } from 'react';
import { useDebouncedValue } from '@/components/ui/behaviour/use-debounced-value';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { readMilesPerMonth } from './miles-per-month';

export interface MilesPerMonthFieldProps {
  label: string;
  hint?: ReactNode;
  /** What is drawn; 0: none. */
  perMonth: number;
  onPerMonth: (perMonth: number) => void;
}

/** Half a text, such as `1,`, is no mileage, so an error appears only once typing rests. */
const REST_MS = 600;

/** Miles per month under a chart. The text stays as typed; what is no mileage draws nothing new and says why. */
export function MilesPerMonthField({ label, hint, perMonth, onPerMonth }: MilesPerMonthFieldProps) {
  const [typed, setTyped] = useState(perMonth === 0 ? '' : String(perMonth));
  const { refusal } = readMilesPerMonth(typed, perMonth);
  const isAtRest = useDebouncedValue(typed, REST_MS) === typed;

  function changeText(text: string) {
    setTyped(text);
    const { drawn } = readMilesPerMonth(text, perMonth);
    if (drawn !== perMonth) onPerMonth(drawn);
  }

  return (
    <Field label={label} name="perMonth" hint={hint} error={isAtRest ? refusal : undefined}>
      {(control) => (
        <TextInput
          {...control}
          numeric
          after="mi"
          value={typed}
          placeholder="0"
          onChange={({ target }) => changeText(target.value)}
        />
      )}
    </Field>
  );
}
