import { createHash, randomUUID } from 'node:crypto';
import { batchCalls } from '@/lib/encoding/batch';
import type { SqlDatabase } from '../database';
import { readCursor, UUID } from '../page-cursor';

/** What is to be frozen. */
export interface NewStoredRecord<Kind extends string> {
  /** Made here when absent. */
  id?: string;
  organisationId: string;
  createdBy: string;
  kind: Kind;
  /** Keyed hash of the plate, VIN or identifier. */
  subjectHash: string;
  idempotencyKey: string;
  /** What a list shows of the record; a JSON value. */
  summary: unknown;
  /** The record as JSON: kept to the letter, and what its hash is taken over. */
  recordText: string;
  lookUpIds: readonly string[];
}

export interface AddedRecord<Kind extends string> {
  id: string;
  /** SHA-256 of the record's JSON, hexadecimal. */
  contentHash: string;
  /** What the idempotency key had frozen before, which stays as it is; null when this one was added. */
  before: StoredRecord<Kind> | null;
}

export interface RecordHead<Kind extends string> {
  id: string;
  kind: Kind;
  createdAt: Date;
  createdBy: string;
  /** Null when the person is no longer known. */
  createdByName: string | null;
  summary: unknown;
}

export interface StoredRecord<Kind extends string> extends RecordHead<Kind> {
  organisationId: string;
  record: unknown;
  /** SHA-256 of the record's JSON, hexadecimal. */
  contentHash: string;
  lookUpIds: string[];
}

export interface RecordPage<Kind extends string> {
  items: RecordHead<Kind>[];
  /** Hand it back as `after` for the next page; null at the end. */
  next: string | null;
}

/** Every question names the organisation: a record of another one is not found. */
export interface RecordStore<Kind extends string> {
  /** Freezes a record, once for each idempotency key; its press is then over. */
  add(record: NewStoredRecord<Kind>): Promise<AddedRecord<Kind>>;
  get(key: { organisationId: string; id: string }): Promise<StoredRecord<Kind> | null>;
  /** The newest first. An unreadable `after` starts from the top. */
  list(query: {
    organisationId: string;
    limit: number;
    after?: string | null;
    /** Words that must all stand in the summary's title or derivative, in any case. */
    search?: string | null;
  }): Promise<RecordPage<Kind>>;
  findByKey(key: { organisationId: string; idempotencyKey: string }): Promise<StoredRecord<Kind> | null>;
}

const RECORD_BATCH_MAX = 16;

const HEAD = `r.id, r.kind, r.created_at as "createdAt", r.created_by as "createdBy", u.name as "createdByName", r.summary`;
const WHOLE = `${HEAD}, r.organisation_id as "organisationId", r.record, r.content_hash as "contentHash",
  r.look_up_ids as "lookUpIds"`;

export function contentHash(recordText: string): string {
  return createHash('sha256').update(recordText).digest('hex');
}

/** Valuations and registrations are kept alike; the table is one of two names, never input. */
export function createRecordStore<Kind extends string>(
  database: SqlDatabase,
  table: 'valuations' | 'registrations',
): RecordStore<Kind> {
  const from = `from ${table} r left join "user" u on u.id = r.created_by`;
  const one = async (where: string, values: unknown[]) => {
    const { rows } = await database.query<StoredRecord<Kind>>(`select ${WHOLE} ${from} where ${where}`, values);
    return rows[0] ?? null;
  };

  const findByKey: RecordStore<Kind>['findByKey'] = ({ organisationId, idempotencyKey }) =>
    one('r.organisation_id = $1 and r.idempotency_key = $2', [organisationId, idempotencyKey]);

  /** False where the key has a record already. Records of one moment share a commit, in which their presses end. */
  const insert = batchCalls<NewStoredRecord<Kind> & { id: string; contentHash: string }, boolean>(
    async (batch) => {
      const { rows } = await database.query<{ id: string }>(
        // As one JSON text: the driver takes several times as long to write arrays of records.
        `with given as (
           select * from json_to_recordset($1::json) as g(id uuid, "organisationId" text, "createdBy" text, kind text,
             "subjectHash" text, "idempotencyKey" text, summary text, "recordText" text, "contentHash" text,
             "lookUpIds" uuid[])),
         pressed as (
           delete from presses p using given g
           where p.organisation_id = g."organisationId" and p.idempotency_key = g."idempotencyKey")
         insert into ${table} (id, organisation_id, created_by, created_at, kind, subject_hash,
                               idempotency_key, summary, record, content_hash, look_up_ids)
         -- Whole milliseconds, which a JavaScript Date and so a cursor can hold.
         select id, "organisationId", "createdBy", date_trunc('milliseconds', clock_timestamp()), kind, "subjectHash",
           "idempotencyKey", summary::json, "recordText"::json, "contentHash", "lookUpIds" from given
         on conflict (organisation_id, idempotency_key) do nothing returning id`,
        [JSON.stringify(batch.map((entry) => ({ ...entry, summary: JSON.stringify(entry.summary) })))],
        `add to ${table}`,
      );
      const inserted = new Set(rows.map(({ id }) => id));
      return batch.map(({ id }) => inserted.has(id));
    },
    { maxBatchSize: RECORD_BATCH_MAX },
  );

  return {
    findByKey,

    async add(entry) {
      const added = { id: entry.id ?? randomUUID(), contentHash: contentHash(entry.recordText) };
      if (await insert({ ...entry, ...added })) return { ...added, before: null };
      const before = await findByKey(entry);
      if (before === null) throw new Error(`A record was neither added to ${table} nor found there`);
      return { id: before.id, contentHash: before.contentHash, before };
    },

    get: async ({ organisationId, id }) =>
      UUID.test(id) ? one('r.organisation_id = $1 and r.id = $2', [organisationId, id]) : null,

    async list({ organisationId, limit, after, search }) {
      const cursor = readCursor(after);
      const { rows } = await database.query<RecordHead<Kind>>(
        `select ${HEAD} ${from} where r.organisation_id = $1
           and ($3::timestamptz is null or (r.created_at, r.id) < ($3, $4::uuid))
           and concat_ws(' ', r.summary->>'title', r.summary->>'derivative') ilike all ($5::text[])
         order by r.created_at desc, r.id desc limit $2`,
        [organisationId, limit + 1, cursor?.at ?? null, cursor?.id ?? null, patternsOf(search)],
      );
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      const next = rows.length > limit && last ? `${last.createdAt.toISOString()}_${last.id}` : null;
      return { items, next };
    },
  };
}

/** One pattern for each word; what SQL takes for a wild card is meant as typed. */
function patternsOf(search: string | null | undefined): string[] {
  const terms = search?.trim().split(/\s+/).filter(Boolean) ?? [];
  return terms.map((term) => `%${term.replace(/[\\%_]/g, '\\$&')}%`);
}
