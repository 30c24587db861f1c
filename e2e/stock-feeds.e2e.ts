import { axeViolations } from './axe.fixture';
import { expect, test } from './signed-in.fixture';

test('a feed is created with its own headings, read without signing in, and closed when its revocation is confirmed', async ({
  dealer,
  playwright,
  baseURL,
}) => {
  const name = `Our system ${Date.now()}`;
  await dealer.goto('/stock/feeds');
  await dealer.getByLabel('Name', { exact: true }).fill(name);
  await dealer.getByLabel('Stock number', { exact: true }).fill('STOCKNO');
  await dealer.getByRole('button', { name: 'Create feed' }).click();
  const address = await dealer.getByLabel(`Secret address of ${name}`).inputValue();
  expect(await axeViolations(dealer)).toEqual([]);

  const system = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const read = await system.get(address);
  expect(read.status()).toBe(200);
  expect(await read.text()).toContain('STOCKNO,Plate');
  const key = address.split('/').at(-1) ?? '';
  expect((await system.get('/api/feeds', { headers: { authorization: `Bearer ${key}` } })).status()).toBe(200);

  await dealer.reload();
  const revoke = dealer.getByRole('button', { name: `Revoke the feed ${name}` });
  await revoke.press('Enter');
  const revocation = dealer.getByRole('dialog', { name: `Revoke the feed “${name}”?` });
  await expect(revocation.getByText(/^Its address and key stop working/)).toBeVisible();
  await expect(revocation.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await axeViolations(dealer)).toEqual([]);
  await revocation.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(revoke).toBeFocused();
  expect((await system.get(address)).status()).toBe(200);
  await revoke.press('Enter');
  await revocation.getByRole('button', { name: 'Revoke', exact: true }).press('Enter');
  await expect(dealer.getByText(`The feed “${name}” is revoked.`)).toBeVisible();
  expect((await system.get(address)).status()).toBe(404);
  await system.dispose();
});
