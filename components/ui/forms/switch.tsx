import type { ComponentProps, ReactNode } from 'react';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'role' | 'children'> {
  label: ReactNode;
}

/** For what takes effect immediately; a checkbox is for what is sent with a form. */
export function Switch({ label, ...rest }: SwitchProps) {
  return (
    <label className="inline-flex min-h-(--control) items-center gap-2.5 has-[:disabled]:opacity-55 print:hidden">
      <span className="relative inline-flex">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          className="peer h-6 w-11 appearance-none rounded-full border border-edge bg-sunken transition-colors checked:border-accent checked:bg-accent forced-colors:appearance-auto"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-edge transition-transform peer-checked:translate-x-5 peer-checked:bg-on-accent forced-colors:hidden"
        />
      </span>
      {label}
    </label>
  );
}
