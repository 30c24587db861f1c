import { afterPaint } from './after-paint';

/**
 * After a refused submission the first field with a problem takes the focus: it may be far above the button. A field that
 * is still being typed in is left first, as only then does it say what is wrong.
 */
export function focusProblem(form: HTMLFormElement): void {
  const focused = form.querySelector<HTMLElement>(':focus');
  focused?.blur();
  afterPaint(() => {
    const problem = form.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid]');
    (problem ?? focused)?.focus();
  });
}
