import { addressOf, declaredRoutes, makeNamedThings, type PathValues } from './api-addresses.fixture';
import { readUsedLookUps } from './dealer.fixture';
import { expect, test } from './signed-in.fixture';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
let keys = 0;
const submissionHeaders = (origin: string) => ({ origin, 'idempotency-key': `journey-key-${Date.now()}-${keys++}` });

/** What a foreign page, or a form on one, can make a browser send. */
const FOREIGN: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  {},
];

/** A refused request need not name a thing that is there. */
const NAMED_BY_STRANGERS: PathValues = {
  '{id}': UNKNOWN_ID,
  '{photo}': UNKNOWN_ID,
  '{run}': UNKNOWN_ID,
  '{kind}': 'car',
  '{identifier}': '50031',
  '{operation}': 'VRMValuation',
  'schedules/{name}': 'notifications',
};

test('a request from another site is refused on every route that changes something', async ({
  dealer: page,
  baseURL,
  ownPlate,
}) => {
  await page.goto('/');
  const before = await readUsedLookUps(page);
  const routes = (await declaredRoutes(page.request)).filter(({ method }) => method !== 'GET');
  for (const method of ['POST', 'PUT', 'DELETE']) expect(routes.map((route) => route.method)).toContain(method);
  for (const route of routes) {
    const { method } = route;
    const address = addressOf(route, NAMED_BY_STRANGERS);
    const statuses = FOREIGN.map(async (foreign) => {
      const response = await page.request.fetch(address, {
        method,
        headers: { ...foreign, 'idempotency-key': 'a-key-of-a-foreign-page' },
        data: { plate: ownPlate(1), mileage: 40_000, vin: 'WVWZZZ1KZ6W000123' },
      });
      return response.status();
    });
    expect(await Promise.all(statuses), `${method} ${address}`).toEqual(FOREIGN.map(() => 403));
  }
  expect(await readUsedLookUps(page)).toBe(before);
  expect(new URL(page.url()).origin).toBe(baseURL);
});

/** Addresses that refuse this request after they have read it; every other address answers with its data. */
const REFUSED_GETS: Readonly<Record<string, number>> = {
  '/api/feeds': 401, // the key of a feed is in a header
  '/api/vehicles/{kind}/{identifier}/lowest-co2': 400, // the car without options needs no further one
};

test('no GET bills: every page and every address of the API, with an answer', async ({
  dealer: page,
  baseURL,
  ownPlate,
}) => {
  test.setTimeout(120_000);
  const values = await makeNamedThings(page, baseURL ?? '', [ownPlate(), ownPlate(1), ownPlate(2)]);
  const before = await readUsedLookUps(page);
  const routes = (await declaredRoutes(page.request)).filter(({ method }) => method === 'GET');
  for (const route of routes) {
    const address = addressOf(route, values);
    const response = await page.request.get(address);
    // Only a picture is stored, by the browser of the person who may see it.
    const stored =
      /\/(?:image|images|photos|picture)(?:\/|$)/.test(route.path) && response.ok()
        ? /^private, max-age=\d+$/
        : /^private, no-store$/;
    expect(response.headers()['cache-control'], address).toMatch(stored);
    const refusal = response.ok() ? '' : await response.text();
    expect.soft(response.status(), `${address} ${refusal}`).toBe(REFUSED_GETS[route.path] ?? 200);
  }
  const id = values['valuations/{id}'];
  const pages = ['/', '/valuations', '/valuations/vin', '/valuations/identifier', `/valuations/${id}`];
  for (const path of [...pages, `/valuations/${id}/customer`, `/?plate=${UNKNOWN_ID}`]) {
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
  expect(await readUsedLookUps(page)).toBe(before);
});

test('one key is one request: repeated it gives the same record, with other details it is refused', async ({
  dealer: page,
  baseURL,
  ownPlate,
}) => {
  await page.goto('/');
  const before = await readUsedLookUps(page);
  const headers = submissionHeaders(baseURL ?? '');
  const createValuation = (mileage: number) =>
    page.request.post('/api/valuations', { headers, data: { plate: ownPlate(), mileage } });
  const first = await createValuation(40_000);
  expect(first.status()).toBe(201);
  expect((await (await createValuation(40_000)).json()).record.id).toBe((await first.json()).record.id);
  const other = await createValuation(50_000);
  expect(other.status()).toBe(409);
  expect((await other.json()).fault.charged).toBe('no');
  expect(await readUsedLookUps(page)).toBe(before + 2);

  const keyless = await page.request.post('/api/valuations', {
    headers: { origin: baseURL ?? '' },
    data: { plate: ownPlate(1), mileage: 40_000 },
  });
  expect(keyless.status()).toBe(400);
});

const BAD_BODIES = [
  ['no JSON', 'plate=AB21CDE'],
  ['half of a JSON', '{"plate":"AB21'],
  ['a list', '[]'],
  ['a number for a plate', { plate: 5, mileage: 40_000 }],
  ['no mileage', { plate: 'AB21 CDE' }],
  ['65 KB', { plate: 'AB21 CDE', mileage: 40_000, note: 'x'.repeat(65 * 1024) }],
] as const;

test('an invalid body is refused with a sentence and charges nothing', async ({ dealer: page, baseURL }) => {
  await page.goto('/');
  const before = await readUsedLookUps(page);
  for (const [title, data] of BAD_BODIES) {
    const headers = { ...submissionHeaders(baseURL ?? ''), 'content-type': 'application/json' };
    const response = await page.request.post('/api/valuations', { headers, data });
    expect(response.status(), title).toBe(title === '65 KB' ? 413 : 400);
    const { fault } = await response.json();
    expect(fault, title).toMatchObject({ code: 'invalid_input', charged: 'no' });
    expect(fault.message.length, title).toBeGreaterThan(10);
  }
  expect(await readUsedLookUps(page)).toBe(before);
});
