/** The part of a `window` that says when a person returns to it. */
export type ReturnWindow = EventTarget & {
  readonly document: { readonly visibilityState: DocumentVisibilityState };
  readonly navigator: { readonly onLine: boolean };
};

/** Events that are closer together belong to one return: a tab that is shown again gets its focus a moment later. */
const ONE_RETURN_MS = 1_000;

/**
 * Notifies once whenever a person returns, with a connection: the tab is shown again, the window gets the focus, or both.
 * @returns ends it
 */
export function watchReturns(page: ReturnWindow, onReturn: () => void): () => void {
  let notifiedMs = -Infinity;
  const notify = ({ timeStamp }: Event) => {
    if (page.document.visibilityState !== 'visible' || !page.navigator.onLine) return;
    if (timeStamp - notifiedMs < ONE_RETURN_MS) return;
    notifiedMs = timeStamp;
    onReturn();
  };
  page.addEventListener('focus', notify);
  // Of the document; it bubbles.
  page.addEventListener('visibilitychange', notify);
  return () => {
    page.removeEventListener('focus', notify);
    page.removeEventListener('visibilitychange', notify);
  };
}
