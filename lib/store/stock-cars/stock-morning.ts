/** What a dealer sees of the stock in the morning, in one statement. */
import { z } from 'zod';
import type { ExpectedStock } from '@/lib/domain/stock-cars/stock-car';
import type { SqlDatabase } from '../database';
import { selectRow } from '../rows';
import { TODAY } from '../today';
import { EXPECTED, expectedOf, expectedRow } from './expected-sums';
import { GUIDE_DISTANCE, MARKET_DISTANCE } from './price-distances';
import { bandRow, bandsOver, TOTALS, totalsRow } from './stock-totals';

const carRow = z.object({
  id: z.string(),
  plate: z.string().nullable(),
  title: z.string(),
  pounds: z.int(),
  cleanPounds: z.int().nullable(),
});
const offerRow = z.object({
  id: z.string(),
  year: z.int(),
  number: z.int(),
  title: z.string(),
  pounds: z.int().nullable(),
});

const ranges = {
  guidePounds: z.int().nullable(),
  marketPounds: z.int().nullable(),
  marketLowPounds: z.int().nullable(),
  marketHighPounds: z.int().nullable(),
};

const morningRow = totalsRow.extend({
  edition: z.string().nullable(),
  bands: z.array(bandRow),
  /** Those with a reason to act on them, by the most that is at stake in one of their reasons. */
  first: z.array(
    carRow.omit({ pounds: true }).extend({
      ...ranges,
      pastPounds: z.int().nullable(),
      livePounds: z.int().nullable(),
      expected1Pounds: z.int().nullable(),
    }),
  ),
  toActOnCars: z.int(),
  /** Those that lost most since the edition before; `pounds` is what they lost. */
  fallen: z.array(carRow),
  /** Those whose asking price is furthest outside the guide's range or market prices; how far from each. */
  outside: z.array(carRow.omit({ pounds: true }).extend(ranges)),
  outsideCars: z.int(),
  /** Those whose live Clean is furthest below Clean of the edition; `pounds` is how far. */
  moved: z.array(carRow),
  movedCars: z.int(),
  /** Those whose Clean is furthest below cost with preparation; `pounds` is how far. */
  past: z.array(carRow.extend({ expected1Pounds: z.int().nullable() })),
  pastCars: z.int(),
  offersToday: z.array(offerRow),
  expected: expectedRow,
});
export type StoredStockMorning = Omit<z.infer<typeof morningRow>, 'expected'> & { readonly expected: ExpectedStock };

const CARS_SHOWN = 5;

/** Of a car `c`, how far it is outside of each range, with the ends of market prices. */
const RANGES = `c.guide as "guidePounds", c.market as "marketPounds", c.market_low_pounds as "marketLowPounds",
  c.market_high_pounds as "marketHighPounds"`;
const EXPECTED_1 = `case when c.forecast_edition = c.edition then c.expected_1_pounds end as "expected1Pounds"`;
/** Null where there is no reason to act on it. */
const STAKE = 'greatest(past, moved, abs(guide), abs(market))';

/** The first few of the cars `c` that hold a condition, in an order, each with its name. */
const shown = (figures: string, where: string, order: string) =>
  `select s.id, s.plate, s.title, c.clean_pounds as "cleanPounds", ${figures}
   from (select * from c where ${where} order by ${order}, id limit ${CARS_SHOWN}) c join stock_cars s on s.id = c.id
   order by ${order.replace(/\b(change_pounds|guide|market|moved|past)\b/g, 'c.$1')}, c.id`;

/** Null where the organisation has no car in stock. */
export const openStockMorning =
  (database: SqlDatabase) =>
  async (organisationId: string): Promise<StoredStockMorning | null> => {
    const row = await selectRow(
      database,
      morningRow,
      // Of each car only what is summed up: names are read of the few that are shown.
      `with c as materialized (
         select id, cost_pounds, preparation_pounds, identifier, edition, retail_pounds, clean_pounds, change_pounds, registered,
           mileage, forecast_edition, expected_1_pounds, expected_3_pounds, expected_6_pounds, expected_by_month,
           market_low_pounds, market_high_pounds, greatest(0, (select ${TODAY}) - in_on) as days,
           ${GUIDE_DISTANCE} as guide, ${MARKET_DISTANCE} as market,
           case when live_day > edition and live_clean_pounds < clean_pounds then clean_pounds - live_clean_pounds end as moved,
           case when clean_pounds < cost_pounds + coalesce(preparation_pounds, 0)
                then cost_pounds + coalesce(preparation_pounds, 0) - clean_pounds end as past
         from stock_cars c where organisation_id = $1 and left_on is null),
       newest as materialized (select max(edition) as newest from c),
       banded as (
         ${bandsOver('days', 'c')}),
       fallen as (${shown('-c.change_pounds as pounds', 'change_pounds < 0', 'change_pounds')}),
       first as (${shown(
         `${RANGES}, c.past as "pastPounds", c.moved as "livePounds", ${EXPECTED_1}`,
         `${STAKE} is not null`,
         `${STAKE} desc`,
       )}),
       outside as (${shown(
         RANGES,
         'guide is not null or market is not null',
         '(guide is null or market is null), greatest(abs(guide), abs(market)) desc',
       )}),
       moved as (${shown('c.moved as pounds', 'moved is not null', 'moved desc')}),
       past as (${shown(`c.past as pounds, ${EXPECTED_1}`, 'past is not null', 'past desc')}),
       offers as (
         select id, year, number, title, offer_pounds as pounds from appraisals
         where organisation_id = $1 and state = 'offered' and valid_until = ${TODAY} order by number limit ${CARS_SHOWN})
       select ${TOTALS}, max(edition)::text as edition, count(coalesce(guide, market))::integer as "outsideCars",
         count(moved)::integer as "movedCars", coalesce((select json_agg(m) from moved m), '[]') as moved,
         count(${STAKE})::integer as "toActOnCars", coalesce((select json_agg(f) from first f), '[]') as first,
         count(past)::integer as "pastCars", coalesce((select json_agg(p) from past p), '[]') as past,
         coalesce((select json_agg(b order by b."fromDays") from banded b), '[]') as bands,
         coalesce((select json_agg(f) from fallen f), '[]') as fallen,
         coalesce((select json_agg(o) from outside o), '[]') as outside,
         coalesce((select json_agg(o) from offers o), '[]') as "offersToday",
         (${EXPECTED}) as expected
       from c`,
      [organisationId],
    );
    return row === null || row.cars === 0 ? null : { ...row, expected: expectedOf(row.expected) };
  };
