/** The Errors table of document 1: every row, for every operation it names, in JSON and in XML, over the wire. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleCar } from '@/lib/contract/sample-car';
import { createTestSandbox, rawRequest } from '@/lib/sandbox/testing/sandbox-requests';

const VALID_AUTHORIZATION = 'Basic MTIzNDU2OnAmc3M8MT4='; // 123456:p&ss<1>
const WRONG = 'Basic MTIzNDU2Ondyb25n'; // 123456:wrong
const BEARER = 'Bearer TOKEN';
const forecastOf = `/ShortTermForecast/v1/1`;
const car = `refId=${sampleCar.refid}`;

/** A good request of each operation, and of every route of a forecast. */
const WELL: Readonly<Record<string, { start: string; authorization: string; body?: string }>> = {
  authentication: { start: 'POST /v1/Authentication', authorization: VALID_AUTHORIZATION },
  'vehicle types': { start: 'GET /ShortTermForecast/v1/VehicleTypes', authorization: BEARER },
  'option values': {
    start: `POST /OptionValues/v1/Options/${sampleCar.refid}`,
    authorization: BEARER,
    body:
      '{"registrationDate":"2022-07-01","mileage":40000,"conditionsRequired":["Clean"],"requiredValuationMonths":[0],' +
      `"listOfOptionsIdsToValue":[${sampleCar.option}],"listOfPackIdsToValue":[]}`,
  },
  forecast: { start: `GET ${forecastOf}?${car}`, authorization: BEARER },
  'forecast by year and letter': {
    start: `GET ${forecastOf}/byYearLetter?${car}&year=2021&letter=21`,
    authorization: BEARER,
  },
  'forecast by year and month': {
    start: `GET ${forecastOf}/byYearMonth?${car}&year=2021&month=3`,
    authorization: BEARER,
  },
  'forecast by plate': { start: `GET ${forecastOf}/byPlatedId?${car}&plateId=79`, authorization: BEARER },
  'forecast by registration date': {
    start: `GET ${forecastOf}/byRegistrationDate?${car}&registrationDate=2021-03-15`,
    authorization: BEARER,
  },
};
const forecasts = Object.keys(WELL).filter((name) => name.startsWith('forecast'));

interface ErrorReplyCase {
  readonly status: number;
  readonly operations: readonly string[];
  /** The change that makes a good request fail. */
  readonly spoil: (request: { start: string; authorization: string; body?: string }) => Partial<typeof request>;
  /** Every following operation reports its own error. */
  readonly brokenFromHere?: true;
  readonly json: string;
  readonly xml: string;
}

const element = (root: string, text: string): string => `<${root}>${text}</${root}>`;
const error = (text: string, inXml = text) => ({ json: JSON.stringify({ error: text }), xml: element('error', inXml) });
const noToken = () => ({ authorization: 'Bearer made.up' });

const TABLE: readonly ErrorReplyCase[] = [
  {
    status: 400,
    operations: ['option values'],
    spoil: () => ({ body: '{"mileage":"many"}' }),
    json: '{"message":"The request is invalid."}',
    xml: element('message', 'The request is invalid.'),
  },
  {
    status: 400,
    operations: forecasts,
    spoil: ({ start }) => ({ start: start.replace(/refId=\d+/, 'refId=abc') }),
    json: '{"message":"The request is invalid."}',
    xml: element('message', 'The request is invalid.'),
  },
  {
    status: 400,
    operations: forecasts,
    spoil: ({ start }) => ({ start: `${start}&options=monthFrom:6%7CmonthTo:2` }),
    json: '{"optionsError":["monthFrom option should be less than monthTo option. monthFrom:6, monthTo:2"]}',
    xml: element(
      'optionsErrors',
      element('optionsError', 'monthFrom option should be less than monthTo option. monthFrom:6, monthTo:2'),
    ),
  },
  {
    status: 401,
    operations: ['authentication'],
    spoil: () => ({ authorization: WRONG }),
    ...error('Invalid subscriber ID or password.', 'Invalid subscriber id or password.'),
  },
  {
    status: 401,
    operations: ['vehicle types'],
    spoil: noToken,
    ...error('Invalid subscriber ID or password.', 'Invalid subscriber id or password.'),
  },
  { status: 401, operations: ['option values', ...forecasts], spoil: noToken, ...error('Unauthorised') },
  {
    status: 404,
    operations: forecasts,
    spoil: ({ start }) => ({ start: start.replace(/refId=\d+/, 'refId=1') }),
    ...error('No short term forecast data found'),
  },
  {
    status: 500,
    operations: Object.keys(WELL),
    brokenFromHere: true,
    spoil: () => ({}),
    ...error('Something went wrong. Please try again later.'),
  },
];

const sandbox = createTestSandbox({ onDefect: () => {} });
const authenticated = await sandbox.serve(
  rawRequest(`POST /v1/Authentication\nAuthorization: ${VALID_AUTHORIZATION}\n\n`),
);
const { accessToken } = (await authenticated.json()) as { accessToken: string };

function sendRequest({ start, authorization, body = '' }: (typeof WELL)[string], accept: string): Promise<Response> {
  const authorizationHeader = authorization === BEARER ? `Bearer ${accessToken}` : authorization;
  const type = body === '' ? '' : '\nContent-Type: application/json';
  return sandbox.serve(
    rawRequest(`${start}\nAuthorization: ${authorizationHeader}\nAccept: ${accept}${type}\n\n${body}`),
  );
}

for (const [name, request] of Object.entries(WELL)) {
  test(`${name}: a good request is answered, in JSON and in XML`, async () => {
    for (const form of ['json', 'xml']) {
      const reply = await sendRequest(request, `application/${form}`);
      assert.equal(reply.status, 200, await reply.text());
      assert.match(reply.headers.get('content-type') ?? '', new RegExp(`^application/${form}`));
    }
  });
}

for (const { status, operations, spoil, brokenFromHere: broken, json, xml } of TABLE) {
  for (const name of operations) {
    const request = WELL[name] ?? assert.fail(name);
    test(`${status}, ${name}: ${json}`, async () => {
      for (const [form, body] of [
        ['json', json],
        ['xml', xml],
      ] as const) {
        if (broken) {
          const type = 'Content-Type: application/x-www-form-urlencoded';
          const order = rawRequest(`POST /_faults\nHost: 127.0.0.1:5800\n${type}\n\nfault=error&times=1`);
          assert.equal((await sandbox.serve(order, { local: true })).status, 200);
        }
        const reply = await sendRequest({ ...request, ...spoil(request) }, `application/${form}`);
        assert.equal(reply.status, status);
        assert.match(reply.headers.get('content-type') ?? '', new RegExp(`^application/${form}`));
        const text = (await reply.text()).replace(/^<\?xml[^>]*>\s*/, '').replace(/>\s+</g, '><');
        assert.equal(text, body);
      }
    });
  }
}
