/** Incoming feeds: a file of another system is tried before it is saved, and no address leads into our own network. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeViolations } from './axe.fixture';
import { fetchJson, holdBack } from './dealer.fixture';
import { allowFailure, expect, test } from './signed-in.fixture';

test('an incoming feed is previewed, refused in a private network, saved, reported and removed', async ({
  dealer: page,
  browserErrors,
}) => {
  test.setTimeout(90_000);
  await page.goto('/stock/feeds');
  const name = `Our DMS ${Date.now()}`;
  await page.getByLabel('Name of the incoming feed').fill(name);
  await page.getByLabel('Address', { exact: true }).fill('http://dms.example/stock.csv');
  await page.getByRole('button', { name: 'Show what it would do' }).click();
  await expect(page.getByLabel('Address', { exact: true })).toHaveAccessibleDescription(/does not begin with https/);
  allowFailure(browserErrors, 400);
  for (const host of ['127.0.0.1', '[::1]', '169.254.169.254', 'localhost']) {
    await page.getByLabel('Address', { exact: true }).fill(`https://${host}/stock.csv?key=abc`);
    await page.getByRole('button', { name: 'Show what it would do' }).click();
    await expect(page.getByLabel('Address', { exact: true })).toHaveAccessibleDescription(/private network/);
    allowFailure(browserErrors, 400);
  }
  await expect(page.getByRole('button', { name: 'Read it now and each night' })).toHaveCount(0);
  expect(page.url()).not.toContain('abc');
  expect(await axeViolations(page)).toEqual([]);

  // Saved all the same, as by another client: the night refuses it too, and the report says so.
  const headers = { origin: new URL(page.url()).origin, 'idempotency-key': `feed-in-${Date.now()}` };
  const data = { name, address: 'https://127.0.0.1/stock.csv?key=abc' };
  expect((await page.request.post('/api/stock-sources', { headers, data })).status()).toBe(201);
  await page.reload();
  const entry = page.getByRole('listitem').filter({ hasText: name });
  await expect(entry.getByText(/The address is on a private network\./)).toBeVisible({ timeout: 30_000 });
  await expect(entry).toContainText('127.0.0.1, created by Demo Dealer');
  expect(await page.content()).not.toContain('key=abc');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await axeViolations(page), 'on a phone').toEqual([]);

  await page.goto('/schedules');
  await expect(page.getByRole('row', { name: /Incoming feeds/ })).toContainText(/\d+ feeds? read, \d+ failed/);
  await page.goto('/stock/feeds');
  await page.getByRole('button', { name: `Remove the feed ${name}` }).click();
  const removal = page.getByRole('dialog', { name: `Remove the feed “${name}”?` });
  await expect(removal.getByText(/Its cars stay in stock\./)).toBeVisible();
  await removal.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText(`“${name}” is no longer read. Its cars stay in stock.`)).toBeVisible();
  await expect(entry).toHaveCount(0);
});

test('a file in the folder is read by the other system’s headings, after a preview', async ({
  dealer: page,
  ownPlate,
}) => {
  test.setTimeout(90_000);
  const name = `Folder ${Date.now()}`;
  await page.goto('/stock/feeds');
  const { folder } = await fetchJson<{ folder: string }>(page, '/api/stock-sources');
  const own = join(process.env['E2E_DATA'] ?? '', 'feeds', folder);
  mkdirSync(own, { recursive: true });
  const file = `${name}.csv`;
  const rows = [`${ownPlate(1)},31000,K${Date.now()},9000,10995`, 'nonsense,1,,,'];
  writeFileSync(join(own, file), ['Ident,Clock,Key tag,Landed,Screen', ...rows].join('\n'));
  await page.reload();
  await page.getByLabel('Name of the incoming feed').fill(name);
  await page.getByLabel('Or a file in the folder').selectOption(file);
  await page.getByText('Column headings').click();
  for (const [field, heading] of [
    ['Registration', 'Ident'],
    ['Mileage', 'Clock'],
    ['Stock number', 'Key tag'],
    ['Cost', 'Landed'],
    ['Asking price', 'Screen'],
  ] as const)
    await page.getByLabel(`Heading of “${field}”`).fill(heading);

  // What is changed while it is checked was not checked, and is not offered to be saved.
  const goOn = await holdBack(page, '**/api/stock-sources/preview');
  const check = page.getByRole('button', { name: 'Show what it would do' });
  await check.click();
  await expect(check).toHaveAttribute('aria-busy', 'true');
  await page.getByLabel('Heading of “Asking price”').fill('Other');
  goOn();
  await expect(check).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('button', { name: 'Read it now and each night' })).toHaveCount(0);
  await page.getByLabel('Heading of “Asking price”').fill('Screen');

  await check.click();
  await expect(
    page.getByText('Reading it now would add 1 car, change 0, leave 0 unchanged and refuse 1 row.'),
  ).toBeVisible();
  await expect(page.getByText(/^Row 3: /)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Read it now and each night' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: `${file}, created by` });
  await expect(entry.getByText(/1 car added, 0 changed, 0 left alone, 1 row refused\./)).toBeVisible({
    timeout: 30_000,
  });

  // The price changes in the other system.
  writeFileSync(join(own, file), ['Ident,Clock,Key tag,Landed,Screen', ...rows].join('\n').replace('10995', '10495'));
  await entry.getByRole('button', { name: /^Read now/ }).click();
  await expect(entry.getByText(/0 cars added, 1 changed, 0 left alone, 1 row refused\./)).toBeVisible({
    timeout: 30_000,
  });
  await entry.getByText('Changed cars').click();
  await expect(entry.getByText(/: asking price$/)).toBeVisible();
  await entry.getByRole('link', { name: 'Row 2' }).click();
  await expect(page).toHaveURL(/\/stock\/cars\/[0-9a-f-]{36}$/);
  expect(page.url()).not.toContain(ownPlate(1));
});
