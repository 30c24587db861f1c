/** A column that a person chooses as the mileages and that looks like prices: a question, before it is read so. */
import { isFieldHeading, type HeadedField } from './field-headings';
import { mileageRank } from './mileage-headings';
import { plainHeadingInFull } from './plain-heading';

/** What may be done with a mileage column that looks like prices: `accept` once a person has confirmed it. */
export const PRICE_AS_MILEAGE = ['refuse', 'accept'] as const;
export type PriceAsMileage = (typeof PRICE_AS_MILEAGE)[number];

const MONEY_FIELDS: readonly HeadedField[] = ['costPounds', 'preparationPounds', 'advertisedPounds', 'soldPounds'];
/** With one of these a heading that names no mileage is that of an amount of money. */
const MONEY_WORDS = new Set(
  `price prices cost costs value values valuation reserve retail trade clean average below cap guide glass glasses book
  hammer bid bids bin siv buy asking paid sold amount amounts total totals nett net gross fee fees vat margin
  profit deposit invoice offer est estimate estimated worth gbp pound pounds pence eur euro euros money spend charge p11d
  preis betrag kosten wert prix cout montant valeur precio importe valor prezzo importo costo cena`.split(/\s+/),
);

const SIGN = /\p{Sc}|\b(gbp|eur)\b/iu;
/** Pence: `9,500.00`, `9500.5` is not. */
const PENCE = /^\D{0,4}\d[\d,\s]*\.\d{2}\D{0,4}$/;
/** In a column of prices, this many cells are written as one. */
const MOSTLY = 0.5;

const namesMoney = (heading: string): boolean =>
  SIGN.test(heading) ||
  MONEY_FIELDS.some((field) => isFieldHeading(field, heading)) ||
  plainHeadingInFull(heading)
    .split(' ')
    .some((word) => MONEY_WORDS.has(word));

/**
 * Why a column may be prices and not mileages; null if nothing says so, or if its heading names a mileage.
 * @param cells of its first rows
 */
export function priceDoubt(heading: string, cells: readonly string[]): string | null {
  if (mileageRank(heading) > 0) return null;
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const priced = filled.filter((cell) => SIGN.test(cell) || PENCE.test(cell));
  const example = priced[0]?.slice(0, 20);
  if (example !== undefined && priced.length >= filled.length * MOSTLY)
    return `“${heading}” looks like prices, not mileages: it has “${example}”.`;
  return namesMoney(heading) ? `“${heading}” is the heading of a price, not of a mileage.` : null;
}

/** The doubt about each column, in the order of the file. @param rows the cells of the first rows */
export const priceDoubts = (labels: readonly string[], rows: readonly (readonly string[])[]): (string | null)[] =>
  labels.map((label, place) =>
    priceDoubt(
      label,
      rows.map((cells) => cells[place] ?? ''),
    ),
  );

/** The question under the doubt about a column. */
export const PRICE_READ_AS_MILEAGE =
  'Are these the mileages of the cars? Cars valued at a wrong mileage get wrong values.';
