/** What an organisation holds on one plate or VIN, and how it is erased. */
import { randomUUID } from 'node:crypto';
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { erasurePlaces, type ErasurePlace, type PlaceCount } from '@/lib/domain/privacy/erasure-places';
import type { SqlDatabase } from '../database';
import { selectRows, type Queryable } from '../rows';
import { shares } from '../schema/shares';
import { isOwnRow, STOCK_ROW, type FoundSubject } from './subject-search';
import { erasing, mentions, TEXT_PLACES } from './text-places';
import { appraisalRow, APPRAISALS, ERASE_CUSTOMERS, OWN_APPRAISALS } from './appraisal-data';
import { stockCarRow, STOCK_CARS } from './stock-car-data';
import {
  AUCTION_ENTRIES,
  auctionRow,
  DELETE_ERASED_RESULTS,
  ERASED_RESULT,
  ERASED_ROW,
  listIdRow,
  LOCK_RUNS,
  OWN_LOTS,
  RECOUNT_LISTS,
  RECOUNT_RUNS,
  resultRow,
  TOUCH_LISTS,
  STOCK_RESULTS,
  STOCK_ROWS,
  stockRow,
} from './stock-list-data';

const shareRow = createSelectSchema(shares).omit({ organisationId: true, tokenHash: true, createdBy: true });
const countRow = z.object({ place: z.string(), count: z.int() });

/** The values of every statement about a found subject: `$1` … `$13`. */
const valuesOf = ({ organisationId, plates, patterns, listed, results, ...found }: FoundSubject) => [
  organisationId,
  found.valuationIds,
  found.registrationIds,
  plates,
  patterns.text,
  patterns.json,
  patterns.ownCell,
  patterns.replaced.text,
  patterns.replaced.json,
  listed.owners,
  listed.numbers,
  results.owners,
  results.numbers,
];
const PARAMETERS = { text: '$5::text', json: '$6::text' };
const REPLACED = { text: '$8::text', json: '$9::text' };

const SUBMISSION = { columns: { request: 'json', idempotency_key: 'key' } } as const;
const RECORD_KEY = { columns: { idempotency_key: 'key' } } as const;

/** The rows that the statements refer to, before anything is changed. */
const SELECTED = `valuation as (select t.id from valuations t where t.organisation_id = $1 and t.id = any ($2::uuid[])),
  registration as (select t.id from registrations t where t.organisation_id = $1 and t.id = any ($3::uuid[])),
  listed as (
    select t.list_id, t.number, coalesce(${isOwnRow('$4', '$7')}, false) as own
    from unnest($10::uuid[], $11::integer[]) f(list_id, number) join stock_rows t using (list_id, number)),
  result as (
    select t.run_id, t.number from (
      select f.run_id, f.number from unnest($12::uuid[], $13::integer[]) f(run_id, number)
      union
      select n.id, o.number from listed o join stock_runs n on n.list_id = o.list_id and n.organisation_id = $1
      where o.own) f join stock_results t using (run_id, number)
    where (t.outcome, t.title, t.valuation_id, t.because::text) is distinct from (t.outcome, null, null, null))`;

/** A link to one of the records. */
const IS_OWN_LINK = `(valuation_id in (select id from valuation) or registration_id in (select id from registration))`;

const COUNTS: Readonly<Partial<Record<ErasurePlace, string>>> = {
  records: '(select count(*) from valuation) + (select count(*) from registration)',
  shares: `(select count(*) from shares where ${IS_OWN_LINK})`,
  stockRows: '(select count(*) from listed where own)',
  otherRows: '(select count(*) from listed where not own)',
  stockResults: '(select count(*) from result)',
  auctionEntries: `(select count(*) from ${OWN_LOTS})`,
  appraisals: `(select count(*) from ${OWN_APPRAISALS})`,
  submissions: `(select count(*) from submissions t where t.organisation_id = $1
     and ${mentions(SUBMISSION, PARAMETERS)})`,
};
const COUNTED = [
  ...Object.entries(COUNTS),
  ...TEXT_PLACES.map((place) => [
    place.place,
    `(select count(*) from ${place.table} t where ${place.scope} and ${mentions(place, PARAMETERS)})`,
  ]),
]
  .map(([place, count]) => `select '${place}' as place, ${count} as count`)
  .join(' union all ');

const textRow = z.object({ table: z.string(), texts: z.unknown() });
/** Texts that mention the vehicle, wherever people write, and valuations under way: each row with its columns. */
const TEXTS = [...TEXT_PLACES, { table: 'submissions', scope: 't.organisation_id = $1', ...SUBMISSION }]
  .map((place) => {
    const columns = Object.keys(place.columns).map((column) => `'${column}', t.${column}`);
    return `select '${place.table.replaceAll('"', '')}' as "table", json_build_object(${columns.join(', ')}) as texts
      from ${place.table} t where ${place.scope} and ${mentions(place, PARAMETERS)}`;
  })
  .join(' union all ');

export function createPlateData(database: SqlDatabase) {
  return {
    /** How much is held in each place; places that hold nothing are left out. */
    async places(subject: FoundSubject): Promise<PlaceCount[]> {
      const text = `${USING}, ${SELECTED} ${sumOf(COUNTED)}`;
      return placeCountsFrom(await selectRows(database, countRow, text, valuesOf(subject)));
    },

    /** What is held besides records and look-ups, in full. */
    async export(subject: FoundSubject) {
      const select = <Row>(row: z.ZodType<Row>, text: string) =>
        selectRows(database, row, `${USING}, ${SELECTED} ${text}`, valuesOf(subject));
      const [rows, results, lots, links, ofVehicle, inStock, texts] = await Promise.all([
        select(stockRow, STOCK_ROWS),
        select(resultRow, STOCK_RESULTS),
        select(auctionRow, AUCTION_ENTRIES),
        select(
          shareRow,
          `select id, valuation_id as "valuationId", registration_id as "registrationId", with_plate as "withPlate", created_at as "createdAt",
             expires_at as "expiresAt", revoked_at as "revokedAt", views, last_viewed_at as "lastViewedAt"
           from shares where ${IS_OWN_LINK} order by created_at`,
        ),
        select(appraisalRow, APPRAISALS),
        select(stockCarRow, STOCK_CARS),
        select(textRow, TEXTS),
      ]);
      return {
        stockRows: rows,
        stockResults: results,
        auctionEntries: lots,
        shares: links,
        appraisals: ofVehicle,
        stockCars: inStock,
        otherTexts: texts,
      };
    },

    erase: (subject: FoundSubject, erasure: Erasure) =>
      database.transaction((client) => erase(client, subject, erasure)),
  };
}

/** Gives every parameter its type, whether a statement needs it or not. */
const USING = `with given as (select $1::text, $2::uuid[], $3::uuid[], $4::text[], $5::text, $6::text, $7::text, $8::text, $9::text,
  $10::uuid[], $11::integer[], $12::uuid[], $13::integer[])`;
const sumOf = (counted: string) =>
  `select place, sum(count)::integer as count from (${counted}) c group by place having sum(count) > 0`;

interface Erasure {
  readonly erasedBy: string;
  /** What was erased from the ledger. */
  readonly lookUps: { readonly answers: number; readonly lookUps: number };
}

const EMPTY_RESULT = `valuation_id = null, title = null, derivative = null, registered = null, retail_pounds = null,
  clean_pounds = null, average_pounds = null, below_pounds = null, flag = null, other_flags = '{}', because = $19::json,
  vehicle_kind = null, outcome = case when outcome = 'valued' then 'no_value' else outcome end`;

/**
 * Deletes the records, their links, and submissions without a record yet; a row of a list stays, without its car, and no
 * run counts it; a result of the vehicle under another plate stays, without a value; all other texts stay without the
 * plate. In one commit, which holds the lists it changes from its first statement on: a correction of their rows waits for
 * it, and is then made on what is left.
 * @returns how much was erased where
 */
async function erase(
  database: Queryable,
  subject: FoundSubject,
  { erasedBy, lookUps }: Erasure,
): Promise<PlaceCount[]> {
  // First, and in its own statement, as a row cannot be changed twice in one.
  const first = `${USING}, ${SELECTED}, ${ERASE_CUSTOMERS} ${TOUCH_LISTS}`;
  const lists = await selectRows(database, listIdRow, first, valuesOf(subject));
  const replaced = (table: string, columns: Parameters<typeof erasing>[0], where: string) =>
    `update ${table} t set ${erasing(columns, PARAMETERS, REPLACED)} where ${where}`;
  const text = `${USING}, ${SELECTED},
    counted as (${sumOf(COUNTED)}),
    valuations_deleted as (delete from valuations where id in (select id from valuation)),
    registrations_deleted as (delete from registrations where id in (select id from registration)),
    valuation_keys as (${replaced('valuations', RECORD_KEY, `t.organisation_id = $1 and t.id not in (select id from valuation) and ${mentions(RECORD_KEY, PARAMETERS)}`)}),
    registration_keys as (${replaced('registrations', RECORD_KEY, `t.organisation_id = $1 and t.id not in (select id from registration) and ${mentions(RECORD_KEY, PARAMETERS)}`)}),
    rows_emptied as (
      update stock_rows t set plate = null, mileage = null, reference = null, doubt = null, cells = '[]', problem = $14::json
      from listed o where o.own and t.list_id = o.list_id and t.number = o.number),
    rows_changed as (
      update stock_rows t set ${erasing(STOCK_ROW, PARAMETERS, REPLACED)}
      from listed o where not o.own and t.list_id = o.list_id and t.number = o.number),
    results_emptied as (
      update stock_results t set ${EMPTY_RESULT} from result r where t.run_id = r.run_id and t.number = r.number),
    lots_deleted as (
      delete from auction_entries e using listed o where o.own and o.list_id = e.list_id and o.number = e.number),
    -- Not written yet: an interrupted submission must not be finished after it was erased.
    submissions_deleted as (
      delete from submissions t where t.organisation_id = $1
        and ${mentions(SUBMISSION, PARAMETERS)}),
    ${TEXT_PLACES.map((place, index) => `texts_${index} as (${replaced(place.table, place, `${place.scope} and ${mentions(place, PARAMETERS)}`)})`).join(', ')},
    noted as (
      insert into erasures (id, organisation_id, at, erased_by, records, answers, places)
      select $15, $1, clock_timestamp(), $16,
        coalesce((select sum(count) from counted where place in ('records', 'stockRows')), 0), $17,
        (select coalesce(json_agg(json_build_object('place', place, 'count', count)), '[]'::json) from (
          select place, count from counted
          union all select 'answers', $17::integer where $17::integer > 0
          union all select 'ledgerLines', $18::integer where $18::integer > 0) p)
      where exists (select 1 from counted) or $18::integer > 0)
    select place, count from counted`;
  const values = [
    ...valuesOf(subject),
    ERASED_ROW,
    randomUUID(),
    erasedBy,
    lookUps.answers,
    lookUps.lookUps,
    ERASED_RESULT,
  ];
  const erased = placeCountsFrom(await selectRows(database, countRow, text, values));
  const touched = lists.map(({ id }) => id);
  await database.query(RECOUNT_LISTS, [touched]);
  await database.query(LOCK_RUNS, [touched, subject.results.owners]);
  await database.query(DELETE_ERASED_RESULTS, [touched]);
  await database.query(RECOUNT_RUNS, [touched, subject.results.owners]);
  return erased;
}

/** In the order in which places are shown. */
const placeCountsFrom = (rows: readonly z.infer<typeof countRow>[]): PlaceCount[] =>
  erasurePlaces.flatMap((place) => {
    const count = rows.find((row) => row.place === place)?.count ?? 0;
    return count === 0 ? [] : [{ place, count }];
  });
