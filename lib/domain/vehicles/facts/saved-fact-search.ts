/** A search by facts that was saved under a name, and what is new in it for one person. */
import { z } from 'zod';
import { personReferenceSchema } from '@/lib/domain/provenance';
import type { Day } from '@/lib/domain/time/calendar';
import { daySchema, instantSchema } from '@/lib/domain/time/calendar-schemas';
import { vehicleFactsSchema } from './vehicle-facts';

export const factSearchNameSchema = z.string().trim().min(1).max(80);

/** As in the URL of the search. */
export const factSearchFieldsSchema = z.record(z.string(), z.string());
export type FactSearchFields = z.infer<typeof factSearchFieldsSchema>;

export const savedFactSearchSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  fields: factSearchFieldsSchema,
  savedAt: instantSchema,
  savedBy: personReferenceSchema,
  /** How many match today. */
  count: z.int(),
  /** The day since which vehicles count as new; null: this person has not opened it yet. */
  since: daySchema.nullable(),
  newCount: z.int(),
});
export type SavedFactSearch = z.infer<typeof savedFactSearchSchema>;

export const factSearchNewsSchema = savedFactSearchSchema.extend({
  /** At most 50 of them. */
  newVehicles: z.array(vehicleFactsSchema),
});

/** What one person has seen of a search: guide IDs, on the last day it was opened and on the day before that. */
export interface FactSearchView {
  readonly openedOn: Day;
  readonly matched: readonly number[];
  readonly beforeOn: Day;
  readonly before: readonly number[];
}

/** What is not new today: the matches when it was last opened before today. New vehicles stay new all day. */
export const seenBefore = ({ openedOn, matched, beforeOn, before }: FactSearchView, today: Day) =>
  openedOn < today ? { since: openedOn, matched } : { since: beforeOn, matched: before };

/** The view once opened today. @param view null if it was never opened: then nothing is new */
export function openedToday(view: FactSearchView | null, matched: readonly number[], today: Day): FactSearchView {
  const earlier = view === null ? { since: today, matched } : seenBefore(view, today);
  return { openedOn: today, matched, beforeOn: earlier.since, before: earlier.matched };
}

/** The URL fields of a search; absent and default ones are left out. */
export function fieldsOfSearch(search: Readonly<Record<string, string | number | undefined>>): FactSearchFields {
  const byDefault: FactSearchFields = { kind: 'car', sort: 'name', order: 'ascending' };
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      value === undefined || value === '' || String(value) === byDefault[name] ? [] : [[name, String(value)]],
    ),
  );
}
