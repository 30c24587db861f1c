import type { Page } from 'playwright/test';
import {
  waitForRecord,
  fetchJson,
  fourValues,
  submitCar,
  RECORD_ADDRESS,
  typeCar,
  readUsedLookUps,
  valueCar,
} from './dealer.fixture';
import { startFaultd } from './faultd/faultd';
import { expect, allowFailure, test, type LiveProduct } from './live-product.fixture';

/** The tests of this file share one live product, and its memory of a sick provider: they run in this order. */

/**
 * What arrives there without a person: its own count, which every page asks for after a look-up and once a minute, and the
 * facts of vehicles on sale, free and from these operations alone, for as long as the reading takes.
 */
const BACKGROUND = /GetCurrentStatus|GetRef(Man|Range|Der)|BulkTechnicalData/i;
/** What people have sent there. */
const paths = ({ provider }: Pick<LiveProduct, 'provider'>) =>
  provider.arrivals.map(({ path }) => path).filter((path) => !BACKGROUND.test(path));
const arrived = (live: LiveProduct) => paths(live).length;

/** The provider answers after three seconds. */
async function submitSlowly(page: Page, { provider }: Pick<LiveProduct, 'provider'>, plate: string): Promise<void> {
  await page.goto('/');
  provider.order({ fault: 'slow', option: '3000' });
  await submitCar(page, plate, '40k');
}

const outcome = (page: Page) => page.getByRole('main').getByRole('alert');

test('every page is marked live; there is no demo dealer and no sandbox', async ({ live, pageOf, request }) => {
  const page = await pageOf('dealer');
  await page.goto('/');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByText(/Sandbox/)).toHaveCount(0);
  expect((await request.get(`${live.address}/sandbox`)).status()).toBe(404);
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
  await valueCar(page, ownPlate());
  expect((await fourValues(page)).every((pounds) => pounds > 0)).toBe(true);
  const billed = () => paths(live).filter((path) => /VRM/i.test(path));
  expect(billed()).toHaveLength(2);
  expect(await readUsedLookUps(page)).toBe(2);
  await page.goto('/valuations');
  await page.getByRole('row').filter({ hasText: ownPlate() }).getByRole('link').click();
  await expect(page).toHaveURL(RECORD_ADDRESS);
  await page.getByRole('region', { name: 'Outlook' }).scrollIntoViewIfNeeded();
  expect(billed()).toHaveLength(2);
});

test('a new organisation sees what a valuation will look like, and how to begin', async ({ pageOf }) => {
  const page = await pageOf('limited');
  await page.goto('/');
  await expect(page.getByRole('img', { name: /^What a valuation will look like/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Invite a colleague' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Try AB21 CDE/ }), 'a sample would be charged').toHaveCount(0);
});

test('the limit of the organisation is reported before the provider is called, and nothing is charged', async ({
  live,
  pageOf,
  ownPlate,
  browserErrors,
}) => {
  const page = await pageOf('limited');
  await valueCar(page, ownPlate(1));
  await expect(page.getByRole('banner')).not.toContainText('credits used');
  await valueCar(page, ownPlate(2));
  await expect(page.getByRole('banner')).toContainText(/4 of 5 credits used in .* 1 left/);
  await expect(page.getByText(/^Your organisation has reached 80% of its 5 credits for \w+ \d{4}\.$/)).toBeVisible();

  // Half of what the next one takes is left: not even that half is spent.
  const arrivalsBefore = arrived(live);
  await page.goto('/');
  await typeCar(page, ownPlate(3), '40k');
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toContainText('This takes 2 credits and your organisation has 1 left this month.');
  await expect(outcome(page)).toContainText('Nothing was charged');
  await expect(page.getByLabel('Plate')).toHaveValue(ownPlate(3));
  expect(await readUsedLookUps(page)).toBe(4);
  expect(arrived(live)).toBe(arrivalsBefore);
  allowFailure(browserErrors, 429);

  // A cached answer is free, limit or no limit.
  await typeCar(page, ownPlate(1), '40,000');
  await expect(page.getByRole('button', { name: /^Value.*free, checked today/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await waitForRecord(page);
  expect((await fourValues(page))[0]).toBeGreaterThan(0);
  expect(await readUsedLookUps(page)).toBe(4);
});

test('the limit of the subscription is reported by the provider: the register’s part is not charged', async ({
  live,
  pageOf,
  ownPlate,
}) => {
  const page = await pageOf('dealer');
  await page.goto('/');
  const before = await readUsedLookUps(page);
  live.provider.order({ fault: 'limit' });
  await valueCar(page, ownPlate());
  await expect(page.getByRole('article')).toContainText('monthly look-up limit is reached');
  await expect(page.getByRole('article')).toContainText('This look-up was not charged');
  const values = await fourValues(page);
  expect(values[0]).toBeGreaterThan(0);
  expect(await readUsedLookUps(page)).toBe(before + 1);

  // The half that is missing is asked for again, and it alone is paid for.
  const half = page.url();
  live.provider.reset();
  await page.getByRole('button', { name: /^Retry.*1 credit$/ }).click();
  await waitForRecord(page, half);
  await expect(page.getByRole('article')).toContainText('Checked against the register');
  expect(await fourValues(page)).toEqual(values);
  // Free figures that the page was still reading may come in between.
  expect(paths(live).filter((path) => /VRM/i.test(path))).toEqual([expect.stringMatching(/reg/i)]);
  expect(await readUsedLookUps(page)).toBe(before + 2);
  await expect(page.getByRole('button', { name: /^Retry/ })).toHaveCount(0);
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
    const lookUpRequests = () => paths(live).filter((path) => /vrm|reg/i.test(path)).length;
    const requestsBefore = lookUpRequests();
    live.provider.order({ fault });
    await submitCar(page, ownPlate());
    await expect(outcome(page)).toContainText(/The provider’s service “Registration look-up”/);
    await expect(outcome(page)).toContainText('The look-up may have been charged');
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
    const arrivalsBefore = arrived(live);
    await submitCar(page, ownPlate(submissions++));
    await expect(outcome(page)).toContainText('Nothing was charged', { timeout: 5_000 });
    expect(arrived(live)).toBe(arrivalsBefore);
  }).toPass();
  browserErrors.length = 0;
});
