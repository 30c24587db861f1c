import type { ReactNode, Ref } from 'react';
import { Field } from '@/components/ui/forms/field';
import { PlateInput } from '@/components/ui/forms/plate-input';
import type { PlateCheck } from '@/lib/domain/plates/check-plate';
import { hasAdvice, PlateAdvice } from './plate-advice';
import { useIsSettled } from '@/components/ui/behaviour/use-is-settled';
import { ReadAs } from '@/components/valuations/plate/read-as';
import type { PlateCorrection } from '@/components/valuations/plate/use-plate-correction';

export interface PlateFieldProps {
  ref: Ref<HTMLInputElement>;
  label: ReactNode;
  /** Beside the label: the age of the plate. */
  aside?: ReactNode;
  check: PlateCheck;
  typed: string;
  /** Why the last submission was stopped at this field; no advice is shown beside it. */
  refusal: string | undefined;
  error: string | undefined;
  onInput: (text: string) => void;
  /** Puts another reading into the field. */
  onApply: (display: string) => void;
  correction: PlateCorrection;
  autoFocus?: boolean;
  enterKeyHint?: 'next' | 'go';
}

/** A plate, or a VIN in the same field, with free advice once the typing has settled. */
export function PlateField({
  ref,
  label,
  aside,
  check,
  typed,
  refusal,
  error,
  onInput,
  onApply,
  correction,
  autoFocus = false,
  enterKeyHint = 'next',
}: PlateFieldProps) {
  const isSettled = useIsSettled(typed);
  return (
    <Field
      label={label}
      aside={aside}
      name="plate"
      error={refusal ?? error}
      advice={
        !refusal &&
        (correction.words ? (
          <ReadAs {...correction.words} />
        ) : (
          isSettled && hasAdvice(check) && <PlateAdvice check={check} onApply={onApply} />
        ))
      }
    >
      {(control) => (
        <PlateInput
          {...control}
          ref={ref}
          autoFocus={autoFocus}
          enterKeyHint={enterKeyHint}
          placeholder="AB12 CDE"
          long={typed.trim().length > 10}
          onBlur={correction.correct}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      )}
    </Field>
  );
}
