/** A saved build: by its link, under a name, and opened when the list has changed. */
import type { Page } from 'playwright/test';
import { axeViolations } from './axe.fixture';
import { waitForScript, box, configure, identifierOf, live } from './configurator.fixture';
import { expect, allowFailure, test } from './signed-in.fixture';

test('a link brings the same build to somebody else; a cut one and another car’s are named, and nothing is lost', async ({
  dealer: page,
  browserOf,
}) => {
  await configure(page);
  for (const name of ['Winter Pack', 'Premium audio', 'DAB+', 'Subwoofer']) await box(page, name).click();
  await page.getByRole('complementary').getByRole('radio', { name: /DAB\+/ }).click();
  const tray = page.getByRole('complementary', { name: 'Your build' });
  await expect(tray).toContainText('Options £1,190'.replace('Options ', ''));
  await expect(page).toHaveURL(/[?&]build=[\w-]+/);
  const address = page.url();

  const other = await browserOf('viewer');
  await other.goto(address);
  await expect(other.getByRole('complementary').getByRole('radio', { name: /DAB\+/ })).toBeChecked();
  await expect(box(other, 'Winter Pack')).toBeChecked();
  await expect(other.getByRole('complementary')).toContainText('£1,190');
  await expect(other.getByRole('button', { name: 'Save' })).toHaveCount(0);

  await other.goto(address.slice(0, -4));
  const cut = other.getByText('This build code is cut short or mistyped.');
  await expect(cut).toBeVisible();
  await waitForScript(other);
  await other.reload();
  await expect(cut, 'nothing is chosen yet').toBeVisible();
  await expect(box(other, 'Winter Pack')).not.toBeChecked();
  await box(other, 'Winter Pack').click();
  await expect(other.getByRole('complementary')).toContainText('£540');

  const identifier = await identifierOf(page);
  await other.goto(address.replace(String(identifier), String(identifier - 1)));
  await expect(other.getByText(`This build is of another vehicle (${identifier}).`)).toBeVisible();
  await other.getByRole('link', { name: 'Open that vehicle with this build' }).click();
  await expect(other.getByRole('complementary')).toContainText('£1,190');
  await expect(other).toHaveURL(new RegExp(`/vehicles/car/${identifier}/configure`));
});

test('the share code on a sheet of paper opens its build where vehicles are opened', async ({ dealer: page }) => {
  test.setTimeout(120_000);
  await configure(page);
  for (const name of ['Winter Pack', 'Heated seats']) await box(page, name).click();
  await expect(page).toHaveURL(/[?&]build=[\w-]+/);
  const code = new URL(page.url()).searchParams.get('build') ?? '';
  await page.goto('/vehicles');
  const field = page.getByLabel('Guide ID, guide code or build code');
  await field.fill(code.slice(0, -2));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/This build code is cut short or mistyped\. Copy the whole code again/)).toBeVisible();
  await field.fill(` ${code} `);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary')).toContainText('£540');
  await expect(box(page, 'Heated seats')).toBeChecked();

  // The code says the kind, whatever the form says: cars and vans are numbered alike.
  await page.goto('/vehicles/van/50049/configure');
  await waitForScript(page);
  await page.getByRole('main').getByRole('checkbox').first().click();
  await expect(page).toHaveURL(/[?&]build=[\w-]+/);
  const ofVan = new URL(page.url()).searchParams.get('build') ?? '';
  for (const [typed, chosen, kind] of [
    [ofVan, 'Car', 'van'],
    [code, 'Van', 'car'],
  ] as const) {
    await page.goto('/vehicles');
    await page.getByRole('radio', { name: chosen, exact: true }).check();
    await field.fill(typed);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/vehicles/${kind}/\\d+/configure\\?.*build=${typed}`));
    await expect(page.getByText(/^This build/)).toHaveCount(0);
  }
});

test('a share code of an earlier version opens the vehicle of the chosen kind, or else of the other', async ({
  dealer: page,
  browserErrors,
}) => {
  const identifier = await identifierOf(page);
  // There is no such van.
  allowFailure(browserErrors, 404);
  await page.goto('/vehicles');
  await page.getByRole('radio', { name: 'Van', exact: true }).check();
  await page.getByLabel('Guide ID, guide code or build code').fill(encoded(identifier, '2026-01-15', [20]));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/vehicles/car/${identifier}/configure`));
  await expect(box(page, 'Heated seats')).toBeChecked();
});

test('a build is saved, found, renamed, opened with the prices of its day with what has changed, and deleted', async ({
  dealer: page,
  browserErrors,
}) => {
  test.setTimeout(120_000);
  await configure(page);
  const days = page.getByLabel('Price list date').locator('option');
  const first = await days.last().getAttribute('value');
  await configure(page, `?date=${first}`);
  await box(page, 'Comfort Pack').click();
  await box(page, 'Winter Pack').click();
  const tray = page.getByRole('complementary');
  await expect(tray).toContainText('The same equipment for £120 less');
  await tray.getByRole('button', { name: 'Apply' }).click();
  await expect(box(page, 'Electric seats')).toBeChecked();
  await expect(tray.locator('[data-figures]')).toContainText(/P11D value\s*£[\d,]+/);
  await expect(tray.locator('[data-figures]')).toContainText(/CO2\s*\d+ g\/km/);
  await expect(tray.locator('[data-figures]')).toContainText(/Benefit in kind 20\d\d-\d\d\s*\d+%/);
  await tray.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('   ');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toContainText('Enter a name.');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await page.getByRole('dialog').getByLabel('Name').fill('Mr Hill');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto('/builds');
  expect(await axeViolations(page)).toEqual([]);
  await page
    .getByRole('row', { name: /Mr Hill/ })
    .getByRole('button', { name: 'Rename Mr Hill' })
    .click();
  await page.getByRole('dialog').getByLabel('Name').fill('Mrs Hill, winter');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('link', { name: 'Mrs Hill, winter' }).click();
  await expect(page.getByText(/^Mrs Hill, winter: saved on/)).toBeVisible();
  await waitForScript(page);
  const opened = await page.request.get(page.url());
  expect(opened.status(), 'by a bookmark').toBe(200);
  expect(await opened.text(), 'the server sends it immediately').toContain('Mrs Hill, winter: saved on');
  await page.reload();
  await expect(page.getByText(/^Mrs Hill, winter: saved on/)).toBeVisible();
  await expect(page.getByText('Saved prices are shown.')).toBeVisible();
  await expect(page.getByText(/^The vehicle: £[\d,]+, now £[\d,]+\.$/)).toBeVisible();
  const before = await tray.locator('[data-totals]').innerText();
  await box(page, 'Roof rails').click();
  await page.getByRole('button', { name: 'Show today’s prices' }).press('Enter');
  await expect(tray.locator('[data-totals]')).not.toHaveText(before, { useInnerText: true });
  await expect(page.getByLabel('Price list date'), 'the button is gone').toBeFocused();
  await expect(live(page)).toHaveText(/^Price list of \d+ \w+ 20\d\d: options £[\d,]+\.$/);
  await expect(box(page, 'Electric seats')).toBeChecked();
  await tray.getByRole('button', { name: 'Undo' }).click();
  await expect(box(page, 'Roof rails'), 'the step before the other day').not.toBeChecked();
  await expect(box(page, 'Electric seats')).toBeChecked();
  await page.getByRole('button', { name: /as saved$/ }).click();
  await expect(tray.locator('[data-totals]')).toHaveText(before, { useInnerText: true });

  await deleteBuild(page, browserErrors);
});

/** Deletes the saved build: without a connection first, which is reported and repeated nowhere. */
async function deleteBuild(page: Page, browserErrors: string[]): Promise<void> {
  await page.goto('/builds');
  const remove = page.getByRole('button', { name: 'Delete Mrs Hill, winter' });
  await page.context().setOffline(true);
  await remove.press('Enter');
  await expect(page.getByText('You are offline, so nothing was sent.')).toBeVisible();
  await page.context().setOffline(false);
  browserErrors.splice(0, Infinity, ...browserErrors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED')));
  await remove.press('Enter');
  await expect(page.getByRole('row', { name: /Mrs Hill/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('row', { name: /Mrs Hill/ })).toHaveCount(1);
  await remove.press('Enter');
  await expect(page.getByRole('region', { name: 'Saved builds' }), 'its row is gone').toBeFocused();
  await expect(page.getByRole('row', { name: /Mrs Hill/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: /Mrs Hill/ })).toHaveCount(0);
}

test('an old build whose selections clash shows the clash and its repairs, and lists unavailable options separately', async ({
  dealer: page,
}) => {
  const identifier = await identifierOf(page);
  // Panoramic roof and roof rails exclude each other; 999 is not offered.
  const code = encoded(identifier, '2026-01-15', [50, 51, 20, 999]);
  await page.goto(`/vehicles/car/${identifier}/configure?date=2026-01-15&build=${code}`);
  await page.waitForLoadState('networkidle');
  const clash = page.getByRole('alert').filter({ hasText: 'These options cannot be ordered together' });
  await expect(clash).toContainText('Panoramic roof and Roof rails cannot be ordered together');
  await expect(page.getByText('1 option of this build is not offered on this date: 999.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove unavailable options' }).click();
  await expect(page.getByText('not offered on this date')).toHaveCount(0);
  await clash.locator('[data-repair]').filter({ hasText: 'Roof rails' }).getByRole('button', { name: 'Apply' }).click();
  await expect(clash).toHaveCount(0);
  await expect(box(page, 'Panoramic roof')).toBeChecked();
  await expect(box(page, 'Heated seats')).toBeChecked();
});

/**
 * A share code of the former version, written a second time: version, identifier, days since 1990, selections as steps, no
 * picks, FNV-1a.
 */
function encoded(identifier: number, day: string, selections: readonly number[]): string {
  const bytes = [1];
  const put = (value: number) => {
    for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
    bytes.push(value);
  };
  put(identifier);
  put((Date.parse(day) - Date.UTC(1990, 0, 1)) / 86_400_000);
  put(selections.length);
  selections.forEach((selection, at) => {
    const step = selection - (selections[at - 1] ?? 0);
    put(step >= 0 ? step * 2 : -step * 2 - 1);
  });
  put(0);
  const check = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
  return Buffer.from([...bytes, check >>> 24, (check >>> 16) & 255, (check >>> 8) & 255, check & 255]).toString(
    'base64url',
  );
}
