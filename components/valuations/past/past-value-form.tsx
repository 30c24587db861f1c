'use client';

import { Button } from '@/components/ui/actions/button';
import { DateField } from '@/components/ui/forms/date-field';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { mileageText } from '@/lib/domain/vehicles/mileage';

/** As the address has them; empty where it has none. */
export interface PastValueTexts {
  readonly registered: string;
  readonly mileage: string;
  readonly day: string;
}

export interface PastValueFormProps {
  typed: PastValueTexts;
  /** The refused field, with its message. */
  refusal: { readonly field: string; readonly words: string } | null;
}

/** A plain form, which needs no script: its address reopens the statement, free. */
export function PastValueForm({ typed, refusal }: PastValueFormProps) {
  const errorOf = (field: keyof PastValueTexts) => (refusal?.field === field ? refusal.words : undefined);
  return (
    <form method="get" className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <DateField
        label="Date of first registration"
        name="registered"
        defaultValue={typed.registered}
        error={errorOf('registered')}
        required
      />
      <Field label="Mileage on that date" name="mileage" error={errorOf('mileage')} required>
        {(control) => (
          <TextInput {...control} numeric after="mi" defaultValue={mileageText(typed.mileage)} placeholder="62,480" />
        )}
      </Field>
      <DateField label="Value on" name="day" defaultValue={typed.day} error={errorOf('day')} required />
      <Button type="submit" variant="primary">
        Show the value (free)
      </Button>
    </form>
  );
}
