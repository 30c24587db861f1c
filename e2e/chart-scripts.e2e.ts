/** How much script each page of charts brings: counted in bytes, so that no clock plays a part. */
import { gzipSync } from 'node:zlib';
import { expect, test } from './signed-in.fixture';
import { valueCar } from './dealer.fixture';

const MOST_BYTES = 245_000;
const FORECAST = '/vehicles/car/50032/forecast?plate=2021+21&beside=2020+20&mileage=40000';
const PAGES: readonly (readonly [name: string, address: string | null])[] = [
  ['forecast', FORECAST],
  ['history', '/vehicles/car/50032/history?plate=2021+21&mileage=40000'],
  [
    'option values',
    '/vehicles/car/50317/option-values?date=2026-11-02&registered=2025-06-01&mileage=20000&option=71052',
  ],
  ['emissions', '/vehicles/car/56327/emissions?date=2026-11-02&build=AYe4A45pAeDYCAAP2Gyw'],
  ['company car', '/vehicles/car/56327/company-car?date=2026-11-02&build=AYe4A45pAeDYCAAP2Gyw&tab=employer'],
  ['valuation record', null],
];

for (const [name, address] of PAGES) {
  test(`${name}: all script the page brings, its charts drawn, is at most 245 kB gzip`, async ({
    dealer: page,
    browserOf,
    mark,
  }, { annotations }) => {
    if (address === null) await valueCar(page, mark());
    const fresh = await browserOf('dealer');
    const loaded: Promise<number>[] = [];
    fresh.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        loaded.push(response.body().then((body) => gzipSync(body).length));
    });
    await fresh.goto(address ?? page.url(), { waitUntil: 'networkidle' });
    if (address === null) await fresh.getByRole('region', { name: 'Outlook' }).scrollIntoViewIfNeeded();
    await expect(fresh.getByRole('figure').first()).toBeVisible();
    const bytes = (await Promise.all(loaded)).reduce((sum, file) => sum + file, 0);
    annotations.push({ type: 'script, bytes gzip', description: String(bytes) });
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });
}
