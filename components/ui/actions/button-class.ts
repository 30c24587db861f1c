export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';

const BASE =
  'inline-flex min-h-(--control) items-center justify-center gap-2 rounded-md border px-4 py-1.5 text-center font-semibold ' +
  'no-underline transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress print:hidden';

/** With the person's own colours every button has the same: the edge of those that act is thicker. */
const ACTING = 'forced-colors:border-3';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: `${ACTING} border-accent bg-accent text-on-accent not-disabled:hover:border-accent-strong not-disabled:hover:bg-accent-strong`,
  secondary: 'border-edge bg-surface text-ink not-disabled:hover:border-ink not-disabled:hover:bg-sunken',
  danger: `${ACTING} border-danger bg-danger text-on-danger not-disabled:hover:border-danger-strong not-disabled:hover:bg-danger-strong`,
  quiet: 'border-transparent bg-transparent px-2.5 text-accent not-disabled:hover:bg-accent-tint',
};

/** The look of a button, also for a link that looks like one. */
export function buttonClass(variant: ButtonVariant): string {
  return `${BASE} ${VARIANTS[variant]}`;
}
