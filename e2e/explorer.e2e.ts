import type { Page } from 'playwright/test';
import { axeViolations, widthOf } from './axe.fixture';
import { expect, test } from './signed-in.fixture';

const sent = (page: Page) => page.getByRole('region', { name: 'Request as sent' });
const received = (page: Page) => page.getByRole('region', { name: 'Response as received' });
const decoded = (page: Page) => page.getByRole('region', { name: 'The decoded value' });
const outcome = (page: Page) => page.getByRole('region', { name: 'Result' });
const sendButton = (page: Page) => page.getByRole('button', { name: /^Send\b/ });

/** A long reply is folded up at first. */
const openReceived = (page: Page): Promise<void> =>
  page
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: /^Received/ }) })
    .evaluate((details: HTMLDetailsElement) => void (details.open = true));

/** In both themes and on a phone. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeViolations(page), colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await widthOf(page)).toBeLessThanOrEqual(360);
  expect(await axeViolations(page), 'on a phone').toEqual([]);
}

test('an operation is found, tried by keyboard alone, and shows the bytes of both sides without the password', async ({
  dealer: page,
}) => {
  await page.goto('/explorer');
  const vehicles = page.getByRole('table', { name: 'Operations of Vehicles' });
  await expect(vehicles.getByRole('row').nth(1)).toContainText('Documented');
  await expect(page.getByRole('table', { name: 'Operations of Data download' })).not.toContainText('Documented');
  await vehicles.getByRole('link', { name: 'GetRefMan', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'GetRefMan' })).toBeVisible();
  await expect(page.getByText('POST /vehicles/refvehicles.asmx/GetRefMan', { exact: true })).toBeVisible();

  await page.getByLabel('database', { exact: true }).focus();
  await page.keyboard.press('Tab'); // the first flag
  await page.keyboard.press('Tab'); // the filter
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(outcome(page).getByRole('status')).toContainText(/HTTP 200.*\d+ ms.*Not billed/);
  await expect(sent(page)).toContainText(/^POST http\S+\/vehicles\/refvehicles\.asmx\/GetRefMan/);
  await expect(sent(page)).toContainText('SubscriberID=123456&Password=••••&database=CARS&');
  await expect(sent(page)).toContainText('bodyStyleFilter=7');
  await expect(sent(page)).not.toContainText('Password=sandbox');
  await openReceived(page);
  await expect(received(page)).toContainText('<CMan_Name>BMW</CMan_Name>');
  await expect(decoded(page)).toContainText('"CMan_Name": "BMW"');
  await expectAccessible(page);
});

test('text that is not a number is refused at its field; the provider’s refusals are shown as the provider writes them', async ({
  dealer: page,
}) => {
  await page.goto('/explorer/GetSmrValuation');
  await expect(page.getByRole('table', { name: 'Errors of GetSmrValuation' })).toContainText(
    'Missing parameter: subscriberId.',
  );
  await page.getByText('smr/GetSmrValuation.out-of-range.post').click();
  await expect(page.getByRole('region', { name: 'Response of smr/GetSmrValuation.out-of-range.post' })).toContainText(
    'monthsToValuation must be between 12 and 60.',
  );
  await page.getByLabel('monthsToValuation', { exact: true }).fill('72');
  await sendButton(page).click();
  await expect(outcome(page)).toContainText('refused the request: “monthsToValuation must be between 12 and 60.”');
  await expect(outcome(page).getByRole('status')).toContainText('HTTP 200');
  await openReceived(page);
  await expect(received(page)).toContainText('<Success>false</Success>');
  await page.getByRole('button', { name: 'Use example' }).click();
  await expect(page.getByLabel('monthsToValuation', { exact: true })).toHaveValue('36');
  await sendButton(page).click();
  await expect(decoded(page)).toContainText(/"valuation": "\d+\.\d\d"/);
});

test('a picture is shown as received; what no document shows is marked as inferred', async ({ dealer: page }) => {
  await page.goto('/explorer/VehicleImage');
  await expect(page.getByText('The provider’s documents name this operation without describing it.')).toBeVisible();
  await sendButton(page).click();
  const picture = page.getByRole('img', { name: 'Image received' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual([640, 480]);
  await expect(received(page)).toContainText(/content-type: image\/png[^]*\d+ bytes of image\/png$/);
  await expectAccessible(page);
});

test('a billed request is confirmed first and counted once, and tokens are masked', async ({
  dealer: page,
  ownPlate,
}) => {
  await page.goto('/explorer/VRMValuation');
  await page.getByLabel('VRM', { exact: true }).fill(ownPlate());
  await sendButton(page).click();
  const confirm = page.getByRole('dialog', { name: 'Send VRMValuation?' });
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await expect(outcome(page)).toHaveCount(0);
  await sendButton(page).click();
  await confirm.getByRole('button', { name: /^Send\b/ }).click();
  await expect(outcome(page).getByRole('status')).toContainText('Charged: 1 look-up');
  await expect(decoded(page)).toContainText(/"Retail": \d+/);

  await page.goto('/explorer/Token');
  await sendButton(page).click();
  await expect(decoded(page)).toContainText('"access_token": "••••"');
  await expect(sent(page)).toContainText('client_secret=••••');
});

test('the coverage has a row for every operation and not one empty cell', async ({ dealer: page }) => {
  await page.goto('/explorer');
  const links = await page.getByRole('main').getByRole('table').getByRole('link').allTextContents();
  await page.getByRole('link', { name: 'Coverage' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Coverage' })).toBeVisible();
  await expect(page.getByText('84 of 84 operations have a screen.')).toBeVisible();
  const table = page.getByRole('table', { name: 'Operations of the provider and their coverage' });
  const operations = table.locator('tbody tr');
  await expect(operations).toHaveCount(84);
  const rows = await operations.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').trim())),
  );
  expect(rows.length).toBe(links.length);
  expect(links.length).toBe(84);
  const columns = await table.getByRole('columnheader').count();
  for (const cells of rows) {
    expect(cells).toHaveLength(columns);
    for (const cell of cells) expect(cell, cells[0]).not.toMatch(/^$|^None$|^Not yet$|^0$/);
  }
  // Read off the code: the page a plate is valued on leads to the valuation.
  await expect(table.getByRole('row', { name: /^VRMValuation / })).toContainText('/valuations/[id]');
  await expectAccessible(page);
});
