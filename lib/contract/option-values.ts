/** What optional equipment adds to a used car's value, month by month (1 §OptionValuation; cars only). */
import { resource } from '@/lib/wire/resource';
import { nullable, record, repeated, required } from '@/lib/wire/shape';
import { date, dateTime } from '@/lib/wire/dates';
import { double, flag, int, text } from '@/lib/wire/values';
import { subscriberApi } from './subscriber';
import { sampleCar } from './sample-car';

export const conditions = ['Clean', 'Average', 'Below', 'Retail'] as const;

const packOption = record({ id: int, name: text, includedInValuation: flag });
const priced = { id: int, name: text, costNew: double, value: double, includedInValuation: flag };

export const optionValues = resource(subscriberApi, 'OptionValues', {
  standing: 'documented',
  source: '1 §Endpoints, option values',
  summary: 'Values chosen options and packs of a car, now and in the months ahead.',
  method: 'POST',
  path: '/OptionValues/v1/Options/{refId}',
  authorization: 'bearer',
  params: {
    refId: required(int),
    registrationDate: required(date),
    mileage: required(int),
    conditionsRequired: required(repeated(text)),
    requiredValuationMonths: required(repeated(int)),
    // At least one element in one of these two.
    listOfOptionsIdsToValue: repeated(int),
    listOfPackIdsToValue: repeated(int),
  },
  body: 'json',
  result: record({
    valuationDate: required(dateTime),
    rules: record({ maxPercentOfVehiclePrice: double, maxNum: int }),
    breakdown: required(
      repeated(
        record({
          valuationMonth: int,
          // Null where the condition was not requested.
          cleanTotalOptionsValue: nullable(double),
          averageTotalOptionsValue: nullable(double),
          belowTotalOptionsValue: nullable(double),
          retailTotalOptionsValue: nullable(double),
          options: repeated(record(priced)),
          // In XML the options of a pack come first.
          packs: repeated(record({ options: repeated(packOption), ...priced })),
        }),
      ),
    ),
  }),
  xml: { root: 'optionValues' },
  billed: false,
  personal: [],
  // Only Clean is available for 13 to 60 months.
  limits: { conditionsRequired: { oneOf: conditions }, requiredValuationMonths: { min: 0, max: 60 } },
  example: {
    refId: sampleCar.refid,
    registrationDate: '2022-07-01',
    mileage: 40000,
    conditionsRequired: ['Clean', 'Average', 'Below', 'Retail'],
    requiredValuationMonths: [0, 12],
    listOfOptionsIdsToValue: [sampleCar.option],
    listOfPackIdsToValue: [sampleCar.pack],
  },
});
