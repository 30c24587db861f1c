/** The subscriber API: tokens and vehicle types (1 §Subscriber API). */
import { resource, type TokenApi } from '@/lib/wire/resource';
import { list, record, required } from '@/lib/wire/shape';
import { int, text } from '@/lib/wire/values';

export const subscriberApi: TokenApi = { key: 'subscriber', title: 'Subscriber API', base: 'services' };

export const authentication = resource(subscriberApi, 'Authentication', {
  standing: 'documented',
  source: '1 §Authentication',
  summary: 'Exchanges the subscriber id and password for a bearer token.',
  method: 'POST',
  path: '/v1/Authentication',
  authorization: 'basic',
  params: {},
  body: 'query',
  result: record({
    availableProducts: text,
    accessToken: required(text),
    tokenType: text,
    /** A number of minutes and the word: `120 minutes`. */
    expiresIn: text,
  }),
  xml: { root: 'authorization' },
  billed: false,
  personal: [],
  example: {},
});

export const vehicleTypes = resource(subscriberApi, 'VehicleTypes', {
  standing: 'documented',
  source: '1 §Endpoints',
  summary: 'Lists the vehicle types the forecasts know.',
  method: 'GET',
  path: '/ShortTermForecast/v1/VehicleTypes',
  authorization: 'bearer',
  params: {},
  body: 'query',
  result: list('vehicleType', record({ typeId: required(int), description: text, abbreviation: text })),
  xml: { root: 'vehicleTypes' },
  billed: false,
  personal: [],
  example: {},
});
