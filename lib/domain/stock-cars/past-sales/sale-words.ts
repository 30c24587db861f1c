/** Sentences about sales of a file that are here, or in the file, already. Without schemas: pages load it. */
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import type { Because } from '@/lib/domain/provenance';
import type { Day } from '@/lib/domain/time/calendar';
import { formatCount, formatDate, formatMiles, formatPlural, formatPounds } from '@/lib/format';
import type { SoldTo } from '../stock-car-state';

interface SaleTerms {
  readonly soldPounds: number;
  readonly soldTo: SoldTo;
}

const termsWords = ({ soldPounds, soldTo }: SaleTerms): string =>
  `${formatPounds(soldPounds)} ${soldTo === 'trade' ? 'to the trade' : 'to a retail customer'}`;

/** The same car on the same day once more; another price or buyer is named, for one of the two is wrong. */
export function sameSale(place: string, first: SaleTerms, again: SaleTerms): Because {
  if (first.soldPounds === again.soldPounds && first.soldTo === again.soldTo)
    return { reason: `The same sale as in ${place}.`, next: 'It counts once. Nothing to do.' };
  return {
    reason: `${termsWords(again)}, but ${place} has the same car and day for ${termsWords(first)}.`,
    next: `The sale of ${place} counts. Correct the wrong row.`,
  };
}

interface ConvertedSale {
  readonly row: number;
  readonly kilometres: number;
  readonly miles: number;
}

/** "2 mileages converted from kilometres, such as 74,030 km to 46,000 mi in row 2."; null where none was. */
export function convertedWords(count: number, first: ConvertedSale | undefined): string | null {
  if (first === undefined) return null;
  const example = `${formatCount(first.kilometres)} km to ${formatMiles(first.miles)} in row ${formatCount(first.row)}`;
  return `${formatPlural(count, 'mileage')} converted from kilometres${count > 1 ? ', such as' : ':'} ${example}.`;
}

/** "9 rows do not say who bought the vehicle." */
export const withoutBuyerWords = (rows: number): string =>
  `${formatPlural(rows, 'row')} ${rows === 1 ? 'does' : 'do'} not say who bought the vehicle.`;

/** The result of adding a file; values follow only for new sales. */
export function salesAddedWords({ added, known }: { readonly added: number; readonly known: number }): string {
  const here = known > 0 ? `, ${formatCount(known)} already here` : '';
  return `${formatPlural(added, 'sale')} added${here}.${added > 0 ? ' The values follow within minutes.' : ''}`;
}

export interface ContradictingSale extends SaleTerms {
  readonly plate: string;
  readonly soldOn: Day;
  /** As it is here already, and stays. */
  readonly here: SaleTerms;
}

/** "AB21 CDE on 3 Jun 2026: £8,000 to the trade here, £9,450 to a retail customer in the file." */
export const contradictionWords = ({ plate, soldOn, here, ...terms }: ContradictingSale): string =>
  `${formatPlate(plate)} on ${formatDate(soldOn)}: ${termsWords(here)} here, ${termsWords(terms)} in the file.`;
