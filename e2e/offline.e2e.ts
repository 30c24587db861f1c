/** On the forecourt: the product installs, reads what was opened without a connection, and sends nothing by itself. */
import type { BrowserContext, Locator, Page } from 'playwright/test';
import { axeViolations, widthOf } from './axe.fixture';
import { fourValues, valueCar, waitForRecord } from './dealer.fixture';
import { untilHydrated } from './hydrated.fixture';
import { DEMO, expect, signIn, test } from './signed-in.fixture';

test.use({ serviceWorkers: 'allow' });

/** Until the worker has cached its page: before, there is nothing to read without a connection. */
const waitForWorker = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    await new Promise<void>((resolve) => {
      if (active?.state === 'activated') resolve();
      active?.addEventListener('statechange', () => resolve());
    });
  });

const deviceRecords = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const found = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    );
    return found.flat().filter((path) => path.startsWith('/device/'));
  });

/** The browser writes an error for each request that finds no connection. */
async function goOffline(context: BrowserContext, browserErrors: string[]): Promise<() => Promise<void>> {
  await context.setOffline(true);
  return async () => {
    await context.setOffline(false);
    browserErrors.splice(
      0,
      browserErrors.length,
      ...browserErrors.filter((error) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(error)),
    );
  };
}

test('it installs: a manifest with its pictures, and a worker', async ({ dealer: page }) => {
  await page.goto('/');
  const link = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest: { icons: { src: string; sizes: string }[] } = await (await page.request.get(link ?? '')).json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', name: 'Vehicle Valuations' });
  for (const { src, sizes } of manifest.icons) {
    const answer = await page.request.get(src);
    expect(answer.status(), src).toBe(200);
    if (!src.endsWith('.png')) continue;
    const width = (await answer.body()).readUInt32BE(16);
    expect(`${width}x${width}`).toBe(sizes);
  }
  await waitForWorker(page);
});

test('without a connection, opened valuations are read with their age, and nothing else', async ({
  dealer: page,
  context,
  browserErrors,
  ownPlate,
}) => {
  await page.goto('/');
  await waitForWorker(page);
  await valueCar(page, ownPlate(), '41,000');
  const [record, values] = [page.url(), await fourValues(page)];
  await expect.poll(() => deviceRecords(page)).toContain(record.replace(/.*\/valuations/, '/device/valuations'));
  const goOnline = await goOffline(context, browserErrors);
  await page.goto('/stock');
  await expect(page.getByRole('heading', { name: 'Without a connection' })).toBeVisible();
  const entry = page.getByRole('listitem').filter({ hasText: ownPlate() });
  await expect(entry).toContainText(/41,000 mi · Retail £[\d,]+ · saved just now/);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await widthOf(page)).toBeLessThanOrEqual(390);
  await entry.getByRole('link').click();
  await expect(page.getByText('Saved on this device just now.')).toBeVisible();
  expect(await fourValues(page)).toEqual(values);
  // The valuation's own address shows it too.
  await page.goto(record);
  await expect(page.getByText('You are reading it without a connection.')).toBeVisible();
  expect(await fourValues(page)).toEqual(values);
  await goOnline();
  await page.getByRole('button', { name: 'Open this valuation' }).click();
  await expect(page).toHaveURL(record);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a valuation that was erased elsewhere leaves the device with the next page, and the others stay', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate(), '41k');
  const saved = page.url().replace(/.*\/valuations/, '/device/valuations');
  await expect.poll(() => deviceRecords(page)).toContain(saved);
  const erased = '/device/valuations/00000000-0000-4000-8000-000000000000';
  await page.evaluate(async (path) => {
    const cache = await caches.open('valuations');
    await cache.put(path, Response.json({ savedAt: new Date().toISOString() }));
    // As if the last check were an hour ago.
    localStorage.removeItem('device-records-checked');
  }, erased);
  await page.reload();
  await expect.poll(() => deviceRecords(page)).not.toContain(erased);
  expect(await deviceRecords(page)).toContain(saved);
});

test('a car typed without a connection waits, is priced when there is one, and is sent by a click alone', async ({
  dealer: page,
  context,
  browserErrors,
  ownPlate,
}) => {
  await page.goto('/');
  await waitForWorker(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/valuations') sent.push(request.url());
  });
  const goOnline = await goOffline(context, browserErrors);
  await page.getByLabel('Plate').fill(ownPlate());
  await page.getByLabel('Mileage').fill('42,000');
  await page.getByLabel('Mileage').press('Enter');
  await expect(page.getByText(`You are offline. ${ownPlate()} is saved on this device`)).toBeVisible();
  const waiting = page.getByRole('listitem').filter({ hasText: '42,000 mi' });
  await expect(waiting).toContainText(ownPlate());
  await expect(waiting.getByRole('button', { name: /^Value/ })).toHaveCount(0);
  await page.goto('/valuations/vin');
  await page.getByLabel('Plate').fill(ownPlate(1));
  await page.getByLabel('Mileage').fill('43,000');
  await page.getByRole('button', { name: 'Save for later' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '43,000 mi' })).toContainText(ownPlate(1));
  await goOnline();
  await page.goto('/');
  const value = waiting.getByRole('button', { name: new RegExp(`^Value ${ownPlate()}.*(credit|look-up)`) });
  await expect(value).toBeVisible();
  expect(sent, 'nothing by itself').toEqual([]);
  await value.click();
  await waitForRecord(page);
  expect(sent).toHaveLength(1);
  await page.goto('/');
  await expect(waiting).toHaveCount(0);
  const remove = page.getByRole('button', { name: `Remove ${ownPlate(1)}` });
  await remove.click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await remove.click();
  await expect(page.getByText('Waiting to be valued')).toHaveCount(0);
});

interface SavingForm {
  /** With a connection: until its script has come. */
  waitFor: (page: Page) => Promise<unknown>;
  /** Without one. */
  open: (page: Page) => Promise<Locator>;
}

const ON_PAGE: SavingForm = { waitFor: formOnPage, open: formOnPage };
const OVER_RECORD: SavingForm = {
  // The dialog, closed, whose script comes in idle time.
  waitFor: (page) =>
    expect(page.locator('dialog', { has: page.getByText('Next car', { exact: true }) })).toBeAttached(),
  open: formOverRecord,
};

/** Each page with a form that can save a car for later. */
const FORMS: readonly { where: string; openPage: (page: Page, plate: string) => Promise<void>; form: SavingForm }[] = [
  { where: 'home', openPage: async (page) => void (await page.goto('/')), form: ON_PAGE },
  { where: 'a record that a submission led to', openPage: valueCar, form: OVER_RECORD },
  {
    where: 'a record at its own address',
    openPage: async (page, plate) => {
      await valueCar(page, plate);
      await page.reload();
    },
    form: OVER_RECORD,
  },
  {
    where: 'the page without a connection',
    openPage: async (page) => void (await page.goto('/offline')),
    form: ON_PAGE,
  },
];

async function formOnPage(page: Page): Promise<Locator> {
  const main = page.getByRole('main');
  await expect(main.getByLabel('Plate')).toBeVisible();
  return main;
}

async function formOverRecord(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Next car' }).click();
  const dialog = page.getByRole('dialog', { name: 'Next car' });
  await expect(dialog.getByLabel('Plate')).toBeFocused();
  return dialog;
}

for (const { where, openPage, form } of FORMS) {
  test(`${where}: a car is saved for later without a connection`, async ({
    dealer: page,
    context,
    browserErrors,
    ownPlate,
  }) => {
    await page.goto('/');
    await waitForWorker(page);
    await openPage(page, ownPlate());
    await untilHydrated(page);
    await form.waitFor(page);
    const goOnline = await goOffline(context, browserErrors);
    const shown = await form.open(page);
    await shown.getByLabel('Plate').fill(ownPlate(1));
    await shown.getByLabel('Mileage').fill('44,000');
    await shown.getByLabel('Mileage').press('Enter');
    await expect(page.getByText(`You are offline. ${ownPlate(1)} is saved on this device`).last()).toBeVisible();
    await page.goto('/offline');
    await expect(page.getByRole('listitem').filter({ hasText: '44,000 mi' })).toContainText(ownPlate(1));
    await goOnline();
  });
}

test('signing out erases valuations and plates from the device; so does another person who signs in', async ({
  page,
  ownPlate,
}) => {
  await signIn(page);
  await valueCar(page, ownPlate());
  await expect.poll(() => deviceRecords(page)).toHaveLength(1);
  const addWaiting = () => page.evaluate(() => localStorage.setItem('waiting-cars', 'AB12CDE 46000'));
  const deviceTexts = () => page.evaluate(() => JSON.stringify(localStorage));
  await addWaiting();
  await page.reload();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('1 car saved on this device is not valued yet')).toBeVisible();
  expect(await deviceTexts(), 'nothing is erased before it was confirmed').toContain('AB12CDE');
  await page.getByRole('button', { name: 'Sign out and erase' }).click();
  await expect(page).toHaveURL('/sign-in');
  expect(await deviceRecords(page)).toEqual([]);
  expect(await deviceTexts()).not.toContain('AB12CDE');

  // A session that ended without the button: the next person finds nothing.
  await signIn(page);
  await addWaiting();
  await page.goto('about:blank'); // no page asks for anything when the session ends
  await page.context().clearCookies();
  await signIn(page, { ...DEMO, email: 'other@dealer.example' });
  await expect.poll(deviceTexts).not.toContain('AB12CDE');
});
