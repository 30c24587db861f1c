/**
 * The frame of every text control. 16px letters on a phone: with less, iOS zooms into the field. The frame is
 * drawn around prefix and suffix too, so focus shows on the frame.
 */
export const CONTROL_FRAME =
  'flex w-full items-center rounded-md border border-edge bg-surface text-ink has-[:hover:enabled]:border-ink ' +
  'has-[[aria-invalid]]:border-danger has-[[aria-invalid]]:ring-1 has-[[aria-invalid]]:ring-danger has-[:disabled]:bg-sunken ' +
  'has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent';

export const CONTROL_INPUT = 'w-full min-w-0 rounded-md bg-transparent px-3 outline-none placeholder:text-faint';

export const CONTROL_SIZES = {
  md: 'min-h-(--control) text-[1rem] md:text-base',
  /** As high as the plate beside it. */
  lg: 'h-[calc(4rem-2px)] text-2xl font-semibold',
} as const;
