/** Sales from the stock and from uploaded files, each with the guide's value in the newest edition before it. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { EDITION_DAYS, SALE_SOURCES, SALES_MONTHS, UNVALUED_CAUSES } from '@/lib/domain/stock-cars/sales-vs-guide';
import { SOLD_TO } from '@/lib/domain/stock-cars/stock-car-state';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { stockCars } from '../schema/stock-cars';
import { TODAY } from '../today';
import { IS_COMPLETE } from './past-sale-values';
import { IDENTIFIED } from './stock-car-values';

const saleRow = createSelectSchema(stockCars)
  .pick({ id: true, plate: true, title: true, make: true, registered: true })
  .extend({
    soldOn: z.string(),
    soldTo: z.enum(SOLD_TO),
    soldPounds: z.int(),
    /** Null if the guide gave no value before the sale. */
    edition: z.string().nullable(),
    mileage: z.int().nullable(),
    guidePounds: z.int().nullable(),
    isWithoutVat: z.boolean(),
    /** Why there is no value; null if there is one. */
    unvalued: z.enum(UNVALUED_CAUSES).nullable(),
    /** Whether the sale is from the stock or from a file of past sales. */
    source: z.enum(SALE_SOURCES),
  });
export type StoredSale = z.infer<typeof saleRow>;

const SALES_MAX = 10_000;

/** A value `v` of the car `c`, in an edition that its sale may be compared with. */
const BEFORE_SALE = `v.car_id = c.id and v.edition <= c.left_on and v.edition > c.left_on - ${EDITION_DAYS}`;

/** £0 is refused as a price today; earlier versions stored it. */
export const HAS_PRICE = (sale: 'c' | 's') => `${sale}.sold_pounds is distinct from 0`;

/** The newest sale first. */
export const openStockSales =
  (database: SqlDatabase) =>
  (organisationId: string): Promise<StoredSale[]> =>
    selectRows(
      database,
      saleRow,
      `select c.id, c.plate, c.title, c.make, c.registered::text, c.left_on::text as "soldOn", c.sold_to as "soldTo",
         c.sold_pounds as "soldPounds", v.edition::text, coalesce(v.mileage, c.mileage) as mileage, v.pounds as "guidePounds",
         c.kind is not distinct from 'van' as "isWithoutVat",
         case when v.pounds is not null then null when c.identifier is null then 'unidentified'
           when not (${IDENTIFIED}) then 'incomplete'
           when exists (select 1 from stock_car_values v where ${BEFORE_SALE}) then 'none' else 'due' end as unvalued,
         'stock' as source
       from stock_cars c left join lateral (
         select edition, mileage, pounds from (
           select v.edition, v.mileage, case c.sold_to when 'trade' then v.clean_pounds else v.retail_pounds end as pounds
           from stock_car_values v where ${BEFORE_SALE}) e
         where pounds is not null order by edition desc limit 1) v on true
       where c.organisation_id = $1 and c.status = 'sold' and ${HAS_PRICE('c')} and c.left_on >= (${TODAY} - interval '${SALES_MONTHS} months')
       union all
       select s.id, s.plate, s.title, nullif(s.make, ''), s.registered::text, s.sold_on::text, s.sold_to, s.sold_pounds, s.edition::text,
         s.mileage, s.guide_pounds, s.kind is not distinct from 'van',
         case when s.guide_pounds is not null then null when s.identifier is null then 'unidentified'
           when not (${IS_COMPLETE}) then 'incomplete'
           when s.valued_at is null then 'due' else 'none' end,
         'file'
       from past_sales s where s.organisation_id = $1 and ${HAS_PRICE('s')} and s.sold_on >= (${TODAY} - interval '${SALES_MONTHS} months')
         -- Entered in stock after the file was read: counted only once.
         and not exists (select 1 from stock_cars c where c.organisation_id = $1 and c.status = 'sold'
           and c.left_on = s.sold_on and c.plate = s.plate)
       order by "soldOn" desc, id limit ${SALES_MAX}`,
      [organisationId],
    );
