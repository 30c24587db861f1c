/** How a list is moved in by keys, as people know it from the lists of their system. */
import { useRef } from 'react';
import { folded } from '@/lib/domain/same';

/** Some fewer than are seen, so that one of them stays in sight. */
const PAGE = 6;

/** Where a key leads from a choice; null where it leads nowhere. */
export function placeAfter(key: string, at: number, last: number): number | null {
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE,
    PageUp: at - PAGE,
    Home: 0,
    End: last,
  };
  const place = places[key];
  return place === undefined ? null : Math.min(Math.max(place, 0), last);
}

/** The next choice that begins with these letters, counted round from where one is. */
export function placeBeginning(letters: string, at: number, choices: readonly { readonly text: string }[]): number {
  const beginning = folded(letters);
  const places = choices.map((_, index) => (at + index) % choices.length);
  return places.find((place) => folded(choices[place]?.text ?? '').startsWith(beginning)) ?? at;
}

const TYPED_MS = 1_000;

/** What has been typed with this key, its letters not longer apart than a moment; nothing where it is no letter. */
export function useTyped(): (key: string) => string {
  const typed = useRef({ text: '', at: 0 });
  return (key) => {
    const now = performance.now();
    const before = now - typed.current.at < TYPED_MS ? typed.current.text : '';
    // A blank inside of words is one of them; alone it chooses.
    if (key.length !== 1 || (key === ' ' && before === '')) return '';
    typed.current = { text: before + key, at: now };
    return typed.current.text;
  };
}
