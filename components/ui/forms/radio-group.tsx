import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldError } from './field-error';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  legend: ReactNode;
  /** For screen readers only, where the choices explain themselves. */
  legendHidden?: boolean;
  options: readonly RadioOption[];
  name?: string;
  /** Given when an error summary links here; it names the first choice. */
  id?: string;
  hint?: ReactNode;
  error?: ReactNode;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Side by side where there is room, for two or three short words. */
  inline?: boolean;
}

export function RadioGroup({
  legend,
  legendHidden = false,
  options,
  name,
  id,
  hint,
  error,
  value,
  defaultValue,
  onChange,
  inline,
}: RadioGroupProps) {
  const generated = useId();
  const about = `${generated}-about`;
  return (
    <fieldset aria-describedby={hint || error ? about : undefined} aria-invalid={error ? true : undefined}>
      <legend className={legendHidden ? 'sr-only' : 'mb-1 text-sm font-semibold'}>{legend}</legend>
      {(hint || error) && (
        <div id={about} className="mb-1 text-sm">
          {hint && <p className="text-soft">{hint}</p>}
          {error && <FieldError>{error}</FieldError>}
        </div>
      )}
      <div className={inline ? 'flex flex-wrap gap-x-5' : ''}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className="flex min-h-(--control) items-start gap-2.5 py-1.5 has-[:disabled]:opacity-55"
          >
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name ?? generated}
              value={option.value}
              disabled={option.disabled}
              className="mt-0.5 size-5 shrink-0 accent-accent"
              {...(value !== undefined && { checked: option.value === value })}
              {...(defaultValue !== undefined && { defaultChecked: option.value === defaultValue })}
              {...(onChange && { onChange: () => onChange(option.value) })}
            />
            <span>
              {option.label}
              {option.hint && <span className="block text-sm text-soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
