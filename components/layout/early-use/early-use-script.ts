/**
 * Runs in the document's head, before anything can be clicked: it records clicks and typing, in order, while the rest of
 * the script is loaded. Small enough to be in every page.
 */
export const EARLY_USE_SCRIPT = `
{
  const recorded = [];
  const types = ['pointerdown', 'click', 'input'];
  const record = (event) => void (event.isTrusted && recorded.push({ event, target: event.target, value: event.target.value }));
  for (const type of types) addEventListener(type, record, true);
  window.takeEarlyUse = () => {
    for (const type of types) removeEventListener(type, record, true);
    return recorded.splice(0).filter(({ event }) => event.eventPhase === Event.NONE);
  };
}`;

export interface EarlyEvent {
  readonly event: { readonly type: string };
  readonly target: EventTarget | null;
  /** For a field: its value at that moment. */
  readonly value?: string;
}

declare global {
  interface Window {
    /**
     * Returns what was clicked and typed so far, and ends the recording. An event being dispatched right now is left
     * out: the main script, which makes this call during it, handles that event itself.
     */
    takeEarlyUse?: () => EarlyEvent[];
  }
}
