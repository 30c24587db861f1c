/** Where an organisation holds one plate or VIN among its records, the rows of its lists and their results. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { valuations } from '../schema/records';
import type { PlatePatterns } from './plate-patterns';
import { findIds, findNumbered, type NumberedRows } from './slices';
import { mentions } from './text-places';

const recordRow = createSelectSchema(valuations, { summary: z.unknown(), record: z.unknown() })
  .pick({ id: true, createdAt: true, summary: true, record: true, lookUpIds: true })
  .extend({ kind: z.enum(['valuation', 'registration']) });
type HeldRecord = z.infer<typeof recordRow>;

const plateRow = z.object({ plate: z.string() });

/** How a plate, or a VIN with the plates it was seen under, is found: by keyed hash, and by text. */
export interface SubjectKeys {
  readonly organisationId: string;
  readonly valuationHashes: readonly string[];
  readonly registrationHashes: readonly string[];
  /** Without blanks, as stock lists hold them. */
  readonly plates: readonly string[];
  readonly patterns: PlatePatterns;
}

/** A subject with the rows of long tables that were found. */
export interface FoundSubject extends SubjectKeys {
  readonly valuationIds: readonly string[];
  readonly registrationIds: readonly string[];
  /** Rows of lists that are of the vehicle or mention it. */
  readonly listed: NumberedRows;
  /** Results that mention it or are of one of its valuations. */
  readonly results: NumberedRows;
}

/** A row of a list about the vehicle: by its plate, by a cell that is the plate, by a VIN anywhere in its cells. */
export const isOwnRow = (plates: string, ownCell: string) =>
  `(t.plate = any (${plates}::text[]) or t.cells::text ~* ${ownCell}::text)`;
export const STOCK_ROW = { columns: { reference: 'text', cells: 'json', problem: 'json', doubt: 'text' } } as const;
const RESULT = { columns: { title: 'text', derivative: 'text', flag: 'text', because: 'json' } } as const;

export const createSubjectSearch = (database: SqlDatabase) => ({
  platesOf: (vin: { organisationId: string; vin: string }) => platesOf(database, vin),
  find: (keys: SubjectKeys) => find(database, keys),
});

/** The rows of long tables, in many statements; the records newest first. */
async function find(
  database: SqlDatabase,
  keys: SubjectKeys,
): Promise<FoundSubject & { readonly records: HeldRecord[] }> {
  const { organisationId, plates, patterns } = keys;
  const { text, json, record, ownCell } = patterns;
  const recordIds = (table: 'valuations' | 'registrations', hashes: readonly string[]) =>
    findIds(database, table, {
      organisationId,
      condition: 't.subject_hash = any ($4::text[]) or t.record::text ~* $5 or t.summary::text ~* $5',
      values: [hashes, record],
    });
  const valuationIds = await recordIds('valuations', keys.valuationHashes);
  const registrationIds = await recordIds('registrations', keys.registrationHashes);
  const listed = await findNumbered(database, 'stock_rows', {
    organisationId,
    condition: `${isOwnRow('$4', '$5')} or ${mentions(STOCK_ROW, { text: '$6::text', json: '$7::text' })}`,
    values: [plates, ownCell, text, json],
  });
  const results = await findNumbered(database, 'stock_results', {
    organisationId,
    condition: `t.valuation_id = any ($4::uuid[]) or ${mentions(RESULT, { text: '$5::text', json: '$6::text' })}`,
    values: [valuationIds, text, json],
  });
  const records = await recordsOf(database, { organisationId, valuationIds, registrationIds });
  return { ...keys, valuationIds, registrationIds, listed, results, records };
}

/** The plates under which a VIN is stored, without blanks. */
async function platesOf(database: SqlDatabase, { organisationId, vin }: { organisationId: string; vin: string }) {
  const holding = async (table: 'valuations' | 'registrations') => {
    const condition = 'position($4 in t.record::text) > 0';
    const ids = await findIds(database, table, { organisationId, condition, values: [JSON.stringify(vin)] });
    return selectRows(
      database,
      plateRow,
      `select distinct replace(p.plate, ' ', '') as plate
       from ${table} cross join lateral readable_json(record) readable cross join lateral unnest(array[
         json_text(summary, 'plate'), readable->'asked'->>'plate', readable->'register'->>'plate', readable->'trade'->>'plate']) p(plate)
       where id = any ($1::uuid[]) and p.plate <> ''`,
      [ids],
    );
  };
  const rows = [...(await holding('valuations')), ...(await holding('registrations'))];
  return [...new Set(rows.map(({ plate }) => plate))];
}

const recordsOf = (
  database: SqlDatabase,
  {
    organisationId,
    valuationIds,
    registrationIds,
  }: Pick<FoundSubject, 'organisationId' | 'valuationIds' | 'registrationIds'>,
): Promise<HeldRecord[]> =>
  selectRows(
    database,
    recordRow,
    `select 'valuation' as kind, id, created_at as "createdAt", summary, record, look_up_ids as "lookUpIds"
     from valuations where organisation_id = $1 and id = any ($2::uuid[])
     union all
     select 'registration', id, created_at, summary, record, look_up_ids from registrations
     where organisation_id = $1 and id = any ($3::uuid[])
     order by 3 desc`,
    [organisationId, valuationIds, registrationIds],
  );
