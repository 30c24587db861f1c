/** How keys move through a list, as in native lists. */
import { useRef } from 'react';
import { folded } from '@/lib/domain/vehicles/name-matching';

/** Fewer than are visible, so that one of them stays visible. */
const PAGE_SIZE = 6;

/** The choice a key moves to; null if it moves nowhere. */
export function indexAfterKey(key: string, current: number, last: number): number | null {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    PageDown: current + PAGE_SIZE,
    PageUp: current - PAGE_SIZE,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? null : Math.min(Math.max(target, 0), last);
}

/**
 * The next choice that begins with these letters, round to the current one. A letter alone leads on to the next, as does the
 * same letter again where no choice begins with both; more letters may be those of the current one.
 */
export function indexOfPrefix(letters: string, current: number, choices: readonly { readonly text: string }[]): number {
  const [first, ...others] = folded(letters);
  if (first === undefined) return current;
  const indexFrom = (start: number, prefix: string) =>
    choices
      .map((_, index) => (start + index) % choices.length)
      .find((candidate) => folded(choices[candidate]?.text ?? '').startsWith(prefix));
  const whole = others.length > 0 ? indexFrom(current, folded(letters)) : undefined;
  const next = others.every((letter) => letter === first) ? indexFrom(current + 1, first) : undefined;
  return whole ?? next ?? current;
}

const TYPEAHEAD_MS = 1_000;

/** The text typed in quick succession, including this key; empty if the key is not a letter. */
export function useTypeahead(): (key: string) => string {
  const typed = useRef({ text: '', at: 0 });
  return (key) => {
    const now = performance.now();
    const before = now - typed.current.at < TYPEAHEAD_MS ? typed.current.text : '';
    // A space inside words is typed; alone it chooses.
    if (key.length !== 1 || (key === ' ' && before === '')) return '';
    typed.current = { text: before + key, at: now };
    return typed.current.text;
  };
}
