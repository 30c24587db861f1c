/** The addresses that the product declares in its OpenAPI document, and what a journey puts into their parameters. */
import type { APIRequestContext, Page } from 'playwright/test';
import { enterSuggested } from './appraisal.fixture';
import { WHEELS } from './company-car.fixture';
import { expect } from './signed-in.fixture';

export interface DeclaredRoute {
  readonly method: string;
  /** With its parameters: `/api/stock/{id}/runs/{run}`. */
  readonly path: string;
  /** The parameters it cannot do without. */
  readonly query: readonly string[];
}

interface OpenApiOperation {
  parameters?: readonly { name: string; in: string; required?: boolean }[];
}

export async function declaredRoutes(request: APIRequestContext): Promise<DeclaredRoute[]> {
  const answer: { paths: Record<string, Record<string, OpenApiOperation>> } = await (
    await request.get('/api/openapi.json')
  ).json();
  return Object.entries(answer.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [] }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.filter(({ in: place, required }) => place === 'query' && required).map(({ name }) => name),
    })),
  );
}

/** Values of path parameters. A parameter that means several things has the part before it: `stock/{id}`. */
export type PathValues = Readonly<Record<string, string>>;

type Upload = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;

/** What queries cannot do without, with an answer in the sandbox; for one part of the API alone: `appraisal-report?from`. */
const QUERY: Readonly<Record<string, string>> = {
  code: 'ZZGR15R5HPTM  6   1 ',
  day: '2025-03-03',
  ending: '2027',
  from: '2026-10-01',
  kind: 'car',
  letter: '21',
  manufacturer: '101',
  mileage: '46000',
  'emissions?of': 'car 50031 26.50 71001',
  other: '50001',
  product: '11',
  registered: '2021-03-15',
  since: '2026-01-01',
  to: '2026-11-30',
  vehicle: 'car-50031',
  year: '2021',
  'appraisal-report?from': '2026-10',
  'appraisal-report?to': '2026-11',
  'usage?from': '2026-10',
  'usage?to': '2026-11',
};

/** Where the document cannot say that one of two is needed. */
const ONE_OF: Readonly<Record<string, string>> = {
  '/api/vehicles/derivatives': 'model=10004',
  '/api/vehicles/derivatives/company-car': 'model=10004',
};

/** @throws if the route has a parameter that no value is known for */
export function addressOf({ path, query }: Pick<DeclaredRoute, 'path' | 'query'>, values: PathValues): string {
  const declared = path.split('/');
  const parts = declared.map((part, index) => {
    if (!part.startsWith('{')) return part;
    const value = values[`${declared[index - 1]}/${part}`] ?? values[part];
    if (value === undefined) throw new Error(`No value for ${part} of ${path}`);
    return encodeURIComponent(value);
  });
  const search = query.map((name) => {
    const value = QUERY[`${declared[2]}?${name}`] ?? QUERY[name];
    if (value === undefined) throw new Error(`No value for the parameter ${name} of ${path}`);
    return `${name}=${encodeURIComponent(value)}`;
  });
  if (ONE_OF[path] !== undefined) search.push(ONE_OF[path]);
  return search.length === 0 ? parts.join('/') : `${parts.join('/')}?${search.join('&')}`;
}

/** One of everything that an address can name, made as a dealer's own programs would make it. */
export async function makeNamedThings(page: Page, origin: string, plates: readonly string[]): Promise<PathValues> {
  let submissions = 0;
  const post = async (path: string, body: { data: object } | { multipart: Upload }) => {
    const headers = { origin, 'idempotency-key': `named-things-${Date.now()}-${submissions++}` };
    const answer = await page.request.post(path, { headers, ...body });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(300);
    return answer.json();
  };
  const last = (address: string) => address.split('/').at(-1) ?? '';
  const [plate = '', ...listed] = plates;

  const valuation: string = (await post('/api/valuations', { data: { plate, mileage: 40_000 } })).record.id;
  const registration: string = (await post('/api/registrations', { data: { plate } })).record.id;
  const stockCar: string = (await post(`/api/valuations/${valuation}/stock-car`, { data: {} })).id;
  const share = await post(`/api/valuations/${valuation}/shares`, { data: {} });
  const appraisal: string = (await post(`/api/valuations/${valuation}/appraisals`, { data: {} })).id;
  await page.goto(`/appraisals/${appraisal}`);
  const file = { name: 'car.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
  const photo: string = (await post(`/api/appraisals/${appraisal}/photos`, { multipart: { file } })).id;
  await enterSuggested(page);
  await page.getByRole('button', { name: /^Make the offer of £/ }).click();
  await page.getByRole('button', { name: 'Create customer link' }).click();
  const offer = last(await page.getByLabel('Link for the customer').inputValue());

  const rows = listed.map((text, index) => `${text},${30_000 + index}`).join('\n');
  const cars = { name: 'cars.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
  const stock: string = (await post('/api/stock', { multipart: { name: 'Named in addresses', file: cars } })).list.id;
  const run: string = (await post(`/api/stock/${stock}/runs`, { data: {} })).id;
  await expect
    .poll(async () => (await (await page.request.get(`/api/stock/${stock}/runs/${run}`)).json()).state)
    .toBe('done');

  const day = '2026-11-02';
  const build = await post('/api/builds', {
    data: { name: 'Named in addresses', kind: 'car', identifier: 56_327, date: day, build: WHEELS },
  });
  const search = await post('/api/fact-searches', { data: { kind: 'car', fuel: 'Electric', name: 'Named' } });
  const columns = [{ key: 'plate', header: 'Plate' }];
  const feed = await post('/api/stock-feeds', { data: { name: 'Named in addresses', format: 'csv', columns } });
  const modelYears: { imageId: number }[] = await (
    await page.request.get('/api/vehicles/car/50031/model-years')
  ).json();

  return {
    'valuations/{id}': valuation,
    'registrations/{id}': registration,
    'stock-cars/{id}': stockCar,
    'shared/{token}': last(share.path),
    'appraisals/{id}': appraisal,
    '{photo}': photo,
    'offers/{token}': offer,
    'stock/{id}': stock,
    '{run}': run,
    'builds/{id}': build.id,
    'fact-searches/{id}': search.id,
    'feeds/{token}': last(feed.path),
    '{kind}': 'car',
    '{identifier}': '50031',
    '{image}': String(modelYears[0]?.imageId),
    '{operation}': 'VRMValuation',
    '{product}': '11',
  };
}
