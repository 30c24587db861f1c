import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/data/icon';
import { FieldError } from './field-error';

/** What a field hands to its control, so that label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  name: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  name: string;
  /** For links to the field from outside, such as from an error summary. */
  id?: string;
  hint?: ReactNode;
  /** A short hint on the label's line, which may appear while typing; not part of the control's name. */
  aside?: ReactNode;
  /** Why the value cannot be used, and what to write instead. */
  error?: ReactNode;
  /** A doubt that does not block the form: "Did you mean …?". Announced when it appears. */
  advice?: ReactNode;
  required?: boolean;
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint, control, advice and error as one, so that all texts about a control are read with it. Not printed. */
export function Field({ label, name, id, hint, aside, error, advice, required = false, children }: FieldProps) {
  // Includes the name: ids of a page rendered later by the server restart, and would collide with those of its layout.
  const generated = `${useId()}${name}`;
  const controlId = id ?? generated;
  const parts = {
    hint: `${controlId}-hint`,
    aside: `${controlId}-aside`,
    error: `${controlId}-error`,
    advice: `${controlId}-advice`,
  };
  const describedBy = [hint && parts.hint, aside && parts.aside, error && parts.error, advice && parts.advice]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="min-w-0 print:hidden">
      <label htmlFor={controlId} className="mb-1 inline-block text-sm font-semibold">
        {label}
      </label>
      {aside && (
        <span id={parts.aside} className="ml-2 text-sm text-soft">
          {aside}
        </span>
      )}
      {hint && (
        <p id={parts.hint} className="mb-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
      {/* Always present, so that an error that appears during typing or on leaving the field is announced. */}
      <div id={parts.error} aria-live="polite" className="text-sm not-empty:mb-1.5">
        {error && <FieldError>{error}</FieldError>}
      </div>
      {children({
        id: controlId,
        name,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {/* Always present, so that advice is announced when it arrives. */}
      <div id={parts.advice} role="status" className="text-sm text-warning not-empty:mt-1.5">
        {advice && (
          <span className="flex gap-1.5">
            <Icon name="warning" className="mt-0.5 size-4" />
            <span>{advice}</span>
          </span>
        )}
      </div>
    </div>
  );
}
