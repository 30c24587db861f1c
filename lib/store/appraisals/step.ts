/** A step of an appraisal: one statement that changes it and records the change in its history, or does nothing. */
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { selectRow, type Queryable } from '../rows';
import type { AppraisalKey } from './appraisals';
import { CUSTOMER_FIELD_LIST } from './customer-fields';

const doneRow = z.object({ done: z.boolean() });

/** Whether the step was taken. */
export type Step = (text: string, values: readonly unknown[]) => Promise<boolean>;

/** Takes a step in a database or in one of its transactions. The statement selects `done`. */
export const stepIn =
  (database: Queryable): Step =>
  async (text, values) =>
    (await selectRow(database, doneRow, text, values))?.done ?? false;

/**
 * Writes a history line for each row of `from`, which has the appraisal as `id`. `$3` is the person, or null for the
 * customer.
 */
export const noteOf = (from: string, field: string, before: string, after: string): string =>
  `insert into appraisal_history (appraisal_id, at, person_id, field, before, after)
   select ${from}.id, clock_timestamp(), $3::text, '${field}', ${before}, ${after} from ${from}`;

/**
 * Work on an appraisal in one commit that begins by locking it, so that no other change of its entries, photos or offer
 * comes between. What the work reads is the newest.
 */
export const onLocked = <T>(
  database: SqlDatabase,
  { organisationId, id }: AppraisalKey,
  work: (step: Queryable) => Promise<T>,
): Promise<T> =>
  database.transaction(async (step) => {
    await step.query('select 1 from appraisals where organisation_id = $1 and id = $2 for update', [
      organisationId,
      id,
    ]);
    return work(step);
  });

/**
 * SQL for a first part `locked`, with the appraisal of the offer `o` that `which` finds. Every step locks the appraisal
 * before its offer, so that two of them never wait for each other.
 */
export const lockedWith = (which: string): string =>
  `locked as (
    select a.id from appraisals a where a.id = (select o.appraisal_id from appraisal_offers o where ${which}) for update)`;

/** SQL: the entries of the appraisal `$2` are no longer of these versions, given as JSON. Without the customer's details. */
export const entriesChanged = (versions: string): string => `exists (
  select 1 from (
    select field, version from appraisal_entries where appraisal_id = $2 and field not in ${CUSTOMER_FIELD_LIST}) e
  full join json_to_recordset(${versions}::json) as g(field text, version integer) using (field)
  where e.version is distinct from g.version)`;

/** Which version each entry has, for `entriesChanged`. */
export const versionsOf = (entries: readonly { readonly field: string; readonly version: number }[]): string =>
  JSON.stringify(entries.map(({ field, version }) => ({ field, version })));

/** SQL: the appraisal `a` takes changes. Only true for as long as it is locked. */
export const IS_DRAFT = `a.state = 'draft' and not exists (
  select 1 from appraisal_offers o where o.appraisal_id = a.id and o.state = 'requested')`;
