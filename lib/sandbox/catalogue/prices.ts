import { addDays, daysBetween, earlier, yearOf } from '@/lib/sandbox/time/calendar';
import { drawWhole } from '@/lib/sandbox/seeded-random';
import type { CatalogueDerivative, ModelLine, DatedPrice } from '@/lib/sandbox/catalogue/catalogue-model';

/** List prices of new cars on 1 January, 2018 = 1: authored from the rise between the published price anchors. */
const listPriceIndex: readonly (readonly [year: number, index: number])[] = [
  [2007, 0.79],
  [2010, 0.85],
  [2011, 0.88],
  [2013, 0.915],
  [2015, 0.94],
  [2017, 0.975],
  [2018, 1],
  [2020, 1.055],
  [2021, 1.085],
  [2022, 1.13],
  [2023, 1.19],
  [2024, 1.23],
  [2025, 1.26],
  [2026, 1.285],
  [2027, 1.31],
];

/** VAT on a new vehicle: standard rate, percent, by first day (HM Revenue & Customs, VAT rates). */
const vatRates: readonly (readonly [from: string, percent: number])[] = [
  ['2011-01-04', 20],
  ['2010-01-01', 17.5],
  ['2008-12-01', 15],
  ['1991-04-01', 17.5],
];

export function vatPercent(date: string): number {
  return vatRates.find(([from]) => from <= date)?.[1] ?? 17.5;
}

/** List price level on a day; beyond the last year it rises by 2 % a year. */
export function listPriceLevel(date: string): number {
  const year = yearOf(date) + daysBetween(`${date.slice(0, 4)}-01-01`, date) / 365.25;
  const first = listPriceIndex[0] ?? [0, 1];
  if (year <= first[0]) return first[1];
  let before = first;
  for (const point of listPriceIndex) {
    if (point[0] > year) return before[1] + ((point[1] - before[1]) * (year - before[0])) / (point[0] - before[0]);
    before = point;
  }
  return before[1] * 1.02 ** (year - before[0]);
}

/**
 * Pounds of the tables → basic price in pence on a day. A car's table price is on the road with VAT; its list price
 * with VAT ends in 0 or 5 pounds. A van's table price is the basic price.
 */
export function basicPence(line: ModelLine, tablePounds: number, van: boolean, date: string): number {
  const level = listPriceLevel(date) / listPriceLevel(line.from);
  if (van) return Math.round((tablePounds * level) / 5) * 500;
  const withVat = Math.round((tablePounds * level) / 5) * 500 - 120 * line.make.deliveryPounds;
  return Math.round(withVat / (1 + vatPercent(date) / 100));
}

/** Makers change prices twice a year, each on its own days; a new rate of VAT changes them all. */
function priceDays({ introduced, line }: CatalogueDerivative, until: string): string[] {
  const days = vatRates.map(([from]) => from);
  for (let year = yearOf(introduced); year <= yearOf(until); year++) {
    for (const half of ['01-01', '07-01']) {
      const words = `${line.make.letters} prices ${year} ${half}`;
      days.push(addDays(`${year}-${half}`, drawWhole(words, 0, 60)));
    }
  }
  return [introduced, ...new Set(days.filter((day) => introduced < day && day <= until).sort())];
}

function priceFrom(derivative: CatalogueDerivative, from: string): DatedPrice {
  const level = listPriceLevel(from) / listPriceLevel(derivative.introduced);
  const basic = Math.round((derivative.basicPriceNewPence * level) / 500) * 500;
  const delivery = Math.round(derivative.line.make.deliveryPounds * (listPriceLevel(from) / 1.055)) * 100;
  const basicExact = from === derivative.introduced ? derivative.basicPriceNewPence : basic;
  return {
    from,
    basicPence: basicExact,
    vatPence: Math.round((basicExact * vatPercent(from)) / 100),
    deliveryPence: delivery,
  };
}

function lastDay(derivative: CatalogueDerivative, today: string): string {
  return derivative.runOut === null ? today : earlier(derivative.runOut, today);
}

/** Dated prices new, oldest first; the first is from the introduction. */
export function priceHistory(derivative: CatalogueDerivative, today: string): readonly DatedPrice[] {
  return priceDays(derivative, lastDay(derivative, today)).map((day) => priceFrom(derivative, day));
}

/** The price new on a day; before the introduction the first, after run-out the last. */
export function priceOn(derivative: CatalogueDerivative, date: string): DatedPrice {
  const days = priceDays(derivative, lastDay(derivative, date));
  return priceFrom(derivative, days.at(-1) ?? derivative.introduced);
}
