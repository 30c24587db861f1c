'use client';

import { Button } from '@/components/ui/actions/button';
import { DateField } from '@/components/ui/forms/date-field';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { mileageText } from '@/lib/domain/vehicles/mileage';

export interface RegistrationFormProps {
  /** As the address has them; empty where it has none. */
  typed: { readonly registered: string; readonly mileage: string };
  /** The field that was refused, with its sentence. */
  refusal: { readonly field: string; readonly words: string } | null;
}

/** A plain form, which needs no script: its address reopens the values, free. */
export function RegistrationForm({ typed, refusal }: RegistrationFormProps) {
  const errorOf = (field: keyof RegistrationFormProps['typed']) =>
    refusal?.field === field ? refusal.words : undefined;
  return (
    <form method="get" className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3">
      <DateField
        label="Date of first registration"
        name="registered"
        defaultValue={typed.registered}
        error={errorOf('registered')}
        required
      />
      <Field label="Mileage" name="mileage" error={errorOf('mileage')} required>
        {(control) => (
          <TextInput {...control} numeric after="mi" defaultValue={mileageText(typed.mileage)} placeholder="62,480" />
        )}
      </Field>
      <Button type="submit" variant="primary">
        Show the values (free)
      </Button>
    </form>
  );
}
