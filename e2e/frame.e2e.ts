/** What stands around every page: the menu by what people do, shortcuts, the next car. */
import { axeViolations } from './axe.fixture';
import { submitCar, valueCar, waitForRecord } from './dealer.fixture';
import { PHONE } from './every-page.fixture';
import { expect, expectFailure, test } from './signed-in.fixture';

test('the menu says what people do, and leads to every page of a section', async ({ dealer: page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Look up & value',
    'Appraise',
    'Stock',
    'Vehicles',
    'Fleet',
    'Reports',
    'Settings',
  ]);
  await menu.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/people');
  const settings = page.getByRole('navigation', { name: 'Settings' });
  await settings.getByRole('link', { name: 'API reference' }).click();
  await expect(page.getByRole('heading', { name: 'API reference', level: 1 })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
});

test('a page that a role may not open answers 403 at its own address, with the menu and ways back', async ({
  browserOf,
  browserErrors,
}) => {
  const viewer = await browserOf('viewer');
  await viewer.goto('/valuations');
  expectFailure(browserErrors, 403, '/people');
  expect((await viewer.goto('/people'))?.status()).toBe(403);
  await expect(viewer).toHaveURL('/people');
  await expect(viewer.getByRole('heading', { level: 1 })).toHaveText('Your role has no access to this page.');
  await expect(viewer.getByRole('navigation', { name: 'Main' }).filter({ visible: true })).toBeVisible();
  expect(await axeViolations(viewer)).toEqual([]);
  await viewer.getByRole('button', { name: 'Go back' }).click();
  await expect(viewer).toHaveURL('/valuations');
  await viewer.goto('/people');
  await viewer.getByRole('link', { name: 'Back to home' }).click();
  await expect(viewer).toHaveURL('/');
});

test('what an address asks for and its page does not know is reported, and nothing else is', async ({
  dealer: page,
}) => {
  await page.goto('/ledger?persons=1&from=2026-01-01&utm_source=mail');
  await expect(page.getByText('This page does not recognise “persons” and “utm_source” in its address.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const reported = page.getByText(/^This page does not recognise/);
  for (const path of [
    '/ledger?from=2026-01-01&charged=yes',
    '/vehicles?kind=van&levels=3&show=all',
    '/vehicles/compare?vehicle=car-50031',
    '/vehicles/car/50031/forecast?by=letter&year=2021&letter=21&mileage=40000',
    '/vehicles/car/50031/company-car?date=2026-04-06&term=36&miles=60000&nation=scotland',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(reported, path).toHaveCount(0);
  }
});

test('an unknown name stays in an address that its page writes, and a plate that a forecast lacks is named', async ({
  dealer: page,
}) => {
  // A default is left out of the address when the page writes it.
  for (const [view, byDefault] of [
    ['forecast', 'perMonth=0'],
    ['history', 'years=3'],
    ['guide', 'band=clean'],
  ] as const) {
    await page.goto(`/vehicles/car/50031/${view}?${byDefault}&foo=1`);
    await expect(page, view).not.toHaveURL(new RegExp(byDefault));
    await expect(page, view).toHaveURL(/[?&]foo=1$/);
    await expect(page.getByText('This page does not recognise “foo” in its address.'), view).toBeVisible();
  }
  await page.goto('/vehicles/car/50031/forecast?plate=1999+T');
  await expect(page.getByText(/^This forecast does not have /)).toBeVisible();
});

test('a value that a page cannot read is named above the page, which is shown without it', async ({ dealer: page }) => {
  test.setTimeout(120_000);
  for (const [path, unread] of [
    ['/valuations', 'from=31/02/2026'],
    ['/appraisals', 'state=nonsense'],
    ['/appraisals/report', 'from=2026-13'],
    ['/stock/cars', 'status=nonsense'],
    ['/stock/charts', 'by=nonsense'],
    ['/stock/acted-on', 'month=2026-13'],
    ['/usage', 'to=nonsense'],
    ['/ledger', 'to=31/02/2026'],
    ['/audits', 'from=nonsense'],
    ['/builds', 'after=nonsense'],
  ] as const) {
    await page.goto(path);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(page.getByText(/^This page cannot read/), path).toHaveCount(0);
    await page.goto(`${path}?${unread}`);
    await expect(page.getByText(`This page cannot read “${unread}” in its address.`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title ?? '');
    expect(await axeViolations(page), path).toEqual([]);
  }
});

test('a question mark shows all shortcuts; none is heard in a field, and single keys can be switched off', async ({
  dealer: page,
}) => {
  await page.goto('/stock');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const search = page.getByRole('dialog', { name: 'Search' });
  await page.getByLabel('Name').fill('');
  await page.getByLabel('Name').press('?');
  await page.getByLabel('Name').press('/');
  await page.getByLabel('Name').press('n');
  await expect(page.getByLabel('Name')).toHaveValue('?/n');
  await expect(page).toHaveURL('/stock');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(list).toContainText('Value the next car');
  await expect(list).toContainText('Undo the last step');
  expect(await axeViolations(page)).toEqual([]);
  await list.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(search).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(search.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await list.getByRole('switch', { name: 'Single-key shortcuts' }).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(page).toHaveURL('/');
});

test('six cars in a row on a phone take five taps beside the typing', async ({ dealer: page, ownPlate }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  let taps = 0;
  await submitCar(page, ownPlate(), '40,000');
  await waitForRecord(page);
  for (let car = 1; car < 6; car++) {
    const before = page.url();
    const nextCar = page.getByRole('button', { name: 'Next car' });
    await expect(nextCar).toBeInViewport();
    await nextCar.click();
    taps += 1;
    const dialog = page.getByRole('dialog', { name: 'Next car' });
    await expect(dialog.getByLabel('Plate')).toBeFocused();
    await page.keyboard.type(ownPlate(car));
    await page.keyboard.press('Tab'); // the phone's own Next key
    await page.keyboard.type(`4${car},000`);
    await expect(dialog.getByRole('button', { name: /^Value/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await waitForRecord(page, before);
    await expect(dialog).toBeHidden();
  }
  expect(taps).toBeLessThanOrEqual(6);
});

test('the form for the next car opens over the record, which is still there when it is closed', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate());
  const record = page.url();
  await expect(page.getByRole('button', { name: 'Next car' })).toBeVisible();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Next car' });
  await expect(dialog.getByLabel('Plate')).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(record);
});

test('what was typed for the next car is there when its form opens again, until another plate is typed over it', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate());
  await page.getByRole('button', { name: 'Next car' }).click();
  const dialog = page.getByRole('dialog', { name: 'Next car' });
  await dialog.getByLabel('Plate').fill(ownPlate(1));
  await dialog.getByLabel('Mileage').fill('a lot');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Next car' }).click();
  await expect(dialog.getByLabel('Plate')).toHaveValue(ownPlate(1));
  await expect(dialog.getByLabel('Mileage')).toHaveValue('a lot');
  await expect(dialog.getByLabel('Plate')).toBeFocused();
  await page.keyboard.type(ownPlate(2));
  await expect(dialog.getByLabel('Plate')).toHaveValue(ownPlate(2));
  await dialog.getByLabel('Mileage').fill('41,000');
  const before = page.url();
  await page.keyboard.press('Enter');
  await waitForRecord(page, before);
  await page.getByRole('button', { name: 'Next car' }).click();
  await expect(dialog.getByLabel('Plate')).toHaveValue('');
});

test('the form for the next car, closed while its car is valued, has the record announced on the page that is open', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate());
  const before = page.url();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/valuations', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Next car' }).click();
  const dialog = page.getByRole('dialog', { name: 'Next car' });
  await dialog.getByLabel('Plate').fill(ownPlate(1));
  await dialog.getByLabel('Mileage').fill('41,000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /^Valuing/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  answer();
  const link = page.getByRole('link', { name: 'Open the valuation' });
  await expect(link).toBeVisible();
  await expect(page).toHaveURL(before);
  await link.click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('article')).toContainText('41,000 mi');
});
