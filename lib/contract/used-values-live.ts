/**
 * Live used values: between the monthly editions, with comments. Named in document 3 but not shown there (wire.md
 * §6).
 */
import { document, operation, type WebService } from '@/lib/wire/operation';
import { list, record, repeated, required, type ShapeFields } from '@/lib/wire/shape';
import { date, dateTime } from '@/lib/wire/dates';
import { flag, int, text } from '@/lib/wire/values';
import { sampleCar } from './sample-car';

export const usedValuesLive: WebService = {
  key: 'usedvalueslive',
  title: 'Used values live',
  path: '/usedvalueslive/refusedvalueslive.asmx',
  namespace: '/usedvalueslive',
  credentials: ['subscriberId', 'password'],
  covers: ['CARS'],
};

const inferred = {
  standing: 'inferred',
  source: '3 §Used values service, named',
  billed: false,
  personal: [],
  limits: { database: { oneOf: usedValuesLive.covers } },
} as const;

const position = record({
  Date: dateTime,
  IsMonthlyPosition: flag,
  Valuations: list('Valuation', record({ Mileage: int, Retail: int, Clean: int, Average: int, Below: int })),
  Comments: list('string', text),
});
const plate = record({ Year: int, Month: int, Letter: text });
const head = { Success: required(flag), FailMessage: text, Plate: plate };

/** Failure is HTTP 200 with Success false and neither plate nor values. */
const single = document('SingleValuationResult', record({ ...head, ValuationDate: position }));
const historic = document('HistoricValuationResult', record({ ...head, ValuationDate: repeated(position) }));

const vehicle = { database: text, refid: int, valuationDate: date } satisfies ShapeFields;
const example = { database: 'CAR', refid: sampleCar.refid, valuationDate: '2026-05-26' };

export const getUsedLiveIdRegDate = operation(usedValuesLive, 'GetUsedLive_IdRegDate', {
  ...inferred,
  summary: 'Lists live values by identifier and registration date, for all mileages.',
  params: { ...vehicle, regDate: date },
  result: single,
  example: { ...example, regDate: '2021-03-15' },
});

export const getUsedLiveIdYearLetter = operation(usedValuesLive, 'GetUsedLive_IdYearLetter', {
  ...inferred,
  summary: 'Lists live values by identifier and plate, for all mileages.',
  params: { ...vehicle, year: int, letter: text },
  result: single,
  example: { ...example, year: 2021, letter: '21' },
});

export const getUsedLiveIdYearMonth = operation(usedValuesLive, 'GetUsedLive_IdYearMonth', {
  ...inferred,
  summary: 'Lists live values by identifier and month of registration, for all mileages.',
  params: { ...vehicle, year: int, month: int },
  result: single,
  example: { ...example, year: 2021, month: 3 },
});

export const getUsedLiveIdRegDateMileage = operation(usedValuesLive, 'GetUsedLive_IdRegDateMileage', {
  ...inferred,
  summary: 'Values a vehicle live by identifier, registration date and mileage.',
  params: { ...vehicle, regDate: date, mileage: int },
  result: single,
  example: { ...example, regDate: '2021-03-15', mileage: 23000 },
});

export const getUsedLiveIdYearLetterMileage = operation(usedValuesLive, 'GetUsedLive_IdYearLetterMileage', {
  ...inferred,
  summary: 'Values a vehicle live by identifier, plate and mileage.',
  params: { ...vehicle, year: int, letter: text, mileage: int },
  result: single,
  example: { ...example, year: 2021, letter: '21', mileage: 23000 },
});

export const getUsedLiveIdYearMonthMileage = operation(usedValuesLive, 'GetUsedLive_IdYearMonthMileage', {
  ...inferred,
  summary: 'Values a vehicle live by identifier, month of registration and mileage.',
  params: { ...vehicle, year: int, month: int, mileage: int },
  result: single,
  example: { ...example, year: 2021, month: 3, mileage: 23000 },
});

const between = { database: text, refid: int, fromDate: date, toDate: date } satisfies ShapeFields;
const betweenExample = { database: 'CAR', refid: sampleCar.refid, fromDate: '2026-03-01', toDate: '2026-05-31' };

export const getUsedLiveHistoricIdRegDateMileage = operation(usedValuesLive, 'GetUsedLiveHistoric_IdRegDateMileage', {
  ...inferred,
  summary: 'Lists the live values between two dates by identifier, registration date and mileage.',
  params: { ...between, regDate: date, mileage: int },
  result: historic,
  example: { ...betweenExample, regDate: '2021-03-15', mileage: 23000 },
});

export const getUsedLiveHistoricIdYearLetterMileage = operation(
  usedValuesLive,
  'GetUsedLiveHistoric_IdYearLetterMileage',
  {
    ...inferred,
    summary: 'Lists the live values between two dates by identifier, plate and mileage.',
    params: { ...between, year: int, letter: text, mileage: int },
    result: historic,
    example: { ...betweenExample, year: 2021, letter: '21', mileage: 23000 },
  },
);

export const getUsedLiveHistoricIdYearMonthMileage = operation(
  usedValuesLive,
  'GetUsedLiveHistoric_IdYearMonthMileage',
  {
    ...inferred,
    summary: 'Lists the live values between two dates by identifier, month of registration and mileage.',
    params: { ...between, year: int, month: int, mileage: int },
    result: historic,
    example: { ...betweenExample, year: 2021, month: 3, mileage: 23000 },
  },
);
