import { addMonths, firstOfMonth, monthOf, yearOf } from '@/lib/sandbox/time/calendar';

/**
 * Percent change of values at constant age in a normal year, January to December: cap hpi's long-run months where
 * printed, assumed between; together about −4.5 %, the published normal year being −3 to −5.
 */
const normalMonths = [0.44, -0.4, 0.2, -1.2, -1.6, -1.1, -0.4, -0.4, 0.5, 0.5, -0.5, -0.5] as const;

/** Months that were not normal, as printed by cap hpi; the rise of 2021 and the falls of late 2023 among them. */
const recordedMonths: Readonly<Record<string, number>> = {
  '2019-04': -2.3,
  '2019-05': -3.1,
  '2019-06': -2.0,
  '2020-11': -3.0,
  '2021-02': -1.5,
  '2021-05': 6.7,
  '2021-06': 4.8,
  '2021-07': 3.1,
  '2021-08': 3.7,
  '2021-09': 5.9,
  '2023-02': 1.0,
  '2023-09': -1.9,
  '2023-10': -4.2,
  '2023-11': -4.2,
  '2023-12': -2.1,
  '2024-04': -1.5,
  '2024-05': -0.9,
  '2025-05': -1.3,
  '2025-06': -0.6,
};

const firstIndexed = '2010-01-01';
/** The edition at which the age curve applies unchanged: the valuations of M440i and i4 in the press. */
const anchorEdition = '2024-07-01';

function monthIndex(edition: string): number {
  return (yearOf(edition) - yearOf(firstIndexed)) * 12 + monthOf(edition) - 1;
}

const levels: number[] = [1];

function level(edition: string): number {
  for (let i = levels.length; i <= monthIndex(edition); i++) {
    const month = addMonths(firstIndexed, i - 1);
    const percent = recordedMonths[month.slice(0, 7)] ?? normalMonths[monthOf(month) - 1] ?? 0;
    levels.push((levels[i - 1] ?? 1) * (1 + percent / 100));
  }
  return levels[monthIndex(edition)] ?? 1;
}

/** Used values at constant age and unchanged list prices, July 2024 = 1. The edition is the first of a month. */
export function marketIndex(edition: string): number {
  const month = firstOfMonth(edition < firstIndexed ? firstIndexed : edition);
  return level(month) / level(anchorEdition);
}

/**
 * The change of used values at constant age in months of a normal year, from an edition on: all that can be forecast.
 */
export function normalIndex(edition: string, months: number): number {
  let index = 1;
  for (let i = 0; i < months; i++) index *= 1 + (normalMonths[monthOf(addMonths(edition, i)) - 1] ?? 0) / 100;
  return index;
}

/**
 * Electric cars, on top of the whole market: expensive until autumn 2022, then the fall to May 2024 (cap hpi, in
 * part).
 */
export function electricIndex(edition: string): number {
  const peak = 1.3;
  if (edition <= '2021-01-01') return 1.1;
  if (edition <= '2022-09-01') return 1.1 + ((peak - 1.1) * (monthIndex(edition) - 132)) / 20;
  if (edition >= '2024-05-01') return 1;
  return peak - ((peak - 1) * (monthIndex(edition) - 152)) / 20;
}
