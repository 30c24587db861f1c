/**
 * Runs in the document's head, before anything can be pressed: what is pressed and typed while the rest of the script is
 * on its way is kept, in its order. Small enough to stand in every page.
 */
export const EARLY_USE_SCRIPT = `
{
  const kept = [];
  const types = ['pointerdown', 'click', 'input'];
  const keep = (event) => void (event.isTrusted && kept.push({ event, target: event.target, value: event.target.value }));
  for (const type of types) addEventListener(type, keep, true);
  window.takeEarlyUse = () => {
    for (const type of types) removeEventListener(type, keep, true);
    return kept.splice(0).filter(({ event }) => event.eventPhase === Event.NONE);
  };
}`;

export interface EarlyEvent {
  readonly event: { readonly type: string };
  readonly target: EventTarget | null;
  /** Of a field, what stood in it then. */
  readonly value?: string;
}

declare global {
  interface Window {
    /**
     * What was pressed and typed until now, once: after it nothing more is kept. Not what is on its way this moment: the
     * rest of the script, called in the midst of it, hears of it by itself.
     */
    takeEarlyUse?: () => EarlyEvent[];
  }
}
