/**
 * Runs in the document's head, before anything can be pressed: what is pressed and typed while the rest of the script is
 * on its way is kept, in its order. Small enough to stand in every page.
 */
export const EARLY_USE_SCRIPT = `
{
  const kept = [];
  const types = ['pointerdown', 'click', 'input'];
  const keep = ({ isTrusted, type, target }) => void (isTrusted && kept.push({ type, target, value: target.value }));
  for (const type of types) addEventListener(type, keep, true);
  window.takeEarlyUse = () => {
    for (const type of types) removeEventListener(type, keep, true);
    return kept.splice(0);
  };
}`;

export interface EarlyEvent {
  readonly type: 'pointerdown' | 'click' | 'input';
  readonly target: EventTarget | null;
  /** Of a field, what stood in it then. */
  readonly value?: string;
}

declare global {
  interface Window {
    /** What was pressed and typed until now, once: after it nothing more is kept. */
    takeEarlyUse?: () => EarlyEvent[];
  }
}
