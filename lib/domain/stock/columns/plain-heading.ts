/** Headings are in the first rows of a table, perhaps under a title. */
export const HEADING_WITHIN_ROWS = 10;
/** No heading is as long, whatever is typed beside it. */
const LETTERS_MAX = 100;

/**
 * A heading as its words: `Date_In`, `DateIn`, `date in:` and `Date in (dd/mm)` are all `date in`. Signs of other money and of
 * percent stay: they say that the column is another one. Accents go: `Kilométrage` is `kilometrage`.
 */
export const plainHeading = (cell: string): string => wordsOf(cell, (text) => text.replace(/\(.*?\)/gs, ' '));

/** As `plainHeading`, with the words in brackets: `Odometer (km)` is `odometer km`. */
export const plainHeadingInFull = (cell: string): string => wordsOf(cell, (text) => text);

function wordsOf(cell: string, shorten: (text: string) => string): string {
  if (cell.length > LETTERS_MAX) return '';
  return shorten(cell.normalize('NFKC'))
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Sc}%]+|£/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
