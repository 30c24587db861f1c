/** Photos and holding of an appraisal on a phone. */
import { enterSuggested, startAppraisal } from './appraisal.fixture';
import { axeViolations } from './axe.fixture';
import { expect, test } from './signed-in.fixture';
import type { Locator, Page } from 'playwright/test';

test.use({ viewport: { width: 390, height: 844 } });

async function startWithPhotos(page: Page, plate: string): Promise<void> {
  await startAppraisal(page, plate);
  await expect(page.getByRole('heading', { name: 'Photos' })).toBeVisible();
}

/** Pictures of the screen stand for those of a car. */
async function choosePhotos(page: Page, names: readonly string[]): Promise<void> {
  const buffer = await page.screenshot({ type: 'jpeg' });
  const files = names.map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
  await page.locator('input[type=file][multiple]').setInputFiles(files);
}

const isDrawn = (photo: Locator): Promise<boolean> =>
  photo.evaluate((element) => element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0);

test('photos interrupted by the network are sent again automatically; the customer sees only those for them', async ({
  dealer: page,
  browser,
  baseURL,
  browserErrors,
  ownPlate,
}) => {
  await startWithPhotos(page, ownPlate());
  await page.getByRole('button', { name: 'Add damage' }).click();
  await page.getByLabel('Damage 1: Part').fill('Front bumper');
  await page.getByLabel('Damage 1: Kind').fill('scuffed');

  await page.route('**/api/appraisals/*/photos', (route) => route.abort());
  await choosePhotos(page, ['one.jpg', 'two.jpg', 'three.jpg']);
  await expect(page.getByRole('button', { name: /^Send again/ })).toHaveCount(3);
  await expect(page.getByText('Photos not yet sent stay here until you close this page.')).toBeVisible();
  await expect(page.getByText('It will be sent again until it arrives.')).toHaveCount(3);
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute('**/api/appraisals/*/photos');
  await page.getByRole('button', { name: 'Send again two.jpg' }).click();
  await expect(page.getByRole('group', { name: /^Photo \d$/ })).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^Send again/ })).toHaveCount(0);

  const second = page.getByRole('group', { name: 'Photo 2' });
  await second.getByLabel('Shows').selectOption({ label: 'Damage 1: Front bumper: scuffed' });
  await expect(page.getByRole('img', { name: 'Photo 1 of Front bumper: scuffed' })).toBeVisible();
  const isShown = page.getByRole('group', { name: 'Photo 3' }).getByLabel('Show to the customer');
  await isShown.click();
  await expect(isShown).not.toBeChecked();
  await page.reload();
  await expect(isShown).not.toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await axeViolations(page)).toEqual([]);

  await enterSuggested(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Make the offer of £/ }).click();
  await page.getByRole('button', { name: 'Create customer link' }).click();
  const link = await page.getByLabel('Link for the customer').inputValue();

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
  const customer = await context.newPage();
  await customer.goto(new URL(link).pathname);
  const photos = customer.getByRole('img', { name: /^Photo \d of 2: / });
  await expect(photos).toHaveCount(2);
  await customer.getByRole('img', { name: 'Photo 2 of 2: Front bumper: scuffed' }).scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(photos.last())).toBe(true);
  expect(await axeViolations(customer)).toEqual([]);
  await context.close();
  browserErrors.splice(0, browserErrors.length, ...browserErrors.filter((error) => !error.includes('ERR_FAILED')));
});

test('a photo is removed only once that is confirmed, and the focus stays at the photos', async ({
  dealer: page,
  ownPlate,
}) => {
  await startWithPhotos(page, ownPlate());
  await choosePhotos(page, ['one.jpg', 'two.jpg']);
  const photos = page.getByRole('group', { name: /^Photo \d$/ });
  await expect(photos).toHaveCount(2);
  const remove = page.getByRole('button', { name: 'Remove photo 2' });
  await remove.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Remove photo 2 of the vehicle?' });
  await expect(dialog.getByText('It cannot be restored.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
  await page.reload();
  await expect(photos).toHaveCount(2);

  await remove.press('Enter');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(photos).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Remove photo 1' }), 'its photo is gone').toBeFocused();
  await page.reload();
  await expect(photos).toHaveCount(1);
});

test('a photo that is discarded while it is sent again is not in the appraisal either', async ({
  dealer: page,
  browserErrors,
  ownPlate,
}) => {
  await startWithPhotos(page, ownPlate());
  await page.route('**/api/appraisals/*/photos', (route) => route.abort());
  await choosePhotos(page, ['one.jpg']);
  const discard = page.getByRole('button', { name: 'Discard one.jpg' });
  await expect(discard).toBeVisible();

  let answer = () => {};
  const held = new Promise<void>((settle) => (answer = settle));
  const arrived = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/photos'));
  await page.route('**/api/appraisals/*/photos', async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  // Sent again by itself.
  await arrived;
  await discard.click();
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  answer();
  expect((await removed).ok()).toBe(true);
  const photos = page.getByRole('group', { name: /^Photo \d$/ });
  await expect(photos).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Photos' })).toBeVisible();
  await expect(photos).toHaveCount(0);
  browserErrors.splice(0, browserErrors.length, ...browserErrors.filter((error) => !error.includes('ERR_FAILED')));
});

test('a photo that is discarded between two tries is not in the appraisal, though the first had arrived', async ({
  dealer: page,
  browserErrors,
  ownPlate,
}) => {
  await startWithPhotos(page, ownPlate());
  let tries = 0;
  await page.route('**/api/appraisals/*/photos', async (route) => {
    tries += 1;
    if (tries > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const lost = page.waitForEvent('requestfailed');
  await choosePhotos(page, ['one.jpg']);
  await lost;
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Discard one.jpg' }).click();
  expect((await removed).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Photos' })).toBeVisible();
  await expect(page.getByRole('group', { name: /^Photo \d$/ })).toHaveCount(0);
  browserErrors.splice(0, browserErrors.length, ...browserErrors.filter((error) => !error.includes('ERR_FAILED')));
});

test('a file that is not a photo is refused with a sentence, and hold or drop states the last day that pays', async ({
  dealer: page,
  ownPlate,
}) => {
  await startWithPhotos(page, ownPlate());
  const drawing = { name: 'drawing.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>no photo</html>') };
  await page.locator('input[type=file][multiple]').setInputFiles(drawing);
  await expect(page.getByText('This browser cannot read this file as a photo.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send again/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Discard drawing.jpg' }).click();
  await expect(page.getByText('This browser cannot read this file')).toHaveCount(0);

  await page.getByText('Expected value and profit by week').click();
  await expect(page.getByText(/^Holding (does not pay|pays until|still pays on)/)).toBeVisible();
  await expect(page.getByRole('figure', { name: /Expected profit by week/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('of 21 photos chosen together one is left out: a sentence reports it, and stays while the others arrive', async ({
  dealer: page,
  ownPlate,
}) => {
  test.setTimeout(90_000);
  await startWithPhotos(page, ownPlate());
  // A file that is no photo takes none of the places.
  const drawing = { name: 'drawing.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>no photo</html>') };
  await page.locator('input[type=file][multiple]').setInputFiles(drawing);
  await expect(page.getByText('This browser cannot read this file as a photo.')).toBeVisible();
  await choosePhotos(
    page,
    Array.from({ length: 21 }, (_, index) => `${index + 1}.jpg`),
  );
  await expect(page.getByText('1 photo more than there was room for: not added.')).toBeVisible();
  await expect(page.getByText('This appraisal has 20 photos. Remove one to add another.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('group', { name: /^Photo \d+$/ })).toHaveCount(20);
  await expect(page.getByText('1 photo more than there was room for: not added.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose photos' })).toHaveCount(0);
});
