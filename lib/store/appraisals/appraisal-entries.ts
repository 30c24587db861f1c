/** The entries of an appraisal, field by field: a change names the version it was made on. */
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { selectRow } from '../rows';
import type { AppraisalKey } from './appraisals';
import { CUSTOMER_FIELD_LIST } from './customer-fields';
import { IS_DRAFT, onLocked } from './step';

export interface EntryChange {
  readonly field: string;
  readonly value: string;
  /** The version that was on screen; 0 if the field had none. */
  readonly version: number;
}

interface EntrySave extends AppraisalKey {
  readonly personId: string;
  readonly changes: readonly EntryChange[];
  /** Whether it may still be saved once an offer is made or waits for approval: true for the customer's details. */
  readonly isAfterOffer: boolean;
}

const savedRow = z.object({ isOpen: z.boolean() });

/**
 * Saves the changes whose version is still the one on screen, with their history, in one commit. The entries afterwards
 * show which ones were not saved.
 * @returns whether the appraisal accepts entries at all
 */
export async function saveEntries(database: SqlDatabase, save: EntrySave): Promise<boolean> {
  const { organisationId, id, personId, changes, isAfterOffer } = save;
  const values = [organisationId, id, personId, JSON.stringify(changes), isAfterOffer];
  const row = await onLocked(database, save, (step) => selectRow(step, savedRow, SAVE, values));
  return row?.isOpen ?? false;
}

const SAVE = `with a as (
    select a.id from appraisals a where a.organisation_id = $1 and a.id = $2 and ($5 or (${IS_DRAFT}))),
  previous as (select field, value from appraisal_entries where appraisal_id = $2),
  saved as (
    insert into appraisal_entries as e (appraisal_id, field, value, version, changed_by, changed_at)
    select a.id, g.field, g.value, g.version + 1, $3, clock_timestamp()
    from a, json_to_recordset($4::json) g(field text, value text, version integer)
    on conflict (appraisal_id, field) do update
      set value = excluded.value, version = excluded.version, changed_by = excluded.changed_by, changed_at = excluded.changed_at
      where e.version = excluded.version - 1
    returning e.field, e.value),
  noted as (
    insert into appraisal_history (appraisal_id, at, person_id, field, before, after)
    select $2, clock_timestamp(), $3, s.field, p.value, s.value
    from saved s left join previous p on p.field = s.field where coalesce(p.value, '') <> s.value)
  select exists (select 1 from a) as "isOpen"`;

/** Which of it was there, as codes of the history; null for none. Details count where only the history has them. */
const ERASED = `nullif(concat_ws(',',
    case when exists (select 1 from appraisal_entries t where t.appraisal_id = a.id and t.field in ${CUSTOMER_FIELD_LIST} and t.value <> '')
      or exists (select 1 from appraisal_history t where t.appraisal_id = a.id and t.field in ${CUSTOMER_FIELD_LIST}
        and coalesce(t.before, '') || coalesce(t.after, '') <> '') then 'details' end,
    case when exists (select 1 from appraisal_photos t where t.appraisal_id = a.id) then 'photos' end,
    case when exists (select 1 from appraisal_signatures t where t.appraisal_id = a.id) then 'signature' end), '')`;

/**
 * Empties the customer's details, in the history too, erases photos and signatures, and records which of them were there.
 * @returns whether there is such an appraisal
 */
export async function eraseCustomer(
  database: SqlDatabase,
  { organisationId, id, personId }: AppraisalKey & { personId: string },
): Promise<boolean> {
  const { rows } = await database.query(
    `with a as (select id from appraisals where organisation_id = $1 and id = $2),
     e as (
       update appraisal_entries set value = '', version = version + 1, changed_by = $3, changed_at = clock_timestamp()
       where appraisal_id in (select id from a) and field in ${CUSTOMER_FIELD_LIST}),
     h as (
       update appraisal_history set before = null, after = null
       where appraisal_id in (select id from a) and field in ${CUSTOMER_FIELD_LIST}),
     p as (delete from appraisal_photos where appraisal_id in (select id from a)),
     s as (delete from appraisal_signatures where appraisal_id in (select id from a)),
     noted as (
       insert into appraisal_history (appraisal_id, at, person_id, field, before, after)
       select id, clock_timestamp(), $3, 'erased', null, ${ERASED} from a)
     select id from a`,
    [organisationId, id, personId],
  );
  return rows.length > 0;
}
