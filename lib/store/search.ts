/** Finds stock, appraisals and builds by a mark, a number or a few words. Every query names the organisation. */
import { createSelectSchema } from 'drizzle-zod';
import { appraisalSearches } from './appraisals/appraisal-searches';
import type { SqlDatabase } from './database';
import { completed, patternsOf, RECENT_RECORDS_MAX } from './records/record-searches';
import type { PlateBeginningQuery } from './records/records';
import { selectRows } from './rows';
import { builds } from './schema/builds';
import { stockLists, stockRows } from './schema/stock';
import { stockCars } from './schema/stock-cars';

const stockCarRow = createSelectSchema(stockRows)
  .pick({ listId: true, number: true, plate: true, mileage: true, reference: true })
  .extend({ listName: createSelectSchema(stockLists).shape.name });
const listedCarRow = stockCarRow
  .omit({ plate: true })
  .extend({ listedAt: createSelectSchema(stockLists).shape.createdAt });
const stockListRow = createSelectSchema(stockLists).pick({ id: true, name: true, createdAt: true });
const buildRow = createSelectSchema(builds).pick({
  id: true,
  name: true,
  kind: true,
  identifier: true,
  date: true,
  code: true,
});

const ownCarRow = createSelectSchema(stockCars).pick({
  id: true,
  createdAt: true,
  stockNumber: true,
  plate: true,
  title: true,
  derivative: true,
  mileage: true,
  status: true,
  flag: true,
  otherFlags: true,
  leftOn: true,
  soldPounds: true,
  soldTo: true,
  forecastDay: true,
  expected1Pounds: true,
  expected3Pounds: true,
  expected6Pounds: true,
});
const OWN_CAR = `c.id, c.created_at as "createdAt", c.stock_number as "stockNumber", c.plate, c.title, c.derivative, c.mileage,
  c.status, c.flag, c.other_flags as "otherFlags", c.left_on::text as "leftOn", c.sold_pounds as "soldPounds", c.sold_to as "soldTo",
  c.forecast_day::text as "forecastDay", c.expected_1_pounds as "expected1Pounds",
  c.expected_3_pounds as "expected3Pounds", c.expected_6_pounds as "expected6Pounds"`;
export interface NameQuery {
  readonly organisationId: string;
  readonly text: string;
  readonly limit: number;
}

export type SearchStore = ReturnType<typeof createSearchStore>;

export function createSearchStore(database: SqlDatabase) {
  return {
    ...listedCarSearches(database),
    ...stockCarSearches(database),
    ...appraisalSearches(database),
    ...nameSearches(database),
  };
}

/**
 * Rows are found by their own index, then their lists: a planner that expects many of them would walk through every list of
 * the organisation instead.
 */
const foundRows = (condition: string) =>
  `with r as materialized (select list_id, number, plate, mileage, reference from stock_rows where ${condition})`;
const OF_LISTS = 'from r join stock_lists l on l.id = r.list_id where l.organisation_id = $1 and l.removed_at is null';

/** In SQL: whether a normalised plate begins so. Any collation's order has these in one range, which is read by index. */
const beginsSo = (plate: string, beginning: string) =>
  `${plate} between ${beginning} and ${beginning} || 'ZZZZZZZ' and starts_with(${plate}, ${beginning})`;

/** Rows of stock lists. */
function listedCarSearches(database: SqlDatabase) {
  return {
    /** Cars of stock lists with exactly this plate, newest list first. @param plate normalised */
    stockByPlate: ({ organisationId, plate, limit }: { organisationId: string; plate: string; limit: number }) =>
      selectRows(
        database,
        stockCarRow,
        `${foundRows('plate = $2')}
         select r.list_id as "listId", r.number, r.plate, r.mileage, r.reference, l.name as "listName" ${OF_LISTS}
         order by l.created_at desc, r.number limit $3`,
        [organisationId, plate, limit],
      ),

    /** The same, with the time of each list. @param plates normalised */
    stockOfPlates: ({
      organisationId,
      plates,
      limit,
    }: {
      organisationId: string;
      plates: readonly string[];
      limit: number;
    }) =>
      selectRows(
        database,
        listedCarRow,
        `${foundRows('plate = any ($2::text[])')}
         select r.list_id as "listId", r.number, r.mileage, r.reference, l.name as "listName", l.created_at as "listedAt" ${OF_LISTS}
         order by l.created_at desc, r.number limit $3`,
        [organisationId, plates, limit],
      ),

    /** Cars of stock lists with a plate that begins so, each once, in the newest list that has it; newest list first. */
    stockOfPlateBeginning: ({ organisationId, beginning, limit }: PlateBeginningQuery) =>
      selectRows(
        database,
        stockCarRow,
        // Lists are many, and each has the same cars: of each no more are read than are found.
        `with begun as (
           select distinct on (r.plate) r.*, l.name as "listName", l.created_at
           from stock_lists l cross join lateral (
             select distinct on (s.plate) s.list_id as "listId", s.number, s.plate, s.mileage, s.reference from stock_rows s
             where s.list_id = l.id and ${beginsSo('s.plate', '$2')} order by s.plate, s.number limit $3) r
           where l.organisation_id = $1 and l.removed_at is null order by r.plate, l.created_at desc)
         select * from begun order by created_at desc, number limit $3`,
        [organisationId, beginning, limit],
      ),

    /** Rows of stock lists with this reference, in any case; newest list first. */
    stockByReference: ({ organisationId, text, limit }: NameQuery) =>
      selectRows(
        database,
        stockCarRow,
        `${foundRows('lower(reference) = lower($2)')}
         select r.list_id as "listId", r.number, r.plate, r.mileage, r.reference, l.name as "listName" ${OF_LISTS}
         order by l.created_at desc, r.number limit $3`,
        [organisationId, text, limit],
      ),
  };
}

/** Cars that are or were in stock. */
function stockCarSearches(database: SqlDatabase) {
  return {
    /** Cars that are or were in stock with one of these plates or VINs, the newest first. @param marks normalised */
    stockCarsOf: ({
      organisationId,
      marks,
      limit,
    }: {
      organisationId: string;
      marks: readonly string[];
      limit: number;
    }) =>
      selectRows(
        database,
        ownCarRow,
        `select ${OWN_CAR} from stock_cars c
         where c.organisation_id = $1 and (c.plate = any ($2::text[]) or c.vin = any ($2::text[]))
         order by c.created_at desc, c.id limit $3`,
        [organisationId, marks, limit],
      ),

    /** Cars that are or were in stock with a plate that begins so; the newest first. */
    stockCarsOfPlateBeginning: ({ organisationId, beginning, limit }: PlateBeginningQuery) => {
      const begun = `organisation_id = $1 and ${beginsSo('plate', '$2')}`;
      return selectRows(
        database,
        ownCarRow,
        `with begun as materialized (
           select id from stock_cars where ${begun} and left_on is null
           union all select id from stock_cars where ${begun} and left_on is not null)
         select ${OWN_CAR} from stock_cars c where c.organisation_id = $1 and c.id in (select id from begun)
         order by c.created_at desc, c.id limit $3`,
        [organisationId, beginning, limit],
      );
    },

    /**
     * Cars that are or were in stock: those with this stock number; of the newest, those with all words of the text in
     * their name; and if these are too few, older ones in which each word of the text begins a word. Newest first
     * within each.
     */
    async stockCars({ organisationId, text, limit }: NameQuery) {
      const cars = (where: string, values: readonly unknown[]) =>
        selectRows(
          database,
          ownCarRow,
          `select ${OWN_CAR} from stock_cars c where c.organisation_id = $1 and c.id in (${where})
           order by c.created_at desc, c.id limit $3`,
          [organisationId, text, limit, ...values],
        );
      const recent = await cars(
        `select id from stock_cars where organisation_id = $1 and lower(stock_number) = lower($2)
         union all
         select id from (
           select id, title, derivative from stock_cars where organisation_id = $1 order by created_at desc
           limit ${RECENT_RECORDS_MAX}) newest
         where concat_ws(' ', title, derivative) ilike all ($4::text[])`,
        [patternsOf(text)],
      );
      const named = `with named as materialized (
          select id from stock_cars where search_words(organisation_id, title, derivative) @@ search_query($1, $2))
        select id from named`;
      return completed(recent, () => cars(named, []), limit);
    },
  };
}

/** Things that people named. */
function nameSearches(database: SqlDatabase) {
  return {
    /** Stock lists whose name contains the text, in any case. */
    stockLists: ({ organisationId, text, limit }: NameQuery) =>
      selectRows(
        database,
        stockListRow,
        `select id, name, created_at as "createdAt" from stock_lists
         where organisation_id = $1 and removed_at is null and position(lower($2) in lower(name)) > 0 order by created_at desc limit $3`,
        [organisationId, text, limit],
      ),

    /** Saved builds whose name contains the text, in any case. */
    builds: ({ organisationId, text, limit }: NameQuery) =>
      selectRows(
        database,
        buildRow,
        `select id, name, kind, identifier, date::text as date, code from builds
         where organisation_id = $1 and removed_at is null and position(lower($2) in lower(name)) > 0 order by created_at desc limit $3`,
        [organisationId, text, limit],
      ),
  };
}
