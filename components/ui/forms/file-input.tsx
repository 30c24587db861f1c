import type { ComponentProps } from 'react';

/** The browser's own field for a file, in the look of the other controls. */
export function FileInput(props: Omit<ComponentProps<'input'>, 'className' | 'type'>) {
  return (
    <input
      {...props}
      type="file"
      className={
        'block min-h-(--control) w-full cursor-pointer rounded-md border border-edge bg-surface p-1 text-sm text-ink ' +
        'file:mr-3 file:min-h-[calc(var(--control)-0.75rem)] file:cursor-pointer file:rounded-sm file:border-0 ' +
        'file:bg-sunken file:px-3 file:font-semibold file:text-ink hover:border-ink aria-invalid:border-danger'
      }
    />
  );
}
