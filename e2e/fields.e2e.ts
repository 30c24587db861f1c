import type { Page } from 'playwright/test';
import { waitForRecord, submitCar, typeCar } from './dealer.fixture';
import { expect, test } from './signed-in.fixture';

/** What a submission may cost is previewed for free, and so is whether the car was valued before. */
const FREE = /\/(preview|search)$/;

/** The submissions themselves. */
function billedRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && !FREE.test(request.url())) seen.push(request.url());
  });
  return seen;
}

const PLATES = [
  ['', 'Enter the reg, such as AB12 CDE, or the VIN.'],
  ['AB12 C*E', 'A reg has only letters and digits.'],
  ['AB12 CDEFG', 'A UK reg has at most'],
  ['WVWZZZ1KZ6W00012', 'A VIN has 17 characters; this has 16.'],
  ['<script>alert(1)', 'has only letters and digits'],
] as const;

test('an impossible plate is refused at its field before anything is sent, and stays there', async ({
  dealer: page,
}) => {
  await page.goto('/');
  const sent = billedRequests(page);
  for (const [plate, sentence] of PLATES) {
    await submitCar(page, plate, '61,000');
    const field = page.getByLabel('Plate');
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence.replace(/[.*]/g, '\\$&')));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(plate);
    await expect(page.getByLabel('Mileage')).toHaveValue('61,000');
  }
  expect(sent).toEqual([]);
});

const MILEAGES = [
  ['', 'Enter the mileage, such as 62,480 or 62k.'],
  ['-5', 'A mileage cannot be below zero.'],
  ['62.480', 'has a full stop where a comma is expected'],
  ['62480.5', 'The mileage must be in whole miles.'],
  ['5,000,000', 'is more than any odometer shows'],
  ['100,000 km', '100,000 km is 62,137 mi'],
  ['lots', '“lots” has no digits.'],
] as const;

test('an impossible mileage is refused at its field before anything is sent, and stays there', async ({
  dealer: page,
  ownPlate,
}) => {
  await page.goto('/');
  const sent = billedRequests(page);
  for (const [mileage, sentence] of MILEAGES) {
    await submitCar(page, ownPlate(), mileage);
    const field = page.getByLabel('Mileage');
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(mileage);
    await expect(page.getByLabel('Plate')).toHaveValue(ownPlate());
  }
  expect(sent).toEqual([]);
});

const DOUBTS = [
  ['AI12 CDE', '46,000', 'Did you mean', 'AL12 CDE'],
  ['AB50 CDE', '46,000', 'Did you mean', null],
  ['AB21 CDE', '46', 'Did you mean 46,000?', null],
  ['AB21 CDE', '899,000', 'not possible for its age', null],
] as const;

test('doubts are shown for free while typing, and block nothing', async ({ dealer: page }) => {
  for (const [plate, mileage, words, take] of DOUBTS) {
    await page.goto('/');
    await typeCar(page, plate, mileage);
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
    await expect(page.getByLabel('Plate')).not.toHaveAttribute('aria-invalid');
    await expect(page.getByRole('button', { name: /^Value/ })).toBeEnabled();
    if (take === null) continue;
    await page.getByRole('button', { name: take, exact: true }).click();
    await expect(page.getByLabel('Plate')).toHaveValue(take);
  }
});

test('the identifier form names everything that is missing, and leads to each field', async ({ dealer: page }) => {
  await page.goto('/valuations/identifier');
  const sent = billedRequests(page);
  await page.getByRole('button', { name: /^Value/ }).click();
  const summary = page.getByRole('alert').filter({ hasText: '3 problems to fix' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /Enter the mileage/ }).click();
  await expect(page.getByLabel('Mileage')).toBeFocused();

  await page.getByLabel('Guide ID').fill('50 017');
  await page.getByLabel('First registered').fill('2999-01-01');
  await page.getByLabel('Mileage').fill('many');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Guide ID')).toHaveAccessibleDescription(/a whole number/);
  await expect(page.getByLabel('First registered')).toHaveAccessibleDescription(/is in the future/);
  await expect(page.getByLabel('Mileage')).toHaveAccessibleDescription(/has no digits/);
  await expect(page.getByLabel('Guide ID')).toHaveValue('50 017');
  await expect(page.getByLabel('First registered')).toHaveValue('01/01/2999');
  await expect(page.getByLabel('Mileage')).toHaveValue('many');
  expect(sent).toEqual([]);
});

test('the identifier form checks date and mileage for free, as the plate form does', async ({ dealer: page }) => {
  await page.goto('/valuations/identifier');
  const sent = billedRequests(page);
  await page.getByLabel('Guide ID').fill('50017');
  await page.getByLabel('First registered').fill('0021-03-15');
  await page.getByLabel('Mileage').fill('46');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First registered')).toHaveAccessibleDescription(/Enter the year with four digits/);
  await page.getByLabel('First registered').fill('2021-03-15');
  const doubt = page.getByRole('status');
  await doubt.getByRole('button', { name: 'Use 46,000' }).click();
  await expect(page.getByLabel('Mileage')).toHaveValue('46,000');
  await expect(page.getByLabel('Mileage')).toBeFocused();
  const lastMonth = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('First registered').fill(lastMonth);
  await page.getByLabel('Mileage').fill('400,000');
  await expect(doubt.filter({ hasText: 'not possible for its age' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('an impossible VIN is refused at its field', async ({ dealer: page }) => {
  await page.goto('/valuations/vin');
  const sent = billedRequests(page);
  for (const [vin, sentence] of [
    ['', 'Enter the 17 characters of the VIN.'],
    ['WVWZZZ1KZ6W0', 'A VIN has 17 characters; this has 12.'],
    ['WVWZZZ1KZ6W00012€', 'A VIN has only letters and digits.'],
  ] as const) {
    await page.getByLabel('VIN').fill(vin);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('VIN')).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(page.getByLabel('VIN')).toBeFocused();
    await expect(page.getByLabel('VIN')).toHaveValue(vin);
  }
  expect(sent).toEqual([]);
});

test('a chosen option that is too long for its list ends in “…”, not within a letter', async ({ dealer: page }) => {
  for (const address of ['/ledger', '/stock/cars?only=outside', '/vehicles/find']) {
    await page.goto(address);
    const ends = await page.locator('main select').evaluateAll((lists) =>
      lists.map((list) => {
        const { textOverflow, overflowX, whiteSpace } = getComputedStyle(list);
        // Chromium draws a list with `clip`, whatever its style sheet says; the ellipsis needs only that it is not visible.
        return [textOverflow, overflowX === 'visible' ? 'visible' : 'cut', whiteSpace].join(' ');
      }),
    );
    expect(new Set(ends), address).toEqual(new Set(['ellipsis cut nowrap']));
  }
});

test('the list is searched by vehicle name through the address, by plate or VIN without one', async ({
  dealer: page,
}) => {
  await page.goto('/');
  await submitCar(page, 'GO19 LFS', '52,000');
  await expect(page.getByRole('article')).toBeVisible();
  await page.goto('/valuations');
  const field = page.getByLabel('Reg, VIN, make, model or derivative');
  await field.fill('GO19 LFS');
  await page.keyboard.press('Enter');
  const found = page.getByRole('table', { name: 'Valuations of GO19 LFS' });
  await expect(found.getByRole('row').filter({ hasText: '52,000' }).first()).toBeVisible();
  await expect(page).toHaveURL('/valuations');
  await field.fill('WVWZZZCDZMW000001');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No valuations of WVWZZZCDZMW000001')).toBeVisible();
  await expect(page).toHaveURL('/valuations');
  // A model may look like a plate, and a mistyped plate like neither: both are found, with nothing in the address.
  await field.fill('G019 LFS');
  await page.keyboard.press('Enter');
  await expect(found.getByRole('row').filter({ hasText: '52,000' }).first()).toBeVisible();
  await field.fill('x5');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^(No v|V)aluations with “x5”$/).first()).toBeVisible();
  await expect(page).toHaveURL('/valuations');
  await page.goto('/valuations?search=WVWZZZCDZMW000001');
  await expect(page).toHaveURL('/valuations');
  await field.fill('golf match');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/valuations?search=golf+match');
  await expect(page.getByRole('row').filter({ hasText: 'GO19 LFS' }).first()).toBeVisible();
  await field.fill('GO19 LFS');
  await page.keyboard.press('Enter');
  await expect(found, 'in place of the list').toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'CSV', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'All valuations' }).click();
  await expect(page).toHaveURL('/valuations');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('link', { name: 'CSV', exact: true })).toBeVisible();
  await field.fill('tricycle');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('paragraph').filter({ hasText: 'No valuations match “tricycle”' })).toBeVisible();
});

test('a submission after the session has ended reports it; what was typed stays and is sent after signing in', async ({
  dealer: page,
  context,
  cookiesOf,
  ownPlate,
  browserErrors,
}) => {
  await page.goto('/');
  await typeCar(page, ownPlate(), '61,000');
  await expect(page.getByRole('button', { name: /^Value .*(credit|free)/ })).toBeVisible();
  await context.clearCookies();
  await page.keyboard.press('Enter');
  const outcome = page.getByRole('alert').filter({ hasText: 'charged' });
  await expect(outcome).toContainText('You are not signed in, or your session has ended.');
  await expect(outcome).toContainText('Nothing was charged');
  await expect(page.getByLabel('Plate')).toHaveValue(ownPlate());
  const opened = context.waitForEvent('page');
  await outcome.getByRole('link', { name: 'Sign in' }).click();
  await expect((await opened).getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await context.addCookies(await cookiesOf('dealer'));
  await outcome.getByRole('button', { name: 'Try again' }).click();
  await waitForRecord(page);
  await expect(page.getByRole('article')).toContainText(ownPlate());
  browserErrors.splice(0, browserErrors.length, ...browserErrors.filter((error) => !error.includes('status of 401')));
});

test('a VIN is counted in one line as it is typed, and all of it is seen, on the narrowest screen', async ({
  dealer: page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/valuations/vin');
  const vin = page.getByRole('textbox', { name: 'VIN' });
  const count = page.getByText(/^\d+ of 17$/);
  await expect(count).toHaveText('0 of 17');
  const oneLine = (await count.boundingBox())?.height ?? 0;
  await vin.fill('WVWZZZAUZGP00001');
  await expect(count).toHaveText('16 of 17');
  expect((await count.boundingBox())?.height).toBe(oneLine);
  await vin.fill('WDD2050022F123456');
  await expect(count).toHaveCount(0);
  expect(await vin.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
});
