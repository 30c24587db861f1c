/** The subscriber API called by hand: 1 §Authentication and §Errors, byte for byte where they show bytes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestSandbox, rawRequest } from '@/lib/sandbox/testing/sandbox-requests';

const GOOD = 'Basic MTIzNDU2OnAmc3M8MT4='; // 123456:p&ss<1>
const WRONG = 'Basic MTIzNDU2Ondyb25n'; // 123456:wrong
const authenticate = (...headers: string[]): Request =>
  rawRequest(['POST /v1/Authentication', ...headers].join('\n') + '\n\n');
const types = (...headers: string[]): Request =>
  rawRequest(['GET /ShortTermForecast/v1/VehicleTypes', ...headers].join('\n'));

const tokenOf = async (sandbox: ReturnType<typeof createTestSandbox>): Promise<string> => {
  const answer: unknown = await (await sandbox.serve(authenticate(`Authorization: ${GOOD}`))).json();
  assert.ok(typeof answer === 'object' && answer !== null && 'accessToken' in answer);
  return String(answer.accessToken);
};

test('a subscriber gets a bearer token for 120 minutes', async () => {
  const response = await createTestSandbox().serve(authenticate(`Authorization: ${GOOD}`));
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
  const { accessToken, ...rest } = (await response.json()) as Record<string, unknown>;
  assert.match(String(accessToken), /^[\w.-]{20,}$/);
  assert.deepEqual(rest, {
    availableProducts: 'https://provider.example/v1/Products',
    tokenType: 'Bearer',
    expiresIn: '120 minutes',
  });
});

test('the index page marks the listing of products, which no document shows, as not answered', async () => {
  const sandbox = createTestSandbox();
  const authenticated = await sandbox.serve(authenticate(`Authorization: ${GOOD}`));
  const { availableProducts } = (await authenticated.json()) as { availableProducts: string };
  const { pathname } = new URL(availableProducts);
  assert.equal((await sandbox.serve(rawRequest(`GET ${pathname}`))).status, 404);
  const index = await (await sandbox.serve(rawRequest('GET /'))).text();
  assert.match(index, new RegExp(`Nothing answers at <code>${pathname}</code>`));
});

test('a request for XML gets its authorization in XML', async () => {
  const response = await createTestSandbox().serve(authenticate(`Authorization: ${GOOD}`, 'Accept: application/xml'));
  assert.equal(response.headers.get('content-type'), 'application/xml; charset=utf-8');
  assert.match(
    await response.text(),
    /^<\?xml version="1.0" encoding="utf-8"\?>\n<authorization>\n {2}<availableProducts>[^<]+<\/availableProducts>\n {2}<accessToken>[^<]+<\/accessToken>\n {2}<tokenType>Bearer<\/tokenType>\n {2}<expiresIn>120 minutes<\/expiresIn>\n<\/authorization>$/,
  );
});

const refusals: { title: string; request: Request; expected: string | RegExp }[] = [
  {
    title: 'a wrong password is refused',
    request: authenticate(`Authorization: ${WRONG}`),
    expected: '{"error":"Invalid subscriber ID or password."}',
  },
  {
    title: 'in XML the refusal has its own spelling',
    request: authenticate(`Authorization: ${WRONG}`, 'Accept: application/xml'),
    expected: /<error>Invalid subscriber id or password.<\/error>$/,
  },
  {
    title: 'no credentials are refused alike',
    request: authenticate(),
    expected: '{"error":"Invalid subscriber ID or password."}',
  },
  {
    title: 'credentials that are no base64 are refused alike',
    request: authenticate('Authorization: Basic ???'),
    expected: '{"error":"Invalid subscriber ID or password."}',
  },
  {
    title: 'vehicle types need a token',
    request: types(),
    expected: '{"error":"Invalid subscriber ID or password."}',
  },
  {
    title: 'an invented token is refused',
    request: types('Authorization: Bearer OTk5OTk5OTk5OTk5OTk5.AAAA', 'Accept: application/xml'),
    expected: /<error>Invalid subscriber id or password.<\/error>$/,
  },
  {
    title: 'so is one as long as a signature, with other letters',
    request: types(`Authorization: Bearer x.${'é'.repeat(43)}`),
    expected: '{"error":"Invalid subscriber ID or password."}',
  },
  {
    title: 'the password itself is no token',
    request: types(`Authorization: ${GOOD}`),
    expected: '{"error":"Invalid subscriber ID or password."}',
  },
];

for (const { title, request, expected } of refusals) {
  test(title, async () => {
    const response = await createTestSandbox().serve(request);
    assert.equal(response.status, 401);
    const body = await response.text();
    if (typeof expected === 'string') assert.equal(body, expected);
    else assert.match(body, expected);
  });
}

const accepts: { accept: string | null; type: string }[] = [
  { accept: null, type: 'application/json' },
  { accept: '*/*', type: 'application/json' },
  { accept: 'application/xml', type: 'application/xml' },
  { accept: 'application/json, application/xml;q=0.9', type: 'application/json' },
  { accept: 'application/xml, application/json;q=0.5', type: 'application/xml' },
  { accept: 'text/html, application/xml;q=0.9, */*;q=0.8', type: 'application/xml' },
  { accept: 'image/png', type: 'application/json' },
];

for (const { accept, type } of accepts) {
  test(`with ${accept === null ? 'no Accept header' : `Accept: ${accept}`} the answer is ${type}`, async () => {
    const sandbox = createTestSandbox();
    const headers = [
      `Authorization: Bearer ${await tokenOf(sandbox)}`,
      ...(accept === null ? [] : [`Accept: ${accept}`]),
    ];
    const response = await sandbox.serve(types(...headers));
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), `${type}; charset=utf-8`);
    await response.text();
  });
}

test('vehicle types are a bare array in JSON', async () => {
  const sandbox = createTestSandbox();
  const response = await sandbox.serve(types(`Authorization: Bearer ${await tokenOf(sandbox)}`));
  assert.deepEqual(await response.json(), [
    { typeId: 1, description: 'Car', abbreviation: 'CAR' },
    { typeId: 2, description: 'Light Commercial Vehicle', abbreviation: 'LCV' },
  ]);
});

test('a token ends after 120 minutes, used or not', async () => {
  let now = new Date('2026-06-05T13:00:00Z');
  const sandbox = createTestSandbox({ clock: () => now });
  const token = await tokenOf(sandbox);
  const statusNow = async (): Promise<number> => (await sandbox.serve(types(`Authorization: Bearer ${token}`))).status;
  now = new Date('2026-06-05T14:59:59Z');
  assert.equal(await statusNow(), 200);
  now = new Date('2026-06-05T15:00:00Z');
  assert.equal(await statusNow(), 401);
});

test('a token of another sandbox with another password is refused', async () => {
  const other = createTestSandbox({ credentials: { subscriberId: 123456, password: 'other' } });
  const basic = `Basic ${Buffer.from('123456:other').toString('base64')}`;
  const { accessToken } = (await (await other.serve(authenticate(`Authorization: ${basic}`))).json()) as {
    accessToken: string;
  };
  assert.equal((await createTestSandbox().serve(types(`Authorization: Bearer ${accessToken}`))).status, 401);
});

test('a wrong method is answered with the method that is allowed', async () => {
  const response = await createTestSandbox().serve(rawRequest('GET /v1/Authentication'));
  assert.equal(response.status, 405);
  assert.equal(response.headers.get('allow'), 'POST');
});
