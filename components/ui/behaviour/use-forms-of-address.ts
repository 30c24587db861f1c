import { useEffect } from 'react';

/** What of a form decides whether it shows the address. */
export type AddressForm = Pick<HTMLFormElement, 'method' | 'hasAttribute' | 'reset'>;

/**
 * A form of an address shows what the address has. Going back or loading again, a browser puts into it what was entered
 * last, beside the answer to something else; this takes that out again.
 */
export function useFormsOfAddress(): void {
  useEffect(() => {
    const follow = () => resetAddressForms(document.forms);
    if (document.readyState === 'complete' && isRevisited()) follow();
    const onShow = (event: PageTransitionEvent) => {
      // oxlint-disable-next-line code/plain-words -- the browser's name: the page is shown as it was left
      if (event.persisted || isRevisited()) follow();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}

/** Forms that are sent by script keep what is entered: it is nowhere else. */
export function resetAddressForms(forms: Iterable<AddressForm>): void {
  for (const form of forms)
    if (form.method === 'get' && (form.hasAttribute('method') || form.hasAttribute('action'))) form.reset();
}

const isRevisited = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'back_forward' || entry.type === 'reload'));
