/** Feeds in: a file of another system is tried before it is saved, and no address leads into our own network. */
import { axeViolations } from './axe.fixture';
import { allowFailure, expect, test } from './signed-in.fixture';

test('a feed in is tried first, refused in a private network, saved, reported and removed', async ({
  dealer: page,
  complaints,
}) => {
  test.setTimeout(90_000);
  await page.goto('/stock/feeds');
  const name = `Our DMS ${Date.now()}`;
  await page.getByLabel('Name of the feed in').fill(name);
  await page.getByLabel('Address', { exact: true }).fill('http://dms.example/stock.csv');
  await page.getByRole('button', { name: 'Show what it would do' }).click();
  await expect(page.getByLabel('Address', { exact: true })).toHaveAccessibleDescription(/does not begin with https/);
  allowFailure(complaints, 400);
  for (const host of ['127.0.0.1', '[::1]', '169.254.169.254', 'localhost']) {
    await page.getByLabel('Address', { exact: true }).fill(`https://${host}/stock.csv?key=abc`);
    await page.getByRole('button', { name: 'Show what it would do' }).click();
    await expect(page.getByLabel('Address', { exact: true })).toHaveAccessibleDescription(/private network/);
    allowFailure(complaints, 400);
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
  await expect(entry.getByText(/The address is one of a private network\./)).toBeVisible({ timeout: 30_000 });
  await expect(entry).toContainText('127.0.0.1, created by Demo Dealer');
  expect(await page.content()).not.toContain('key=abc');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await axeViolations(page), 'on a phone').toEqual([]);

  await page.goto('/schedules');
  await expect(page.getByRole('row', { name: /Feeds in/ })).toContainText(/\d+ feeds? read, \d+ failed/);
  await page.goto('/stock/feeds');
  await page.getByRole('button', { name: `Remove the feed ${name}` }).click();
  await expect(page.getByText(`“${name}” is read no more. Its cars stay in stock.`)).toBeVisible();
  await expect(entry).toHaveCount(0);
});
