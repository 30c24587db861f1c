/** Cars in stock: read, listed and summed. Every query names the organisation. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { StockCarSort } from '@/lib/domain/stock-cars/stock-car-sort';
import type { StockCarStatus } from '@/lib/domain/stock-cars/stock-car-state';
import type { SqlDatabase } from '../database';
import { UUID } from '../page-cursor';
import { hasUncertainDerivative } from '../records/record-conditions';
import { selectRow, selectRows } from '../rows';
import { stockCars } from '../schema/stock-cars';
import { TODAY } from '../today';
import { bandRow, bandsOver, TOTAL_COST, TOTALS, totalsRow } from './stock-totals';

const carRow = createSelectSchema(stockCars)
  .omit({
    organisationId: true,
    idempotencyKey: true,
    createdBy: true,
    createdAt: true,
    expectedByMonth: true,
    pricedAt: true,
    pastPounds: true,
    outsideGuidePounds: true,
    outsideMarketPounds: true,
    liveFallPounds: true,
    atStakePounds: true,
  })
  .extend({
    /** The person's name; null if they are no longer known. */
    ownerName: z.string().nullable(),
    isDerivativeUncertain: z.boolean(),
  });
export type StoredStockCar = z.infer<typeof carRow>;

const idRow = z.object({ id: z.string() });
const leftRow = z.object({
  plate: z.string().nullable(),
  stockNumber: z.string().nullable(),
  status: z.enum(['sold', 'removed']),
  leftOn: z.string(),
});
export type StoredLeftCar = z.infer<typeof leftRow>;
interface CarMarks {
  readonly organisationId: string;
  readonly plates: readonly string[];
  readonly numbers: readonly string[];
}

export interface StockCarKey {
  readonly organisationId: string;
  readonly id: string;
}

export interface StockCarFilter {
  readonly organisationId: string;
  /** Absent: all that are in stock. */
  readonly status?: StockCarStatus | undefined;
  readonly site?: string | undefined;
  readonly make?: string | undefined;
  /** Days in stock, both ends included; no upper end if the second is null. */
  readonly days?: readonly [from: number, to: number | null] | undefined;
  /** Only those without a guide ID. */
  readonly unidentified?: boolean | undefined;
  /** Only those with an alert. */
  readonly flagged?: boolean | undefined;
  /**
   * Only those whose asking price is outside the guide's range from Below to Retail, or outside that of market prices.
   */
  readonly outside?: boolean | undefined;
}

const DAYS = `greatest(0, coalesce(c.left_on, ${TODAY}) - c.in_on)`;
const ORDERS: Readonly<Record<StockCarSort, string>> = {
  days: DAYS,
  title: 'lower(c.title)',
  cost: TOTAL_COST,
  clean: 'c.clean_pounds',
  price: 'c.advertised_pounds',
  gain: `c.clean_pounds - (${TOTAL_COST})`,
  change: 'c.change_pounds',
  live: 'case when c.live_day > c.edition then c.live_clean_pounds - c.clean_pounds end',
};

interface StockCarOrder {
  readonly sort: StockCarSort;
  readonly descending: boolean;
}
const orderBy = ({ sort, descending }: StockCarOrder) =>
  `${ORDERS[sort]} ${descending ? 'desc' : 'asc'} nulls last, c.id`;

const CAR = `c.id, c.owner_id as "ownerId", u.name as "ownerName", c.version, c.stock_number as "stockNumber", c.plate, c.vin,
  c.valuation_id as "valuationId", c.registration_id as "registrationId", c.appraisal_id as "appraisalId", c.title, c.make,
  c.derivative, c.kind, c.identifier, c.registered::text, c.mileage, c.mileage_on::text as "mileageOn",
  c.miles_per_month as "milesPerMonth", c.cost_pounds as "costPounds", c.preparation_pounds as "preparationPounds",
  c.advertised_pounds as "advertisedPounds", c.in_on::text as "inOn", c.site, c.status, c.notes, c.left_on::text as "leftOn",
  c.sold_pounds as "soldPounds", c.sold_to as "soldTo", c.flag, c.other_flags as "otherFlags", c.edition::text, c.retail_pounds as "retailPounds",
  c.clean_pounds as "cleanPounds", c.average_pounds as "averagePounds", c.below_pounds as "belowPounds",
  c.change_pounds as "changePounds", c.expected_1_pounds as "expected1Pounds", c.expected_3_pounds as "expected3Pounds",
  c.expected_6_pounds as "expected6Pounds", c.forecast_edition::text as "forecastEdition", c.forecast_day::text as "forecastDay",
  c.market_edition::text as "marketEdition", c.market_low_pounds as "marketLowPounds",
  c.market_high_pounds as "marketHighPounds", c.live_requested_on::text as "liveRequestedOn", c.live_day::text as "liveDay",
  c.live_retail_pounds as "liveRetailPounds", c.live_clean_pounds as "liveCleanPounds",
  case when c.valuation_id is null then ${hasUncertainDerivative('c.registration_id', 'registrations')}
    else ${hasUncertainDerivative('c.valuation_id')} end as "isDerivativeUncertain"`;
const FROM = `from stock_cars c left join "user" u on u.id = c.owner_id`;
const FILTERED = `c.organisation_id = $1 and (c.status = $2 or $2::text is null and c.left_on is null)
  and ($3::text is null or c.site = $3) and ($4::text is null or c.make = $4)
  and ($5::integer is null or ${DAYS} between $5 and coalesce($6::integer, 1000000))
  and (not $7 or c.identifier is null) and (not $8 or coalesce(c.outside_guide_pounds, c.outside_market_pounds) is not null)
  and (not $9 or c.flag is not null)`;
const valuesOf = ({ organisationId, status, site, make, days, unidentified, outside, flagged }: StockCarFilter) => [
  organisationId,
  status ?? null,
  site ?? null,
  make ?? null,
  days?.[0] ?? null,
  days?.[1] ?? null,
  unidentified ?? false,
  outside ?? false,
  flagged ?? false,
];

export function openStockCarReads(database: SqlDatabase) {
  return {
    async get({ organisationId, id }: StockCarKey): Promise<StoredStockCar | null> {
      if (!UUID.test(id)) return null;
      const text = `select ${CAR} ${FROM} where c.organisation_id = $1 and c.id = $2`;
      return selectRow(database, carRow, text, [organisationId, id]);
    },

    /** Cars without the figure sorted by come last. */
    page: (
      filter: StockCarFilter,
      order: StockCarOrder,
      { limit, offset }: { readonly limit: number; readonly offset: number },
    ): Promise<StoredStockCar[]> =>
      selectRows(
        database,
        carRow,
        `select ${CAR} ${FROM} where ${FILTERED} order by ${orderBy(order)} limit $10 offset $11`,
        [...valuesOf(filter), limit, offset],
      ),

    /** The ids of all cars that match the filter, in the same order: reading by them gives each car once. */
    async ids(filter: StockCarFilter, order: StockCarOrder): Promise<string[]> {
      const text = `select c.id from stock_cars c where ${FILTERED} order by ${orderBy(order)}`;
      return (await selectRows(database, idRow, text, valuesOf(filter))).map(({ id }) => id);
    },

    /** In the order of the ids. */
    byIds: (organisationId: string, ids: readonly string[]): Promise<StoredStockCar[]> =>
      selectRows(
        database,
        carRow,
        `select ${CAR} ${FROM} join unnest($2::uuid[]) with ordinality chosen (id, place) on chosen.id = c.id
         where c.organisation_id = $1 order by chosen.place`,
        [organisationId, ids],
      ),

    async totals(filter: StockCarFilter) {
      const values = valuesOf(filter);
      const [totals, bands] = await Promise.all([
        selectRow(database, totalsRow, `select ${TOTALS} from stock_cars c where ${FILTERED}`, values),
        selectRows(database, bandRow, bandsOver(DAYS, `stock_cars c where ${FILTERED}`), values),
      ]);
      if (totals === null) throw new Error('The sums of the stock were not read');
      return { ...totals, bands };
    },

    /** Cars in stock with one of these plates or stock numbers. */
    matching: ({ organisationId, plates, numbers }: CarMarks) =>
      selectRows(
        database,
        carRow,
        `select ${CAR} ${FROM} where c.organisation_id = $1 and c.left_on is null
           and (c.plate = any ($2::text[]) or c.stock_number = any ($3::text[]))`,
        [organisationId, plates, numbers],
      ),

    /**
     * Cars that have left the stock: of each of these plates the one that left last, and so of each stock number among
     * cars without a plate.
     */
    left: ({ organisationId, plates, numbers }: CarMarks): Promise<StoredLeftCar[]> =>
      selectRows(
        database,
        leftRow,
        `select distinct on (coalesce(c.plate, '# ' || c.stock_number)) c.plate, c.stock_number as "stockNumber", c.status,
           c.left_on::text as "leftOn"
         from stock_cars c
         where c.organisation_id = $1 and c.left_on is not null
           and (c.plate = any ($2::text[]) or c.plate is null and c.stock_number = any ($3::text[]))
         order by coalesce(c.plate, '# ' || c.stock_number), c.left_on desc, c.created_at desc`,
        [organisationId, plates, numbers],
      ),
  };
}
