import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
}

export function Checkbox({ label, hint, 'aria-describedby': describedBy, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <label className="flex min-h-(--control) items-start gap-2.5 py-1.5 has-[:disabled]:opacity-55">
      <input
        {...rest}
        type="checkbox"
        // The hint is read once: it is the description, not part of the name.
        aria-labelledby={`${id}label`}
        aria-describedby={[describedBy, hint && `${id}hint`].filter(Boolean).join(' ') || undefined}
        className="mt-0.5 size-5 shrink-0 rounded-sm accent-accent"
      />
      <span>
        <span id={`${id}label`}>{label}</span>
        {hint && (
          <span id={`${id}hint`} className="block text-sm text-soft">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
