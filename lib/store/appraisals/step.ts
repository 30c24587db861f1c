/** A step of an appraisal: one statement that changes it and records the change in its history, or does nothing. */
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { selectRow } from '../rows';

const doneRow = z.object({ done: z.boolean() });

/** Whether the step was taken. */
export type Step = (text: string, values: readonly unknown[]) => Promise<boolean>;

export const stepIn =
  (database: SqlDatabase): Step =>
  async (text, values) =>
    (await selectRow(database, doneRow, text, values))?.done ?? false;

/**
 * Writes a history line for each row of `from`, which has the appraisal as `id`. `$3` is the person, or null for the
 * customer.
 */
export const noteOf = (from: string, field: string, before: string, after: string): string =>
  `insert into appraisal_history (appraisal_id, at, person_id, field, before, after)
   select ${from}.id, clock_timestamp(), $3::text, '${field}', ${before}, ${after} from ${from}`;
