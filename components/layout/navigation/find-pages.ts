import type { NavigationSection } from './navigation';

export interface FoundPage {
  readonly href: string;
  readonly label: string;
  /** The entry of the menu that it belongs to; null where it is an entry itself. */
  readonly section: string | null;
}

const PAGES_FOUND_MAX = 5;
/** Shorter texts begin a word of nearly every page. */
const TEXT_LENGTH_MIN = 2;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Pages of the menu whose name, with that of their section, has a word that begins with each word of the text. */
export function findPages(sections: readonly NavigationSection[], text: string): FoundPage[] {
  const typed = wordsOf(text);
  if (text.trim().length < TEXT_LENGTH_MIN || typed.length === 0) return [];
  const has = (name: string) => typed.every((word) => wordsOf(name).some((own) => own.startsWith(word)));
  const pages = sections.flatMap(({ pages: ofSection, href, label }): FoundPage[] =>
    ofSection
      ? ofSection.map((page) => ({ href: page.href, label: page.label, section: label }))
      : [{ href, label, section: null }],
  );
  const byName = pages.filter(({ label }) => has(label));
  const bySection = pages.filter((page) => !byName.includes(page) && has(`${page.section ?? ''} ${page.label}`));
  return [...byName, ...bySection].slice(0, PAGES_FOUND_MAX);
}
