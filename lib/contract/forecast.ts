/** Short term forecasts: guide values of the next twelve months, by plate, in five routes (1 §ShortTermForecast). */
import { resource, type XmlForm } from '@/lib/wire/resource';
import { list, named, record, repeated, required, type ShapeFields, type ValueOf } from '@/lib/wire/shape';
import { date, dateTime } from '@/lib/wire/dates';
import { int, text } from '@/lib/wire/values';
import { subscriberApi } from './subscriber';
import { sampleCar } from './sample-car';

const mileagePoint = record({ mileage: int, clean: int, average: int, below: int });
const plate = { yearMonth: text, plateSequenceNumber: int };

const forecasts = list(
  'shortTermForecast',
  record({
    valuationDate: required(dateTime),
    plates: list(
      'plate',
      record({
        plate: required(record(plate)),
        plusValues: list('plusValue', record({ date: dateTime, mileagePoints: repeated(mileagePoint) })),
      }),
    ),
    comments: list('comment', record({ commentDate: dateTime, comment: text })),
  }),
);

// In XML a plate's own fields are siblings of its values, and a comment is an editorialComment.
const xmlForecasts = list(
  'shortTermForecast',
  record({
    valuationDate: required(dateTime),
    plates: list(
      'plate',
      record({
        ...plate,
        plusValues: list('plusValue', record({ date: dateTime, mileagePoints: repeated(mileagePoint) })),
      }),
    ),
    comments: list('comment', record({ commentDate: dateTime, comment: named('editorialComment', text) })),
  }),
);

const xml: XmlForm<typeof forecasts> = {
  root: 'shortTermForecasts',
  shape: xmlForecasts,
  toXml: (value) =>
    value.map((vehicleForecast) => ({
      ...vehicleForecast,
      plates: vehicleForecast.plates?.map((entry) => ({ ...entry.plate, plusValues: entry.plusValues })),
    })),
  fromXml: (read) =>
    // Its type is that of xmlForecasts, which read it above.
    (read as ValueOf<typeof xmlForecasts>).map((vehicleForecast) => ({
      ...vehicleForecast,
      plates: vehicleForecast.plates?.map(({ plusValues, ...own }) => ({ plate: own, plusValues })),
    })),
};

const path = '/ShortTermForecast/v1/{vehicleTypeId}';
const vehicle = { vehicleTypeId: required(int), refId: required(int) } satisfies ShapeFields;
const example = { vehicleTypeId: 1, refId: sampleCar.refid };
const common = {
  standing: 'documented',
  source: '1 §Endpoints, forecast',
  method: 'GET',
  authorization: 'bearer',
  body: 'query',
  result: forecasts,
  xml,
  billed: false,
  personal: [],
} as const;

export const forecast = resource(subscriberApi, 'Forecast', {
  ...common,
  summary: 'Forecasts the values of a derivative for every plate.',
  path,
  params: { ...vehicle, options: text },
  example,
});

export const forecastByYearLetter = resource(subscriberApi, 'ForecastByYearLetter', {
  ...common,
  summary: 'Forecasts the values of a derivative by year and plate letter or number.',
  path: `${path}/byYearLetter`,
  params: { ...vehicle, year: required(int), letter: required(text), options: text },
  example: { ...example, year: 2021, letter: '21' },
});

export const forecastByYearMonth = resource(subscriberApi, 'ForecastByYearMonth', {
  ...common,
  summary: 'Forecasts the values of a derivative by year and month of registration.',
  path: `${path}/byYearMonth`,
  params: { ...vehicle, year: required(int), month: required(int), options: text },
  limits: { month: { min: 1, max: 12 } },
  example: { ...example, year: 2021, month: 3 },
});

export const forecastByPlatedId = resource(subscriberApi, 'ForecastByPlatedId', {
  ...common,
  summary: 'Forecasts the values of a derivative for one plate by its sequence number, as look-ups give it.',
  path: `${path}/byPlatedId`,
  params: { ...vehicle, plateId: required(int), options: text },
  example: { ...example, plateId: 79 },
});

export const forecastByRegistrationDate = resource(subscriberApi, 'ForecastByRegistrationDate', {
  ...common,
  summary: 'Forecasts the values of a derivative by registration date.',
  path: `${path}/byRegistrationDate`,
  params: { ...vehicle, registrationDate: required(date), options: text },
  example: { ...example, registrationDate: '2021-03-15' },
});

/**
 * The permitted content of `options`. Months are 1 to 12, the first not after the last; the snapshot is the latest
 * before its date.
 */
export interface ForecastOptions {
  valuationDate?: string;
  monthFrom?: number;
  monthTo?: number;
  mileage?: number;
}

export const forecastOptionNames = ['valuationDate', 'monthFrom', 'monthTo', 'mileage'] as const;
export const forecastMonths = { min: 1, max: 12 };

/** The `name:value` pairs of `options`, separated by `|`; undefined where there are none. */
export function writeForecastOptions(options: ForecastOptions): string | undefined {
  const given = forecastOptionNames.filter((name) => options[name] !== undefined);
  return given.length === 0 ? undefined : given.map((name) => `${name}:${options[name]}`).join('|');
}

/** The pairs as they were sent, unchecked. */
export const splitForecastOptions = (options: string): [name: string, value: string][] =>
  options
    .split('|')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split(':');
      return [name.trim(), value.join(':').trim()];
    });
