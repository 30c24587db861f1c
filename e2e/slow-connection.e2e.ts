/** On a slow line the page is there before its script, and an answer late: what is done until then counts. */
import type { Page } from 'playwright/test';
import { untilHydrated } from './hydrated.fixture';
import { waitForScript, box, identifierOf } from './configurator.fixture';
import { holdBack, waitForRecord, submitCar, valueCar, RECORD_ADDRESS, readUsedLookUps } from './dealer.fixture';
import { expect, expectFailure, test } from './signed-in.fixture';
import { giveText } from './stock-lists.fixture';

/** The page as it comes, its script held back. @returns lets the script through */
async function arriveWithoutScript(page: Page, address: string): Promise<() => void> {
  let releaseScript = () => {};
  const held = new Promise<void>((resolve) => (releaseScript = resolve));
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return releaseScript;
}

test('a car is valued once, however often the button was pressed', async ({ dealer: page, ownPlate }) => {
  await page.goto('/valuations');
  const before = await readUsedLookUps(page);
  const releaseScript = await arriveWithoutScript(page, '/');
  const plate = ownPlate();
  await page.getByLabel('Plate').fill(plate);
  await page.getByLabel('Mileage').fill('62k');
  for (let count = 0; count < 3; count++) await page.getByRole('button', { name: /^Value/ }).click();
  releaseScript();
  await waitForRecord(page);
  await page.goto('/valuations');
  await expect(page.getByRole('row').filter({ hasText: plate })).toHaveCount(1);
  expect(await readUsedLookUps(page), 'one look-up and one valuation').toBe(before + 2);
});

test('the builder follows words typed, a filter and a choice', async ({ dealer: page }) => {
  const manufacturers = page.getByRole('region', { name: 'Manufacturers' }).getByRole('option');
  let releaseScript = await arriveWithoutScript(page, '/vehicles');
  await page.getByLabel('Search manufacturers').fill('sampl');
  releaseScript();
  await expect(manufacturers).toHaveText(['Sample']);

  releaseScript = await arriveWithoutScript(page, '/vehicles');
  await page.getByRole('radio', { name: 'Vans' }).check();
  releaseScript();
  await expect(page).toHaveURL(/kind=van/);
  await expect(manufacturers.filter({ hasText: 'Iveco' })).toBeVisible();

  releaseScript = await arriveWithoutScript(page, '/vehicles');
  await manufacturers.getByText('Sample').click();
  releaseScript();
  await expect(page.getByRole('region', { name: 'Ranges of Sample' })).toBeVisible();
  await expect(page).toHaveURL(/manufacturer=\d+/);
});

test('the configurator preserves what was ticked and typed', async ({ dealer: page }) => {
  const identifier = await identifierOf(page);
  const releaseScript = await arriveWithoutScript(page, `/vehicles/car/${identifier}/configure`);
  await box(page, 'Heated seats').check();
  await box(page, 'Winter Pack').check();
  await page.getByRole('radio', { name: '20" alloy wheels' }).check();
  await page.getByLabel('Show', { exact: true }).focus();
  await page.keyboard.type('Fitted');
  await page.getByRole('searchbox', { name: 'Search options' }).fill('seats');
  releaseScript();
  await waitForScript(page);
  await expect(page.getByLabel('Show', { exact: true })).toHaveValue('fitted');
  const tray = page.getByRole('complementary', { name: 'Your build' });
  await expect(box(page, 'Heated seats')).toBeChecked();
  await expect(box(page, 'Winter Pack')).toHaveCount(0);
  await expect(tray.locator('[data-totals]')).toContainText('£1,740');
  await page.getByRole('searchbox', { name: 'Search options' }).fill('');
  await expect(box(page, 'Winter Pack')).toBeChecked();
  await expect(page.getByRole('radio', { name: '20" alloy wheels' })).toBeChecked();
});

test('a menu opened before the script stays open, and its entries work', async ({ dealer: page, ownPlate }) => {
  await valueCar(page, ownPlate());
  const record = new URL(page.url()).pathname;
  const isTaken = () => page.evaluate(() => window.takeEarlyUse?.().length === 0);
  const retail = page.getByRole('dialog', { name: 'Source of this Retail value' });
  const openings = [
    {
      address: '/stock',
      width: 390,
      opener: page.getByRole('button', { name: 'Menu' }),
      entry: page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cars in stock' }),
    },
    {
      address: '/stock',
      width: 1280,
      opener: page.getByRole('button', { name: 'Your account' }),
      entry: page.getByRole('link', { name: 'Your account' }),
    },
    {
      address: record,
      width: 1280,
      opener: page.getByRole('button', { name: /source of this Retail value/ }),
      entry: retail,
    },
    {
      address: '/valuations',
      width: 1280,
      opener: page
        .getByRole('row')
        .filter({ hasText: ownPlate() })
        .getByRole('button', { name: /^Actions for / }),
      entry: page
        .getByRole('group', { name: /^Actions for / })
        .getByRole('link')
        .first(),
      // Its entries are drawn by the script.
      isScripted: true,
    },
  ];
  for (const { address, width, opener, entry, isScripted = false } of openings) {
    await page.setViewportSize({ width, height: 844 });
    const releaseScript = await arriveWithoutScript(page, address);
    await opener.click();
    if (!isScripted) await expect(entry).toBeVisible();
    releaseScript();
    // What was done early is replayed once the page is the script's.
    await page.waitForLoadState('networkidle');
    await expect.poll(isTaken).toBe(true);
    await expect(entry).toBeVisible();
    await opener.click();
    await expect(entry).toBeHidden();
    await page.unroute(/\/_next\/static\/.*\.js/);
  }
  await page.goto('/stock');
  await page.setViewportSize({ width: 390, height: 844 });
  await openings[0]?.opener.click();
  await openings[0]?.entry.click();
  await expect(page).toHaveURL('/stock/cars');
  await expect(openings[0]?.entry ?? page.locator('nothing')).toBeHidden();
});

test('what is typed at the moment the script takes over is left to the script', async ({ dealer: page }) => {
  const releaseScript = await arriveWithoutScript(page, '/valuations/identifier');
  await page.getByLabel('Guide ID').fill('50017');
  // As React does: it takes over in the midst of the first event after it has drawn the page.
  const takenValues = await page.evaluateHandle(() => {
    const values: (string | undefined)[] = [];
    const takeOver = () => values.push(...(window.takeEarlyUse?.() ?? []).map(({ value }) => value));
    document.addEventListener('input', takeOver, { once: true });
    return values;
  });
  await page.getByLabel('Mileage').fill('62k');
  expect(await takenValues.jsonValue()).toEqual(['50017']);
  releaseScript();
});

test('a click between the page’s first rendering by the script and its effects is sent once', async ({
  dealer: page,
  ownPlate,
}) => {
  await giveText(page, 'One click', `${ownPlate()},20000`);
  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  // React's scheduler posts itself a message for each piece of work, the effects of a rendering among them.
  await page.addInitScript({
    content: `{
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (...parts) {
        setTimeout(() => Reflect.apply(postMessage, this, parts), 400);
      };
    }`,
  });
  const removals: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') removals.push(request.url());
  });
  await page.goto(page.url(), { waitUntil: 'commit' });
  const place = await remove.boundingBox();
  if (!place) throw new Error('No place');
  await untilHydrated(page);
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await expect(page.getByText(/^The list has been deleted\./)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(removals).toHaveLength(1);
});

test('an answer that arrives after leaving the page is announced with a link, and the current page stays', async ({
  dealer: page,
  ownPlate,
}) => {
  await page.goto('/');
  const releaseAnswer = await holdBack(page, '**/api/valuations');
  await submitCar(page, ownPlate(), '40,100');
  await page.getByRole('link', { name: 'Stock', exact: true }).click();
  await expect(page).toHaveURL('/stock');
  await page.getByLabel('Name').fill('typed meanwhile');
  releaseAnswer();
  const recordLink = page.getByRole('link', { name: 'Open the valuation' });
  await expect(recordLink).toBeVisible();
  await expect(page).toHaveURL('/stock');
  await expect(page.getByLabel('Name')).toHaveValue('typed meanwhile');
  await recordLink.click();
  await page.waitForURL((url) => RECORD_ADDRESS.test(url.pathname));
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
});

/** Fails every script that the page's HTML does not name: those that come late. @returns lets them through from now on */
async function failLateScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const html = await (await page.request.get(address)).text();
  const scripts = /\/_next\/static\/chunks\/[^/]*\.js/;
  await page.route(scripts, (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.fulfill({ status: 503 }),
  );
  await page.goto(address);
  return () => page.unroute(scripts);
}

test('a part whose script cannot be loaded says so in its place, and appears after a retry', async ({
  dealer: page,
  browserErrors,
}) => {
  expectFailure(browserErrors, 503, '.js');
  await valueCar(page, 'AL20 TER', '40,000');
  const letThrough = await failLateScripts(page, new URL(page.url()).pathname);
  const failed = page.getByRole('status').filter({ hasText: 'could not be loaded. Check your connection' });
  // What the free sources say, how another derivative differs, and where the values go.
  await expect(failed).toHaveCount(3);
  const buttons = await failed.getByRole('button').allTextContents();
  expect(new Set(buttons).size, 'each names its part').toBe(3);
  await letThrough();
  await failed.first().getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toHaveCount(2);
  // The others are tried again once there is a connection.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(failed).toHaveCount(0);
  await expect(page.getByRole('main').getByText('These figures are free.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Outlook' })).toBeVisible();
});

test('home stays usable without the script of its list, which is shown as rendered by the server', async ({
  dealer: page,
  browserErrors,
  ownPlate,
}) => {
  expectFailure(browserErrors, 503, '.js');
  await valueCar(page, ownPlate());
  const record = new URL(page.url()).pathname;
  await failLateScripts(page, '/');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Plate').fill(ownPlate(1));
  await page.getByRole('main').locator(`a[href="${record}"]`).click();
  await expect(page).toHaveURL(record);
});
