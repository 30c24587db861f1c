/** A look-up alone, opened again by the same product a day later: its clock and its database's are moved on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { fetchJson } from './dealer.fixture';
import { MOVED_CLOCK } from './fixed-day.fixture';
import { expect, signIn, test } from './signed-in.fixture';
import { freePort, startProcess, stopProcess } from './process.fixture';

const FILE_ADDRESS = /\/vehicles\/file\/[0-9a-f-]{36}$/;
const DAY_MS = 86_400_000;

interface ReadLine {
  readonly at: string;
  readonly what: string;
}
const ledgerOf = async (page: Page) => (await fetchJson<{ items: ReadLine[] }>(page, '/api/ledger')).items;

test('a vehicle looked up alone is listed and reopened the next day, free, when a new check would cost again', async ({
  browser,
  ownPlate,
}) => {
  test.setTimeout(180_000);
  const data = mkdtempSync(join(tmpdir(), 'next-day-'));
  const address = `http://localhost:${await freePort()}`;
  const start = (movedByMs: number) =>
    startProcess(['lib/launch/start.mjs'], {
      ...process.env,
      PORT: new URL(address).port,
      DATA_DIRECTORY: data,
      DATABASE_URL: '',
      PROVIDER: 'sandbox',
      APP_SECRET: 'one-secret-for-today-and-for-tomorrow',
      APP_ORIGIN: '',
      CLOCK_MOVED_BY_MS: String(movedByMs),
      NODE_OPTIONS: MOVED_CLOCK,
    });
  const openPage = async () => {
    const context = await browser.newContext({ baseURL: address, locale: 'en-GB', timezoneId: 'Europe/London' });
    const page = await context.newPage();
    await signIn(page);
    return page;
  };

  const today = await start(0);
  const first = await openPage();
  await first.goto('/vehicles/look-up');
  await first.getByLabel('Plate').fill(ownPlate());
  await first.getByRole('button', { name: /^Look up.*1 credit/ }).click();
  await first.waitForURL((url) => FILE_ADDRESS.test(url.pathname));
  const file = new URL(first.url()).pathname;
  const shown = await first.getByRole('article').getByRole('heading', { level: 1 }).textContent();
  const paid = await ledgerOf(first);
  expect(paid.map(({ what }) => what)).toEqual(['Registration look-up']);
  await first.context().close();
  await stopProcess(today);

  const tomorrow = await start(DAY_MS);
  const page = await openPage();
  await page.goto('/vehicles/look-up');
  await page.getByRole('row').filter({ hasText: ownPlate() }).getByRole('link').click();
  await expect(page).toHaveURL(file);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText(shown ?? '');
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  expect(await ledgerOf(page), 'reopening is no look-up').toEqual(paid);

  // It is the next day: an answer of yesterday is no recent result.
  await page.goto('/vehicles/look-up');
  await page.getByLabel('Plate').fill(ownPlate());
  await expect(page.getByRole('button', { name: /^Look up.*1 credit/ })).toBeVisible();
  await page.getByRole('button', { name: /^Look up/ }).click();
  await page.waitForURL((url) => FILE_ADDRESS.test(url.pathname) && url.pathname !== file);
  const [newest, ...before] = await ledgerOf(page);
  expect(before).toEqual(paid);
  expect(Date.parse(newest?.at ?? '') - Date.parse(paid[0]?.at ?? '')).toBeGreaterThan(86_400_000);
  await page.context().close();
  await stopProcess(tomorrow);
  rmSync(data, { recursive: true, force: true });
});
