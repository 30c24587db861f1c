/** A build by its rules, on a phone: the reference car step by step, what is shut, lists full of slips. */
import type { Page } from 'playwright/test';
import { axeViolations } from './axe.fixture';
import { AWKWARD, waitForScript, box, britishToday, configure, identifierOf, row } from './configurator.fixture';
import { expect, test } from './signed-in.fixture';

/** The bar with the price of the options, at the foot of a phone. */
const barOf = (page: Page) =>
  page.locator('div.fixed').filter({ has: page.getByRole('button', { name: /Your build/ }) });

/** Presses a box and holds that nothing above or at it has moved. */
async function clickInPlace(page: Page, name: string): Promise<void> {
  // To the middle, clear of the bar: the click itself then has nothing to scroll.
  await box(page, name).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await box(page, name).boundingBox();
  await box(page, name).click();
  expect((await box(page, name).boundingBox())?.y).toBe(before?.y);
}

/** Takes the repair of the wheels that a tow bar blocks, and undoes it. */
async function repairAndUndo(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await row(page, 12)
    .getByRole('button', { name: /Not with Tow bar/ })
    .click();
  await expect(dialog).toContainText('20" alloy wheels cannot be fitted with Tow bar (rule NW 909).');
  await dialog.getByText('The rules behind it').click();
  await expect(dialog).toContainText('option 60');
  await expect(dialog).toContainText('+£500 options then £2,940');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(barOf(page)).toContainText('Options £2,940');
  await expect(page.getByRole('radio', { name: '20" alloy wheels' })).toBeChecked();
  await barOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(barOf(page)).toContainText('Options £2,440');
  await expect(box(page, 'Tow bar')).toBeChecked();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the reference car step by step: prices, packs, needs, a repair taken and undone, the free item', async ({
    dealer: page,
  }) => {
    await configure(page);
    test.setTimeout(60_000);
    const total = async (words: string) => expect(barOf(page)).toContainText(`Options ${words}`);
    const clickOption = (name: string) => clickInPlace(page, name);
    await total('£0');
    await expect(barOf(page)).toContainText(/Total with VAT £[\d,]+/);
    await expect(page.getByRole('radio', { name: '18" alloy wheels' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Solid white paint' })).toBeChecked();
    await clickOption('Heated seats');
    await total('£325');
    await clickOption('Winter Pack');
    await total('£540');
    await expect(row(page, 20)).toContainText('In Winter Pack');
    await expect(row(page, 22)).toContainText('In Winter Pack');
    await clickOption('Comfort Pack');
    await total('£1,440');
    await clickOption('Trailer assist');
    await total('£1,740');
    await expect(row(page, 62)).toContainText('Requirement met by Winter Pack');
    await clickOption('Tow bar');
    await total('£2,440');

    await repairAndUndo(page);
    const dialog = page.getByRole('dialog');

    await clickOption('Winter Pack');
    await total('£1,900');
    await expect(row(page, 20)).toContainText('In Comfort Pack');
    await row(page, 62)
      .getByRole('button', { name: /Needs Multifunction wheel/ })
      .click();
    await expect(dialog).toContainText('+£180');
    await expect(dialog).toContainText('options then £2,080');
    await dialog.getByRole('button', { name: 'Close' }).click();

    await clickOption('Premium audio');
    await total('£2,350');
    await row(page, 80)
      .getByRole('button', { name: /Needs Subwoofer or DAB\+/ })
      .click();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Highest value: £200' })).toContainText('Subwoofer');
    await expect(dialog).toContainText('options then £2,530');
    await dialog.getByRole('button', { name: 'Add Subwoofer' }).click();
    await total('£2,350');
    await expect(row(page, 81)).toContainText('Free with Premium audio');
    await clickOption('DAB+');
    await total('£2,470');

    await page.getByRole('button', { name: /Your build/ }).click();
    await expect(dialog.getByRole('group', { name: 'Free with Premium audio' })).toContainText(
      '+£80 if this is the free one',
    );
    await dialog.getByRole('button', { name: /^Add (it|them): Multifunction wheel/ }).click();
    await total('£2,650');
    await expect(dialog.getByRole('region', { name: 'Required options' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();

    await clickOption('Panoramic roof');
    await expect(row(page, 51)).toContainText('Not with Panoramic roof');
    await clickOption('Panoramic roof');
    await clickOption('Roof rails');
    await expect(row(page, 50)).toContainText('Not with Roof rails');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('a click among the selections is shown, announced and taken back where it is made, and what is closed gives the focus back', async ({
    dealer: page,
  }) => {
    await configure(page);
    await page.getByRole('radio', { name: '19" alloy wheels' }).check();
    await box(page, 'Premium audio').click();
    const open = page.getByRole('button', { name: /Your build/ });
    await open.press('Enter');
    const selectionsDialog = page.getByRole('dialog', { name: 'Your build' });
    await expect(selectionsDialog.getByRole('button', { name: 'Close' }), 'it opens at its top').toBeFocused();
    expect(await selectionsDialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await selectionsDialog.getByRole('button', { name: 'Remove 19" alloy wheels' }).press('Enter');
    const announcement = '19" alloy wheels removed. 18" alloy wheels standard again. Options £450.';
    await expect(selectionsDialog.getByRole('paragraph').filter({ hasText: announcement })).toBeInViewport({
      ratio: 1,
    });
    await expect(selectionsDialog.getByRole('status')).toHaveText(announcement);
    await expect(selectionsDialog.getByRole('button', { name: 'Remove Premium audio' })).toBeFocused();
    await selectionsDialog.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(selectionsDialog.getByRole('button', { name: 'Remove 19" alloy wheels' })).toBeVisible();
    await expect(selectionsDialog.getByRole('status')).toHaveText(/^Undone: 19" alloy wheels removed\./);
    expect(await axeViolations(page)).toEqual([]);

    await selectionsDialog.getByRole('button', { name: /^Premium audio must be fitted with/ }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Add Subwoofer' }).press('Enter');
    await expect(selectionsDialog.getByRole('region', { name: 'Required options' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(selectionsDialog).toBeHidden();
    await expect(open).toBeFocused();
  });
});

test('a day before the first list says so and leads to the days there are', async ({ dealer: page }) => {
  const identifier = await identifierOf(page);
  await page.goto(`/vehicles/car/${identifier}/configure?date=2001-01-01`);
  await expect(page.getByText(/^On 1 Jan 2001 this vehicle was not on sale yet/)).toBeVisible();
  await page.getByLabel('Price list date').focus();
  await page.getByLabel('Price list date').selectOption({ index: 1 });
  await expect(page.getByRole('heading', { name: 'Wheels' })).toBeVisible();
  await expect(page.getByLabel('Price list date'), 'it stays where it was chosen').toBeFocused();

  await page.goto(`/vehicles/car/${identifier}/configure?date=2026-02-31`);
  await expect(page.getByText('“2026-02-31” is not a date')).toBeVisible();
  await expect(page.getByLabel('Price list date')).toHaveValue(britishToday());
  await expect(page.getByRole('heading', { name: 'Wheels' })).toBeVisible();
});

test('a car no longer made is configured on a day its list holds', async ({ dealer: page }) => {
  await page.goto('/vehicles/car/50032/configure');
  await waitForScript(page);
  await expect(page.getByLabel('Price list date')).not.toHaveValue(britishToday());
  await expect(page.getByText('is outside it')).toBeHidden();
});

test('a day whose list cannot be had now leaves the other days, and what is chosen', async ({
  dealer: page,
  context,
  browserErrors,
}) => {
  await configure(page);
  await box(page, 'Heated seats').click();
  await context.setOffline(true);
  await page.getByLabel('Price list date').selectOption({ index: 1 });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await page.getByLabel('Price list date').selectOption(britishToday());
  await expect(box(page, 'Heated seats')).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(box(page, 'Heated seats')).not.toBeChecked();
  browserErrors.splice(0, Infinity, ...browserErrors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED')));
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on a build with needs, reasons and the doctor open, ${theme}`, async ({ dealer: page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await configure(page);
    for (const name of ['Tow bar', 'Premium audio', 'Panoramic roof']) await box(page, name).click();
    await page.getByText('Data issues').click();
    await expect(page.getByText(/No issues found: nothing to report/)).toBeVisible();
    await expect(row(page, 51)).toContainText('Not with Panoramic roof');
    expect(await axeViolations(page)).toEqual([]);
    await row(page, 51)
      .getByRole('button', { name: /Not with/ })
      .click();
    await expect(page.getByRole('dialog')).toContainText('How to add it');
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('a list full of slips: what is dead says why immediately, no price is £0, colours go with their trims', async ({
  dealer: page,
}) => {
  test.setTimeout(90_000);
  await configure(page, '', AWKWARD);
  const tray = page.getByRole('complementary');
  await expect(row(page, 140)).toContainText('Never available');
  await row(page, 140)
    .getByRole('button', { name: /Never available/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText(
    /^Snorkel.*Snorkel can never be ordered: .*Sealed bay cannot be fitted with Snorkel/s,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: '17" alloy wheels' })).toBeChecked();
  await expect(row(page, 120)).toContainText('Standard');
  await expect(row(page, 230)).toContainText('Option 230');

  await box(page, 'Bespoke stitching').click();
  await box(page, 'Dash camera').click();
  await expect(tray.locator('[data-totals]')).toContainText('£220 + POA');
  await box(page, 'Sunroof').click();
  await tray.getByRole('button', { name: /^Add (it|them): Roof motor/ }).click();
  await expect(tray.locator('[data-totals]')).toContainText('£1,120 + POA');
  await box(page, 'Touring Pack').click();
  await expect(row(page, 202)).toContainText('In Touring Pack and Seat Pack');

  await page.getByText('Colour and trim combinations').click();
  await page.getByRole('button', { name: 'Blue paint with Suede trim' }).click();
  await expect(page.getByRole('radio', { name: 'Blue paint' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Suede trim' })).toBeChecked();
  await expect(row(page, 251)).toContainText('Not with Suede trim');

  await box(page, 'Fog lamps').click();
  await row(page, 280)
    .getByRole('button', { name: /^Needs Lamp wash/ })
    .click();
  const choice = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Comes with Aero Pack: +£350' });
  await expect(choice).toContainText('Lamp wash');
  await choice.getByRole('button', { name: 'Add Aero Pack' }).click();
  await expect(row(page, 280)).toContainText('Requirement met by Aero Pack');
});
