/** What HTTP prescribes for the refusals that any endpoint may give, at every endpoint. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Session } from '@/lib/access';
import { pathNames } from '@/lib/api/address';
import { ENDPOINTS } from '@/lib/api/all-endpoints';
import { faultBody, type Endpoint } from '@/lib/api/endpoint';
import { partsOf } from '@/lib/api/openapi';
import { Fault } from '@/lib/fault';
import { inputFromTexts } from './read-request';
import { serveWith } from './serve';

const ORIGIN = 'https://values.dealer.example';
const ADMIN: Session = {
  sessionId: 's',
  personId: 'p',
  personName: 'P',
  email: 'p@dealer.example',
  role: 'admin',
  organisationId: 'o',
  organisationName: 'O',
};

interface SentBody {
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the session’s store throws. */
  readonly ended?: Fault;
}

async function answerOf(endpoint: Endpoint, session: Session | null, { body, headers: more, ended }: SentBody = {}) {
  const { serve } = serveWith<object>({
    services: async () => ({}),
    sessionOfKey: async () => null,
    sessionOf: async () => {
      if (ended) throw ended;
      return session;
    },
    appOrigin: () => ORIGIN,
    faultOf: () => null,
    log: () => undefined,
    now: () => new Date(0),
  });
  const { method, path } = endpoint;
  const headers = { origin: ORIGIN, 'idempotency-key': 'a-key-of-16-letters', ...more };
  const handle = serve(endpoint, async (): Promise<never> => {
    throw new Fault('signed_out', { message: 'No key was sent.', fix: 'Send it.' });
  });
  const params = Object.fromEntries(pathNames(path).map((name) => [name, 'x']));
  const request = new Request(new URL(path, ORIGIN), { method, headers, ...(body !== undefined && { body }) });
  const response = await handle(request, { params: Promise.resolve(params) });
  const { fault } = faultBody.parse(await response.json());
  const { status, headers: answered } = response;
  return { status, challenge: answered.get('www-authenticate'), retryAfter: answered.get('retry-after'), fault };
}

const withBody = ENDPOINTS.filter((endpoint) => partsOf(endpoint).inBody.length > 0);
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Those that no key of the API admits to. */
const FOR_PEOPLE: readonly string[] = [
  'account.change',
  'approvals.decide',
  'people.manage',
  'limits.manage',
  'plates.export',
  'plates.erase',
  'retention.manage',
  'rules.report',
  'schedules.manage',
  'mails.read',
  'keys.manage',
  'webhooks.manage',
];

test('every endpoint that is not for everyone answers 401 with its challenges where no one is signed in', async () => {
  for (const endpoint of ENDPOINTS.filter(({ permission }) => permission !== 'everyone')) {
    const { status, challenge } = await answerOf(endpoint, null);
    const cookie = 'Cookie form-action="/api/sign-in"';
    const expected = FOR_PEOPLE.includes(endpoint.permission) ? cookie : `Bearer, ${cookie}`;
    assert.deepEqual([status, challenge], [401, expected], nameOf(endpoint));
  }
});

test('every endpoint that needs the database says after 503 when to try again', async () => {
  const ended = new Fault('storage_down', { message: 'The database cannot be reached.', fix: 'Try again.' });
  for (const endpoint of ENDPOINTS.filter(({ permission }) => permission !== 'everyone')) {
    const { status, retryAfter } = await answerOf(endpoint, ADMIN, { ended });
    assert.deepEqual([status, retryAfter], [503, '5'], nameOf(endpoint));
  }
});

test('an endpoint for the holder of a key challenges for the key', async () => {
  const keyed = ENDPOINTS.filter(({ bearer }) => bearer);
  assert.ok(keyed.length > 0);
  for (const endpoint of keyed) {
    const { status, challenge } = await answerOf(endpoint, null);
    assert.deepEqual([status, challenge], [401, 'Bearer'], nameOf(endpoint));
  }
});

test('every endpoint with a body answers one of another media type with 415, and one beyond its limit with 413', async () => {
  assert.ok(withBody.length > 50);
  for (const endpoint of withBody) {
    const other = await answerOf(endpoint, ADMIN, { body: '{}', headers: { 'content-type': 'text/plain' } });
    assert.deepEqual([other.status, other.fault.code], [415, 'invalid_input'], nameOf(endpoint));
    const length = { 'content-type': 'application/json', 'content-length': '1000000000' };
    const large = await answerOf(endpoint, ADMIN, { body: '{}', headers: length });
    assert.deepEqual([large.status, large.fault.code], [413, 'invalid_input'], nameOf(endpoint));
  }
});

test('a number of an address is in decimal form, at every endpoint that takes one', () => {
  const isNumber = (property: object) =>
    'type' in property && ['integer', 'number'].includes([property.type].flat().map(String).join());
  let fields = 0;
  for (const endpoint of ENDPOINTS)
    for (const [name] of Object.entries(partsOf(endpoint).input.properties).filter(([, it]) => isNumber(it))) {
      const read = (text: string) => inputFromTexts(endpoint, { [name]: text })[name];
      fields += 1;
      for (const text of ['0x10', '1e1', ' 20', '20 ', '+20', 'NaN', 'Infinity', '1.', '.5', ''])
        assert.equal(read(text), text, `${nameOf(endpoint)} ${name}`);
      assert.deepEqual(['20', '-3', '0.5', '007'].map(read), [20, -3, 0.5, 7], `${nameOf(endpoint)} ${name}`);
    }
  assert.ok(fields > 50);
});
