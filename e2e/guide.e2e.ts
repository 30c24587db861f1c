/** The guide page of a derivative: every plate at every mileage, two editions, on paper and as files. */
import { readFile } from 'node:fs/promises';
import { axeViolations } from './axe.fixture';
import { expect, test } from './signed-in.fixture';

/** A van that was sold from 2019 to 2022. */
const VAN = '/vehicles/van/50075';

const unsigned = (value: number) => Math.abs(value).toLocaleString('en-GB');
const change = (value: number) => (value > 0 ? `+${unsigned(value)}` : value < 0 ? `−${unsigned(value)}` : '0');

test('a van’s guide table: from its page to all plates and mileages, another condition, two editions, paper and files', async ({
  dealer: page,
}) => {
  await page.goto(VAN);
  await page.getByRole('link', { name: 'Guide values', exact: true }).click();
  await page.waitForURL(`**${VAN}/guide`);
  const { editions, table } = await (await page.request.get('/api/guide/van/50075')).json();
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(table.plates.length + 1);
  const column = table.clean[0].findIndex((value: number | null) => value !== null);
  const cell = () => rows.nth(1).getByRole('cell').nth(column);
  await expect(cell()).toHaveText(unsigned(table.clean[0][column]));
  await expect(rows.nth(1).getByRole('rowheader')).toContainText(`${table.plates[0].letter} plate`);

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('radio', { name: 'Below' }).check();
  await expect(cell()).toHaveText(unsigned(table.below[0][column]));
  await page.getByRole('radio', { name: '% of cost new' }).check();
  const share = (table.below[0][column] / table.plates[0].costNewPounds) * 100;
  await expect(cell()).toHaveText(`${share.toFixed(1).replace(/\.0$/, '')}%`);
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
  await expect.poll(() => new URL(page.url()).search).toBe('?band=below&show=share');

  await page.getByLabel('Compare with').selectOption(editions[12]);
  await page.getByRole('button', { name: 'Show the values' }).click();
  const input = `edition=${editions[0]}&against=${editions[12]}`;
  const { against } = await (await page.request.get(`/api/guide/van/50075?${input}`)).json();
  await page.getByRole('radio', { name: 'Change in £' }).check();
  const { year, letter } = table.plates[1];
  const then = against.plates.findIndex(
    (plate: (typeof table.plates)[0]) => plate.year === year && plate.letter === letter,
  );
  const mileage = 20_000;
  const difference =
    table.below[1][table.mileages.indexOf(mileage)] - against.below[then][against.mileages.indexOf(mileage)];
  await expect(rows.nth(2).getByRole('cell').nth(table.mileages.indexOf(mileage))).toHaveText(change(difference));
  await expect(page.getByRole('main')).toContainText(/The middle change is [+−]£[\d,]+ \([+−][\d.]+%\)/);
  expect(await axeViolations(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file.split('\r\n')[0]).toContain('Below,Cost new,Compared edition,Retail then,Retail change');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(rows).toHaveCount(table.plates.length + 1);
});

test('a phone need not scroll the page sideways, and the plate of the vehicle is marked', async ({ dealer: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${VAN}/guide?plate=2021+21`);
  await expect(page.getByRole('row', { name: /2021 21.*This vehicle/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await axeViolations(page)).toEqual([]);
});

test('a motorcycle has a guide page, which says where there are no values', async ({ dealer: page }) => {
  await page.goto('/vehicles/bike/7/guide');
  await expect(page.getByRole('heading', { level: 1, name: 'Motorcycle 7' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/The guide lists no editions|no used values for this vehicle/);
});

test('without script another edition is chosen by the form', async ({ dealer: page, browser, baseURL, context }) => {
  await page.goto('/');
  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await plain.addCookies(await context.cookies());
  const reader = await plain.newPage();
  await reader.goto(`${VAN}/guide`);
  await reader.getByLabel('Edition').selectOption('2026-06-01');
  await reader.getByRole('button', { name: 'Show the values' }).click();
  await expect(reader.getByRole('heading', { name: 'Clean values, June 2026' })).toBeVisible();
  await plain.close();
});
