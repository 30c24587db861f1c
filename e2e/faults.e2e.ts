import type { Page } from 'playwright/test';
import {
  fetchJson,
  fourValues,
  submitCar,
  RECORD_ADDRESS,
  readUsedLookUps,
  valueCar,
  waitForRecord,
} from './dealer.fixture';
import { startFaultd } from './faultd/faultd';
import {
  allowFailure,
  arrivalCount,
  billedPaths,
  expect,
  outcome,
  sentPaths,
  test,
  type LiveProduct,
} from './live-product.fixture';

/**
 * The tests of this file share the live product of `faults-limits.e2e.ts`, and its memory of a sick provider: they run in
 * this order.
 */

/** The provider answers after three seconds. */
async function submitSlowly(page: Page, { provider }: Pick<LiveProduct, 'provider'>, plate: string): Promise<void> {
  await page.goto('/');
  provider.order({ fault: 'slow', option: '3000' });
  await submitCar(page, plate, '40k');
}

test('every page is marked live; there is no demo dealer and no sandbox', async ({ live, pageOf, request }) => {
  const page = await pageOf('dealer');
  await page.goto('/');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByText(/Sandbox/)).toHaveCount(0);
  expect((await request.get(`${live.address}/sandbox`)).status()).toBe(404);
  await page.goto('about:blank'); // else what the page reads again is refused without a session
  await page.context().clearCookies();
  await page.goto('/sign-in');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use demo account' })).toHaveCount(0);
});

test('a valuation over the network calls the provider twice and no more, however often it is opened', async ({
  live,
  pageOf,
  ownPlate,
}) => {
  const page = await pageOf('dealer');
  await page.goto('/');
  const before = await readUsedLookUps(page);
  await valueCar(page, ownPlate());
  expect((await fourValues(page)).every((pounds) => pounds > 0)).toBe(true);
  expect(billedPaths(live)).toHaveLength(2);
  expect(await readUsedLookUps(page)).toBe(before + 2);
  await page.goto('/valuations');
  await page.getByRole('row').filter({ hasText: ownPlate() }).getByRole('link').click();
  await expect(page).toHaveURL(RECORD_ADDRESS);
  await page.getByRole('region', { name: 'Outlook' }).scrollIntoViewIfNeeded();
  expect(billedPaths(live)).toHaveLength(2);
});

test('a paid valuation is in the list even if the browser was closed while the provider was slow', async ({
  live,
  pageOf,
  ownPlate,
}) => {
  const page = await pageOf('dealer');
  await submitSlowly(page, live, ownPlate());
  await expect(page.getByText('goes to Valuations, even if you close this page')).toBeVisible();
  await expect(page.getByText(/^[1-9]\d* s$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(page.getByText('You stopped waiting. The look-up continues.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Value.*free, (already in progress|checked today)/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pending valuations' })).toContainText(ownPlate());
  await page.close();

  const later = await pageOf('dealer');
  await expect(async () => {
    await later.goto('/valuations');
    await expect(later.getByRole('row').filter({ hasText: ownPlate() })).toBeVisible({ timeout: 300 });
  }).toPass();
});

test('valuing the same car again after “Stop waiting” waits for the first submission, which has one record', async ({
  live,
  pageOf,
  ownPlate,
}) => {
  const page = await pageOf('dealer');
  await submitSlowly(page, live, ownPlate());
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await page.getByRole('button', { name: /^Value.*free, (already in progress|checked today)/ }).click();
  await expect(page.getByText('You stopped waiting. The look-up continues.')).toHaveCount(0);
  await waitForRecord(page);
  await page.goto('/valuations');
  await expect(page.getByRole('row').filter({ hasText: ownPlate() })).toHaveCount(1);
});

test('a provider that is down costs nothing, and when it is up again the same submission succeeds', async ({
  live,
  pageOf,
  ownPlate,
  browserErrors,
}) => {
  const page = await pageOf('dealer');
  await page.goto('/');
  const before = await readUsedLookUps(page);
  await live.providerDown();
  await submitCar(page, ownPlate());
  await expect(outcome(page)).toContainText(/cannot be reached/);
  await expect(outcome(page)).toContainText('Nothing was charged');
  expect((await fetchJson<{ used: number }>(page, '/api/usage/month')).used).toBe(before);
  await live.providerUp();
  await outcome(page).getByRole('button', { name: 'Try again' }).click();
  await waitForRecord(page);
  expect((await fourValues(page))[0]).toBeGreaterThan(0);
  expect(await readUsedLookUps(page)).toBe(before + 2);
  allowFailure(browserErrors, 503);
});

test('a redirect is not followed: not one byte goes to the other address', async ({
  live,
  pageOf,
  ownPlate,
  browserErrors,
}) => {
  const page = await pageOf('dealer');
  const bystander = await startFaultd(() => ({ status: 200, headers: {}, body: Buffer.from('') }));
  live.provider.order({ fault: 'redirect', option: bystander.url });
  await page.goto('/');
  await submitCar(page, ownPlate());
  await expect(outcome(page)).toContainText('redirects to another address');
  await expect(outcome(page)).toContainText(/charged/);
  expect(bystander.bytesIn()).toBe(0);
  await bystander.close();
  allowFailure(browserErrors, 502);
});

/** The web page is last: after it the service is left alone for a while. */
const UNREADABLE = [
  ['half-closes', 'stops in the middle of its answer'],
  ['gzip-bomb', 'sends 300 MB packed into little'],
  ['web-page', 'answers with a web page'],
] as const;

for (const [fault, title] of UNREADABLE) {
  test(`a provider that ${title}: reported in a sentence, with its charge, counted once, nothing typed lost`, async ({
    live,
    pageOf,
    ownPlate,
    browserErrors,
  }) => {
    const page = await pageOf('dealer');
    // A service that mostly answers is not left alone, however many journeys before this one made it fail.
    for (const number of [1, 2, 3]) await valueCar(page, ownPlate(number));
    await page.goto('/');
    const before = await readUsedLookUps(page);
    const lookUpRequests = () => sentPaths(live).filter((path) => /vrm|reg/i.test(path)).length;
    const requestsBefore = lookUpRequests();
    live.provider.order({ fault });
    await submitCar(page, ownPlate());
    await expect(outcome(page)).toContainText(/The provider’s service “Registration look-up”/);
    await expect(outcome(page)).toContainText('This may have been charged');
    await expect(page.getByLabel('Plate')).toHaveValue(ownPlate());
    expect(lookUpRequests() - requestsBefore).toBe(2);
    expect(await readUsedLookUps(page)).toBe(before + 2);
    allowFailure(browserErrors, 502);
  });
}

test('a provider that keeps failing is left alone: no call, no charge, and it says for how long', async ({
  live,
  pageOf,
  ownPlate,
  browserErrors,
}) => {
  test.slow();
  const page = await pageOf('dealer');
  live.provider.order({ fault: 'storm' });
  let submissions = 0;
  await expect(async () => {
    await page.goto('/');
    await submitCar(page, ownPlate(submissions++));
    await expect(outcome(page)).toBeVisible();
    await expect(outcome(page)).toContainText('Nothing was charged', { timeout: 500 });
  }).toPass();
  await expect(outcome(page)).toContainText(/left alone|again in/i);
  // Once in ten seconds one call is let through to see whether the provider is back.
  await expect(async () => {
    const arrivalsBefore = arrivalCount(live);
    await submitCar(page, ownPlate(submissions++));
    await expect(outcome(page)).toContainText('Nothing was charged', { timeout: 5_000 });
    expect(arrivalCount(live)).toBe(arrivalsBefore);
  }).toPass();
  browserErrors.length = 0;
});
