/**
 * Future values: what a vehicle will be worth, and its maintenance in pence per mile. Named in document 3 (wire.md
 * §6).
 */
import { dataset, operation, type WebService } from '@/lib/wire/operation';
import { date } from '@/lib/wire/dates';
import { decimal, flag, int, text } from '@/lib/wire/values';
import { sampleCar } from './sample-car';

export const futureValues: WebService = {
  key: 'futurevalues',
  title: 'Future values',
  path: '/futurevalues/reffuturevalues.asmx',
  namespace: '/futurevalues',
  credentials: ['subscriberId', 'password'],
  covers: ['CARS', 'LCV'],
};

const inferred = {
  standing: 'inferred',
  source: '3 §Used values service, named',
  billed: false,
  personal: [],
} as const;
const limits = (maxMonths: number) => ({
  database: { oneOf: futureValues.covers },
  monthsToValuation: { min: 12, max: maxMonths },
  mileage: { min: 0 },
});
const example = {
  database: 'CARS',
  refid: sampleCar.refid,
  refCode: '',
  datasetDate: '2026-06-01',
  justCurrent: true,
  monthsToValuation: 36,
  mileage: 60000,
};

export const getFutureValuation = operation(futureValues, 'GetFutureValuation', {
  ...inferred,
  summary: 'Values a vehicle a number of months ahead at a mileage.',
  params: {
    database: text,
    /** 0 where the vehicle is identified by its code. */
    refid: int,
    refCode: text,
    registrationDate: date,
    datasetDate: date,
    justCurrent: flag,
    monthsToValuation: int,
    mileage: int,
  },
  result: dataset('FutureValues', { Valuation: { valuation: int } }),
  limits: limits(84),
  example: { ...example, registrationDate: '2026-06-01' },
});

export const getPpmValuation = operation(futureValues, 'GetPpmValuation', {
  ...inferred,
  summary: 'Gives the pence a mile of a vehicle that is current in the edition, over a number of months and miles.',
  params: {
    database: text,
    refid: int,
    refCode: text,
    datasetDate: date,
    justCurrent: flag,
    monthsToValuation: int,
    mileage: int,
  },
  result: dataset('FutureValues', { Valuation: { valuation: decimal } }),
  limits: limits(60),
  example,
});
