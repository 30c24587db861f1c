/** Sales from the stock and from uploaded files, each with the guide's value in the newest edition before it. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import {
  COMPARED_SALES_MAX,
  EDITION_DAYS,
  SALE_SOURCES,
  SALES_MONTHS,
  UNVALUED_CAUSES,
  type AlikeRanges,
} from '@/lib/domain/stock-cars/sales-vs-guide';
import { SOLD_TO } from '@/lib/domain/stock-cars/stock-car-state';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { stockCars } from '../schema/stock-cars';
import { TODAY } from '../today';
import { IS_COMPLETE } from './past-sale-values';
import { IDENTIFIED } from './stock-car-values';
import { isWithoutVat } from './value-vat';

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

const comparedRow = saleRow
  .pick({ make: true, registered: true, mileage: true, soldOn: true, soldTo: true, soldPounds: true })
  .extend({ guidePounds: z.int() });
const countRow = saleRow.pick({ unvalued: true }).extend({ count: z.int() });

interface SalesPage {
  readonly organisationId: string;
  /** The last sale of the page before. */
  readonly after?: Pick<StoredSale, 'soldOn' | 'id'> | undefined;
  readonly limit: number;
}

/** A value `v` of the car `c`, in an edition that its sale may be compared with. */
const BEFORE_SALE = `v.car_id = c.id and v.edition <= c.left_on and v.edition > c.left_on - ${EDITION_DAYS}`;

/** £0 is refused as a price today; earlier versions stored it. */
export const HAS_PRICE = (sale: 'c' | 's') => `${sale}.sold_pounds is distinct from 0`;

/** All sales of the organisation `$1`, each once. */
const SALES = `(
  select c.id, c.plate, c.title, c.make, c.registered, c.left_on as "soldOn", c.sold_to as "soldTo",
    c.sold_pounds as "soldPounds", v.edition, coalesce(v.mileage, c.mileage) as mileage, v.pounds as "guidePounds",
    ${isWithoutVat('c.kind')} as "isWithoutVat",
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
  select s.id, s.plate, s.title, nullif(s.make, ''), s.registered, s.sold_on, s.sold_to, s.sold_pounds, s.edition,
    s.mileage, s.guide_pounds, ${isWithoutVat('s.kind')},
    case when s.guide_pounds is not null then null when s.identifier is null then 'unidentified'
      when not (${IS_COMPLETE}) then 'incomplete'
      when s.valued_at is null then 'due' else 'none' end,
    'file'
  from past_sales s where s.organisation_id = $1 and ${HAS_PRICE('s')} and s.sold_on >= (${TODAY} - interval '${SALES_MONTHS} months')
    -- Entered in stock after the file was read: counted only once.
    and not exists (select 1 from stock_cars c where c.organisation_id = $1 and c.status = 'sold'
      and c.left_on = s.sold_on and c.plate = s.plate)) s`;

/** Of the make, about the age, or of the mileage; ages a month wider on both sides, as months differ in length. */
const ALIKE = `($2::boolean is not true or s.make = $3
  or s.registered between s."soldOn" - make_interval(months => coalesce($5::integer, 12000) + 1)
    and s."soldOn" - make_interval(months => $4::integer - 1)
  or s.mileage between $6::integer and coalesce($7::integer, 1000000000))`;

export function openStockSales(database: SqlDatabase) {
  return {
    /** With all details, the newest first. */
    page: ({ organisationId, after, limit }: SalesPage): Promise<StoredSale[]> =>
      selectRows(
        database,
        saleRow,
        `select s.id, s.plate, s.title, s.make, s.registered::text, s."soldOn"::text, s."soldTo", s."soldPounds",
           s.edition::text, s.mileage, s."guidePounds", s."isWithoutVat", s.unvalued, s.source
         from ${SALES} where $2::date is null or (s."soldOn", s.id) < ($2, $3::uuid)
         order by s."soldOn" desc, s.id desc limit $4`,
        [organisationId, after?.soldOn ?? null, after?.id ?? null, limit],
      ),

    /** How many there are, by why they have no value; null for those that have one. */
    counts: (organisationId: string) =>
      selectRows(database, countRow, `select s.unvalued, count(*)::integer as count from ${SALES} group by 1`, [
        organisationId,
      ]),

    /**
     * Those with a value, at most the newest `COMPARED_SALES_MAX`: what a comparison needs of them.
     * @param alike at least those that a car's groups contain; all if absent
     */
    compared: (organisationId: string, alike: AlikeRanges | null = null) => {
      const { make, ageMonths, miles } = alike ?? { make: null, ageMonths: null, miles: null };
      return selectRows(
        database,
        comparedRow,
        `select s.make, s.registered::text, s.mileage, s."soldOn"::text, s."soldTo", s."soldPounds", s."guidePounds"
         from ${SALES} where s."guidePounds" > 0 and ${ALIKE}
         order by s."soldOn" desc, s.id desc limit ${COMPARED_SALES_MAX}`,
        [
          organisationId,
          alike !== null,
          make,
          ageMonths?.from ?? null,
          ageMonths?.before ?? null,
          miles?.from ?? null,
          miles?.before ?? null,
        ],
      );
    },
  };
}
