/** What stands in sentences beside a car's values, by where the car is. Without schemas: pages load it. */
import { SOURCES } from '@/lib/domain/source-names';
import { formatList, formatPlural, formatPounds } from '@/lib/format';
import { liveWords, marketWords } from './asking-price';
import { advertisedWords, COST_WORDS, gainWords, soldGain, totalCost } from './gain';
import type { CarInStock } from './stock-car';
import { isInStock } from './stock-car-state';

type CarOfSentences = Pick<
  CarInStock,
  | 'status'
  | 'costPounds'
  | 'preparationPounds'
  | 'advertisedPounds'
  | 'soldPounds'
  | 'gainPounds'
  | 'values'
  | 'edition'
  | 'market'
  | 'live'
>;

/**
 * Of the cars in stock that are not identified: some are about to be, from what is known of them, some may be looked up, and
 * others the guide does not have. @param cars from 1
 */
export const unidentifiedWords = (cars: number) => ({
  title: `${formatPlural(cars, 'car')} not identified`,
  text:
    cars === 1
      ? 'It has no guide ID yet, so it has no value. A car looked up before is identified from that within minutes; otherwise its page says what can be done.'
      : 'They have no guide ID yet, so they have no value. Cars looked up before are identified from that within minutes; the page of each other car says what can be done.',
  link: cars === 1 ? 'Show it' : 'Show them',
});

/** Each true in the status of the car: one that has left has no asking price and nothing to bring. */
export function carSentences(car: CarOfSentences): string[] {
  const { advertisedPounds, costPounds, edition, gainPounds, soldPounds, values } = car;
  const total = totalCost(car);
  const cost = total === null ? 'No cost entered.' : `Cost with preparation: ${formatPounds(total)}.`;
  if (isInStock(car.status)) {
    const price = advertisedPounds === null ? '' : `Asking price: ${formatPounds(advertisedPounds)}. `;
    return [
      `${cost} ${gainWords({ costPounds, cleanPounds: values.clean, edition, gainPounds })}`,
      `${price}${advertisedWords({ advertisedPounds, edition, retail: values.retail, below: values.below })}`,
      ...(edition ? [marketWords(advertisedPounds, car.market)] : []),
      ...(car.live ? [liveWords(car)] : []),
    ];
  }
  if (soldPounds === null) return [cost];
  const gain = soldGain(car);
  return [
    `Sold for ${formatPounds(soldPounds)}. ${cost}${gain === null ? '' : ` ${differenceWords(gain, COST_WORDS)}`}`,
    ...(values.clean === null
      ? []
      : [differenceWords(soldPounds - values.clean, `${SOURCES.guide.beforeNoun} Clean in the edition of that day`)]),
  ];
}

const differenceWords = (pounds: number, what: string): string =>
  pounds === 0
    ? `The sale price is ${what}.`
    : `The sale price is ${formatPounds(Math.abs(pounds))} ${pounds > 0 ? 'above' : 'below'} ${what}.`;

type CarToValue = Pick<CarInStock, 'status' | 'identifier' | 'registered' | 'mileage' | 'edition'>;

/** Its first value is on its way: it is valued in the background, by guide ID, day of registration and mileage. */
export const isValueAwaited = (car: CarToValue): boolean => lacksValue(car) && missingFacts(car).length === 0;

/** What must be entered before it can be valued; null where nothing is missing, or it is not to be valued. */
export function missingFactsWords(car: CarToValue): string | null {
  const missing = missingFacts(car);
  return lacksValue(car) && missing.length > 0 ? `To have it valued, enter its ${formatList(missing)}.` : null;
}

const lacksValue = ({ status, identifier, edition }: CarToValue): boolean =>
  edition === null && identifier !== null && (isInStock(status) || status === 'sold');

const missingFacts = ({ registered, mileage }: CarToValue): string[] => [
  ...(registered === null ? ['date of first registration'] : []),
  ...(mileage === null ? ['mileage'] : []),
];
