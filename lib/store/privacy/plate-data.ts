/** What an organisation holds of one plate or VIN, and its erasing. */
import { randomUUID } from 'node:crypto';
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { selectRow, selectRows } from '../rows';
import { valuations } from '../schema/records';
import { stockLists, stockRows } from '../schema/stock';

const recordRow = createSelectSchema(valuations, { summary: z.unknown(), record: z.unknown() })
  .pick({ id: true, createdAt: true, summary: true, record: true, lookUpIds: true })
  .extend({ kind: z.enum(['valuation', 'registration']) });
export type HeldRecord = z.infer<typeof recordRow>;

const stockRow = createSelectSchema(stockRows, { cells: z.unknown() })
  .pick({ number: true, mileage: true, reference: true, cells: true })
  .extend({ list: createSelectSchema(stockLists).shape.name });
const plateRow = z.object({ plate: z.string() });
const erasedRow = z.object({ records: z.int(), stockRows: z.int() });

/** How one plate, or a VIN with the plates it was seen under, is found: by keyed hash, and by text. */
export interface SubjectKeys {
  organisationId: string;
  valuationHashes: readonly string[];
  registrationHashes: readonly string[];
  /** Without blanks, as stock lists hold them. */
  plates: readonly string[];
  vin: string | null;
  /** All of them as a record may write them. */
  texts: readonly string[];
}

const ERASED_ROW = JSON.stringify({
  kind: 'plate',
  reason: 'The plate of this row was erased.',
  next: 'Nothing to do.',
});

/** What people put between the parts of a plate or VIN: see `normalisePlate`. */
const BLANKS = ' \u00a0.-\u2010\u2011\u2012\u2013\u2014\u2015_·•';

/** By hash, or by a text of the record that is one of the names and nothing else. */
const matches = (hashes: string, names: string) =>
  `organisation_id = $1 and (subject_hash = any (${hashes}::text[])
     or exists (select 1 from unnest(${names}::text[]) name where position(name in record::text) > 0))`;
/** A row of a list: by its plate, by a cell that is the plate, by a VIN anywhere in its cells. */
const rowMatches = (plates: string, names: string, blanks: string) =>
  `(r.plate = any (${plates}::text[]) or exists (select 1 from unnest(${names}::text[]) name
     where position(name in translate(upper(r.cells::text), ${blanks}, '')) > 0))`;
const inRecord = ({ texts }: SubjectKeys) => texts.map((text) => JSON.stringify(text));
const inCells = ({ plates, vin }: SubjectKeys) => [
  ...plates.map((plate) => JSON.stringify(plate)),
  ...(vin ? [vin] : []),
];

export function createPlateData(database: SqlDatabase) {
  return {
    /** The plates under which a VIN is held, without blanks. */
    async platesOf({ organisationId, vin }: { organisationId: string; vin: string }): Promise<string[]> {
      const holding = (table: string) =>
        `select summary->>'plate' as shown, record->'asked'->>'plate' as requested,
                record->'register'->>'plate' as register, record->'trade'->>'plate' as trade
         from ${table} where organisation_id = $1 and position($2 in record::text) > 0`;
      const rows = await selectRows(
        database,
        plateRow,
        `select distinct replace(p.plate, ' ', '') as plate
         from (${holding('valuations')} union all ${holding('registrations')}) r
         cross join lateral unnest(array[r.shown, r.requested, r.register, r.trade]) p(plate) where p.plate <> ''`,
        [organisationId, JSON.stringify(vin)],
      );
      return rows.map(({ plate }) => plate);
    },

    async find(subject: SubjectKeys) {
      const { organisationId, valuationHashes, registrationHashes, plates } = subject;
      const [records, rows] = await Promise.all([
        selectRows(
          database,
          recordRow,
          `select 'valuation' as kind, id, created_at as "createdAt", summary, record, look_up_ids as "lookUpIds"
           from valuations where ${matches('$2', '$4')}
           union all
           select 'registration', id, created_at, summary, record, look_up_ids
           from registrations where ${matches('$3', '$4')}
           order by 3 desc`,
          [organisationId, valuationHashes, registrationHashes, inRecord(subject)],
        ),
        selectRows(
          database,
          stockRow,
          `select l.name as list, r.number, r.mileage, r.reference, r.cells
           from stock_rows r join stock_lists l on l.id = r.list_id
           where l.organisation_id = $1 and ${rowMatches('$2', '$3', '$4')} order by l.created_at, r.number`,
          [organisationId, plates, inCells(subject), BLANKS],
        ),
      ]);
      return { records, stockRows: rows };
    },

    erase: (subject: SubjectKeys, erasure: { erasedBy: string; answers: number }) => erase(database, subject, erasure),
  };
}

/**
 * Deletes the records, their links, and submissions without a record yet; a row of a list stays, without its car. One
 * commit.
 */
async function erase(
  database: SqlDatabase,
  subject: SubjectKeys,
  { erasedBy, answers }: { erasedBy: string; answers: number },
): Promise<z.infer<typeof erasedRow>> {
  const { organisationId, valuationHashes, registrationHashes, plates, vin } = subject;
  const row = await selectRow(
    database,
    erasedRow,
    `with v as (delete from valuations where ${matches('$2', '$4')} returning 1),
          g as (delete from registrations where ${matches('$3', '$4')} returning 1),
          s as (
            update stock_rows r set plate = null, mileage = null, reference = null, doubt = null,
              cells = '[]', problem = $8::json
            from stock_lists l where l.id = r.list_id and l.organisation_id = $1 and ${rowMatches('$5', '$6', '$7')}
            returning 1
          ),
          -- Not written yet: what was interrupted is not finished after it was erased.
          p as (
            delete from submissions where organisation_id = $1
              and (replace(request->'asked'->>'plate', ' ', '') = any ($5) or request->'asked'->>'vin' = $12)
          ),
          counted as (select (select count(*) from v) + (select count(*) from g) as records, (select count(*) from s) as rows),
          noted as (
            insert into erasures (id, organisation_id, at, erased_by, records, answers)
            select $9, $1, clock_timestamp(), $10, records + rows, $11 from counted where records + rows + $11::integer > 0
          )
     select records::integer, rows::integer as "stockRows" from counted`,
    [
      organisationId,
      valuationHashes,
      registrationHashes,
      inRecord(subject),
      plates,
      inCells(subject),
      BLANKS,
      ERASED_ROW,
      randomUUID(),
      erasedBy,
      answers,
      vin,
    ],
  );
  return row ?? { records: 0, stockRows: 0 };
}
