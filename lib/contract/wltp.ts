/** WLTP emissions of configured derivatives, with their own token (1 §WLTP API). */
import { resource, type TokenApi } from '@/lib/wire/resource';
import { record, repeated, required } from '@/lib/wire/shape';
import { utcDateTime } from '@/lib/wire/dates';
import { int, numberOrText, text } from '@/lib/wire/values';
import { sampleCar } from './sample-car';

const wltpIdentity: TokenApi = { key: 'wltp-identity', title: 'WLTP token server', base: 'identity' };
const wltpApi: TokenApi = { key: 'wltp', title: 'WLTP emissions', base: 'wltp' };

export const wltpToken = resource(wltpIdentity, 'Token', {
  standing: 'documented',
  source: '1 §WLTP API',
  summary: 'Issues an access token for client credentials.',
  method: 'POST',
  path: '/connect/token',
  authorization: 'none',
  params: {
    client_id: required(text),
    client_secret: required(text),
    grant_type: required(text),
    scope: required(text),
  },
  body: 'form',
  result: record({
    access_token: required(text),
    /** Seconds, by OAuth 2 (RFC 6749 §5.1). */
    expires_in: int,
    // Not in the document, but token servers send it.
    scope: text,
    token_type: text,
  }),
  billed: false,
  personal: [],
  credentials: ['client_id', 'client_secret'],
  limits: { grant_type: { oneOf: ['client_credentials'] }, scope: { oneOf: ['Ref.Wltp.Api'] } },
  example: {
    client_id: 'client',
    client_secret: 'secret',
    grant_type: 'client_credentials',
    scope: 'Ref.Wltp.Api',
  },
});

const configuration = {
  id: text,
  derivativeType: required(text),
  refId: required(int),
  modelYear: required(text),
  selectedEquipmentIds: required(repeated(int)),
};
const error = record({ id: int, type: text, name: text, message: text });

export const wltpValues = resource(wltpApi, 'Wltp', {
  standing: 'documented',
  source: '1 §WLTP API',
  summary: 'Gives WLTP data of one or more derivatives as configured.',
  method: 'POST',
  path: '/v1/wltp',
  authorization: 'bearer',
  params: { configurations: required(repeated(record(configuration))) },
  body: 'json',
  wholeBody: 'configurations',
  result: record({
    auditId: required(text),
    errors: repeated(error),
    wltpData: required(
      repeated(
        record({
          ...configuration,
          validUntil: utcDateTime,
          examinationDate: utcDateTime,
          // For this item only: the reply as a whole is a success.
          errors: repeated(error),
          technicalSpecificationItems: repeated(record({ id: int, name: text, value: numberOrText })),
        }),
      ),
    ),
  }),
  billed: false,
  personal: [],
  limits: { derivativeType: { oneOf: ['Car', 'LCV'] } },
  example: {
    configurations: [
      {
        derivativeType: 'Car',
        refId: sampleCar.refid,
        modelYear: sampleCar.modelYear,
        selectedEquipmentIds: [sampleCar.option],
      },
    ],
  },
});
