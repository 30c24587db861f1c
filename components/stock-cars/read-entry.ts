/** Reads what is typed into a car's forms, field by field. */
import { parsePounds } from '@/lib/domain/money/parse-pounds';
import { LEAST_SALE_PROBLEM } from '@/lib/domain/stock-cars/stock-car-state';
import { checkMileage } from '@/lib/domain/vehicles/mileage';

export type EntryProblems = Readonly<Record<string, string>>;

const POUNDS = ['costPounds', 'preparationPounds', 'advertisedPounds', 'soldPounds'];
const MILES = ['mileage', 'milesPerMonth'];

export interface ReadEntry {
  readonly numbers: Readonly<Record<string, number | null>>;
  readonly problems: EntryProblems;
}

/** Whole pounds and miles; null for a field that is empty. A sale is at least £1. */
export function readEntry(form: FormData): ReadEntry {
  const numbers: Record<string, number | null> = {};
  const problems: Record<string, string> = {};
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (POUNDS.includes(name)) {
      const pence = text === '' ? null : parsePounds(text);
      if (text !== '' && (pence === null || pence % 100 !== 0)) problems[name] = 'Enter whole pounds, such as 8,250.';
      if (name === 'soldPounds' && pence === 0) problems[name] = LEAST_SALE_PROBLEM;
      numbers[name] = pence === null ? null : Math.round(pence / 100);
    }
    if (MILES.includes(name)) {
      const check = checkMileage(text);
      if (check.state === 'refused') problems[name] = 'Enter whole miles, such as 42,000.';
      numbers[name] = check.state === 'miles' ? check.miles : null;
    }
  }
  return { numbers, problems };
}
