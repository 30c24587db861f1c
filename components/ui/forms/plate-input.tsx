import type { ComponentProps } from 'react';

/** A text field that looks like a number plate. The text stays as typed and only looks capitalised. */
export function PlateInput({
  long = false,
  ...props
}: Omit<ComponentProps<'input'>, 'className' | 'type' | 'size'> & {
  /** The text is longer than any plate: a VIN, in smaller letters. */
  long?: boolean;
}) {
  return (
    <span
      data-ink
      className={
        '@container flex h-16 w-full overflow-hidden rounded-md border-2 border-plate-ink/80 bg-plate-rear shadow-raised ' +
        'has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent ' +
        'has-[[aria-invalid]]:border-danger has-[[aria-invalid]]:ring-2 has-[[aria-invalid]]:ring-danger'
      }
    >
      <span
        aria-hidden="true"
        className="flex w-8 shrink-0 items-center justify-center bg-plate-band text-xs font-bold text-plate-front"
      >
        UK
      </span>
      <input
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        // Room for a VIN with spaces, which the same field understands.
        maxLength={24}
        {...props}
        // The last: with enlarged text on a phone the whole plate is seen.
        className={
          'w-0 flex-1 bg-transparent px-2 text-center font-plate font-bold text-plate-ink uppercase ' +
          'caret-plate-band outline-none placeholder:text-plate-ink/60 ' +
          (long
            ? 'text-[1rem] tracking-wide sm:text-xl'
            : 'text-4xl tracking-wider max-[22rem]:text-3xl @max-[14rem]:text-[12cqw]')
        }
      />
    </span>
  );
}
