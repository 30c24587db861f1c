import { useRef } from 'react';
import { useLatePart } from '@/components/ui/behaviour/use-late-component';
import type { DateFieldProps } from '@/components/ui/forms/date-field';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { hasMileageAdvice, MileageAdvice } from '@/components/valuations/form/mileage-advice';
import { useIsSettled } from '@/components/ui/behaviour/use-is-settled';
import type { MileageCheck } from '@/lib/domain/vehicles/mileage';
import type { Fault } from '@/lib/fault';

/** Why the last submission was stopped, by field. */
export interface RevalueRefusals {
  mileage?: string | undefined;
  registered?: string | undefined;
}

export interface RevalueFieldsProps {
  typed: { mileage: string; registered: string };
  miles: MileageCheck;
  /** The most months the vehicle can have been on the road; null while its date is not known. */
  age: number | null;
  /** The record has no usable date of first registration. */
  needsDate: boolean;
  refusals: RevalueRefusals;
  fault: Fault | null;
  onType: (field: 'mileage' | 'registered', text: string) => void;
}

/** The mileage of a new valuation, and the date where it is not known. */
export function RevalueFields({ typed, miles, age, needsDate, refusals, fault, onType }: RevalueFieldsProps) {
  const mileageInput = useRef<HTMLInputElement>(null);
  const isMileageSettled = useIsSettled(typed.mileage);
  const hasDoubt = isMileageSettled && !refusals.mileage && hasMileageAdvice(miles, age);
  const fieldError = (name: string) => (fault?.field === name ? `${fault.message} ${fault.fix}` : undefined);

  function applyMileage(text: string) {
    onType('mileage', text);
    mileageInput.current?.focus();
  }

  return (
    <div className="flex flex-wrap items-start gap-4">
      {/* The advice may be wider than the field. */}
      <div className="max-w-md">
        <Field
          label="Mileage"
          name="mileage"
          error={refusals.mileage ?? fieldError('mileage')}
          advice={hasDoubt && <MileageAdvice check={miles} oldestAgeMonths={age} onApply={applyMileage} />}
        >
          {(control) => (
            <div className="w-40 max-w-full">
              <TextInput
                {...control}
                ref={mileageInput}
                numeric
                after="mi"
                value={typed.mileage}
                onChange={({ target }) => onType('mileage', target.value)}
              />
            </div>
          )}
        </Field>
      </div>
      {needsDate && (
        // As high as the field to come.
        <div className="min-h-17 w-48 max-w-full">
          <LateDateField
            label="First registered"
            name="registered"
            error={refusals.registered ?? fieldError('registered')}
            value={typed.registered}
            onChange={(day) => onType('registered', day)}
          />
        </div>
      )}
    </div>
  );
}

const importDateField = async () => (await import('@/components/ui/forms/date-field')).DateField;

/** Few records lack a date. */
function LateDateField(props: DateFieldProps) {
  const { Part: DateField } = useLatePart(importDateField, 'The date of first registration');
  return DateField && <DateField {...props} />;
}
