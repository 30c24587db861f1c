/** The contents of packs, from the published rows only. */
import type { Option, OptionBook } from '@/lib/sandbox/options/option-book';

export interface BookPackContents {
  /** Codes of the options directly in a pack. */
  optionsIn(pack: number): readonly number[];
  /** The same with the contents of packs inside it; never the pack itself. */
  allOptionsIn(pack: number): ReadonlySet<number>;
  /** Options included in the price of their pack by an IN rule. */
  includedIn(pack: number): readonly number[];
  /** Options in some pack and in no IN rule: they only come with a pack. */
  isPackOnly(code: number): boolean;
}

const normal = (words: string | null): string => (words ?? '').trim().toLowerCase();

/**
 * A pack contains the secondaries of its IN rules, and each option whose text is that of one of its rows; where several
 * options have the same text, none of them.
 */
export function contentsOf(book: OptionBook): BookPackContents {
  const listed = new Map(book.options.map((option) => [option.code, option]));
  const byWords = new Map<string, Option | null>();
  for (const option of book.options) {
    const words = normal(option.description);
    byWords.set(words, byWords.has(words) ? null : option);
  }
  const included = new Map<number, number[]>();
  for (const { type, members } of book.rules) {
    if (type !== 'IN') continue;
    const secondaries = members.filter(({ isPrimary, option }) => !isPrimary && listed.has(option));
    for (const { option: pack, isPrimary } of members) {
      if (!isPrimary || !listed.has(pack)) continue;
      const codes = secondaries.map(({ option }) => option).filter((code) => code !== pack);
      included.set(pack, [...new Set([...(included.get(pack) ?? []), ...codes])]);
    }
  }
  const held = new Map([...included].map(([pack, codes]) => [pack, [...codes]]));
  const worded = new Set<number>();
  for (const { pack, description } of book.packItems) {
    const option = normal(description) === '' ? null : byWords.get(normal(description));
    if (!option || !listed.has(pack) || option.code === pack) continue;
    worded.add(option.code);
    held.set(pack, [...new Set([...(held.get(pack) ?? []), option.code])]);
  }
  const inSomeRule = new Set([...included.values()].flat());
  return {
    optionsIn: (pack) => held.get(pack) ?? [],
    allOptionsIn(pack) {
      const all = new Set<number>();
      const open = [pack];
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        for (const code of held.get(next) ?? []) {
          if (code === pack || all.has(code)) continue;
          all.add(code);
          open.push(code);
        }
      }
      return all;
    },
    includedIn: (pack) => included.get(pack) ?? [],
    isPackOnly: (code) => worded.has(code) && !inSomeRule.has(code),
  };
}
