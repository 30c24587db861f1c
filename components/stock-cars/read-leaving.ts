/** Reads how a car left the stock. Which buyer it went to decides what the price counts against, so neither is assumed. */
import { SOLD_TO, SOLD_TO_WORDS, type SoldTo } from '@/lib/domain/stock-cars/stock-car-state';
import type { Day } from '@/lib/domain/time/calendar';
import { readEntry, type EntryProblems } from './read-entry';

export const REMOVED = 'removed';

export const LEAVING_OPTIONS = [
  { value: '', label: 'Choose…' },
  ...SOLD_TO.map((value) => ({ value, label: `Sold: ${SOLD_TO_WORDS[value]}` })),
  { value: REMOVED, label: 'Removed, not sold' },
];

export interface ReadLeaving {
  /** Null with a problem. */
  readonly leaving: { readonly on: Day; readonly soldTo: SoldTo | null; readonly soldPounds: number | null } | null;
  readonly problems: EntryProblems;
}

/** @param today the day without another */
export function readLeaving(form: FormData, today: Day): ReadLeaving {
  const outcome = form.get('outcome');
  const soldTo = SOLD_TO.find((known) => known === outcome) ?? null;
  const { numbers, problems: found } = readEntry(form);
  const soldPounds = numbers['soldPounds'] ?? null;
  const problems = {
    ...(soldTo === null && outcome !== REMOVED && { outcome: 'Choose who it was sold to, or that it was removed.' }),
    ...(outcome !== REMOVED && soldPounds === null && { soldPounds: 'Enter the price.' }),
    ...(outcome !== REMOVED && found),
  };
  if (Object.keys(problems).length > 0) return { leaving: null, problems };
  const typed = form.get('on');
  const on = typeof typed === 'string' && typed !== '' ? typed : today;
  return { leaving: { on, soldTo, soldPounds: soldTo === null ? null : soldPounds }, problems };
}
