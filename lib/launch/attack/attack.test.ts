/** The attack finds the leaks, failures and open doors of a bad server, and leaves no endpoint out. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { test, type TestContext } from 'node:test';
import { ENDPOINTS } from '@/lib/api/all-endpoints';
import { openClient } from './client';
import { pathNames } from '@/lib/api/address';
import { fieldsOf, injectedRequests, requestTo } from './inputs';
import { openJudge } from './judge';
import { pathOf, walkedPages } from './pages';
import { namesAt, namesSomething, type Names, type PlantedAt } from './planted-names';
import { NO_ID, validInput } from './plausible';
import { secretsFrom } from './tenants';

const ANSWERS: Readonly<Record<string, readonly [status: number, text: string]>> = {
  '/fine': [200, 'fine'],
  '/refused': [403, 'no'],
  '/busy': [503, 'later'],
  '/failed': [500, 'an error'],
  '/stack': [400, 'TypeError: x at run (/srv/product/lib/api/serve.ts:12:5)'],
  '/sql': [400, 'invalid input syntax for type uuid'],
  '/secret': [404, 'nothing for AB12 CDE'],
};

/** A client of a server that ends with its test. */
async function clientOf(server: Server, t: TestContext) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const client = openClient(typeof address === 'object' && address !== null ? address.port : 0);
  t.after(() => {
    client.close();
    server.close();
  });
  return client;
}

test('a failure, a stack, words of the database, another’s text and an open door are all found', async (t) => {
  const server = createServer((request, response) => {
    const [status, text] = ANSWERS[request.url ?? ''] ?? [404, ''];
    response.writeHead(status).end(text);
  });
  const client = await clientOf(server, t);
  const judge = openJudge(client);
  const paths = Object.keys(ANSWERS).map((path) => ({ path }));
  await judge.attack('open', paths, { secrets: ['AB12 CDE'] });
  await judge.attack('closed', paths, { mustRefuse: true });
  const counts = judge.batteries.map(({ requests, answered, refused, busy, failed, leaked }) => [
    requests,
    answered,
    refused,
    busy,
    failed,
    leaked,
  ]);
  assert.deepEqual(counts, [
    [7, 1, 4, 1, 1, 3],
    [7, 1, 4, 1, 1, 3],
  ]);
});

test('a refusal that names a field which its endpoint does not take is found', async (t) => {
  const named: Readonly<Record<string, string | undefined>> = {
    '/own': 'build',
    '/inside': 'build.0',
    '/none': undefined,
  };
  const server = createServer((request, response) => {
    const field = request.url === '/other' ? 'code' : named[request.url ?? ''];
    const fault = {
      code: 'invalid_input',
      message: 'No “"field":"code"”.',
      fix: '',
      ...(field && { field }),
      charged: 'no',
    };
    response.writeHead(400).end(JSON.stringify({ fault }));
  });
  const judge = openJudge(await clientOf(server, t));
  await judge.attack(
    'fields',
    ['/own', '/inside', '/none', '/other'].map((path) => ({ path, fields: ['build', 'date'] })),
  );
  assert.deepEqual([judge.batteries[0]?.failed, judge.batteries[0]?.examples.length], [1, 1]);
  assert.match(judge.batteries[0]?.examples[0] ?? '', /^GET \/other/);
});

test('every endpoint is attacked, and a billed one is never given what it needs', () => {
  for (const endpoint of ENDPOINTS) {
    const requests = injectedRequests(endpoint, () => ({}), 1);
    assert.ok(requests.length > 0 || endpoint.method === 'GET', endpoint.path);
    if (endpoint.billed === undefined) continue;
    const required = Object.keys(endpoint.input.shape).filter(
      (field) => !endpoint.input.shape[field]?.safeParse(undefined).success,
    );
    for (const { body } of requests) {
      const given = required.filter((field) => body?.includes(`"${field}":`));
      assert.ok(given.length < 2, `${endpoint.path} is given ${given.join(' and ')}`);
    }
  }
});

test('a short run takes a share of the requests of each endpoint', () => {
  const [endpoint] = ENDPOINTS.filter(({ method }) => method === 'POST');
  assert.ok(endpoint);
  const all = injectedRequests(endpoint, () => ({}), 1).length;
  const some = injectedRequests(endpoint, () => ({}), 0.1).length;
  assert.ok(some >= Math.floor(all / 10) && some <= Math.ceil(all / 10) + 1, `${some} of ${all}`);
});

const IDS: Names = { id: NO_ID, run: NO_ID, photo: NO_ID };
const NAMES: Record<PlantedAt, Names> = {
  '/api/valuations/{id}': IDS,
  '/api/registrations/{id}': IDS,
  '/api/appraisals/{id}': IDS,
  '/api/stock/{id}': IDS,
  '/api/stock-cars/{id}': IDS,
  '/api/stock-sales/imports/{id}': IDS,
  '/api/stock-feeds/{id}': IDS,
  '/api/stock-sources/{id}': IDS,
  '/api/builds/{id}': IDS,
  '/api/fact-searches/{id}': IDS,
  '/api/shares/{id}': IDS,
  '/api/approvals/{id}': IDS,
  '/api/notifications/{id}': IDS,
  '/api/api-keys/{id}': IDS,
  '/api/webhooks/{id}': IDS,
  '/api/people/{id}': IDS,
  '/api/people/invitations/{id}': IDS,
  '/api/people/password-links/{id}': IDS,
};

test('everything that an endpoint names is planted, and requested as its owner would', () => {
  const named = ENDPOINTS.filter(({ path }) => namesSomething(path));
  assert.ok(named.length > 60);
  for (const endpoint of named) {
    const names = namesAt(endpoint.path, NAMES);
    assert.ok(names, `nothing is planted at ${endpoint.path}`);
    const file = endpoint.upload ? { file: new File(['a'], 'a.csv') } : {};
    const request = { ...validInput(endpoint), ...file };
    const missing = pathNames(endpoint.path).filter((name) => !names[name]);
    assert.deepEqual(missing, [], endpoint.path);
    assert.ok(
      endpoint.input.strict().safeParse({ ...request, ...names }).success,
      `${endpoint.path}: ${JSON.stringify(request)}`,
    );
  }
});

test('every page is visited: the parameters of its address are known', () => {
  const pages = walkedPages();
  assert.ok(pages.length > 60);
  const unknown = pages.filter(({ address }) => pathOf(address, { names: NAMES }) === null);
  assert.deepEqual(
    unknown.map(({ address }) => address).sort(),
    // Links have their own battery; a group is our own and an operation the provider's, the same for everyone.
    [
      '/api-reference/[group]',
      '/explorer/[operation]',
      '/join/[token]',
      '/new-password/[token]',
      '/offer/[token]',
      '/shared/[token]',
    ],
  );
});

test('a reader may see only the texts of their permissions, and no one a secret that was shown once', () => {
  const texts = [
    { texts: ['customer'], permission: 'appraisals.work' },
    { texts: ['feed'], permission: 'plates.export' },
    { texts: ['token'], permission: null },
  ] as const;
  assert.deepEqual(secretsFrom(texts, 'viewer'), ['customer', 'feed', 'token']);
  assert.deepEqual(secretsFrom(texts, 'valuer'), ['feed', 'token']);
  assert.deepEqual(secretsFrom(texts, 'admin'), ['token']);
  assert.deepEqual(secretsFrom(texts, null), ['customer', 'feed', 'token']);
});

test('a file is sent as a form, and the body of a DELETE is read as its own', async (t) => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => bodies.push(text));
    request.once('end', () => response.end());
  });
  const client = await clientOf(server, t);
  const upload = ENDPOINTS.find(({ path, method }) => path === '/api/stock' && method === 'POST');
  assert.ok(upload && fieldsOf(upload).includes('file'));
  const sent = requestTo(upload, { file: 'a,b', name: 'A list' }, {});
  const form = await new Response(String(sent.body), { headers: sent.headers ?? {} }).formData();
  assert.deepEqual([form.get('name'), form.get('file') instanceof File], ['A list', true]);
  for (let sends = 0; sends < 3; sends += 1) {
    const { status } = await client.send({ method: 'DELETE', path: '/', body: '{"a":1}' });
    assert.equal(status, 200);
  }
  assert.deepEqual(bodies, ['{"a":1}', '{"a":1}', '{"a":1}']);
});
