/**
 * What a car in stock would bring against what it cost. Whole pounds, without overheads or VAT adjustments: the cost of
 * a VAT-qualifying car includes its VAT, as does the guide's value of a car.
 */
import { SOURCES } from '@/lib/domain/source-names';
import { addMonths, monthOf, type Day } from '@/lib/domain/time/calendar';
import { formatList, formatMonthLong, formatPounds } from '@/lib/format';
import type { StockTotals } from './stock-car';

export interface CarCost {
  readonly costPounds: number | null;
  readonly preparationPounds: number | null;
}

/** What an amount is compared with. The VAT on the sale is not counted. */
export const COST_WORDS = 'what the car cost with preparation, before VAT';

/** Cost with preparation; null if no cost was entered: preparation alone is not the cost of a car. */
export const totalCost = ({ costPounds, preparationPounds }: CarCost): number | null =>
  costPounds === null ? null : costPounds + (preparationPounds ?? 0);

/** What of the cost is preparation: `with £100 preparation`; empty without any, or without a cost. */
export const preparationWords = ({ costPounds, preparationPounds }: CarCost): string =>
  costPounds !== null && preparationPounds !== null && preparationPounds > 0
    ? `with ${formatPounds(preparationPounds)} preparation`
    : '';

/** An amount less the cost with preparation; negative is a loss; null if one of the two is unknown. */
export function gainAt(pounds: number | null, cost: CarCost): number | null {
  const total = totalCost(cost);
  return pounds === null || total === null ? null : pounds - total;
}

/** Of a sold car: £0 is refused as a price today, and earlier versions stored it. */
export const soldGain = (car: CarCost & { readonly soldPounds: number | null }): number | null =>
  gainAt(car.soldPounds || null, car);

/** Under a list of sold cars. */
export const SOLD_GAIN_NOTE = `Sold less cost is the sale price less ${COST_WORDS}. The page of a car bought through an appraisal has its profit after VAT.`;

/** For when no car's Clean is below cost: nothing is claimed about cars without a cost or value. */
export function nonePastWords(totals: Pick<StockTotals, 'cars' | 'withoutCost' | 'withoutValue'>): string {
  if (totals.withoutCost === totals.cars)
    return 'No car has a cost yet. Once cars have one, those with Clean below it are listed here.';
  if (totals.withoutValue === totals.cars) return `No car has a ${SOURCES.guide.beforeNoun} value yet.`;
  return 'Clean covers cost with preparation, before VAT, for every car that has both.';
}

export type PricePosition = 'none' | 'no_value' | 'above' | 'within' | 'below';

/** The asking price against the guide's range from Below to Retail, ends included. */
export function pricePosition(
  advertisedPounds: number | null,
  { retail, below }: { readonly retail: number | null; readonly below: number | null },
): PricePosition {
  if (advertisedPounds === null) return 'none';
  if (retail === null || below === null) return 'no_value';
  if (advertisedPounds > retail) return 'above';
  return advertisedPounds < below ? 'below' : 'within';
}

interface PriceFigures {
  readonly advertisedPounds: number | null;
  /** Of the newest edition in which the car was valued; null: not valued yet. */
  readonly edition: Day | null;
  readonly retail: number | null;
  readonly below: number | null;
}

/** One sentence for each case, true in every one of them. */
export function advertisedWords({ advertisedPounds, edition, retail, below }: PriceFigures): string {
  const position = pricePosition(advertisedPounds, { retail, below });
  const [price, top, bottom] = [advertisedPounds ?? 0, retail ?? 0, below ?? 0];
  switch (position) {
    case 'none':
      return 'No asking price is entered.';
    case 'no_value':
      if (edition === null) return 'It is compared once the car is valued.';
      return `${SOURCES.guide.atStart} gives no range to compare the asking price with.`;
    case 'above':
      return `The asking price is ${formatPounds(price - top)} above ${SOURCES.guide.beforeNoun} Retail.`;
    case 'below':
      return `The asking price is ${formatPounds(bottom - price)} below ${SOURCES.guide.inText}’s Below value.`;
    case 'within':
      if (price === top) return `The asking price is ${SOURCES.guide.beforeNoun} Retail.`;
      if (price === bottom) return `The asking price is ${SOURCES.guide.beforeNoun} Below.`;
      return `The asking price is between ${SOURCES.guide.beforeNoun} Below and ${SOURCES.guide.beforeNoun} Retail.`;
  }
}

interface GainFigures {
  readonly costPounds: number | null;
  readonly cleanPounds: number | null;
  /** Null: not valued yet. */
  readonly edition: Day | null;
  readonly gainPounds: number | null;
}

/** Of guide Clean, the trade value. If the gain is not known, only what is missing is named. */
export function gainWords({ costPounds, cleanPounds, edition, gainPounds }: GainFigures): string {
  if (gainPounds === null && cleanPounds === null && edition !== null)
    return `${SOURCES.guide.atStart} gives no Clean value to compare a cost with.`;
  if (gainPounds === null) {
    const missing = [...(costPounds === null ? ['has a cost'] : []), ...(cleanPounds === null ? ['is valued'] : [])];
    return `The gain or loss is known once the car ${formatList(missing)}.`;
  }
  if (gainPounds === 0) return `Clean is ${COST_WORDS}.`;
  return gainPounds > 0
    ? `Clean is ${formatPounds(gainPounds)} above ${COST_WORDS}.`
    : `Clean is ${formatPounds(-gainPounds)} below ${COST_WORDS}.`;
}

/** "Lost most since the October edition", for losses up to the November edition. */
export function lostSinceWords(edition: Day): string {
  const [before = ''] = formatMonthLong(addMonths(monthOf(edition), -1)).split(' ');
  return `Lost most since the ${before} edition`;
}
