/** The morning view of the stock, in one statement. */
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { selectRow } from '../rows';
import { TODAY } from '../today';
import { daysBandsOf, expectedOf, newestEdition, reasonsOf, STOCK_GROUPS, carGroupRow, totalsOf } from './stock-sums';
import { isWithoutVat } from './value-vat';

const carRow = z.object({
  id: z.string(),
  plate: z.string().nullable(),
  title: z.string(),
  pounds: z.int(),
  cleanPounds: z.int().nullable(),
  isWithoutVat: z.boolean(),
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

const morningRow = z.object({
  groups: z.array(carGroupRow),
  /** Cars with a reason to act on them, by the most that is at stake in any one of their reasons. */
  first: z.array(
    carRow.omit({ pounds: true }).extend({
      ...ranges,
      advertisedPounds: z.int().nullable(),
      pastPounds: z.int().nullable(),
      livePounds: z.int().nullable(),
      expected1Pounds: z.int().nullable(),
    }),
  ),
  /** Cars that lost most since the edition before; `pounds` is the loss. */
  fallen: z.array(carRow),
  /** Cars whose asking price is furthest outside the guide's range or market prices, with the distance from each. */
  outside: z.array(carRow.omit({ pounds: true }).extend(ranges)),
  /** Cars whose live Clean is furthest below the edition's Clean; `pounds` is how far. */
  moved: z.array(carRow),
  /** Cars whose Clean is furthest below cost with preparation; `pounds` is how far. */
  past: z.array(carRow.extend({ expected1Pounds: z.int().nullable() })),
  offersToday: z.array(offerRow),
});

const CARS_SHOWN = 5;

/** For a car `c`: how far its asking price is outside each range, with the ends of market prices. */
const RANGES = `c.outside_guide_pounds as "guidePounds", c.outside_market_pounds as "marketPounds",
  c.market_low_pounds as "marketLowPounds", c.market_high_pounds as "marketHighPounds"`;
const EXPECTED_1 = `case when c.forecast_edition = c.edition then c.expected_1_pounds end as "expected1Pounds"`;

/** The first few of the cars `c` in stock that meet a condition, in an order that has an index. */
const shown = (figures: string, where: string, order: string) =>
  `coalesce((select json_agg(shown) from (
     select c.id, c.plate, c.title, c.clean_pounds as "cleanPounds", ${isWithoutVat('c.kind')} as "isWithoutVat", ${figures}
     from stock_cars c
     where c.organisation_id = $1 and c.left_on is null and ${where} order by ${order}, c.id limit ${CARS_SHOWN}) shown), '[]')`;

/** The cars of each reason, which home counts but does not show. */
const BY_REASON = {
  outside: shown(
    RANGES,
    '(c.outside_guide_pounds is not null or c.outside_market_pounds is not null)',
    `(c.outside_guide_pounds is null or c.outside_market_pounds is null),
     greatest(abs(c.outside_guide_pounds), abs(c.outside_market_pounds)) desc`,
  ),
  moved: shown('c.live_fall_pounds as pounds', 'c.live_fall_pounds is not null', 'c.live_fall_pounds desc'),
  past: shown(`c.past_pounds as pounds, ${EXPECTED_1}`, 'c.past_pounds is not null', 'c.past_pounds desc'),
};

/** Null if the organisation has no car in stock. @param lists whether the cars of each reason are read; else none is */
export const openStockMorning = (database: SqlDatabase) => async (organisationId: string, lists: boolean) => {
  const byReason = Object.entries(BY_REASON).map(([name, cars]) => `${lists ? cars : "'[]'::json"} as ${name},`);
  const row = await selectRow(
    database,
    morningRow,
    `select coalesce((select json_agg(g) from (${STOCK_GROUPS}) g), '[]') as groups,
       ${shown('-c.change_pounds as pounds', 'c.change_pounds < 0', 'c.change_pounds')} as fallen,
       ${shown(
         `${RANGES}, c.advertised_pounds as "advertisedPounds", c.past_pounds as "pastPounds", c.live_fall_pounds as "livePounds", ${EXPECTED_1}`,
         'c.at_stake_pounds is not null',
         'c.at_stake_pounds desc',
       )} as first,
       ${byReason.join('\n       ')}
       coalesce((select json_agg(o) from (
         select id, year, number, title, offer_pounds as pounds from appraisals
         where organisation_id = $1 and state = 'offered' and valid_until = ${TODAY} order by number limit ${CARS_SHOWN}
       ) o), '[]') as "offersToday"`,
    [organisationId],
  );
  if (row === null || row.groups.length === 0) return null;
  const { groups, ...shownCars } = row;
  return {
    ...shownCars,
    ...reasonsOf(groups),
    totals: totalsOf(groups),
    bands: daysBandsOf(groups),
    edition: newestEdition(groups),
    expected: expectedOf(groups),
  };
};
