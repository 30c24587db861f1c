/** A car that was valued before: what is free, what is requested again, what is not sold twice. */
import { fetchJson, waitForRecord, fourValues, typeCar, readUsedLookUps, valueCar } from './dealer.fixture';
import { poundsIn } from './money.fixture';
import { allowFailure, expect, test } from './signed-in.fixture';

test('a cached answer says that it is free and whose it is; a new check says its cost', async ({
  dealer: page,
  browserOf,
  ownPlate,
}) => {
  await valueCar(page, ownPlate(), '33,000');
  const before = await readUsedLookUps(page);

  const colleague = await browserOf('valuer');
  await colleague.goto('/');
  await typeCar(colleague, ownPlate(), '33,000');
  await expect(colleague.getByRole('button', { name: /^Value.*free, checked today$/ })).toBeVisible();
  await expect(
    colleague.getByRole('button', {
      name: /^Refresh \(new check\).*2 credits$/,
    }),
  ).toBeVisible();
  await colleague.keyboard.press('Enter');
  await waitForRecord(colleague);
  await colleague.getByText('Data sources and charges').click();
  const rows = colleague.getByRole('table', { name: 'Look-ups used for this valuation' }).getByRole('row');
  await expect(
    rows.filter({ hasText: 'Recent result, not a new check' }).filter({ hasText: 'Not charged' }),
  ).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Demo Dealer' })).toHaveCount(2);
  expect(await readUsedLookUps(colleague)).toBe(before);

  const recordUrl = colleague.url();
  await colleague.getByRole('button', { name: /^Refresh \(new check\)/ }).click();
  await waitForRecord(colleague, recordUrl);
  await colleague.getByText('Data sources and charges').click();
  await expect(rows.filter({ hasText: 'New check' }).filter({ hasText: 'Charged' })).toHaveCount(2);
  expect(await readUsedLookUps(colleague)).toBe(before + 2);
});

test('a car valued at another mileage gets a new check with its plate and its red flags', async ({ dealer: page }) => {
  await valueCar(page, 'SC16 RAP', '40,000');
  const first = page.url();
  await page.getByRole('textbox', { name: 'Mileage' }).fill('45,000');
  await page.getByRole('button', { name: /^Revalue.*1 credit$/ }).click();
  await waitForRecord(page, first);
  const valued = page.url();
  const before = await readUsedLookUps(page);
  await page.getByRole('button', { name: /^Refresh \(new check\).*1 credit$/ }).click();
  await waitForRecord(page, valued);
  await expect(page.getByRole('region', { name: 'Alerts for' })).toContainText('Serious: Scrapped');
  await expect(page.getByRole('article')).toContainText('SC16 RAP');
  await expect(page.getByRole('region', { name: /^Values of/ })).toContainText('45,000 mi');
  expect(await readUsedLookUps(page)).toBe(before + 1);
});

test('what is on a record is not charged again; another mileage is', async ({ dealer: page, ownPlate }) => {
  await valueCar(page, ownPlate(), '40,000');
  const first = page.url();
  const before = await readUsedLookUps(page);
  const button = page.getByRole('button', { name: /^Revalue/ });
  await expect(button).toContainText(/change (derivative or|the) mileage first/);
  await page.getByRole('textbox', { name: 'Mileage' }).fill('40,400');
  await expect(button).toContainText(/change (derivative or|the) mileage first/);
  await button.click();
  await expect(page.getByRole('textbox', { name: 'Mileage' })).toHaveAccessibleDescription(
    /This valuation is shown above/,
  );
  await expect(page.getByRole('textbox', { name: 'Mileage' })).toBeFocused();
  expect(page.url()).toBe(first);
  expect(await readUsedLookUps(page)).toBe(before);
  await page.getByRole('textbox', { name: 'Mileage' }).fill('41,000');
  await expect(button).toContainText('1 credit');
  await button.click();
  await waitForRecord(page, first);
  expect(await readUsedLookUps(page)).toBe(before + 1);
});

test('a price is shown for the current text, never for that of a keystroke ago', async ({ dealer: page, ownPlate }) => {
  await valueCar(page, ownPlate(), '4,000');
  await page.goto('/');
  await typeCar(page, ownPlate(), '4000');
  const button = page.getByRole('button', { name: /^Value/ });
  await expect(button).toContainText('free');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000); // what waits for the next key waits on
  await page.getByRole('textbox', { name: 'Mileage' }).press('End');
  await page.keyboard.type('0');
  await expect(button).toContainText('2 credits', { timeout: 2_000 });
});

test('market prices are beside the record free, so none are offered for a charge', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate());
  const before = await readUsedLookUps(page);
  const strip = page.getByRole('table', { name: 'Guide, live and market values' });
  const retail = strip.getByRole('row', { name: /^Retail/ });
  await expect(retail.getByRole('cell').nth(2)).toHaveText(/^£[\d,]+ – £[\d,]+$/);
  expect(poundsIn(await retail.getByRole('cell').nth(0).innerText())).toBe((await fourValues(page))[0]);
  await expect(page.getByRole('button', { name: /^Get market prices/ })).toHaveCount(0);
  expect(await readUsedLookUps(page)).toBe(before);
  await page.goto('/');
  await expect(page.getByRole('checkbox', { name: /market prices/ })).toHaveCount(0);
});

/** Whether the server had the request, whose answer does not reach the browser. */
for (const isServed of [false, true]) {
  test(`after a connection that broke ${isServed ? 'with' : 'before'} the answer, “free” is free`, async ({
    dealer: page,
    ownPlate,
    browserErrors,
  }) => {
    await page.goto('/');
    const before = await readUsedLookUps(page);
    let isBroken = false;
    await page.route('**/api/valuations', async (route) => {
      if (isBroken || route.request().method() !== 'POST') return route.fallback();
      isBroken = true;
      if (isServed) await route.fetch();
      return route.abort('connectionreset');
    });
    await typeCar(page, ownPlate(), '33,000');
    await expect(page.getByRole('button', { name: /^Value.*2 credits$/ })).toBeVisible();
    await page.keyboard.press('Enter');
    const outcome = page.getByRole('main').getByRole('alert');
    if (isServed) {
      // The result is there already, so the page leads to it.
      await page.getByRole('button', { name: /^(Open it|Check again) \(free\)$/ }).click();
    } else {
      await outcome.getByRole('button', { name: 'Check again (free)' }).click();
      await expect(outcome).toContainText('The request was not carried out.');
      await expect(outcome).toContainText('Nothing was charged.');
      expect((await fetchJson<{ used: number }>(page, '/api/usage/month')).used).toBe(before);
      allowFailure(browserErrors, 409);
      await outcome.getByRole('button', { name: /^Try again.*up to 2 credits$/ }).click();
    }
    await waitForRecord(page);
    expect(await readUsedLookUps(page)).toBe(before + 2);
    browserErrors.splice(0, browserErrors.length, ...browserErrors.filter((error) => !error.includes('net::ERR')));
  });
}
