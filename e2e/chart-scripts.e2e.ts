/** How much script each page of charts brings: counted in bytes, so that no clock plays a part. */
import type { Page } from 'playwright/test';
import { expect, test } from './signed-in.fixture';
import { valueCar } from './dealer.fixture';
import { sentBytes } from './sent-bytes.fixture';

const FORECAST = '/vehicles/car/50032/forecast?plate=2021+21&beside=2020+20&mileage=40000';
const PAGES: readonly (readonly [name: string, address: string | null, mostKB: number])[] = [
  ['forecast', FORECAST, 211],
  ['history', '/vehicles/car/50032/history?plate=2021+21&mileage=40000', 201],
  [
    'option values',
    '/vehicles/car/50317/option-values?date=2026-11-02&registered=2025-06-01&mileage=20000&option=71052',
    193,
  ],
  ['emissions', '/vehicles/car/56327/emissions?date=2026-11-02&build=AYe4A45pAeDYCAAP2Gyw', 184],
  ['company car', '/vehicles/car/56327/company-car?date=2026-11-02&build=AYe4A45pAeDYCAAP2Gyw&tab=employer', 204],
  // With the form for the next car, 14 kB, which has to open without a connection.
  ['valuation record', null, 240],
];

for (const [name, address, mostKB] of PAGES) {
  test(`${name}: all script of the page with its charts is at most ${mostKB} kB as sent`, async ({
    dealer: page,
    browserOf,
    ownPlate,
  }, { annotations }) => {
    if (address === null) await valueCar(page, ownPlate());
    const fresh = await browserOf('dealer');
    const scripts = new Set<string>();
    fresh.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await fresh.goto(address ?? page.url(), { waitUntil: 'networkidle' });
    if (address === null) await fresh.getByRole('region', { name: 'Outlook' }).scrollIntoViewIfNeeded();
    await expect(fresh.getByRole('figure').first()).toBeVisible();
    await waitForLateScripts(fresh, scripts);
    let bytes = 0;
    for (const script of scripts) bytes += await sentBytes(page, script);
    console.log(`all script of ${name}, as it is sent: ${(bytes / 1000).toFixed(1)} kB`);
    annotations.push({ type: 'script, bytes sent', description: String(bytes) });
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(mostKB * 1000);
  });
}

/** Parts of a page load in idle time, and may load others. Nothing marks the last one, so half a second without any ends it. */
async function waitForLateScripts(page: Page, scripts: ReadonlySet<string>): Promise<void> {
  let known: number;
  do {
    known = scripts.size;
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await page.waitForTimeout(500);
  } while (scripts.size > known);
}
