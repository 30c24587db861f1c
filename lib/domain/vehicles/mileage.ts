/** Mileages as dealers type them. Always whole miles. */
import { Fault } from '@/lib/fault';
import { formatCount, formatMiles, formatPlural } from '@/lib/format';
import type { Because } from '@/lib/domain/provenance';
import { sanitiseText } from '@/lib/encoding/sanitise-text';
import { SOURCES } from '@/lib/domain/source-names';

export const MILEAGE_MAX = 999_999;

export type MileageCheck =
  | { readonly state: 'empty' }
  | {
      readonly state: 'refused';
      readonly because: Because;
      /** Its value in kilometres. */
      readonly kilometres?: number;
    }
  | { readonly state: 'miles'; readonly miles: number };

const KM_PER_MILE = 1.609344;
const next = 'Enter the mileage, such as 62,480 or 62k.';
const NEXT_IN_KILOMETRES = 'Enter the kilometres, such as 100,550 or 100k.';

/** `62k`, `62.5k`, `62,480`, `62 480`, `62480 mi`. */
export function checkMileage(typed: string): MileageCheck {
  const distance = readDistance(typed);
  if (distance === null) return { state: 'empty' };
  const { number, unit } = distance;
  if (number === null) return refused(reasonFor(distance, unit ?? 'miles'));
  if (unit === 'kilometres') {
    const miles = milesFromKilometres(number);
    const refusal = refused(
      `${SOURCES.guide.atStart} works in miles: ${formatCount(number)} km is ${formatMiles(miles)}.`,
      `Type ${formatCount(miles)}.`,
    );
    return { ...refusal, kilometres: number };
  }
  if (number > MILEAGE_MAX) return refused(`${formatMiles(number)} is more than any odometer shows.`);
  return { state: 'miles', miles: number };
}

interface TypedDistance {
  /** As typed; never empty. */
  readonly text: string;
  readonly amount: string;
  /** Null if it is not a whole number from zero. */
  readonly number: number | null;
  /** Null without one. */
  readonly unit: 'miles' | 'kilometres' | null;
}

/** Null for an empty text. */
function readDistance(typed: string): TypedDistance | null {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return null;
  const [, amount = '', thousands, unit] =
    /^([\d.,\s'’]+?)(?<!\s)\s*(?:(k(?!m))\s*)?(mi|miles?|m|kms?|kilomet(?:re|er)s?)?\.?$/.exec(text.toLowerCase()) ??
    [];
  const words = unit === undefined ? null : unit.startsWith('k') ? 'kilometres' : 'miles';
  return { text, amount, number: readAmount(amount, thousands === 'k'), unit: words };
}

/** The most miles per month that a chart is drawn for. */
const MILES_PER_MONTH_MAX = 10_000;

/** Miles per month as an address has them: whole digits up to that; null for any other text. */
export function milesPerMonthIn(text: string): number | null {
  const miles = /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
  return miles !== null && miles <= MILES_PER_MONTH_MAX ? miles : null;
}

/** Miles per month, written as a mileage is, with their own limit. */
export function checkMilesPerMonth(typed: string): MileageCheck {
  const check = checkMileage(typed);
  if (check.state === 'empty' || (check.state === 'refused' && check.kilometres !== undefined)) return check;
  const nextPerMonth = `Enter the miles per month, such as 1,200, up to ${formatCount(MILES_PER_MONTH_MAX)}.`;
  if (check.state === 'refused') return refused(check.because.reason, nextPerMonth);
  return check.miles > MILES_PER_MONTH_MAX
    ? refused(`${formatMiles(check.miles)} per month is above the limit.`, nextPerMonth)
    : check;
}

/**
 * A mileage in a file: a spreadsheet saves 62000 as `62000.00` if its column shows pence. Never three zeros: `62.000`
 * may mean 62,000.
 */
export const checkMileageCell = (cell: string): MileageCheck => checkMileage(withoutPence(cell));

const withoutPence = (cell: string): string => cell.trim().replace(/\.0{1,2}$/, '');

/** Which cells of a column are kilometres: only those marked as kilometres, or all not marked as miles. */
export const KILOMETRES = ['marked', 'all'] as const;
export type Kilometres = (typeof KILOMETRES)[number];

/** How the mileages of a file are read: as miles alone, or with some or all of them in kilometres. */
export const DISTANCES = ['miles', ...KILOMETRES] as const;
export type Distances = (typeof DISTANCES)[number];

const milesFromKilometres = (kilometres: number): number => Math.round(kilometres / KM_PER_MILE);

/** The kilometres of a cell; null if it is miles or unreadable. */
export function kilometresInCell(cell: string, kilometres: Kilometres): number | null {
  const { number = null, unit = null } = readDistance(withoutPence(cell)) ?? {};
  return (unit ?? (kilometres === 'all' ? 'kilometres' : 'miles')) === 'kilometres' ? number : null;
}

/** As `checkMileageCell`, for a column with kilometres, which are converted to whole miles. */
export function convertMileageCell(cell: string, kilometres: Kilometres): MileageCheck {
  const distance = readDistance(withoutPence(cell));
  const unit = distance?.unit ?? (kilometres === 'all' ? 'kilometres' : 'miles');
  if (distance === null || unit === 'miles') return checkMileageCell(cell);
  if (distance.number === null) return refused(reasonFor(distance, unit), NEXT_IN_KILOMETRES);
  const miles = milesFromKilometres(distance.number);
  return miles > MILEAGE_MAX
    ? refused(`${formatCount(distance.number)} km is more than any odometer shows.`, NEXT_IN_KILOMETRES)
    : { state: 'miles', miles };
}

function refused(reason: string, fix = next) {
  return { state: 'refused', because: { reason, next: fix } } as const;
}

/** Whole miles, or null if the text is not an amount. Digits may be grouped in threes. */
function readAmount(amount: string, thousands: boolean): number | null {
  if (thousands) return /^\d{1,4}(\.\d{1,3})?$/.test(amount) ? Math.round(Number(amount) * 1000) : null;
  if (/^\d+$/.test(amount)) return Number(amount);
  return /^\d{1,3}([,\s'’]\d{3})+$/.test(amount) ? Number(amount.replace(/\D/g, '')) : null;
}

function reasonFor({ text, amount }: TypedDistance, unit: 'miles' | 'kilometres'): string {
  if (/^[-−]/.test(text)) return 'A mileage cannot be below zero.';
  if (/^\d{1,3}(\.\d{3})+$/.test(amount)) return `“${text}” has a full stop where a comma is expected.`;
  if (/^\d+\.\d+$/.test(amount)) return `The mileage must be in whole ${unit}.`;
  if (!/\d/.test(text)) return `“${sanitiseText(text, 20)}” has no digits.`;
  return `“${sanitiseText(text, 20)}” is not a mileage.`;
}

/** The miles to send. @throws Fault at the field for a text that is not a mileage */
export function acceptMileage(typed: string | number): number {
  const check = checkMileage(String(typed));
  if (check.state === 'miles') return check.miles;
  const because = check.state === 'refused' ? check.because : { reason: 'No mileage was entered.', next };
  throw new Fault('invalid_input', { message: because.reason, fix: because.next, field: 'mileage' });
}

/** In a field: with separators if typed in digits only, otherwise as typed. */
export const mileageText = (typed: string | number): string =>
  /^\d{1,7}$/.test(String(typed)) ? formatCount(Number(typed)) : String(typed);

export interface MileageWarning {
  readonly code: 'too_high_for_age' | 'high_for_age' | 'too_low_for_age' | 'very_high';
  readonly text: string;
  /** What was probably meant: a mileage without a warning. */
  readonly likelyMiles?: number;
}

/** More than a lorry covers: 60,000 miles in every year since the first day. */
const MONTHLY_MAX = 5_000;
/** More than a taxi covers: 36,000 miles in every year since the first day. Possible, but worth a second look. */
const MONTHLY_HIGH = 3_000;
/** Under this, at two years and more, "62" was probably typed for 62,000. */
const TWO_YEARS_MILES_MIN = 1_000;
const VERY_HIGH = 400_000;

/**
 * The warnings for a mileage.
 * @param oldestAgeMonths the most months the vehicle can have been on the road, null if its mark does not show it
 */
export function mileageWarnings(miles: number, oldestAgeMonths: number | null): MileageWarning[] {
  if (oldestAgeMonths === null)
    return miles > VERY_HIGH ? [{ code: 'very_high', text: `${formatMiles(miles)}: check for a digit too many.` }] : [];
  if (miles > MONTHLY_MAX * (oldestAgeMonths + 1))
    return [
      {
        code: 'too_high_for_age',
        text: `${formatMiles(miles)} is not possible for its age: at most ${ageWords(oldestAgeMonths)} on the road. Check the digits.`,
      },
    ];
  if (miles > MONTHLY_HIGH * (oldestAgeMonths + 1)) {
    // By the age that is named, so that the two figures agree: also here and on the record, which may know the months better.
    const yearly = Math.round(miles / mostYears(oldestAgeMonths) / 1000) * 1000;
    return [
      {
        code: 'high_for_age',
        text: `${formatMiles(miles)} is about ${formatCount(yearly)} miles a year, or more: at most ${ageWords(oldestAgeMonths)} on the road. Check the digits.`,
      },
    ];
  }
  if (oldestAgeMonths >= 24 && miles < TWO_YEARS_MILES_MIN) {
    const isLikely = miles > 0 && mileageWarnings(miles * 1000, oldestAgeMonths).length === 0;
    const advice = isLikely ? `Did you mean ${formatCount(miles * 1000)}?` : 'Check the odometer.';
    return [
      {
        code: 'too_low_for_age',
        text: `${formatMiles(miles)} is very little for up to ${ageWords(oldestAgeMonths)}. ${advice}`,
        ...(isLikely && { likelyMiles: miles * 1000 }),
      },
    ];
  }
  return [];
}

/** An upper limit, so a year begun counts in full; in months below two years. */
const mostYears = (months: number): number => (months < 24 ? Math.max(months, 1) / 12 : Math.ceil(months / 12));

const ageWords = (months: number): string =>
  months < 24 ? formatPlural(Math.max(months, 1), 'month') : `${mostYears(months)} years`;

/** 2 §VRM service: the guide values at the mileage rounded to the nearest thousand; recorded: 500 rounds up. */
export function guideMileage(miles: number): number {
  return Math.floor((miles + 500) / 1000) * 1000;
}
