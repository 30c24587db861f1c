import { waitForRecord, fourValues, BANDS, valueCar } from './dealer.fixture';
import { expect, test } from './signed-in.fixture';

test('the first HTML of a record carries its numbers, and the list its cars', async ({ dealer: page, ownPlate }) => {
  await valueCar(page, ownPlate());
  const values = await fourValues(page);
  const html = await (await page.request.get(page.url())).text();
  const shown = html.replace(/<script[\s\S]*?<\/script>/g, '');
  for (const amount of values) expect(shown).toContain(`£${amount.toLocaleString('en-GB')}`);
  expect(shown).toContain(ownPlate());
  expect(await (await page.request.get('/valuations')).text()).toContain(ownPlate());
});

test('without script a record is read in full, its figures open, and the form says what it lacks', async ({
  dealer: page,
  browser,
  context,
  baseURL,
  ownPlate,
}) => {
  await valueCar(page, ownPlate());
  await waitForRecord(page);
  const values = await fourValues(page);
  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await plain.addCookies(await context.cookies());
  const reader = await plain.newPage();
  await reader.goto('/');
  // Its own text is read: Playwright leaves a noscript out of a page's words.
  await expect(reader.locator('noscript')).toContainText('Look-ups need JavaScript', { useInnerText: true });
  // Enter before the script is there: what was typed stays, and stays out of the address.
  await reader.getByLabel('Plate').fill(ownPlate());
  await reader.getByLabel('Plate').press('Enter');
  await reader.getByLabel('Mileage').fill('62k');
  await reader.getByLabel('Mileage').press('Enter');
  await expect(reader.getByLabel('Plate')).toHaveValue(ownPlate());
  await expect(reader.getByLabel('Mileage')).toHaveValue('62k');
  expect(new URL(reader.url()).href).toBe(new URL('/', baseURL).href);

  await reader.goto('/valuations');
  await reader.getByRole('row').filter({ hasText: ownPlate() }).getByRole('link').click();
  for (const [index, band] of BANDS.entries()) {
    const figure = reader.getByRole('button', { name: `source of this ${band} value` });
    await expect(figure).toContainText(`£${values[index]?.toLocaleString('en-GB')}`);
  }
  await reader.getByRole('button', { name: 'source of this Retail value' }).click();
  await expect(reader.getByRole('dialog', { name: 'Source of this Retail value' })).toBeVisible();
  await reader.getByText('Compare data sources').click();
  await expect(reader.getByRole('rowheader', { name: 'Guide ID' })).toBeVisible();
  await reader.getByRole('link', { name: 'Customer copy' }).click();
  await expect(reader.getByRole('heading', { name: 'Retail value' })).toBeVisible();
  await plain.close();
});
