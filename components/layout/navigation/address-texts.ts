/** The texts of a page's address, as the pages with lists read them. */
export type AddressParams = Readonly<Record<string, string | readonly string[] | undefined>>;

const LETTERS_MAX = 100;

export function addressTexts(params: AddressParams) {
  /** Empty for none, and where the address gives it twice. Without NUL, which no statement can hold. */
  function text(name: string, most = LETTERS_MAX): string {
    const value = params[name];
    return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, most) : '';
  }

  /** One of these words, or empty: any other would count as a filter that is set. */
  function oneOf<const Word extends string>(name: string, words: readonly Word[]): Word | '' {
    return words.find((word) => word === text(name)) ?? '';
  }

  /** The page of a list, from 1; the first one where there is none of that number. */
  function page(most: number): number {
    const number = /^\d{1,6}$/.test(text('page')) ? Number(text('page')) : 1;
    return number >= 1 && number <= most ? number : 1;
  }

  return { text, oneOf, page };
}
