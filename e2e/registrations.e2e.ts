import { waitForRecord, fourValues, identifierOn, typeCar, readUsedLookUps, valueCar, vinOn } from './dealer.fixture';
import { expect, test } from './signed-in.fixture';

test('a VIN identifies the vehicle for one look-up, and a value that is known by its plate is free', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate(), '44,000');
  const [vin, values] = [await vinOn(page), await fourValues(page)];
  const before = await readUsedLookUps(page);

  await page.getByRole('link', { name: 'Look up & value' }).click();
  await page.getByRole('link', { name: 'By VIN', exact: true }).click();
  await page.getByLabel('VIN', { exact: true }).fill(vin.toLowerCase());
  const look = page.getByRole('button', { name: /^Look up.*1 credit$/ });
  await expect(look).toBeVisible();
  await look.click();
  await waitForRecord(page);
  await expect(page.getByRole('article')).toContainText(ownPlate());
  await expect(page.getByRole('article')).toContainText('The VIN identifies the vehicle');
  expect(await readUsedLookUps(page)).toBe(before + 1);

  const identified = page.url();
  await page.getByRole('heading', { name: 'Value this vehicle' }).scrollIntoViewIfNeeded();
  const value = page.getByRole('button', { name: /^Value/ });
  await page.getByLabel('Mileage').fill('54k');
  await expect(value).toHaveAccessibleName(/1 credit$/);
  await page.getByLabel('Mileage').fill('44k');
  await expect(value).toHaveAccessibleName(/free/);
  await value.click();
  await waitForRecord(page, identified);
  expect(await fourValues(page)).toEqual(values);
  expect(await readUsedLookUps(page)).toBe(before + 1);
});

test('a VIN typed into the plate field is recognised', async ({ dealer: page, ownPlate }) => {
  await valueCar(page, ownPlate());
  const vin = await vinOn(page);
  await page.goto('/');
  await page.getByLabel('Plate').fill(vin);
  await expect(page.getByText('not needed for a VIN')).toBeVisible();
  await page.getByRole('button', { name: /^Look up this VIN/ }).click();
  await waitForRecord(page);
  await expect(page.getByRole('article')).toContainText(`VIN ${vin}`);
});

for (const [kind, plate] of [
  ['Car', 'GO19 LFS'],
  ['Van', 'VA20 NNN'],
] as const) {
  test(`a ${kind.toLowerCase()} is valued by its identifier for one valuation`, async ({ dealer: page }) => {
    await valueCar(page, plate, '60,000');
    const [identifier, values] = [await identifierOn(page), await fourValues(page)];
    const registered = plate === 'GO19 LFS' ? '2019-05-02' : '2020-06-04';
    await page.goto('/valuations/identifier');
    const before = await readUsedLookUps(page);
    await page.getByRole('radio', { name: kind }).check();
    await page.getByLabel('Guide ID').fill(identifier);
    await page.getByLabel('First registered').fill(registered);
    await page.getByLabel('Mileage').fill('60k');
    await page.getByRole('button', { name: /^Value.*1 credit$/ }).click();
    await waitForRecord(page);
    await expect(page.getByRole('article')).toContainText(`${kind} ${identifier}`);
    expect(await fourValues(page)).toEqual(values);
    expect(await readUsedLookUps(page)).toBe(before + 1);
  });
}

test('an identifier the guide does not know says so', async ({ dealer: page }) => {
  await page.goto('/valuations/identifier');
  await page.getByLabel('Guide ID').fill('999999');
  await page.getByLabel('First registered').fill('2020-09-04');
  await page.getByLabel('Mileage').fill('60000');
  await page.keyboard.press('Enter');
  await waitForRecord(page);
  await expect(page.getByRole('region', { name: 'Values' })).toContainText('No values');
  await expect(page.getByRole('region', { name: 'Values' })).toContainText(/guide ID/i);
});

test('no plate or VIN is ever in an address', async ({ dealer: page, context, ownPlate }) => {
  const addresses: string[] = [];
  context.on('request', (request) => addresses.push(request.url()));
  await page.goto('/');
  await typeCar(page, ownPlate(), '40k');
  await expect(page.getByRole('button', { name: /^Value.*2 credits$/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await waitForRecord(page);
  addresses.push(page.url());
  const vin = await vinOn(page);
  await page.getByRole('link', { name: 'Customer copy' }).click();
  await expect(page.getByRole('heading', { name: 'Retail value' })).toBeVisible();
  await page.goto('/valuations');
  await page.getByRole('row').filter({ hasText: ownPlate() }).getByRole('link').click();
  await page.goto('/valuations/vin');
  await page.getByLabel('VIN').fill(vin);
  await page.getByRole('button', { name: /^Look up/ }).click();
  await waitForRecord(page);
  addresses.push(page.url());
  expect(vin).toHaveLength(17);
  const secret = [ownPlate().replace(' ', ''), ownPlate().replace(' ', '%20'), ownPlate().replace(' ', '+'), vin];
  const leaks = addresses.filter((address) => secret.some((text) => address.toUpperCase().includes(text)));
  expect(leaks).toEqual([]);
});
