import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { regLookupAlternativeVrm, regLookupVrm } from '@/lib/contract/reg';
import { authentication, vehicleTypes } from '@/lib/contract/subscriber';
import { getUsedValuesForIdYearLetterMileage } from '@/lib/contract/used-values';
import { wltpValues } from '@/lib/contract/wltp';
import { refidValuation, viewVrmValuationAudit, vrmValuation } from '@/lib/contract/vrm';
import { Fault } from '@/lib/fault';
import { resource } from '@/lib/wire/resource';
import { createProvider, type Provider } from './provider';
import { waitOf } from './refusal';
import { callBilled, SECRETS, settingsFor } from './provider.fixture';
import { inProcess } from './transport';

/** The reply of a recorded exchange, byte for byte. */
function recorded(file: string): Response {
  const text = readFileSync(`lib/contract/golden/${file}.http`, 'utf8');
  const [head = '', ...body] = text.slice(text.indexOf('HTTP/1.1 ', 1)).split('\n\n');
  const type = /content-type: (.*)/i.exec(head)?.[1] ?? '';
  return new Response(body.join('\n\n'), { status: Number(head.split(' ')[1]), headers: { 'content-type': type } });
}

const reply = (status: number, type: string, body: string): Response =>
  new Response(body, { status, headers: { 'content-type': type } });

const answering = (answer: () => Response, token = true): Provider =>
  createProvider({
    ...settingsFor('http://in.process'),
    transport: inProcess(async (request) =>
      token && request.url.endsWith(authentication.path)
        ? Response.json({ accessToken: 'a-token', expiresIn: '120 minutes' })
        : answer(),
    ),
  });

const CALLS = {
  valuation: (provider: Provider) => callBilled(provider, vrmValuation, vrmValuation.example),
  'valuation by identifier': (provider: Provider) => callBilled(provider, refidValuation, refidValuation.example),
  'look-up': (provider: Provider) => callBilled(provider, regLookupVrm, regLookupVrm.example),
  'look-up of alternatives': (provider: Provider) =>
    callBilled(provider, regLookupAlternativeVrm, regLookupAlternativeVrm.example),
  audit: (provider: Provider) => provider.call(viewVrmValuationAudit, viewVrmValuationAudit.example),
  'used value': (provider: Provider) =>
    provider.call(getUsedValuesForIdYearLetterMileage, getUsedValuesForIdYearLetterMileage.example),
  forecast: (provider: Provider) => provider.requestResource(forecast, {}),
  'vehicle types': (provider: Provider) => provider.requestResource(vehicleTypes, {}),
};

/** Represents any operation of a token API that may find nothing. */
const forecast = resource(vehicleTypes.api, 'Forecast', {
  standing: 'documented',
  source: '1 §Endpoints',
  summary: 'Forecast',
  method: 'GET',
  path: '/ShortTermForecast/v1/1',
  authorization: 'bearer',
  params: {},
  body: 'query',
  result: vehicleTypes.result,
  billed: false,
  personal: [],
  example: {},
});

const XML = 'text/xml; charset=utf-8';
const soapFault = (side: string, text: string): string =>
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault><faultcode>soap:${side}</faultcode><faultstring>${text}</faultstring><detail /></soap:Fault></soap:Body></soap:Envelope>`;

const cases: readonly [
  what: string,
  call: keyof typeof CALLS,
  answer: () => Response,
  outcome: string,
  says?: RegExp,
][] = [
  // Outcomes, not refusals: the domain handles them.
  ['an unknown plate', 'valuation', () => recorded('vrm/VRMValuation.not-found.post'), 'value'],
  ['a mileage out of bounds', 'valuation', () => recorded('vrm/VRMValuation.out-of-bounds.post'), 'value'],
  [
    'a mileage out of the used values’ bounds',
    'used value',
    () => recorded('usedvalues/GetUsedValuesForIDYearLetterMileage.out-of-bounds.post'),
    'value',
  ],
  ['an unknown identifier', 'valuation by identifier', () => recorded('vrm/REFIDValuation.not-found.post'), 'value'],
  ['no match', 'look-up', () => recorded('reg/REGLookupVRM.no-match.post'), 'value'],
  ['a scrapped car', 'look-up', () => recorded('reg/REGLookupVRM.scrapped.post'), 'value'],
  [
    'no values between two dates',
    'audit',
    () => reply(200, XML, '<R><Success>false</Success><FailReason>The request returned no values.</FailReason></R>'),
    'value',
  ],

  // Refusals known not to be charged
  [
    'a wrong password',
    'valuation',
    () => recorded('vrm/VRMValuation.bad-credentials.post'),
    'provider_rejected_us, no',
  ],
  ['a wrong password', 'look-up', () => recorded('reg/REGLookupVRM.bad-credentials.post'), 'provider_rejected_us, no'],
  ['the monthly limit', 'look-up', () => recorded('reg/REGLookupVRM.limit.post'), 'limit_reached, no'],
  [
    'the limit flag on an answer without any match',
    'look-up',
    () =>
      reply(
        200,
        XML,
        '<RESPONSE><SUCCESS>true</SUCCESS><MONTHLYLOOKUPLIMITEXCEEDED>True</MONTHLYLOOKUPLIMITEXCEEDED></RESPONSE>',
      ),
    'limit_reached, no',
  ],
  [
    'the limit flag beside a match: the look-up that used up the limit',
    'look-up',
    () =>
      reply(
        200,
        XML,
        '<RESPONSE><SUCCESS>true</SUCCESS><MONTHLYLOOKUPLIMITEXCEEDED>True</MONTHLYLOOKUPLIMITEXCEEDED><MATCHLEVEL><REG>1</REG></MATCHLEVEL></RESPONSE>',
      ),
    'value',
  ],
  [
    'the limit in words',
    'valuation',
    () =>
      reply(200, XML, '<VRMResult><Success>false</Success><FailReason>Monthly limit exceeded</FailReason></VRMResult>'),
    'limit_reached, no',
  ],
  ['a 403 of the service', 'audit', () => reply(403, 'text/html', '<h1>Forbidden</h1>'), 'provider_rejected_us, no'],
  [
    'a parameter the host misses',
    'valuation',
    () => reply(500, 'text/plain; charset=utf-8', 'Missing parameter: Mileage.\r\n'),
    'provider_refused, no',
    /“Missing parameter: Mileage\.”/,
  ],
  [
    'a value the host cannot convert',
    'look-up',
    () =>
      reply(
        500,
        'text/plain; charset=utf-8',
        'Cannot convert abc to System.Int32.\r\nParameter name: type ---&gt; Input string was not in a correct format.\r\n',
      ),
    'provider_refused, no',
    /“Cannot convert abc to System\.Int32\. Parameter name: type ---> Input string/,
  ],
  [
    'an operation the host does not know',
    'valuation',
    () => reply(500, 'text/plain; charset=utf-8', 'VRMValuation Web Service method name is not valid.\r\n'),
    'provider_refused, no',
  ],
  [
    'a SOAP fault of the client',
    'valuation',
    () => reply(500, XML, soapFault('Client', 'Server was unable to read request. ---&gt; There is an error')),
    'provider_refused, no',
  ],

  // Refusals whose charge is not known
  [
    'a proxy that requires a sign-in',
    'valuation',
    () => reply(407, 'text/html', '<h1>Proxy Authentication Required</h1>'),
    'provider_unreachable, unknown',
    /^A proxy on the way to the provider’s service “VRM valuation” requires a sign-in\.$/,
  ],
  [
    'a network that requires a sign-in',
    'look-up',
    () => reply(511, 'text/html', '<h1>Log in</h1>'),
    'provider_unreachable, unknown',
  ],
  ['a proxy that requires a sign-in', 'audit', () => reply(407, 'text/html', ''), 'provider_unreachable, no'],
  [
    'a refusal for another reason',
    'look-up of alternatives',
    () => recorded('reg/REGLookupAlternativeVRM.unknown-audit.post'),
    'provider_refused, unknown',
    /“Previous audit reference not found\.”/,
  ],
  [
    'a SOAP fault of the server',
    'valuation',
    () => reply(500, XML, soapFault('Server', 'Object reference not set')),
    'provider_refused, unknown',
  ],
  [
    'a look-up that failed within the valuation',
    'valuation',
    () =>
      reply(
        200,
        XML,
        '<VRMResult><Success>false</Success><VRMLookup><Success>false</Success><FailReason>Service error</FailReason></VRMLookup></VRMResult>',
      ),
    'provider_refused, unknown',
    /“Service error”/,
  ],
  [
    'a refusal without a reason',
    'valuation',
    () => reply(200, XML, '<VRMResult><Success>false</Success></VRMResult>'),
    'provider_refused, unknown',
    /refused the request\.$/,
  ],

  // The token APIs (1 §Errors), JSON and XML
  [
    'an error of the API',
    'forecast',
    () => reply(500, 'application/json', '{"error":"Something went wrong. Please try again later."}'),
    'provider_refused, no',
    /“Something went wrong\. Please try again later\.”/,
  ],
  [
    'an invalid request',
    'forecast',
    () => reply(400, 'application/json', '{"message":"The request is invalid."}'),
    'provider_refused, no',
    /“The request is invalid\.”/,
  ],
  [
    'bad options, all of them named',
    'forecast',
    () =>
      reply(
        400,
        'application/xml',
        '<optionsErrors><optionsError>monthFrom:6, monthTo:2</optionsError><optionsError>mileage</optionsError></optionsErrors>',
      ),
    'provider_refused, no',
    /“monthFrom:6, monthTo:2 mileage”/,
  ],
  [
    'no forecast',
    'forecast',
    () => reply(404, 'application/json', '{"error":"No short term forecast data found"}'),
    'not_found, no',
    /“No short term forecast data found”/,
  ],
  ['no forecast', 'forecast', () => reply(404, 'application/xml', '<error>No data</error>'), 'not_found, no'],
  [
    'an address that leads nowhere',
    'forecast',
    () => reply(404, 'text/html', '<h1>404</h1>'),
    'provider_unreachable, no',
  ],
  ['an empty 401', 'vehicle types', () => reply(401, '', ''), 'provider_rejected_us, no'],
  [
    'a 401 in the words for a wrong password',
    'vehicle types',
    () => reply(401, 'application/json', '{"error":"Invalid subscriber ID or password."}'),
    'provider_rejected_us, no',
  ],
];

for (const [what, call, answer, outcome, expectedText] of cases) {
  test(`${what} (${call}) is "${outcome}"`, async () => {
    const fault = await CALLS[call](answering(answer)).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (outcome === 'value') return assert.equal(fault, undefined);
    assert.ok(fault instanceof Fault);
    assert.equal(`${fault.code}, ${fault.charged}`, outcome);
    if (expectedText) assert.match(fault.message, expectedText);
    assert.ok(fault.fix.length > 10);
  });
}

for (const file of ['rest/Authentication.refused.json', 'rest/Authentication.refused.xml']) {
  test(`${file} is a refusal of our credentials`, async () => {
    const provider = answering(() => recorded(file), false);
    await assert.rejects(provider.requestResource(vehicleTypes, {}), { code: 'provider_rejected_us', charged: 'no' });
  });
}

test('a provider that repeats our password in its refusal does not get it past us', async () => {
  const { password } = SECRETS;
  const echo = `Password ${password} is wrong ${encodeURIComponent(password)}`;
  const provider = answering(() => reply(500, 'text/plain', `Cannot convert ${echo}`));
  const fault = await CALLS.audit(provider).catch((error: unknown) => error);
  assert.ok(fault instanceof Fault);
  const faultText = [fault.message, fault.fix, fault.detail, fault.stack].join('\n');
  for (const secret of [password, encodeURIComponent(password)]) assert.equal(faultText.includes(secret), false);
});

test('words of the provider are quoted as one short line without control characters', async () => {
  const provider = answering(() => reply(400, 'text/plain', `a\r\n\u0007b\u202e ${'c'.repeat(500)}`));
  const fault = await CALLS.audit(provider).catch((error: unknown) => error);
  assert.ok(fault instanceof Fault);
  assert.match(fault.message, /: “a b c{156}…”$/);
});

test('a reason of megabytes is answered without delay', { timeout: 5_000 }, async () => {
  const reason = 'limit '.repeat(400_000);
  const body = `<VRMResult><Success>false</Success><FailReason>${reason}</FailReason></VRMResult>`;
  const fault = await CALLS.valuation(answering(() => reply(200, 'text/xml', body))).catch((error: unknown) => error);
  assert.ok(fault instanceof Fault);
  assert.equal(`${fault.code}, ${fault.charged}`, 'provider_refused, unknown');
});

const OAUTH_REFUSALS: readonly [error: string, code: string][] = [
  ['invalid_client', 'provider_rejected_us'],
  ['unauthorized_client', 'provider_rejected_us'],
  ['access_denied', 'provider_rejected_us'],
  ['invalid_request', 'provider_refused'],
  ['invalid_grant', 'provider_refused'],
  ['invalid_scope', 'provider_refused'],
  ['unsupported_grant_type', 'provider_refused'],
];
for (const [error, code] of OAUTH_REFUSALS) {
  test(`the token server’s ${error} is "${code}", and pauses requests only if it concerns the client`, async () => {
    let requests = 0;
    const provider = answering(() => {
      requests += 1;
      return reply(400, 'application/json', JSON.stringify({ error }));
    });
    for (let call = 0; call < 2; call++)
      await assert.rejects(provider.requestResource(wltpValues, wltpValues.example), { code, charged: 'no' });
    assert.equal(requests, code === 'provider_rejected_us' ? 1 : 2);
  });
}

const NOON = Date.UTC(2026, 5, 5, 12);
const waits: readonly [header: string | undefined, ms: number][] = [
  ['0', 0],
  ['120', 120_000],
  [' 3 ', 3_000],
  ['Fri, 05 Jun 2026 12:00:30 GMT', 30_000],
  ['Fri, 05 Jun 2026 11:00:00 GMT', 0],
  ['-5', 5_000],
  ['1.5', 5_000],
  ['soon', 5_000],
  ['', 5_000],
  [undefined, 5_000],
];
for (const [header, ms] of waits) {
  test(`Retry-After ${JSON.stringify(header)} asks for ${ms} ms`, () => assert.equal(waitOf(header, NOON), ms));
}
