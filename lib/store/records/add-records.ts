/** Adds records, each of which ends its submission. */
import { createSelectSchema } from 'drizzle-zod';
import { batchCalls } from '../batch';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { valuations } from '../schema/records';
import type { RecordTableName } from './record-conditions';
import { lookUpsOf } from './submissions';

export interface NewStoredRecord<Kind extends string> {
  /** Generated when absent. */
  id?: string;
  organisationId: string;
  createdBy: string;
  kind: Kind;
  /** Keyed hash of the plate, VIN or identifier. */
  subjectHash: string;
  idempotencyKey: string;
  /** The key of the submission that ends with this record; the record's own when absent. */
  submissionKey?: string;
  /** What a list shows of the record; a JSON value. */
  summary: unknown;
  /** The record as JSON, stored verbatim; its hash is taken over this text. */
  recordText: string;
  lookUpIds: readonly string[];
}

type NumberedRecord = NewStoredRecord<string> & { id: string; contentHash: string };

const RECORD_BATCH_MAX = 16;
const addedRow = createSelectSchema(valuations).pick({ id: true });

/** In SQL: how many look-ups of a submission `p` are not in a record and may come to be in one. */
const unrecordedLookUps = (table: string) =>
  lookUpsOf(`l.state in ('SENT', 'UNKNOWN') or l.state in ('SETTLED', 'SERVED')
    and not (i.id is not null and l.id = any (g."lookUpIds"))
    and not exists (select 1 from ${table} r where r.look_up_ids @> array[l.id])`);

/**
 * Adds a record and ends its submission. Records of one moment share a commit.
 * @returns false if the key has a record already
 */
export function batchedInsert(database: SqlDatabase, table: RecordTableName) {
  return batchCalls<NumberedRecord, boolean>(
    async (batch) => {
      const rows = await selectRows(
        database,
        addedRow,
        // As one JSON text, because the driver takes several times as long to write arrays of records.
        `with given as (
           select * from json_to_recordset($1::json) as g(id uuid, "organisationId" text, "createdBy" text, kind text,
             "subjectHash" text, "idempotencyKey" text, "submissionKey" text, summary text, "recordText" text, "contentHash" text,
             "lookUpIds" uuid[])),
         inserted as (
           insert into ${table} (id, organisation_id, created_by, created_at, kind, subject_hash,
                                 idempotency_key, summary, record, content_hash, look_up_ids)
           -- Whole milliseconds, which a JavaScript Date and so a cursor can hold.
           select id, "organisationId", "createdBy", date_trunc('milliseconds', clock_timestamp()), kind, "subjectHash",
             "idempotencyKey", summary::json, "recordText"::json, "contentHash", "lookUpIds" from given
           on conflict (organisation_id, idempotency_key) do nothing returning id),
         submitted as (
           delete from submissions p using given g left join inserted i on i.id = g.id
           where p.organisation_id = g."organisationId"
             and p.idempotency_key = coalesce(g."submissionKey", g."idempotencyKey") and ${unrecordedLookUps(table)} = 0)
         select id from inserted`,
        [JSON.stringify(batch.map((entry) => ({ ...entry, summary: JSON.stringify(entry.summary) })))],
        `add to ${table}`,
      );
      const inserted = new Set(rows.map(({ id }) => id));
      return batch.map(({ id }) => inserted.has(id));
    },
    { maxBatchSize: RECORD_BATCH_MAX },
  );
}
