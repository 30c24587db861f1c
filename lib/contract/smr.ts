/** Service, maintenance and repair: what running a vehicle costs up to a month and a mileage (2 §SMR service). */
import { dataset, operation, type WebService } from '@/lib/wire/operation';
import { date } from '@/lib/wire/dates';
import { decimal, flag, int, text } from '@/lib/wire/values';
import { sampleCar } from './sample-car';

export const smr: WebService = {
  key: 'smr',
  title: 'Service, maintenance and repair',
  path: '/Smr/refsmr.asmx',
  namespace: '/smr',
  credentials: ['subscriberId', 'password'],
  covers: ['CARS', 'LCV'],
};

export const getSmrValuation = operation(smr, 'GetSmrValuation', {
  standing: 'documented',
  source: '2 §SMR service',
  summary: 'Values service, maintenance and repair of a vehicle over a number of months and miles.',
  params: {
    database: text,
    /** 0 where the vehicle is identified by its code. */
    refid: int,
    refCode: text,
    /** First of a month; sent even when justCurrent is true. */
    datasetDate: date,
    justCurrent: flag,
    monthsToValuation: int,
    mileage: int,
  },
  notShown: { Valuation: 'inferred' },
  result: dataset('Smr', { Valuation: { valuation: decimal, monthsToValuation: int, mileage: int } }),
  billed: false,
  cachedMinutes: 30,
  personal: [],
  limits: { database: { oneOf: smr.covers }, monthsToValuation: { min: 12, max: 60 }, mileage: { min: 0 } },
  example: {
    database: 'CARS',
    refid: sampleCar.refid,
    refCode: '',
    datasetDate: '2026-06-01',
    justCurrent: true,
    monthsToValuation: 36,
    mileage: 60000,
  },
});
