/** A year and letter, by which used values and forecasts list vehicles: `2022 71` is January and February 2022. */
import { formatPlateAge } from '@/lib/format';
import { calendarMonthsBetween, firstAfterMonths, monthNumberOf, yearOf, type Day } from '@/lib/domain/time/calendar';
import { currentPeriod, prefixPeriod, suffixPeriod, type PlateIssuePeriod } from './plate-periods';

export interface YearLetter {
  readonly year: number;
  readonly letter: string;
}

/** The year and letter of a first registration on a day; null before year letters existed. */
export function yearLetterOn(day: Day): YearLetter | null {
  const year = yearOf(day);
  const letter = issuePeriodOn(day)?.identifier;
  return letter === undefined ? null : { year, letter };
}

/** In which vehicles first registered on a day got their plates; null before year letters existed. */
export function issuePeriodOn(day: Day): PlateIssuePeriod | null {
  const [year, month] = [yearOf(day), monthNumberOf(day)];
  if (day >= '2001-09-01') {
    const autumn = month >= 9 || month <= 2;
    const issueYear = (month <= 2 ? year - 1 : year) % 100;
    return currentPeriod(String(autumn ? issueYear + 50 : issueYear).padStart(2, '0'));
  }
  const periodOf = day >= '1983-08-01' ? prefixPeriod : suffixPeriod;
  const periods = Array.from('ABCDEFGHJKLMNPRSTVWXY').map(periodOf);
  return periods.find((period) => period !== null && period.from <= day && day <= period.to) ?? null;
}

/** Every year and letter from one day to another, newest first. */
export function yearLettersBetween(from: Day, to: Day): YearLetter[] {
  const yearLetters = new Map<string, YearLetter>();
  for (let months = calendarMonthsBetween(from, to); months >= 0; months--) {
    const yearLetter = yearLetterOn(firstAfterMonths(from, months));
    if (yearLetter) yearLetters.set(yearLetterName(yearLetter), yearLetter);
  }
  return [...yearLetters.values()];
}

/** `2022 71`, as the provider writes it. */
export const yearLetterName = ({ year, letter }: YearLetter): string => `${year} ${letter}`;

/** Reads `2022 71`; null if the text has another form. */
export function parseYearLetter(name: string): YearLetter | null {
  const [, year, letter] = /^\s*(\d{4})\s+([A-Za-z]|\d\d)\s*$/.exec(name) ?? [];
  return year === undefined || letter === undefined ? null : { year: Number(year), letter: letter.toUpperCase() };
}

/** `71 plate`, where the year is not needed. */
export const shortPlateWords = ({ letter }: YearLetter): string => `${letter} plate`;

/** `71 plate (Sep 21–Feb 22), 2022`: the year names the part of a plate that spans New Year. */
export function yearLetterWords({ year, letter }: YearLetter): string {
  const period = /^\d/.test(letter)
    ? currentPeriod(letter)
    : [prefixPeriod(letter), suffixPeriod(letter)].find(
        (issued) => issued && yearOf(issued.from) <= year && year <= yearOf(issued.to),
      );
  if (!period) return `${letter} plate, ${year}`;
  const words = formatPlateAge(letter, period.from, period.to);
  return yearOf(period.from) === yearOf(period.to) ? words : `${words}, ${year}`;
}
