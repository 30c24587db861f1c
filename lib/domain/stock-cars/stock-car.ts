/** Cars in stock as our server returns them. */
import { z } from 'zod';
import { VAT_SCHEMES } from '@/lib/domain/appraisals/vat';
import { personReferenceSchema } from '@/lib/domain/provenance';
import { daySchema, instantSchema } from '@/lib/domain/time/calendar-schemas';
import { listedAlertsSchema } from '@/lib/domain/vehicles/flags/flags';
import { identifierSchema, vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';
import { DAY_BAND_KEYS } from './days-in-stock';
import { SOLD_TO, STOCK_CAR_STATUSES } from './stock-car-state';

const pounds = z.int().nullable();

const carValuesSchema = z.object({ retail: pounds, clean: pounds, average: pounds, below: pounds });

const isWithoutVat = z.boolean().meta({
  description: 'Its values, and all that follows from them, exclude VAT: those of a van. Those of a car include it.',
});

const priceRangeSchema = z.object({ lowPounds: z.int(), highPounds: z.int() });

export const stockCarSchema = z.object({
  id: z.string(),
  version: z.int(),
  stockNumber: z.string().nullable(),
  /** As displayed: `AB12 CDE`. */
  plate: z.string().nullable(),
  vin: z.string().nullable(),
  title: z.string(),
  make: z.string().nullable(),
  derivative: z.string().nullable(),
  isDerivativeUncertain: z
    .boolean()
    .meta({ description: 'By the valuation or vehicle file it has its derivative from, it could be another one too.' }),
  kind: vehicleKindSchema.nullable(),
  identifier: identifierSchema.nullable(),
  registered: daySchema.nullable(),
  mileage: z.int().nullable(),
  mileageOn: daySchema.nullable(),
  milesPerMonth: z.int(),
  costPounds: pounds,
  preparationPounds: pounds,
  advertisedPounds: pounds,
  inOn: daySchema,
  site: z.string().nullable(),
  status: z.enum(STOCK_CAR_STATUSES),
  owner: personReferenceSchema,
  notes: z.string(),
  leftOn: daySchema.nullable(),
  soldPounds: pounds,
  soldTo: z.enum(SOLD_TO).nullable(),
  valuationId: z.string().nullable(),
  registrationId: z.string().nullable(),
  appraisalId: z.string().nullable(),
  /** Of its newest look-up. */
  ...listedAlertsSchema.shape,
  daysInStock: z.int(),
  /** The newest edition in which it was valued, its values there, and Clean less Clean of the edition before. */
  edition: daySchema.nullable(),
  values: carValuesSchema,
  isWithoutVat,
  changePounds: pounds,
  /** Clean less cost and preparation. */
  gainPounds: pounds,
  /** Clean expected by the forecast so many months after `forecastEdition`, for which it last answered. */
  expected: z.object({ 1: pounds, 3: pounds, 6: pounds }),
  forecastEdition: daySchema.nullable(),
  /** The day of the guide from which the forecast was made; null if there is none for this car. */
  forecastDay: daySchema.nullable(),
  /**
   * Market prices for Retail in the edition in which it is valued; absent until they are requested for that edition.
   */
  market: z.object({ isAnswered: z.boolean(), range: priceRangeSchema.nullable() }),
  /** The newest position from the live service; null if it has none, or was not requested yet. */
  live: z.object({ day: daySchema, retail: pounds, clean: pounds }).nullable(),
});
export type CarInStock = z.infer<typeof stockCarSchema>;

/** What the appraisal says of a car that came from it. */
export const stockPurchaseSchema = z.object({
  boughtOn: daySchema,
  boughtPounds: z.int().meta({ description: 'The price paid, with VAT where the vehicle is VAT-qualifying.' }),
  scheme: z.enum(VAT_SCHEMES).exclude(['none']).meta({ description: 'How VAT is due on its sale.' }),
  purchaseCostPounds: z
    .int()
    .meta({ description: 'What the price paid costs in stock; the car may have another cost.' }),
  preparationPence: z.number().nullable().meta({
    description:
      'Preparation and repairs by the appraisal, less reclaimed VAT; not rounded, so it may end in sixths of a penny. Null: none is entered.',
  }),
  condition: z.string().nullable().meta({ description: 'As appraised: Clean, Average or Below.' }),
  leftOut: z
    .array(z.object({ name: z.string(), pence: z.int() }))
    .meta({ description: 'Costs in the profit of the offer that a car in stock does not have.' }),
});
export type StockPurchase = z.infer<typeof stockPurchaseSchema>;

export const carValueSchema = z.object({
  edition: daySchema,
  mileage: z.int(),
  values: carValuesSchema,
  reason: z.string().nullable(),
  /** Market prices for Retail; null if there are none, or they have not arrived. */
  market: priceRangeSchema.nullable(),
  /** The asking price at the end of that day, or of the day it came in; null: it had none, or had left. */
  advertisedPounds: pounds,
  valuedAt: instantSchema,
});
export type CarValue = z.infer<typeof carValueSchema>;

/** A position from the live service between editions: a day on which it moved. */
export const carLiveValueSchema = z.object({ day: daySchema, mileage: z.int(), values: carValuesSchema });
export type CarLiveValue = z.infer<typeof carLiveValueSchema>;

export const carChangeSchema = z.object({
  at: instantSchema,
  by: z.string(),
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type CarChange = z.infer<typeof carChangeSchema>;

/** Sums over the cars that match a filter. A car without a cost or value adds nothing to that sum, and is counted. */
export const stockTotalsSchema = z.object({
  cars: z.int(),
  valuedCars: z.int().meta({ description: 'Of them those with a value at Clean or at Retail.' }),
  valuedVans: z.int().meta({ description: 'Of those vans, whose values are without VAT.' }),
  costPounds: z.int(),
  withoutCost: z.int(),
  cleanPounds: z.int(),
  retailPounds: z.int(),
  withoutValue: z.int(),
  unidentified: z.int(),
  bands: z.array(
    z.object({
      key: z.enum(DAY_BAND_KEYS),
      cars: z.int(),
      cleanPounds: z.int(),
      withoutValue: z.int().meta({ description: 'Cars without a value at Clean.' }),
    }),
  ),
});
export type StockTotals = z.infer<typeof stockTotalsSchema>;

const listedCarSchema = z.object({
  row: z.int(),
  id: z.string(),
  plate: z.string().nullable(),
  title: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
});

/** A row of a list that is not taken into stock, with the reason. */
const refusedCarSchema = z.object({
  row: z.int(),
  plate: z.string().nullable(),
  title: z.string(),
  reason: z.string(),
});

/** The rows of a list beside the cars that are already in stock. */
export const listDifferencesSchema = z.object({
  list: z.string(),
  added: z.int().meta({ description: 'New cars, of which the first 200 are listed.' }),
  newCars: z.array(listedCarSchema),
  untaken: z
    .array(z.string())
    .meta({ description: 'Cells that do not come into the stock as they are, in sentences.' }),
  unused: z.string().nullable().meta({ description: 'Names the columns that are not used; null: all are.' }),
  undated: z.int().meta({ description: 'New cars for which the list has no date: they come in today.' }),
  unchanged: z.int(),
  skipped: z.int().meta({ description: 'Rows of the list that cannot be read, and duplicates.' }),
  changedCars: z.int().meta({ description: 'Of which the first 200 are listed.' }),
  changed: z.array(listedCarSchema),
  leftCars: z.int().meta({
    description:
      'Rows of cars that were sold or removed, and have no later date in. They are not taken; the first 200 are listed.',
  }),
  left: z.array(refusedCarSchema),
});

/** The result of taking a list into stock. */
export const takenListSchema = z.object({
  added: z.int(),
  changed: z.int(),
  refusedRows: z.int().meta({ description: 'Rows not written; the first 200 are listed. All others were written.' }),
  refused: z.array(refusedCarSchema),
});

const morningCarSchema = z.object({
  id: z.string(),
  plate: z.string().nullable(),
  title: z.string(),
  pounds: z.int(),
  cleanPounds: z.int().nullable(),
  isWithoutVat,
});

/** Sums over exactly the same cars: Clean in the newest edition, and expected Clean in the following months. */
export const expectedStockSchema = z.object({
  cars: z.int(),
  vans: z.int().meta({ description: 'Of them vans, whose values are without VAT.' }),
  cleanPounds: z.int(),
  pounds: z.object({ 1: z.int(), 3: z.int(), 6: z.int() }),
  /** In one month, two, and so on, as far as the forecast covers every one of these cars. */
  byMonth: z.array(z.int()),
  /** Each of the other cars once, by the first reason that applies. */
  leftOut: z.object({
    unidentified: z.int(),
    withoutValue: z.int(),
    notForecast: z.int(),
    withoutForecast: z.int(),
  }),
});
export type ExpectedStock = z.infer<typeof expectedStockSchema>;

const outsideSchema = { guidePounds: pounds, marketPounds: pounds, market: priceRangeSchema.nullable() };
const stakeSchema = { advertisedPounds: pounds, pastPounds: pounds, livePounds: pounds, expected1Pounds: pounds };

export const stockMorningSchema = z.object({
  totals: stockTotalsSchema,
  edition: daySchema.nullable(),
  /** The five to act on first, by the most at stake in any of their reasons; null: the reason does not apply. */
  first: z.array(morningCarSchema.omit({ pounds: true }).extend({ ...outsideSchema, ...stakeSchema })),
  toActOnCars: z.int(),
  /** The largest losses of Clean since the previous edition, in pounds. */
  fallen: z.array(morningCarSchema),
  /**
   * Asking prices outside the guide's range, market prices or both, the last ones first; by how far, as in
   * `PriceDistances`.
   */
  outside: z.array(morningCarSchema.omit({ pounds: true }).extend(outsideSchema)),
  outsideCars: z.int(),
  /** Live Clean furthest below Clean of the edition: pounds lost since. */
  moved: z.array(morningCarSchema),
  movedCars: z.int(),
  /** Clean is below cost with preparation: pounds below, and expected Clean in a month, if the forecast has it. */
  past: z.array(morningCarSchema.extend({ expected1Pounds: z.int().nullable() })),
  pastCars: z.int(),
  expected: expectedStockSchema,
  /** null: the person may not read appraisals. */
  offersToday: z
    .array(z.object({ id: z.string(), number: z.string(), title: z.string(), pounds: z.int().nullable() }))
    .nullable(),
});
export type StockMorning = z.infer<typeof stockMorningSchema>;
