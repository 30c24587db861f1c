/** Records: what a dealer was shown, stored once and never changed. Valuations and registrations are stored alike. */
import { createHash, randomUUID } from 'node:crypto';
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { RecordIdentifier } from '@/lib/domain/search/record-identifier';
import type { SqlDatabase } from '../database';
import { nextPage, readCursor, UUID, type PageQuery } from '../page-cursor';
import { selectRow, selectRows } from '../rows';
import { valuations } from '../schema/records';
import { batchedInsert, type NewStoredRecord } from './add-records';
import { fromTable, headOf, listedSummaries, NEWEST_OF_VEHICLE, OF_VEHICLE, WHO_AND_WHEN } from './listed-summaries';
import { latestSingle, namedIds, type RecordTableName } from './record-conditions';
import { recordSearches } from './record-searches';

const columns = createSelectSchema(valuations, { summary: z.unknown(), record: z.unknown() });

const whoAndWhen = columns.pick({ id: true, createdAt: true, createdBy: true }).extend({
  /** Null if the person is no longer known. */
  createdByName: z.string().nullable(),
});
/** What a list shows of a record. */
export const recordHeadRow = whoAndWhen.extend(listedSummaries.shape);
export const recordRow = whoAndWhen.extend(
  columns.pick({ organisationId: true, summary: true, record: true, contentHash: true, lookUpIds: true }).shape,
);
export type RecordHead<Kind extends string> = z.infer<typeof recordHeadRow> & { kind: Kind };
export type StoredRecord<Kind extends string> = z.infer<typeof recordRow> & { kind: Kind };

export interface AddedRecord<Kind extends string> {
  id: string;
  /** SHA-256 of the record's JSON, hexadecimal. */
  contentHash: string;
  /** The existing record with the idempotency key, which stays as it is; null if this one was added. */
  before: StoredRecord<Kind> | null;
}

export interface RecordPage<Kind extends string> {
  items: RecordHead<Kind>[];
  /** The `after` of the next page; null at the end. */
  next: string | null;
}

interface RecordQuery extends PageQuery {
  organisationId: string;
  /** Each word begins a word of title or derivative, in any case. */
  search?: string | null;
  /**
   * Of each vehicle the newest with a value that was made one by one, or the newest where none has one; those made in runs
   * of stock lists are left out.
   */
  oneByOne?: boolean;
}

/** Every query names the organisation: a record of another one is not found. */
export interface RecordStore<Kind extends string> {
  /**
   * Stores a record, once for each idempotency key; its submission then ends, unless one of its look-ups may still be
   * answered or has an answer that no record contains.
   */
  add(record: NewStoredRecord<Kind>): Promise<AddedRecord<Kind>>;
  get(key: { organisationId: string; id: string }): Promise<StoredRecord<Kind> | null>;
  /** Those of these records that there are. @param ids UUIDs */
  existing(keys: { organisationId: string; ids: readonly string[] }): Promise<string[]>;
  /** The newest first. @throws Fault for an `after` that is no cursor */
  list(query: RecordQuery): Promise<RecordPage<Kind>>;
  findByKey(key: { organisationId: string; idempotencyKey: string }): Promise<StoredRecord<Kind> | null>;
  /** Records of one vehicle, the newest first: with this hash, or with the mark in their request or register data. */
  ofVehicle(key: VehicleKey): Promise<RecordHead<Kind>[]>;
  /** Records by an identifier that they print, the newest first. */
  ofIdentifier(query: IdentifierQuery): Promise<RecordHead<Kind>[]>;
  /**
   * Newest first: those of the newest `RECENT_RECORDS_MAX` that contain all words of the text in title or derivative; where
   * they are fewer than the limit, also older ones in which each word of the text begins a word.
   */
  search(query: { organisationId: string; text: string; limit: number }): Promise<RecordHead<Kind>[]>;
  /** The newest record of each vehicle with a plate that begins so, newest first. @param beginning normalised */
  ofPlateBeginning(query: PlateBeginningQuery): Promise<RecordHead<Kind>[]>;
}

export interface PlateBeginningQuery {
  readonly organisationId: string;
  readonly beginning: string;
  readonly limit: number;
}

export interface IdentifierQuery extends RecordIdentifier {
  readonly organisationId: string;
  readonly limit: number;
}

export interface VehicleKey {
  readonly organisationId: string;
  /** Keyed hash of the mark. */
  readonly subjectHash: string;
  /** A plate or VIN, normalised. */
  readonly mark: string;
  readonly limit: number;
}

/** A table of records, and how its rows are read. */
export interface RecordTable<Kind extends string> {
  table: RecordTableName;
  head: z.ZodType<RecordHead<Kind>>;
  stored: z.ZodType<StoredRecord<Kind>>;
}

const STORED = `${WHO_AND_WHEN}, r.organisation_id as "organisationId", r.record, r.content_hash as "contentHash",
  r.look_up_ids as "lookUpIds"`;

const idRow = z.object({ id: z.string() });

/** SHA-256 of a record’s canonical JSON, in hexadecimal: shows later that the record was not changed. */
export function contentHash(recordText: string): string {
  return createHash('sha256').update(recordText).digest('hex');
}

export function createRecordStore<Kind extends string>(
  database: SqlDatabase,
  records: RecordTable<Kind>,
): RecordStore<Kind> {
  const { table } = records;
  const insert = batchedInsert(database, table);
  const one = (where: string, values: unknown[]) =>
    selectRow(database, records.stored, `select ${STORED} ${fromTable(table)} where ${where}`, values);

  const findByKey: RecordStore<Kind>['findByKey'] = ({ organisationId, idempotencyKey }) =>
    one('r.organisation_id = $1 and r.idempotency_key = $2', [organisationId, idempotencyKey]);

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

    existing: async ({ organisationId, ids }) => {
      const text = `select id from ${table} where organisation_id = $1 and id = any ($2::uuid[])`;
      return (await selectRows(database, idRow, text, [organisationId, ids])).map(({ id }) => id);
    },

    list: (query) => listRecords(database, records, query),

    ofVehicle: ({ organisationId, subjectHash, mark, limit }) =>
      selectRows(
        database,
        records.head,
        `with found as materialized (
           select id from ${table} where organisation_id = $1 and subject_hash = $2
           union select id from ${table} where organisation_id = $1 and marks @> array[$3::text])
         select ${headOf(table)} ${fromTable(table)} where r.id in (select id from found)
         order by r.created_at desc nulls last, r.id desc limit $4`,
        [organisationId, subjectHash, mark, limit],
      ),

    ...recordSearches(database, records),
  };
}

async function listRecords<Kind extends string>(
  database: SqlDatabase,
  { table, head }: RecordTable<Kind>,
  { organisationId, limit, after, search, oneByOne = false }: RecordQuery,
): Promise<RecordPage<Kind>> {
  const cursor = readCursor(after);
  const rows = await selectRows(
    database,
    head,
    `select ${oneByOne ? `${WHO_AND_WHEN}, ${OF_VEHICLE}` : headOf(table)} ${fromTable(table)} ${oneByOne ? NEWEST_OF_VEHICLE : ''}
     where r.organisation_id = $1 and ($3::timestamptz is null or (r.created_at, r.id) < ($3, $4::uuid))
       and ($5 = '' or r.id in (${namedIds(table, '$1', '$5')})) ${oneByOne ? `and ${latestSingle(table)}` : ''}
     order by r.created_at desc, r.id desc limit $2`,
    [organisationId, limit + 1, cursor?.at ?? null, cursor?.id ?? null, search?.trim() ?? ''],
  );
  return nextPage(rows, limit);
}
