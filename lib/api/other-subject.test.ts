/**
 * Tabs share a browser's cookies: a page may have been rendered for another person than the one who is signed in when
 * it sends a request. Every endpoint against pages of every such person.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { subjectOf, type Session } from '@/lib/access';
import { ENDPOINTS } from './all-endpoints';
import { faultBody, type Endpoint } from './endpoint';
import { SIGNED_IN_AS } from './signed-in-as';
import { serveWith } from './serve/serve';

const ORIGIN = 'https://values.dealer.example';
const OLIVE: Session = {
  sessionId: 's',
  personId: 'olive',
  personName: 'Olive Other',
  email: 'olive@dealer.example',
  role: 'admin',
  organisationId: 'other',
  organisationName: 'Other Motors',
};
const OTHERS = {
  'a person of another organisation': subjectOf({ organisationId: 'demo', personId: 'val' }),
  'a colleague': subjectOf({ ...OLIVE, personId: 'val' }),
  'the same person in another organisation': subjectOf({ ...OLIVE, organisationId: 'demo' }),
  'no one that is known': 'nonsense',
};

const routeOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const isFile = (endpoint: Endpoint): endpoint is Endpoint & { file: readonly string[] } => endpoint.file !== undefined;

interface SentRequest {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
}

/** Olive is signed in. What is reached beyond the session is noted. */
async function send(endpoint: Endpoint, { headers = {}, query = '' }: SentRequest) {
  const reached: string[] = [];
  const { serve, serveFile } = serveWith<object>({
    services: async () => {
      reached.push('services');
      return {};
    },
    sessionOfKey: async () => null,
    sessionOf: async () => OLIVE,
    appOrigin: () => ORIGIN,
    faultOf: () => null,
    log: () => undefined,
    now: () => new Date(0),
  });
  const run = async (): Promise<never> => {
    reached.push('run');
    throw new Error('It was run.');
  };
  const request = new Request(`${ORIGIN}${endpoint.path.replace(/[{}]/g, '')}${query}`, {
    method: endpoint.method,
    headers: { origin: ORIGIN, 'idempotency-key': 'a-key-of-the-subject-matrix', ...headers },
    ...(endpoint.method !== 'GET' && { body: '{}' }),
  });
  const handle = isFile(endpoint) ? serveFile(endpoint, run) : serve(endpoint, run);
  const response = await handle(request, { params: Promise.resolve({}) });
  if (request.bodyUsed) reached.push('body');
  return { reached, status: response.status, body: await response.text() };
}

const ofSession = ENDPOINTS.filter(({ permission }) => permission !== 'everyone');
const ofEveryone = ENDPOINTS.filter(({ permission }) => permission === 'everyone');

describe('with Olive signed in', () => {
  test('a page of hers, and a system that names no one, reach every endpoint as before', async () => {
    for (const endpoint of ENDPOINTS) {
      const unnamed = await send(endpoint, {});
      const named = await send(endpoint, { headers: { [SIGNED_IN_AS]: subjectOf(OLIVE) } });
      assert.notEqual(unnamed.status, 409, routeOf(endpoint));
      assert.deepEqual([named.status, named.reached], [unnamed.status, unnamed.reached], routeOf(endpoint));
    }
  });

  for (const [who, subject] of Object.entries(OTHERS)) {
    test(`a page of ${who} is refused by every endpoint of a session, before anything is read or changed`, async () => {
      assert.ok(ofSession.length > 100, String(ofSession.length));
      for (const endpoint of ofSession) {
        const { status, reached, body } = await send(endpoint, { headers: { [SIGNED_IN_AS]: subject } });
        assert.deepEqual([status, reached], [409, []], routeOf(endpoint));
        const { fault } = faultBody.parse(JSON.parse(body));
        assert.deepEqual(
          [fault.code, fault.charged, fault.message, fault.fix],
          [
            'conflict',
            'no',
            'You are signed in as Olive Other of Other Motors in this browser now.',
            'Reload the page to continue as Olive Other; what you typed stays here until then.',
          ],
          routeOf(endpoint),
        );
      }
    });
  }

  test('a page of another person may still sign in, sign out and use what everyone may', async () => {
    assert.ok(ofEveryone.some(({ path }) => path === '/api/sign-out'));
    for (const endpoint of ofEveryone) {
      const { status } = await send(endpoint, { headers: { [SIGNED_IN_AS]: OTHERS['a colleague'] } });
      assert.notEqual(status, 409, routeOf(endpoint));
    }
  });

  test('the link of a file names the person in its address, which is no input', async () => {
    const files = ofSession.filter(({ method, file }) => method === 'GET' && file);
    assert.ok(files.length > 10, String(files.length));
    for (const endpoint of files) {
      const query = (subject: string) => `?${new URLSearchParams({ [SIGNED_IN_AS]: subject })}`;
      const refused = await send(endpoint, { query: query(OTHERS['a colleague']) });
      assert.deepEqual([refused.status, refused.reached], [409, []], routeOf(endpoint));
      const [own, unnamed] = [await send(endpoint, { query: query(subjectOf(OLIVE)) }), await send(endpoint, {})];
      assert.deepEqual([own.status, own.reached], [unnamed.status, unnamed.reached], routeOf(endpoint));
    }
  });
});
