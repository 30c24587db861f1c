import { useEffect } from 'react';
import { announce } from '@/components/ui/feedback/toast-store';

/** Where the focus was in a form that shows its page again: no value, only names. */
interface FormPlace {
  readonly path: string;
  /** The names of the form's visible controls. */
  readonly fields: string;
  /** Empty for the form's button. */
  readonly name: string;
}

const STORED_AS = 'form-focus';
/** A part of the page may be streamed; later than this it would take the reader by surprise. */
const LONGEST_MS = 10_000;

/** A form of an address loads its page again, and the browser drops the focus: the new page gives it back. */
export function useFormFocus(): void {
  useEffect(() => {
    const place = takeStored();
    if (place?.path === location.pathname) restore(place);
    addEventListener('submit', storePlace);
    return () => removeEventListener('submit', storePlace);
  }, []);
}

function storePlace({ target: form, defaultPrevented }: SubmitEvent): void {
  if (defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
  const path = new URL(form.getAttribute('action') ?? '', location.href).pathname;
  if (path !== location.pathname || !form.contains(document.activeElement)) return;
  const name = document.activeElement?.getAttribute('name') ?? '';
  const place: FormPlace = { path, fields: fieldsOf(form), name };
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(place));
  } catch {
    // Without storage the focus begins at the top, as the browser has it.
  }
}

function takeStored(): FormPlace | null {
  try {
    const text = sessionStorage.getItem(STORED_AS);
    sessionStorage.removeItem(STORED_AS);
    return text === null ? null : (JSON.parse(text) as FormPlace); // Written above.
  } catch {
    return null;
  }
}

/** As soon as the form is there, unless the reader is elsewhere by then. */
function restore(place: FormPlace): void {
  const additions = new MutationObserver(tryNow);
  const end = () => additions.disconnect();
  function tryNow() {
    if (document.activeElement !== document.body) return end();
    if (!focusPlace(place)) return;
    end();
    announce('The page shows what you entered.');
  }
  additions.observe(document.body, { childList: true, subtree: true });
  setTimeout(end, LONGEST_MS);
  tryNow();
}

/**
 * The control, or the form's button where the control is not shown any more. A reader who has scrolled before the script
 * had loaded stays where they are.
 */
function focusPlace({ fields, name }: FormPlace): boolean {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[method="get"]')];
  const form = forms.find((one) => fieldsOf(one) === fields) ?? (name === '' ? undefined : forms.find(has(name)));
  if (!form) return false;
  const named = controlsOf(form).filter((control) => control.getAttribute('name') === name);
  for (const control of [...named, ...form.querySelectorAll<HTMLElement>('[type="submit"]')]) {
    control.focus({ preventScroll: window.scrollY > 0 });
    if (document.activeElement === control) return true;
  }
  return false;
}

const controlsOf = (form: HTMLFormElement): HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>('input:not([type="hidden"]), select, textarea'),
];

const fieldsOf = (form: HTMLFormElement): string =>
  controlsOf(form)
    .map((control) => control.getAttribute('name'))
    .join(' ');

const has = (name: string) => (form: HTMLFormElement) =>
  controlsOf(form).some((control) => control.getAttribute('name') === name);
