/**
 * What an organisation's cars sold for against the guide's value before the sale, by make, age and mileage: sales to
 * the trade against Clean, to retail customers against Retail. It is shown beside the guide and changes no value.
 * Differences are fractions of the guide's value: −0.02 is 2% below it. Without schemas: pages load it.
 */
import { monthsBetween, type Day } from '@/lib/domain/time/calendar';
import { SOURCES } from '@/lib/domain/source-names';
import { formatCount, formatPercent, formatPlural } from '@/lib/format';
import type { SoldTo } from './stock-car-state';

/** Fewer sales than this are no guide to the next one. */
export const SALES_MIN = 8;
/** How many months of sales before today count. */
export const SALES_MONTHS = 24;
/** At most so many sales, the newest, are compared with the guide. */
export const COMPARED_SALES_MAX = 10_000;
/** How old an edition may be for a comparison: this month's and the one before. */
export const EDITION_DAYS = 62;

/** A sale is of a car that was in stock, or from a dealer's own file. */
export const SALE_SOURCES = ['stock', 'file'] as const;

/** Which value a sale is compared with. */
export const COMPARED_BAND = { trade: 'clean', retail: 'retail' } as const satisfies Readonly<Record<SoldTo, string>>;

/**
 * Why a sale has no value: the vehicle has no guide ID, its other details are missing, the value is not requested yet, or
 * the guide gave none.
 */
export const UNVALUED_CAUSES = ['unidentified', 'incomplete', 'due', 'none'] as const;
export type UnvaluedCause = (typeof UNVALUED_CAUSES)[number];

export interface ComparableCar {
  readonly make: string | null;
  readonly registered: Day | null;
  readonly mileage: number | null;
}

export interface Sale extends ComparableCar {
  readonly soldOn: Day;
  readonly soldTo: SoldTo;
  readonly soldPounds: number;
  /** In the newest edition before the sale; null if it gives none. */
  readonly guidePounds: number | null;
}

/** Half of the sales lie between `lower` and `upper`, and half of all below `median`. */
export interface Quartiles {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

export const SALES_GROUP_KINDS = ['all', 'make', 'age', 'mileage'] as const;
export interface SalesGroup {
  readonly kind: (typeof SALES_GROUP_KINDS)[number];
  readonly label: string;
  readonly sales: number;
  /** Null for fewer than `SALES_MIN` sales. */
  readonly quartiles: Quartiles | null;
}

/** By months since first registration. */
const AGE_BANDS = [
  { label: 'Under 1 year', from: 0 },
  { label: '1 to 3 years', from: 12 },
  { label: '3 to 5 years', from: 36 },
  { label: '5 to 8 years', from: 60 },
  { label: '8 years and over', from: 96 },
] as const;
/** By miles. */
const MILEAGE_BANDS = [
  { label: 'Under 20,000 mi', from: 0 },
  { label: '20,000–39,999 mi', from: 20_000 },
  { label: '40,000–59,999 mi', from: 40_000 },
  { label: '60,000–99,999 mi', from: 60_000 },
  { label: '100,000 mi and over', from: 100_000 },
] as const;

type Named = Readonly<Record<Exclude<SalesGroup['kind'], 'all'>, string | null>>;

/** The groups a car belongs to on a day; null if unknown. */
function groupNames({ make, registered, mileage }: ComparableCar, day: Day): Named {
  const months = registered === null ? -1 : monthsBetween(registered, day);
  return {
    make,
    age: AGE_BANDS.findLast(({ from }) => months >= from)?.label ?? null,
    mileage: MILEAGE_BANDS.findLast(({ from }) => mileage !== null && mileage >= from)?.label ?? null,
  };
}

interface Band {
  readonly from: number;
  /** Null: no upper end. */
  readonly before: number | null;
}

/** What the sales of a car's groups have in common; null where the car has no such group. */
export interface AlikeRanges {
  readonly make: string | null;
  readonly ageMonths: Band | null;
  readonly miles: Band | null;
}

/** Of `groupsBeside`, so that only sales in one of its groups are read. */
export function alikeRanges(car: ComparableCar, today: Day): AlikeRanges {
  const { make, age, mileage } = groupNames(car, today);
  const bandOf = (bands: readonly { readonly label: string; readonly from: number }[], name: string | null) => {
    const index = bands.findIndex(({ label }) => label === name);
    const band = bands[index];
    return band ? { from: band.from, before: bands[index + 1]?.from ?? null } : null;
  };
  return { make, ageMonths: bandOf(AGE_BANDS, age), miles: bandOf(MILEAGE_BANDS, mileage) };
}

/** The difference from the guide as a fraction of it; null if the guide gives no value. */
export const differenceOf = ({ soldPounds, guidePounds }: Pick<Sale, 'soldPounds' | 'guidePounds'>): number | null =>
  guidePounds === null || guidePounds <= 0 ? null : (soldPounds - guidePounds) / guidePounds;

/** A quantile of a sorted, non-empty list, interpolated linearly (Hyndman & Fan's type 7). */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [lower = 0, upper = lower] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return lower + (upper - lower) * (place - Math.floor(place));
}

function quartilesOf(differences: readonly number[]): Quartiles | null {
  if (differences.length < SALES_MIN) return null;
  const sorted = [...differences].sort((a, b) => a - b);
  return { lower: quantile(sorted, 0.25), median: quantile(sorted, 0.5), upper: quantile(sorted, 0.75) };
}

/** Sales to one kind of buyer for which the guide has a value, each with its groups. */
const comparedSales = (sales: readonly Sale[], soldTo: SoldTo) =>
  sales.flatMap((sale) => {
    const difference = sale.soldTo === soldTo ? differenceOf(sale) : null;
    return difference === null ? [] : [{ difference, names: groupNames(sale, sale.soldOn) }];
  });

const groupOf = (kind: SalesGroup['kind'], label: string, differences: readonly number[]): SalesGroup => ({
  kind,
  label,
  sales: differences.length,
  quartiles: quartilesOf(differences),
});

/** All together, then makes by number of sales, then ages and mileages ascending; groups without sales are left out. */
export function salesGroups(sales: readonly Sale[], soldTo: SoldTo): SalesGroup[] {
  const compared = comparedSales(sales, soldTo);
  if (compared.length === 0) return [];
  const groupsBy = (kind: keyof Named, labels: readonly string[]) =>
    labels.flatMap((label) => {
      const differences = compared.filter(({ names }) => names[kind] === label).map(({ difference }) => difference);
      return differences.length === 0 ? [] : [groupOf(kind, label, differences)];
    });
  const makes = [...new Set(compared.flatMap(({ names }) => names.make ?? []))].sort();
  return [
    groupOf(
      'all',
      'All sales',
      compared.map(({ difference }) => difference),
    ),
    ...groupsBy('make', makes).sort((a, b) => b.sales - a.sales),
    ...groupsBy(
      'age',
      AGE_BANDS.map(({ label }) => label),
    ),
    ...groupsBy(
      'mileage',
      MILEAGE_BANDS.map(({ label }) => label),
    ),
  ];
}

/** What the sales show for cars like this one: of its make, age and mileage, each with the number of sales. */
export function groupsBeside(car: ComparableCar, today: Day, sales: readonly Sale[], soldTo: SoldTo): SalesGroup[] {
  const compared = comparedSales(sales, soldTo);
  const own = groupNames(car, today);
  return (['make', 'age', 'mileage'] as const).flatMap((kind) => {
    const label = own[kind];
    if (label === null) return [];
    const alike = compared.filter(({ names }) => names[kind] === label);
    return [
      groupOf(
        kind,
        label,
        alike.map(({ difference }) => difference),
      ),
    ];
  });
}

/** "2.1% below", "3% above", "level with it". */
export function differenceWords(share: number): string {
  const percent = formatPercent(Math.abs(share));
  if (percent === '0%') return 'level with it';
  return `${percent} ${share < 0 ? 'below' : 'above'}`;
}

/** In place of a difference. */
export const UNVALUED_WORDS: Readonly<Record<UnvaluedCause, string>> = {
  unidentified: 'Not identified',
  incomplete: 'Details missing',
  due: 'Not valued yet',
  none: 'No value',
};

/** What is missing of a sale in a file that cannot be valued. */
export const INCOMPLETE_WORDS =
  'the vehicle is not in your records, or its date of first registration or mileage is missing';

const leftOut = (sales: number): string => `${formatPlural(sales, 'sale')} ${sales === 1 ? 'is' : 'are'} left out`;

/**
 * Which sales are in no group, in a sentence for each cause.
 * @param withValue how many have a value
 */
export function leftOutSentences(sales: Readonly<Record<UnvaluedCause, number>>, withValue: number): string[] {
  const sentences: Readonly<Record<UnvaluedCause, (count: number) => string>> = {
    unidentified: (count) => `${leftOut(count)}: the vehicle has no guide ID.`,
    incomplete: (count) => `${leftOut(count)}: the date of first registration or the mileage is missing.`,
    due: (count) => `${formatPlural(count, 'sale')} ${count === 1 ? 'is' : 'are'} not valued yet.`,
    none: (count) =>
      `${formatPlural(count, 'sale')} without a ${SOURCES.guide.beforeNoun} value in the ${EDITION_DAYS} days before ${count === 1 ? 'it is' : 'them are'} left out.`,
  };
  return [
    ...(withValue > COMPARED_SALES_MAX
      ? [`Only the newest ${formatCount(COMPARED_SALES_MAX)} sales with a value are compared.`]
      : []),
    ...UNVALUED_CAUSES.flatMap((cause) => (sales[cause] > 0 ? sentences[cause](sales[cause]) : [])),
  ];
}
