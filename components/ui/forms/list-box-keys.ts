/** How a list is moved in by keys, as people know it from the lists of their system. */
import { useRef } from 'react';
import { folded } from '@/lib/domain/vehicles/name-matching';

/** Some fewer than are seen, so that one of them stays in sight. */
const PAGE_SIZE = 6;

/** Where a key leads from a choice; null where it leads nowhere. */
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

/** The next choice that begins with these letters, counted round from where one is. */
export function indexOfPrefix(letters: string, current: number, choices: readonly { readonly text: string }[]): number {
  const prefix = folded(letters);
  const searchOrder = choices.map((_, index) => (current + index) % choices.length);
  return searchOrder.find((candidate) => folded(choices[candidate]?.text ?? '').startsWith(prefix)) ?? current;
}

const TYPEAHEAD_MS = 1_000;

/** What has been typed with this key, its letters not longer apart than a moment; nothing where it is no letter. */
export function useTypeahead(): (key: string) => string {
  const typed = useRef({ text: '', at: 0 });
  return (key) => {
    const now = performance.now();
    const before = now - typed.current.at < TYPEAHEAD_MS ? typed.current.text : '';
    // A blank inside of words is one of them; alone it chooses.
    if (key.length !== 1 || (key === ' ' && before === '')) return '';
    typed.current = { text: before + key, at: now };
    return typed.current.text;
  };
}
