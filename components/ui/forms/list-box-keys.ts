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

/** The next choice that begins with these letters, from the current one round to it. */
export function indexOfPrefix(letters: string, current: number, choices: readonly { readonly text: string }[]): number {
  const prefix = folded(letters);
  const searchOrder = choices.map((_, index) => (current + index) % choices.length);
  return searchOrder.find((candidate) => folded(choices[candidate]?.text ?? '').startsWith(prefix)) ?? current;
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
