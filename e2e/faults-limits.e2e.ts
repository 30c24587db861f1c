/** The limits of an organisation, which we hold, and of a subscription, which the provider holds; and a new organisation. */
import { fourValues, readUsedLookUps, typeCar, valueCar, waitForRecord } from './dealer.fixture';
import { allowFailure, arrivalCount, billedPaths, expect, outcome, test } from './live-product.fixture';

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
  await page.waitForLoadState('networkidle'); // the record has read its free figures
  const arrivalsBefore = arrivalCount(live);
  await page.goto('/');
  await typeCar(page, ownPlate(3), '40k');
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toContainText('This takes 2 credits and your organisation has 1 left this month.');
  await expect(outcome(page)).toContainText('Nothing was charged');
  await expect(page.getByLabel('Plate')).toHaveValue(ownPlate(3));
  expect(await readUsedLookUps(page)).toBe(4);
  expect(arrivalCount(live)).toBe(arrivalsBefore);
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

  // The half that is missing is requested again, and it alone is paid for.
  const half = page.url();
  live.provider.reset();
  await page.getByRole('button', { name: /^Retry.*1 credit$/ }).click();
  await waitForRecord(page, half);
  await expect(page.getByRole('article')).toContainText('Checked against the register');
  expect(await fourValues(page)).toEqual(values);
  expect(billedPaths(live)).toEqual([expect.stringMatching(/reg/i)]);
  expect(await readUsedLookUps(page)).toBe(before + 2);
  await expect(page.getByRole('button', { name: /^Retry/ })).toHaveCount(0);
});
