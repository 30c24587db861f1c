import { addDays, daysBetween, earlier, later, monthsBetween } from '@/lib/sandbox/time/calendar';
import { draw } from '@/lib/sandbox/seeded-random';
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { priceOn, vatPercent } from '@/lib/sandbox/catalogue/prices';
import { bookYears, retainedShare } from '@/lib/sandbox/market/curve';
import { firstEdition } from '@/lib/sandbox/market/editions';
import { valueRetentionByRange } from '@/lib/sandbox/market/value-retention-table';
import { electricIndex, marketIndex } from '@/lib/sandbox/market/market-index';
import { isOutOfBounds } from '@/lib/sandbox/market/mileage';
import { sliceOfDate } from '@/lib/sandbox/plates/plates';

/** Whole pounds; cars with VAT, vans without. retail ≥ clean ≥ average ≥ below. */
export interface UsedValues {
  readonly retail: number;
  readonly clean: number;
  readonly average: number;
  readonly below: number;
}

export interface ValuationSubject {
  readonly derivative: CatalogueDerivative;
  /** Day of first registration. Values depend on plate and calendar year, as the grids do. */
  readonly registered: string;
  /** Unrounded: rounding to the thousand is done by the VRM service alone (see `roundedMileage`). */
  readonly mileage: number;
  /** First of a month. */
  readonly edition: string;
}

/**
 * Price new as registered: basic + VAT + delivery, whole pounds (vans ex VAT). The price of the day the slice began
 * or the derivative came out.
 */
export function costNewPounds(derivative: CatalogueDerivative, registered: string): number {
  const slice = sliceOfDate(registered);
  const day = later(derivative.introduced, slice?.from ?? registered);
  const price = priceOn(derivative, day);
  const vat = derivative.database === 'CAR' ? price.vatPence + (price.deliveryPence * vatPercent(day)) / 100 : 0;
  return Math.round((price.basicPence + price.deliveryPence + vat) / 100);
}

/** The age in the book: months from the middle of the registration's plate and year to the edition. */
export function bookAgeMonths(registered: string, edition: string): number {
  const slice = sliceOfDate(registered);
  const middle = slice ? addDays(slice.from, Math.floor(daysBetween(slice.from, slice.to) / 2)) : registered;
  return Math.max(0, monthsBetween(earlier(middle, edition), edition));
}

/** Lasting retained value against the curve: make, range and a small part for engine and trim. */
function derivativeFactor(derivative: CatalogueDerivative): number {
  const { model, line } = derivative;
  const own = valueRetentionByRange[`${model.range.manufacturer.name} ${model.range.name}`] ?? line.make.valueRetention;
  // oxlint-disable-next-line code/plain-words -- the words of a draw are data: other words would change values
  const small = 0.975 + 0.05 * draw(`${derivative.database} ${model.code} ${derivative.shortName} kept`);
  return own * small;
}

/**
 * A strong or weak retention lasts: from the fourth year the factor applies again each year, up to two and a half
 * times.
 */
function factorAtAge(factor: number, months: number): number {
  return factor ** Math.min(2.5, 1 + Math.max(0, months - 36) / 72);
}

/** Clean value before the guide's rounding, at any mileage; for values between editions and forecasts. */
export function rawCleanValue({ derivative, registered, mileage, edition }: ValuationSubject): number {
  const { database, engine } = derivative;
  const months = bookAgeMonths(registered, edition);
  const electric = engine.powertrain === 'electric' ? electricIndex(edition) : 1;
  return (
    costNewPounds(derivative, registered) *
    Math.min(
      0.97,
      retainedShare(database, engine.powertrain, months, mileage) * factorAtAge(derivativeFactor(derivative), months),
    ) *
    marketIndex(edition) *
    electric
  );
}

/** The guide's steps: 25 below £30,000, 50 from there. */
export function guideRounded(pounds: number): number {
  const step = pounds < 30000 ? 25 : 50;
  return Math.round(pounds / step) * step;
}

/**
 * Retail, Average and Below against Clean. A dealer's margin never falls under a few hundred pounds (clean + 8 % +
 * £450).
 */
export function valuesFromClean(clean: number): UsedValues {
  return {
    retail: guideRounded(Math.max(clean * 1.15, clean * 1.08 + 450)),
    clean: guideRounded(clean),
    average: guideRounded(clean * 0.93),
    below: guideRounded(clean * 0.82),
  };
}

/** Below this the book gives no value. */
const lowestClean = 125;

/** Whether the book has a value for a derivative registered then, in that edition, at any mileage. */
export function isInBook(derivative: CatalogueDerivative, registered: string, edition: string): boolean {
  if (edition < firstEdition || registered >= addDays(edition, 31)) return false;
  const slice = sliceOfDate(registered);
  if (slice === null || slice.to < derivative.introduced || slice.from > (derivative.runOut ?? slice.from))
    return false;
  return bookAgeMonths(registered, edition) <= bookYears * 12;
}

/**
 * null: no value (not registered by the edition, older than the book values, never sold that year, mileage out of
 * bounds).
 */
export function usedValue(subject: ValuationSubject): UsedValues | null {
  const { derivative, registered, mileage, edition } = subject;
  if (!isInBook(derivative, registered, edition)) return null;
  if (isOutOfBounds(derivative.database, registered, edition, mileage)) return null;
  const clean = rawCleanValue(subject);
  return clean < lowestClean ? null : valuesFromClean(clean);
}

export interface PriceBand {
  readonly low: number;
  readonly high: number;
}

export type InternetPrices = Readonly<Record<keyof UsedValues, PriceBand>>;

/** Half-width of the advertised band: 2.5 %, at least £75. */
function band(value: number, share: number): PriceBand {
  const half = Math.max(75, value * share);
  return { low: Math.max(25, guideRounded(value - half)), high: guideRounded(value + half) };
}

/** Advertised price bands around each of the four values; lows and highs keep the order of the values. */
export function internetPrices(values: UsedValues): InternetPrices {
  return {
    retail: band(values.retail, 0.025),
    clean: band(values.clean, 0.025),
    average: band(values.average, 0.025),
    below: band(values.below, 0.025),
  };
}
