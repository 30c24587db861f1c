/** A car that was valued before: what is free, what is asked afresh, what is not sold twice. */
import { waitForRecord, fourValues, typeCar, readUsedLookUps, valueCar } from './dealer.fixture';
import { expect, test } from './signed-in.fixture';

test('a cached answer says that it is free and whose it is; looking up afresh says its cost', async ({
  dealer: page,
  browserOf,
  mark,
}) => {
  await valueCar(page, mark(), '33,000');
  const before = await readUsedLookUps(page);

  const colleague = await browserOf('valuer');
  await colleague.goto('/');
  await typeCar(colleague, mark(), '33,000');
  await expect(colleague.getByRole('button', { name: /^Value .*free: looked up .* by Demo Dealer/ })).toBeVisible();
  await expect(
    colleague.getByRole('button', {
      name: new RegExp(`^Refresh \\(new check\\) .*1 look-up \\+ 1 valuation · ${before} used`),
    }),
  ).toBeVisible();
  await colleague.keyboard.press('Enter');
  await waitForRecord(colleague);
  const rows = colleague.getByRole('table', { name: 'Look-ups used for this valuation' }).getByRole('row');
  await expect(
    rows.filter({ hasText: 'Recent result, not a new check' }).filter({ hasText: 'Not charged' }),
  ).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Demo Dealer' })).toHaveCount(2);
  expect(await readUsedLookUps(colleague)).toBe(before);

  const recordUrl = colleague.url();
  await colleague.getByRole('button', { name: /^Refresh \(new check\)/ }).click();
  await waitForRecord(colleague, recordUrl);
  await expect(rows.filter({ hasText: 'New check' }).filter({ hasText: 'Charged' })).toHaveCount(2);
  expect(await readUsedLookUps(colleague)).toBe(before + 2);
});

test('a car valued at another mileage is looked up afresh with its plate and its red flags', async ({
  dealer: page,
}) => {
  await valueCar(page, 'SC16 RAP', '40,000');
  const first = page.url();
  await page.getByRole('textbox', { name: 'Mileage' }).fill('45,000');
  await page.getByRole('button', { name: /^Revalue .*1 valuation/ }).click();
  await waitForRecord(page, first);
  const valued = page.url();
  const before = await readUsedLookUps(page);
  await page.getByRole('button', { name: /^Refresh \(new check\) .*1 valuation/ }).click();
  await waitForRecord(page, valued);
  await expect(page.getByRole('region', { name: 'Alerts for' })).toContainText('Serious: Scrapped');
  await expect(page.getByRole('article')).toContainText('SC16 RAP');
  await expect(page.getByText('Valued at 45,000 mi')).toBeVisible();
  expect(await readUsedLookUps(page)).toBe(before + 1);
});

test('what stands on a record is not sold again; another mileage is', async ({ dealer: page, mark }) => {
  await valueCar(page, mark(), '40,000');
  const first = page.url();
  const before = await readUsedLookUps(page);
  const button = page.getByRole('button', { name: /^Revalue/ });
  await expect(button).toContainText('shown above');
  await page.getByRole('textbox', { name: 'Mileage' }).fill('40,400');
  await expect(button).toContainText('shown above');
  await button.click();
  await expect(page.getByRole('textbox', { name: 'Mileage' })).toHaveAccessibleDescription(
    /This valuation is shown above/,
  );
  await expect(page.getByRole('textbox', { name: 'Mileage' })).toBeFocused();
  expect(page.url()).toBe(first);
  expect(await readUsedLookUps(page)).toBe(before);
  await page.getByRole('textbox', { name: 'Mileage' }).fill('41,000');
  await expect(button).toContainText('1 valuation');
  await button.click();
  await waitForRecord(page, first);
  expect(await readUsedLookUps(page)).toBe(before + 1);
});

test('a price is shown for what is typed now, never of what stood there a key ago', async ({ dealer: page, mark }) => {
  await valueCar(page, mark(), '4,000');
  await page.goto('/');
  await typeCar(page, mark(), '4000');
  const button = page.getByRole('button', { name: /^Value/ });
  await expect(button).toContainText('free');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000); // what waits for the next key waits on
  await page.getByRole('textbox', { name: 'Mileage' }).press('End');
  await page.keyboard.type('0');
  await expect(button).toContainText('1 look-up + 1 valuation', { timeout: 2_000 });
});

test('internet prices are asked for one valuation more, and drawn against the guide', async ({
  dealer: page,
  mark,
}) => {
  await valueCar(page, mark());
  const before = await readUsedLookUps(page);
  const first = page.url();
  const retail = (await fourValues(page))[0];
  await page.getByRole('button', { name: /^Get market prices .*1 valuation/ }).click();
  await waitForRecord(page, first);
  const strip = page.getByRole('table', { name: /^Online asking prices/ });
  await expect(strip).toContainText('Retail');
  expect((await fourValues(page))[0]).toBe(retail);
  expect(await readUsedLookUps(page)).toBe(before + 1);

  // Looked up afresh they come along.
  const priced = page.url();
  await page.getByRole('button', { name: /^Refresh \(new check\) .*1 look-up \+ 2 valuations/ }).click();
  await waitForRecord(page, priced);
  await expect(strip).toContainText('Retail');
  expect(await readUsedLookUps(page)).toBe(before + 4);

  await page.goto('/');
  await typeCar(page, mark(1), '40k');
  await page.getByRole('checkbox', { name: /Add online market prices/ }).check();
  await expect(page.getByRole('button', { name: /^Value .*1 look-up \+ 2 valuations/ })).toBeVisible();
  await page.getByRole('button', { name: /^Value/ }).click();
  await waitForRecord(page);
  expect(await readUsedLookUps(page)).toBe(before + 7);
});
