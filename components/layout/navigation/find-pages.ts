import type { NavigationSection } from './navigation';
import { PAGE_WORDS } from './page-words';

export interface FoundPage {
  readonly href: string;
  readonly label: string;
  /** The entry of the menu that it belongs to; null where it is an entry itself. */
  readonly section: string | null;
}

const PAGES_FOUND_MAX = 5;
/** Shorter texts begin a word of nearly every page. */
const TEXT_LENGTH_MIN = 2;
/** A page has many words: a barely begun one would match pages while a car is typed. */
const BEGINNING_LENGTH_MIN = 3;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Menu pages whose name has a word starting with each word of the text; then those that match with their section's
 * name; then those that match by what people call them.
 */
export function findPages(sections: readonly NavigationSection[], text: string): FoundPage[] {
  const typed = wordsOf(text);
  if (text.trim().length < TEXT_LENGTH_MIN || typed.length === 0) return [];
  const pages = sections.flatMap(({ pages: ofSection, href, label }): FoundPage[] =>
    ofSection
      ? ofSection.map((page) => ({ href: page.href, label: page.label, section: label }))
      : [{ href, label, section: null }],
  );
  const nearest = pages.map((page) => ({ page, nearness: nearnessOf(page, typed) }));
  return NEARNESS.flatMap((wanted) =>
    nearest.filter(({ nearness }) => nearness === wanted).map(({ page }) => page),
  ).slice(0, PAGES_FOUND_MAX);
}

/** How a page matches: by its name, with its section's name, or by what people call it; null if it does not. */
const NEARNESS = ['name', 'section', 'word'] as const;

function nearnessOf({ href, label, section }: FoundPage, typed: readonly string[]): (typeof NEARNESS)[number] | null {
  const begins = (name: string) => (word: string) => wordsOf(name).some((own) => own.startsWith(word));
  if (typed.every(begins(label))) return 'name';
  const isNamed = begins(`${section ?? ''} ${label}`);
  if (typed.every(isNamed)) return 'section';
  const words = (PAGE_WORDS[href] ?? []).flatMap(wordsOf);
  return typed.every((word) => isNamed(word) || words.some((own) => isCalled(own, word))) ? 'word' : null;
}

/** Whether this word for a page is the one typed: whole, begun, or in the plural. */
const isCalled = (own: string, word: string): boolean =>
  own === word || (word.length >= BEGINNING_LENGTH_MIN && (own.startsWith(word) || `${own}s` === word));
