/** What ordered options add to a list price. */
import { Refused } from '@/lib/sandbox/host/operation-handlers';
import { noOptions, type OptionsPrice } from '@/lib/sandbox/costs/list-price';
import { contentsOf } from '@/lib/sandbox/options/pack-contents';
import type { OptionBook } from '@/lib/sandbox/options/option-book';

/**
 * The options in a `selectedOptions`: blank, or codes separated by commas. Codes of pack contents and of options that
 * an IN rule covers are refused even where the pack itself is not among them (3 §P11D service, and so recorded).
 * @throws Refused
 */
export function optionsPrice(bookOf: () => OptionBook, selected: string): OptionsPrice {
  const words = [...new Set(selected.split(',').map((code) => code.trim()))].filter((code) => code !== '');
  if (words.length === 0) return noOptions;
  const book = bookOf();
  const contents = contentsOf(book);
  const inPacks = new Set(book.options.flatMap(({ code }) => [...contents.optionsIn(code)]));
  let basicPence = 0;
  let vatPence = 0;
  for (const word of words) {
    const option = book.options.find(({ code }) => String(code) === word);
    if (!option) throw new Refused(`Unknown option '${word}'.`);
    if (inPacks.has(option.code)) throw new Refused(`Option ${option.code} is included in a pack.`);
    if (option.basicPence === null || option.isPoa) throw new Refused(`Option ${option.code} has no price.`);
    basicPence += option.basicPence;
    vatPence += option.vatPence ?? 0;
  }
  return { basicPence, vatPence };
}
