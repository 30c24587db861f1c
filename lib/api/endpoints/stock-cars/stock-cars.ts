import { z } from 'zod';
import { DAY_BAND_KEYS } from '@/lib/domain/stock-cars/days-in-stock';
import {
  carChangeSchema,
  carLiveValueSchema,
  carValueSchema,
  listDifferencesSchema,
  stockCarSchema,
  stockPurchaseSchema,
  stockMorningSchema,
  stockTotalsSchema,
  takenListSchema,
} from '@/lib/domain/stock-cars/stock-car';
import { STOCK_CAR_SORTS } from '@/lib/domain/stock-cars/stock-car-sort';
import { IN_STOCK, SOLD_TO, STOCK_CAR_STATUSES } from '@/lib/domain/stock-cars/stock-car-state';
import { TAKEN_OUTCOMES } from '@/lib/domain/stock-cars/taken-into-stock';
import { SOURCES } from '@/lib/domain/source-names';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { identifierSchema, vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';
import * as addresses from '@/lib/api/addresses/stock-cars/stock-cars';
import { endpoint } from '@/lib/api/endpoint';
import { advertisedPounds, carPounds, soldPounds } from '@/lib/api/endpoints/parts/car-pounds';
import { SHEET_TYPES } from '@/lib/api/file-answer';

const id = z.uuid();
const done = z.object({ version: z.int() });
const taken = z.object({
  id: z.string(),
  isNew: z.boolean().meta({ description: 'false: this car already exists; `outcome` states what was done.' }),
  outcome: z.enum(TAKEN_OUTCOMES).meta({
    description:
      'added: it is new. filled: it was in stock, and its empty fields were filled. derivative_chosen: it was in stock as one of several derivatives, and has the chosen one now. unchanged: it was in stock. other_appraisal: it was in stock, from another appraisal. sold, removed: the car of the appraisal has left the stock. Only the first three write anything.',
  }),
});

const letters = (most: number) => z.string().trim().max(most, `Enter at most ${most} letters.`);
const orNull = (most: number) =>
  letters(most)
    .transform((typed) => typed || null)
    .nullable();

/** What a person enters of a car. */
const entry = {
  stockNumber: orNull(40),
  mileage: z
    .int('Enter whole miles.')
    .min(0, 'Enter 0 or more.')
    .max(999_999, 'Enter at most 999,999 miles.')
    .nullable(),
  milesPerMonth: z.int('Enter whole miles.').min(0, 'Enter 0 or more.').max(10_000, 'Enter at most 10,000 miles.'),
  costPounds: carPounds,
  preparationPounds: carPounds,
  advertisedPounds,
  inOn: daySchema,
  site: orNull(60),
  status: z.enum(IN_STOCK),
  notes: letters(2_000),
  kind: vehicleKindSchema.nullable(),
  identifier: identifierSchema.nullable(),
  registered: daySchema.nullable(),
};

const filter = {
  status: z.enum(STOCK_CAR_STATUSES).optional().meta({ description: 'Absent: all that are in stock.' }),
  site: z.string().max(60).optional(),
  make: z.string().max(100).optional(),
  days: z.enum(DAY_BAND_KEYS).optional().meta({ description: 'A band of days in stock, by its first day.' }),
  unidentified: z.boolean().default(false).meta({ description: 'Only cars without a guide ID.' }),
  outside: z
    .boolean()
    .default(false)
    .meta({
      description: `Only cars with an asking price outside ${SOURCES.guide.inText}’s range or ${SOURCES.market.inText}.`,
    }),
  flagged: z.boolean().default(false).meta({ description: 'Only cars with an alert.' }),
  sort: z.enum(STOCK_CAR_SORTS).default('days'),
  direction: z.enum(['ascending', 'descending']).default('descending'),
};

export const listStockCars = endpoint(addresses.listStockCars, {
  summary: 'Cars in stock with their values in the newest edition, and sums over all cars that match the filter. Free.',
  permission: 'valuations.read',
  input: z.object({
    ...filter,
    limit: z.int().min(1).max(200).default(50),
    page: z.int().min(1).max(10_000).default(1),
  }),
  output: z.object({
    items: z.array(stockCarSchema),
    totals: stockTotalsSchema,
    sites: z.array(z.string()),
    makes: z.array(z.string()),
  }),
});

export const addStockCar = endpoint(addresses.addStockCar, {
  summary: 'Take a car into stock by its plate or VIN. Nothing is looked up: the data in your records is used. Free.',
  permission: 'valuations.create',
  status: 201,
  input: z.object({
    mark: z.string().trim().min(1, 'Enter a reg or a VIN.').max(40),
    title: orNull(120).default(null),
    stockNumber: entry.stockNumber.default(null),
    mileage: entry.mileage.default(null),
    milesPerMonth: entry.milesPerMonth.default(0),
    costPounds: carPounds.default(null),
    preparationPounds: carPounds.default(null),
    advertisedPounds: advertisedPounds.default(null),
    inOn: daySchema.optional().meta({ description: 'Today when absent.' }),
    site: entry.site.default(null),
    status: entry.status.default('preparation'),
    notes: entry.notes.default(''),
  }),
  output: taken,
});

export const exportStockCars = endpoint(addresses.exportStockCars, {
  summary: 'The cars in stock as a file: CSV, XLSX or JSON.',
  permission: 'valuations.create',
  input: z.object({
    ...filter,
    format: z.enum(['csv', 'xlsx', 'json']).default('csv').meta({ description: 'CSV, a workbook, or JSON.' }),
  }),
  output: z.unknown(),
  file: [...SHEET_TYPES, 'application/json'],
});

export const revalueStock = endpoint(addresses.revalueStock, {
  summary: 'Value every identified car in each edition in which it has no value yet, in the background. Free.',
  permission: 'valuations.create',
  status: 202,
  input: z.object({}),
  output: z.object({ requested: z.literal(true) }),
});

export const readStockCar = endpoint(addresses.readStockCar, {
  summary: 'A car in stock: what is entered, its values by edition, and every change.',
  permission: 'valuations.read',
  input: z.object({ id }),
  output: z.object({
    car: stockCarSchema,
    values: z.array(carValueSchema).meta({ description: 'By edition, the oldest first.' }),
    live: z.array(carLiveValueSchema).meta({ description: 'By day, the oldest first.' }),
    purchase: stockPurchaseSchema
      .nullable()
      .meta({ description: 'Of the appraisal that it came from; null without one.' }),
    changes: z.array(carChangeSchema),
  }),
});

export const changeStockCar = endpoint(addresses.changeStockCar, {
  summary: 'Change the details of a car in stock. Absent fields do not change.',
  permission: 'valuations.create',
  input: z.object({
    id,
    version: z.int32().min(1).meta({ description: 'The version that was read; a different one now is a conflict.' }),
    ...z.object(entry).partial().shape,
  }),
  output: done,
});

export const takeOutOfStock = endpoint(addresses.takeOutOfStock, {
  summary: 'Record that a car was sold, with price and buyer, or removed from stock.',
  permission: 'valuations.create',
  input: z.object({
    id,
    on: daySchema,
    soldPounds: soldPounds.default(null).meta({ description: 'At least 1; null: it was not sold.' }),
    soldTo: z.enum(SOLD_TO).nullable().default(null),
  }),
  output: done,
});

export const returnToStock = endpoint(addresses.returnToStock, {
  summary: 'Return a car to stock that was recorded as sold or removed.',
  permission: 'valuations.create',
  input: z.object({ id }),
  output: done,
});

export const identifyStockCar = endpoint(addresses.identifyStockCar, {
  summary: 'Identify a car in stock by the valuations and vehicle files that the organisation has. Free.',
  permission: 'valuations.create',
  input: z.object({ id }),
  output: z.object({ isIdentified: z.boolean() }),
});

export const revalueStockCar = endpoint(addresses.revalueStockCar, {
  summary: 'Value a car in the newest edition, and request its forecast, market prices and live value. Free.',
  permission: 'valuations.create',
  input: z.object({ id }),
  output: carValueSchema.omit({ valuedAt: true, advertisedPounds: true }).extend({
    isWithoutVat: stockCarSchema.shape.isWithoutVat,
    isForecast: z.boolean().meta({ description: 'false: the forecast did not answer; the previous one stays.' }),
  }),
});

/** The id of what a car is taken in from. */
const intoStock = {
  permission: 'valuations.create',
  status: 201,
  input: z.object({ id }),
  output: taken,
} as const;

export const takeValuationIntoStock = endpoint(addresses.takeValuationIntoStock, {
  summary: 'Take the vehicle of a valuation into stock. Free.',
  ...intoStock,
});

export const takeFileIntoStock = endpoint(addresses.takeFileIntoStock, {
  summary: 'Take the vehicle of a vehicle file into stock. Free.',
  ...intoStock,
});

export const takeAppraisalIntoStock = endpoint(addresses.takeAppraisalIntoStock, {
  summary:
    'Take the bought vehicle of an appraisal into stock, with what was paid, the day, its preparation costs and its asking price. Free.',
  ...intoStock,
});

export const readListDifferences = endpoint(addresses.readListDifferences, {
  summary: 'What taking a stock list into stock would add and change. Nothing is written. Free.',
  permission: 'valuations.create',
  input: z.object({ id }),
  output: listDifferencesSchema,
});

export const takeListIntoStock = endpoint(addresses.takeListIntoStock, {
  summary:
    'Take the cars of a stock list into stock; existing cars are updated. Rows whose cars were changed or entered in the meantime are refused. Free.',
  permission: 'valuations.create',
  input: z.object({ id }),
  output: takenListSchema,
});

export const readStockMorning = endpoint(addresses.readStockMorning, {
  summary:
    'What the stock shows this morning: its sums, what fell most, prices outside the range, offers that end today.',
  permission: 'valuations.read',
  input: z.object({
    lists: z
      .boolean()
      .default(true)
      .meta({ description: 'Whether to include `outside`, `moved` and `past`, not only how many cars they have.' }),
  }),
  output: z.object({
    morning: stockMorningSchema.nullable().meta({ description: 'null: no car is in stock.' }),
  }),
});
