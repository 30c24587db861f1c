/** Conditions on records, in SQL. A table's name is one of two, never input. */
import { PLATE_LENGTH_MAX } from '@/lib/domain/plates/plate-shapes';

export type RecordTableName = 'valuations' | 'registrations';

/** Of a record `r`: what it is searched by. */
export const NAMES = "json_text(r.summary, 'title'), json_text(r.summary, 'derivative')";

/**
 * In SQL: the ids of the records in which each word of a text begins a word of title or derivative, in any case and
 * without accents. Found separately, by index: a planner that expects many would read every record in order instead.
 */
export const namedIds = (table: RecordTableName, organisationId: string, text: string): string =>
  `with named as materialized (
     select r.id, r.created_at from ${table} r where r.words @@ search_query(${organisationId}, ${text}))
   select id from named`;

/** In SQL: whether one of these marks is a plate, not a VIN, that begins so. */
export const beginsPlate = (marks: string, beginning: string): string =>
  `exists (select from unnest(${marks}) m(mark) where starts_with(m.mark, ${beginning}) and length(m.mark) <= ${PLATE_LENGTH_MAX})`;

/** In SQL: the same of a record's marks, within an organisation, by index. */
export const hasPlateBeginning = (organisationId: string, beginning: string): string =>
  `plate_words(organisation_id, marks) @@ search_query(${organisationId}, ${beginning})`;

/**
 * In SQL: whether the vehicle of a joined record could be another derivative too; false without the record, or where it was
 * made before that was saved.
 */
export const isUncertainDerivative = (row: string): string =>
  `coalesce(summary_has(${row}.summary, '"isDerivativeUncertain": ?true'), false)`;

/** The same of a record that is not joined. */
export const hasUncertainDerivative = (recordId: string, table: RecordTableName = 'valuations'): string =>
  `coalesce((select ${isUncertainDerivative('n')} from ${table} n where n.id = ${recordId}), false)`;

const isSingle = (row: string) => `not summary_has(${row}.summary, '"listed": ?true')`;
const hasValue = (row: string) => `summary_valued(${row}.summary)`;
/** In SQL: whether a vehicle has another record, made one by one, after or before a record `r`. By its index. */
const hasOther = (table: RecordTableName, place: '>' | '<', condition: string) => `exists (
  select 1 from ${table} n where n.organisation_id = r.organisation_id and n.subject_hash = r.subject_hash
    and n.created_at ${place}= r.created_at and (n.created_at, n.id) ${place} (r.created_at, r.id) and ${isSingle('n')} and ${condition})`;
/**
 * In SQL: whether a record `r` is the newest of its vehicle with a value, or the newest where none has one, of those that
 * were made one by one, and not in a run of a stock list. Found by the indexes of those made one by one and of a
 * vehicle's records.
 */
export const latestSingle = (table: RecordTableName) => `${isSingle('r')}
  and not ${hasOther(table, '>', `(${hasValue('n')} or not ${hasValue('r')})`)}
  and (${hasValue('r')} or not ${hasOther(table, '<', hasValue('n'))})`;
