import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { axeViolations, widthOf } from './axe.fixture';
import { expect, allowFailure, test } from './signed-in.fixture';

test('products, their editions and days are listed; a package arrives whole; an interrupted one is not saved', async ({
  dealer: page,
  browserErrors,
  browserOf,
}) => {
  await page.goto('/downloads');
  const product = page.getByRole('row', { name: /Used values, cars/ });
  await expect(product).toContainText(/[\d.,]+ [KM]B/);
  await expect(page.getByText('Not in your subscription')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Release dates of each month’s data' })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    product.getByRole('button', { name: /^Download/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^\d{8}-UVC\.zip$/);
  const files = unzipSync(readFileSync(await download.path()));
  expect(Buffer.from(files['CARS.csv'] ?? []).toString('utf8')).toMatch(/^REFID,/);
  await expect(product.getByRole('status')).toHaveText(/Saved, [\d.,]+ [KM]B\./);

  await product.getByRole('button', { name: /All editions/ }).click();
  await expect(page).toHaveURL(/product=11/);
  await expect(page.getByRole('table', { name: 'Current editions' }).getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('table', { name: 'Earlier editions' })).toBeVisible();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(
    page.getByRole('table', { name: /Released since/ }).or(page.getByText(/Nothing released since/)),
  ).toBeVisible();

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeViolations(page), colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await widthOf(page)).toBeLessThanOrEqual(360);

  await page.request.post('/sandbox/_faults', { form: { fault: 'cut', operation: 'Stream_Package', times: '1' } });
  await product.getByRole('button', { name: /^Download again/ }).click();
  await expect(product.getByText(/nothing was saved|cannot be read/).first()).toBeVisible();
  await page.request.delete('/sandbox/_faults');
  browserErrors.length = 0; // the browser reports the broken stream itself

  const valuer = await browserOf('valuer');
  await valuer.goto('/downloads');
  await expect(valuer.getByText('Your role has no access to this page.')).toBeVisible();
  expect((await valuer.request.get('/api/downloads/file?product=11')).status()).toBe(403);
  allowFailure(browserErrors, 403);
});
