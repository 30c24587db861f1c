/**
 * A page's address as texts, read and written by the pages with lists: empty for none, as the fields of a form are. What a list
 * is by default is not written.
 */
export type AddressParams = Readonly<Record<string, string | readonly string[] | undefined>>;

const LETTERS_MAX = 100;

/** The order of a list in its address. */
export type ListOrder = 'ascending' | 'descending';

/** Reads the parameters of a list’s address, each as a text, a word, a page or an order. */
export function addressTexts(params: AddressParams) {
  /** Empty if absent or given twice. Without NUL, which SQL text cannot hold. */
  function text(name: string, most = LETTERS_MAX): string {
    const value = params[name];
    return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, most) : '';
  }

  /** One of these words, or empty: any other would count as a set filter. */
  function oneOf<const Word extends string>(name: string, words: readonly Word[]): Word | '' {
    return words.find((word) => word === text(name)) ?? '';
  }

  /** The page number of a list, from 1; anything unreadable is 1. */
  function page(most: number): number {
    const number = /^\d{1,6}$/.test(text('page')) ? Number(text('page')) : 1;
    return number >= 1 && number <= most ? number : 1;
  }

  /** The highest first, unless the address says otherwise; `asc` is in addresses that were saved. */
  const order = (): ListOrder => (oneOf('order', ['ascending', 'asc']) === '' ? 'descending' : 'ascending');

  return { text, oneOf, page, order };
}

/** As an address has them: nothing for what is so by default. */
export const orderText = (order: ListOrder): string => (order === 'ascending' ? order : '');

/** Of a page’s number in an address: nothing for the first. */
export const pageText = (page: number): string => (page === 1 ? '' : String(page));

/** The address with those texts that are not empty. */
export function addressWith(path: string, texts: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(Object.entries(texts).filter(([, text]) => text !== ''));
  return search.size === 0 ? path : `${path}?${search}`;
}
