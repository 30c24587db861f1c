/** A saved search by facts in words. Without schemas: pages load it. */
import type { Day } from '@/lib/domain/time/calendar';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatCount, formatDate, formatPence } from '@/lib/format';
import { FACT_FILTERS } from './fact-filters';

/** What is new in a saved search for the person who reads it. */
export function newsWords({ since, newCount }: { since: Day | null; newCount: number }): string {
  if (since === null) return 'Not opened by you yet.';
  return newCount === 0
    ? `Nothing new since ${formatDate(since)}.`
    : `${formatCount(newCount)} new since ${formatDate(since)}.`;
}

/** `Cars · Electric · BIK at most 4% · Boot, seats up at least 400 litres`. */
export function searchWords(fields: Readonly<Record<string, string>>): string {
  const figures = FACT_FILTERS.flatMap(({ name, label, unit, bound }) => {
    const value = fields[name];
    return value === undefined ? [] : `${label} at ${bound} ${figureWords(Number(value), unit)}`;
  });
  const make = fields['make'] === undefined ? [] : [displayName(fields['make'])];
  const named = [...make, ...['fuel', 'body'].flatMap((name) => fields[name] ?? [])];
  return [fields['kind'] === 'van' ? 'Vans' : 'Cars', ...named, ...figures].join(' · ');
}

function figureWords(value: number, unit: string | null): string {
  if (unit === '£') return Number.isInteger(value) ? `£${formatCount(value)}` : formatPence(Math.round(value * 100));
  if (unit === '%') return `${value}%`;
  return unit === null ? String(value) : `${value} ${unit}`;
}
