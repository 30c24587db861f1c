/** The data of the stock charts. */
import { z } from 'zod';
import type { StockGrouping } from '@/lib/domain/stock-cars/stock-groups';
import { AGE_BANDS, AGE_UNKNOWN } from '@/lib/domain/stock/age-bands';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { TODAY } from '../today';
import { daysBand, TOTAL_COST } from './stock-totals';
import { isWithoutVat } from './value-vat';

const groupRow = z.object({
  name: z.string(),
  cars: z.int(),
  vans: z.int(),
  cleanPounds: z.int(),
  withoutValue: z.int(),
  retailPounds: z.int(),
  costPounds: z.int(),
  withoutCost: z.int(),
  days: z.int(),
  agedCars: z.int(),
  ageDays: z.int(),
});

const priceRow = z.object({
  id: z.string(),
  plate: z.string().nullable(),
  title: z.string(),
  isWithoutVat: z.boolean(),
  retailPounds: z.int(),
  advertisedPounds: z.int(),
});
export type StoredPrice = z.infer<typeof priceRow>;

/** Evaluated once per statement. */
const NOW = `(select ${TODAY})`;
const DAYS = `greatest(0, ${NOW} - c.in_on)`;
const AGE_MONTHS = `(extract(year from age(${NOW}, c.registered)) * 12 + extract(month from age(${NOW}, c.registered)))`;

/** Labels are ours; none has a quotation mark. */
const DAY_BAND = daysBand(DAYS, ({ label }) => `'${label}'`);
const AGE_BAND = `case when c.registered is null then '${AGE_UNKNOWN}' ${AGE_BANDS.toReversed()
  .map(({ fromMonths, label }) => `when ${AGE_MONTHS} >= ${fromMonths} then '${label}'`)
  .join(' ')} else '${AGE_BANDS[0].label}' end`;

/** The group of a car, and the order of the groups. */
const GROUPINGS: Readonly<Record<StockGrouping, readonly [name: string, order: string]>> = {
  make: [`coalesce(c.make, 'Make not known')`, '"cleanPounds" desc, name'],
  site: [`coalesce(c.site, 'No site')`, '"cleanPounds" desc, name'],
  days: [DAY_BAND, `min(${DAYS})`],
  age: [AGE_BAND, 'max(c.registered) desc nulls last'],
};

export const openStockCharts = (database: SqlDatabase) => ({
  /** Groups of the cars in stock; bands without a car are left out. */
  groups: (organisationId: string, by: StockGrouping) => {
    const [name, order] = GROUPINGS[by];
    return selectRows(
      database,
      groupRow,
      `select ${name} as name, count(*)::integer as cars, count(*) filter (where c.kind = 'van')::integer as vans,
         coalesce(sum(c.clean_pounds), 0)::float8 as "cleanPounds",
         count(*) filter (where c.clean_pounds is null)::integer as "withoutValue",
         coalesce(sum(c.retail_pounds), 0)::float8 as "retailPounds", coalesce(sum(${TOTAL_COST}), 0)::float8 as "costPounds",
         count(*) filter (where c.cost_pounds is null)::integer as "withoutCost", sum(${DAYS})::float8 as days, count(c.registered)::integer as "agedCars",
         coalesce(sum(greatest(0, ${NOW} - c.registered)), 0)::float8 as "ageDays"
       from stock_cars c where c.organisation_id = $1 and c.left_on is null group by 1 order by ${order}`,
      [organisationId],
    );
  },

  /** Cars in stock that have an asking price and a Retail value, by Retail. */
  prices: (organisationId: string, limit: number): Promise<StoredPrice[]> =>
    selectRows(
      database,
      priceRow,
      `select c.id, c.plate, c.title, ${isWithoutVat('c.kind')} as "isWithoutVat", c.retail_pounds as "retailPounds", c.advertised_pounds as "advertisedPounds"
       from stock_cars c where c.organisation_id = $1 and c.left_on is null and c.retail_pounds is not null
         and c.advertised_pounds is not null order by c.retail_pounds, c.id limit $2`,
      [organisationId, limit],
    ),
});
