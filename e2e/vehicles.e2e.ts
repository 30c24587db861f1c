/** A vehicle's page, the ways to it, and several side by side. Everything here is free. */
import type { Page } from 'playwright/test';
import { valueCar } from './dealer.fixture';
import { expect, allowFailure, test } from './signed-in.fixture';

/** The reference car, whose code never changes. */
const CODE = 'ZZGR15R5HPTM  6   1';

const pathOf = (page: Page): string => new URL(page.url()).pathname;

async function openByCode(page: Page, code = CODE): Promise<void> {
  await page.goto('/vehicles');
  await page.getByLabel('Guide ID, guide code or build code').fill(code);
  await page.getByRole('button', { name: 'Open' }).click();
}

/** The reference car's page. @returns its identifier */
async function openReferenceCar(page: Page): Promise<string> {
  await openByCode(page);
  await page.waitForURL(/\/vehicles\/car\/\d+$/);
  return pathOf(page).split('/')[3] ?? '';
}

test('a vehicle is found by code, in which spaces count, or by identifier; an unknown one is reported at the field', async ({
  dealer: page,
  browserErrors,
}) => {
  const identifier = await openReferenceCar(page);
  await openByCode(page, CODE.toLowerCase());
  await page.waitForURL(`**/vehicles/car/${identifier}`);
  const code = page.getByText(CODE).first();
  expect((await code.textContent())?.trim(), 'and back from the identifier').toBe(CODE);

  allowFailure(browserErrors, 404);
  await openByCode(page, CODE.replace(/ +/g, ' '));
  const field = page.getByLabel('Guide ID, guide code or build code');
  await expect(page.getByText(/no car with this code.*spaces included/)).toBeVisible();
  await expect(field, 'what was typed stays').toHaveValue(CODE.replace(/ +/g, ' '));
  allowFailure(browserErrors, 404);
  await field.fill('7');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/no car with the guide ID 7\..*list of vans/)).toBeVisible();
  for (const [typed, refusal] of [
    ['', /Enter a guide ID/],
    ['99999999999999999999X', /20 characters; this one has 21/],
    ['0', /whole number/],
  ] as const) {
    await field.fill(typed);
    await page.keyboard.press('Enter');
    await expect(page.getByText(refusal)).toBeVisible();
  }
  await field.fill(identifier);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/vehicles/car/${identifier}`);
});

for (const [address, message] of [
  ['/vehicles/car/7', /no car with the guide ID 7/],
  ['/vehicles/bike/50031', /names, dates and used values, but no vehicle page/],
  ['/vehicles/hgv/50031', /names and dates only/],
  ['/vehicles/car/abc', /whole number/],
  ['/vehicles/tram/7', /begins with \/vehicles\/car or \/vehicles\/van/],
] as const) {
  test(`${address} is not found, and the page says why and where to go on`, async ({ dealer: page, browserErrors }) => {
    allowFailure(browserErrors, 404);
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText(message);
    await page.getByRole('main').getByRole('link', { name: 'Find a vehicle' }).click();
    await expect(page.getByRole('heading', { name: 'Vehicles', level: 1 })).toBeVisible();
  });
}

test('the vehicle page has everything the guide knows in its first HTML, and its picture', async ({ dealer: page }) => {
  const identifier = await openReferenceCar(page);
  const html = await (await page.request.get(`/vehicles/car/${identifier}`)).text();
  for (const words of [
    'List price (incl. VAT)',
    'Engine Power - BHP',
    '150 PS',
    'Length',
    ' mm',
    'Winter Pack',
    'Heated seats',
  ]) {
    expect(html).toContain(words);
  }
  await page.goto(`/vehicles/car/${identifier}`);
  const picture = page.getByRole('img', { name: /from the front and side/ }).first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('list price with VAT, without options'), 'above the picture').toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByLabel('View of the picture').selectOption({ label: 'From the rear' });
  await expect(page.getByRole('img', { name: /from the rear$/ })).toBeVisible();
  for (const name of ['Technical data', 'Standard equipment', 'Changes', 'Options by kind', 'Model years']) {
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  }
  await expect(page.getByText('Not available.'), 'it has a price').toBeHidden();

  const change = page.getByRole('main').getByRole('link', { name: /^\d+ \w{3} 20\d\d$/ });
  const day = await change.last().innerText();
  await change.last().click();
  await expect(page.getByText(`Specification of ${day}`)).toBeVisible();
  const on = new URL(page.url()).searchParams.get('on');
  for (const name of ['Configure', 'See option prices'])
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', new RegExp(`date=${on}$`));
  await page.getByRole('link', { name: 'Show the latest' }).click();
  await expect(page.getByText(`Specification of ${day}`)).toBeHidden();

  await page.goto(`/vehicles/car/${identifier}?on=1999-01-01`);
  await expect(page.getByText(/^Not on sale on/)).toBeVisible();
  await expect(page.getByText(/no technical data for this date/)).toBeVisible();
  await page.goto(`/vehicles/car/${identifier}?on=yesterday`);
  await expect(page.getByText('“yesterday” is not a date')).toBeVisible();
});

test('on a phone the tab of the current page is visible', async ({ dealer: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const identifier = await openReferenceCar(page);
  await page.goto(`/vehicles/car/${identifier}/company-car`);
  const tab = page.getByRole('link', { name: 'Company car', exact: true });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(tab).toBeInViewport({ ratio: 0.9 });
});

test('vehicles are picked, compared with the differences first, and removed again', async ({ dealer: page }) => {
  const reference = await openReferenceCar(page);
  await page.getByRole('button', { name: 'Add to comparison' }).click();
  await page.goto('/vehicles/compare');
  await expect(page.getByRole('row').first(), 'what is picked, though the address names nothing').toContainText(
    'Sample Golden Car',
  );
  await page.goto('/vehicles/compare?vehicle=nothing');
  await expect(page.getByRole('main')).toContainText('“nothing” is not included');
  await expect(page.getByRole('row').first(), 'nor does it name one that can be').toContainText('Sample Golden Car');
  await page.goto('/vehicles?kind=car&levels=3');
  await page.getByRole('region', { name: 'Manufacturers' }).getByRole('option').getByText('Ford').click();
  await page.getByRole('region', { name: 'Models of Ford' }).getByRole('option').first().click();
  await page
    .getByRole('region', { name: /^Derivatives of/ })
    .getByRole('option')
    .first()
    .click();
  await page.getByRole('button', { name: 'Add to comparison' }).click();
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await page.waitForURL('**/vehicles/compare?*');
  const rows = page.getByRole('row');
  await expect(rows.first()).toContainText('Sample Golden Car');
  await expect(page.getByRole('complementary', { name: 'Selected vehicles' }), 'they are listed').toHaveCount(0);
  const [, different, same] = /(\d+) differences?, (\d+) the same/.exec(await page.getByRole('main').innerText()) ?? [];
  expect(Number(different)).toBeGreaterThan(5);
  await expect(rows).toHaveCount(1 + Number(different) + Number(same));
  await page.getByRole('switch', { name: 'Differences only' }).check();
  await expect(rows).toHaveCount(1 + Number(different));
  await page.getByRole('button', { name: /Remove Golden Car/ }).press('Enter');
  await expect(page.getByRole('region', { name: 'The comparison' }), 'its column is gone').toBeFocused();
  await expect(page).not.toHaveURL(new RegExp(`car-${reference}`));
  const removed = page.getByRole('status').filter({ hasText: /Golden Car.* is removed from the comparison/ });
  await removed.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(new RegExp(`car-${reference}`));
  await page.getByRole('button', { name: /Remove Golden Car/ }).press('Enter');
  await expect(page.getByText('Add another vehicle to compare')).toBeVisible();

  await page.goto(`/vehicles/compare?vehicle=car-${reference}&vehicle=bike-7&vehicle=van-999999999&vehicle=x`);
  const main = page.getByRole('main');
  await expect(main).toContainText('only cars and vans can be compared');
  await expect(main).toContainText('“x” is not included');
  await expect(main).toContainText('The guide has no van 999999999');
  await expect(main, 'one alone').toContainText('Add another vehicle to compare');

  // A colleague's link is what goes on, whatever was picked here before.
  await page.goto(`/vehicles/compare?vehicle=car-${reference}`);
  await page.getByRole('link', { name: 'Add another vehicle' }).click();
  await page.waitForURL('**/vehicles');
  await page.goto('/vehicles/car/50032');
  await page.getByRole('button', { name: 'Add to comparison' }).click();
  await expect(page.getByRole('link', { name: 'Compare 2' })).toHaveAttribute(
    'href',
    `/vehicles/compare?vehicle=car-${reference}&vehicle=car-50032`,
  );
});

test('a record leads to its vehicle, and the vehicle to valuing it', async ({ dealer: page, ownPlate }) => {
  await valueCar(page, ownPlate());
  await page.getByRole('link', { name: 'Vehicle details' }).click();
  // As it was when the car was registered.
  await page.waitForURL(/\/vehicles\/(car|van)\/\d+\?on=\d{4}-\d{2}-\d{2}$/);
  const identifier = pathOf(page).split('/')[3] ?? '';
  await page.getByRole('link', { name: 'Value this vehicle' }).click();
  await expect(page.getByLabel('Guide ID')).toHaveValue(identifier);
});
