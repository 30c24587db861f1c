/**
 * What each page needs before it can be used: the script named in its HTML, in bytes as they are sent, so that no clock
 * plays a part.
 */
import type { Page } from 'playwright/test';
import { untilHydrated } from './hydrated.fixture';
import { valueCar } from './dealer.fixture';
import { sentBytes } from './sent-bytes.fixture';
import { expect, test } from './signed-in.fixture';

/** As measured, rounded up a little. What comes in idle time is counted in `chart-scripts.e2e.ts`. */
const PAGES: readonly (readonly [name: string, address: string | null, mostKB: number])[] = [
  ['home', '/', 165],
  ['valuation record', null, 164],
  ['valuations', '/valuations', 167],
  ['stock lists', '/stock', 160],
  ['forecast', '/vehicles/car/50032/forecast?plate=2021+21&beside=2020+20&mileage=40000', 179],
  ['history', '/vehicles/car/50032/history?plate=2021+21&mileage=40000', 173],
  [
    'option values',
    '/vehicles/car/50317/option-values?date=2026-11-02&registered=2025-06-01&mileage=20000&option=71052',
    167,
  ],
  ['emissions', '/vehicles/car/56327/emissions?date=2026-11-02&build=AYe4A45pAeDYCAAP2Gyw', 158],
  ['company car', '/vehicles/car/56327/company-car?date=2026-11-02&build=AYe4A45pAeDYCAAP2Gyw&tab=employer', 177],
];

for (const [name, address, mostKB] of PAGES) {
  test(`${name}: its first script is at most ${mostKB} kB as sent`, async ({ dealer: page, ownPlate }, {
    annotations,
  }) => {
    if (address === null) await valueCar(page, ownPlate());
    const html = await (await page.request.get(address ?? page.url())).text();
    let bytes = 0;
    for (const path of firstScripts(html)) bytes += await sentBytes(page, path);
    console.log(`first script of ${name}, as it is sent: ${(bytes / 1000).toFixed(1)} kB`);
    annotations.push({ type: 'first script, bytes sent', description: String(bytes) });
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(mostKB * 1000);
  });
}

/** Those that HTML names: of the page, of its parts, and those to be loaded beforehand. */
const firstScripts = (html: string): ReadonlySet<string> =>
  new Set(html.match(/\/_next\/static\/chunks\/[\w~.-]+\.js/g)?.filter((path) => !isForOldBrowsers(html, path)));

const isForOldBrowsers = (html: string, path: string): boolean =>
  new RegExp(`<script[^>]*${path}[^>]*nomodule`, 'i').test(html);

/** Opens a page and holds back what its HTML does not name. @returns lets it through, or fails it */
async function openWithoutLateScript(page: Page, address: string): Promise<(end: 'through' | 'failed') => void> {
  const first = firstScripts(await (await page.request.get(address)).text());
  let resolveHeld: (end: 'through' | 'failed') => void = () => {};
  const held = new Promise<'through' | 'failed'>((resolve) => (resolveHeld = resolve));
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    const isLate = !first.has(new URL(route.request().url()).pathname);
    if (isLate && (await held) === 'failed') await route.abort();
    else await route.continue();
  });
  // What is held may hold the page's load too.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await untilHydrated(page);
  return resolveHeld;
}

test('a search opened before its script has loaded opens once it has, with the focus in its field', async ({
  dealer: page,
}) => {
  const end = await openWithoutLateScript(page, '/valuations');
  await page
    .getByRole('button', { name: /^Search/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
  end('through');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox')).toBeFocused();
});

test('a search whose script cannot be loaded says so, and opens at the next click', async ({
  dealer: page,
  browserErrors,
}) => {
  const end = await openWithoutLateScript(page, '/stock');
  await page
    .getByRole('button', { name: /^Search/ })
    .first()
    .click();
  end('failed');
  await expect(page.getByRole('status').filter({ hasText: 'This could not be opened.' })).toBeVisible();
  await page.unroute(/\/_next\/static\/chunks\/.*\.js/);
  await page
    .getByRole('button', { name: /^Search/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  browserErrors.splice(0);
});
