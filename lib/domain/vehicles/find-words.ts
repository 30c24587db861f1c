/** Words typed to find a derivative: the make first, then words of its model and derivative. */
import { folded, wordAlias } from './name-matching';

/** Folded, in the order they were typed. */
export const findWords = (text: string): readonly string[] => folded(text).split(' ').filter(Boolean).map(wordAlias);

/** The words left after removing those of the name; null if the first is not among them. */
export function wordsAfterMake(words: readonly string[], manufacturer: string): readonly string[] | null {
  const own = folded(manufacturer).split(' ');
  const isOwn = (word: string) => own.some((name) => name.startsWith(word));
  const [first] = words;
  if (first === undefined || !isOwn(first)) return null;
  const end = words.findIndex((word) => !isOwn(word));
  return end < 0 ? [] : words.slice(end);
}

/** How many of the words begin a word of the name. */
export function matchedWords(words: readonly string[], name: string): number {
  const own = folded(name).split(' ');
  return words.filter((word) => own.some((part) => part.startsWith(word))).length;
}
