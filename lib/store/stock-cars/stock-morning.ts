/** What a dealer sees of the stock in the morning, in one statement. */
import { z } from 'zod';
import { expectedStockSchema } from '@/lib/domain/stock-cars/stock-car';
import type { SqlDatabase } from '../database';
import { selectRow } from '../rows';
import { TODAY } from '../today';
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

const morningRow = totalsRow.extend({
  edition: z.string().nullable(),
  bands: z.array(bandRow),
  /** Those that lost most since the edition before; `pounds` is what they lost. */
  fallen: z.array(carRow),
  /** Those whose asking price is furthest outside the guide's range or market prices; how far from each. */
  outside: z.array(
    carRow.omit({ pounds: true }).extend({
      guidePounds: z.int().nullable(),
      marketPounds: z.int().nullable(),
      marketLowPounds: z.int().nullable(),
      marketHighPounds: z.int().nullable(),
    }),
  ),
  outsideCars: z.int(),
  /** Those whose live Clean is furthest below Clean of the edition; `pounds` is how far. */
  moved: z.array(carRow),
  movedCars: z.int(),
  /** Those whose Clean is furthest below cost with preparation; `pounds` is how far. */
  past: z.array(carRow.extend({ expected1Pounds: z.int().nullable() })),
  pastCars: z.int(),
  offersToday: z.array(offerRow),
  expected: expectedStockSchema,
});
export type StoredStockMorning = z.infer<typeof morningRow>;

const CARS_SHOWN = 5;

/** Why a car `c` is not in the sums of expected values, by the first reason that applies; null: it is in them. */
const LEFT_OUT = `case when c.identifier is null or c.registered is null or c.mileage is null then 'unidentified'
  when c.clean_pounds is null or c.edition < c.newest then 'withoutValue'
  when c.forecast_edition is null or c.forecast_edition <> c.newest then 'notForecast'
  when c.expected_1_pounds is null or c.expected_3_pounds is null or c.expected_6_pounds is null then 'withoutForecast' end`;
const sumOf = (column: string) => `coalesce(sum(${column}) filter (where left_out is null), 0)::float8`;
const leftOut = (reason: string) => `'${reason}', count(*) filter (where left_out = '${reason}')`;
const EXPECTED = `select json_build_object('cars', count(*) filter (where left_out is null),
    'cleanPounds', ${sumOf('clean_pounds')}, 'pounds', json_build_object('1', ${sumOf('expected_1_pounds')},
      '3', ${sumOf('expected_3_pounds')}, '6', ${sumOf('expected_6_pounds')}),
    'leftOut', json_build_object(${leftOut('unidentified')}, ${leftOut('withoutValue')}, ${leftOut('notForecast')},
      ${leftOut('withoutForecast')}))
  from (select c.*, ${LEFT_OUT} as left_out from c) c`;

/** Null where the organisation has no car in stock. */
export const openStockMorning =
  (database: SqlDatabase) =>
  async (organisationId: string): Promise<StoredStockMorning | null> => {
    const row = await selectRow(
      database,
      morningRow,
      `with c as materialized (
         select id, plate, title, cost_pounds, preparation_pounds, advertised_pounds, identifier, edition, retail_pounds,
           clean_pounds, below_pounds, change_pounds, registered, mileage, forecast_edition, expected_1_pounds, expected_3_pounds,
           expected_6_pounds, market_low_pounds, market_high_pounds, max(edition) over () as newest,
           greatest(0, ${TODAY} - in_on) as days, ${GUIDE_DISTANCE} as guide, ${MARKET_DISTANCE} as market,
           case when live_day > edition and live_clean_pounds < clean_pounds then clean_pounds - live_clean_pounds end as moved,
           case when clean_pounds < cost_pounds + coalesce(preparation_pounds, 0)
                then cost_pounds + coalesce(preparation_pounds, 0) - clean_pounds end as past
         from stock_cars c where organisation_id = $1 and left_on is null),
       banded as (
         ${bandsOver('days', 'c')}),
       fallen as (
         select id, plate, title, -change_pounds as pounds, clean_pounds as "cleanPounds" from c
         where change_pounds < 0 order by change_pounds, id limit ${CARS_SHOWN}),
       outside as (
         select id, plate, title, clean_pounds as "cleanPounds", guide as "guidePounds", market as "marketPounds",
           market_low_pounds as "marketLowPounds", market_high_pounds as "marketHighPounds" from c
         where guide is not null or market is not null
         order by (guide is not null and market is not null) desc,
           greatest(abs(guide), abs(market)) desc, id limit ${CARS_SHOWN}),
       moved as (
         select id, plate, title, moved as pounds, clean_pounds as "cleanPounds" from c
         where moved is not null order by moved desc, id limit ${CARS_SHOWN}),
       past as (
         select id, plate, title, past as pounds, clean_pounds as "cleanPounds",
           case when forecast_edition = edition then expected_1_pounds end as "expected1Pounds" from c
         where past is not null order by past desc, id limit ${CARS_SHOWN}),
       offers as (
         select id, year, number, title, offer_pounds as pounds from appraisals
         where organisation_id = $1 and state = 'offered' and valid_until = ${TODAY} order by number limit ${CARS_SHOWN})
       select ${TOTALS}, max(edition)::text as edition, count(coalesce(guide, market))::integer as "outsideCars",
         count(moved)::integer as "movedCars", coalesce((select json_agg(m) from moved m), '[]') as moved,
         count(past)::integer as "pastCars", coalesce((select json_agg(p) from past p), '[]') as past,
         coalesce((select json_agg(b order by b."fromDays") from banded b), '[]') as bands,
         coalesce((select json_agg(f) from fallen f), '[]') as fallen,
         coalesce((select json_agg(o) from outside o), '[]') as outside,
         coalesce((select json_agg(o) from offers o), '[]') as "offersToday",
         (${EXPECTED}) as expected
       from c`,
      [organisationId],
    );
    return row === null || row.cars === 0 ? null : row;
  };
