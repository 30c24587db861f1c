/** The company van page, and that of pick-ups, which are taxed as either. */
import { axeViolations } from './axe.fixture';
import { card, cells } from './company-car.fixture';
import { expect, test } from './signed-in.fixture';

test('a company van is taxed by the flat charges, and a derived rate is marked', async ({ dealer: page }) => {
  await page.goto('/vehicles/van/50049/company-car?date=2026-11-02');
  const pays = page.getByRole('region', { name: 'What does the driver pay' });
  // £4,170 at 20%; with £798 of fuel.
  await expect(pays).toContainText('£69.50');
  await expect(pays).toContainText('£82.80 with free private fuel');
  const years = card(page, 'What driver and employer pay, three tax years').getByRole('table');
  expect(await cells(years, /^Van benefit/)).toEqual([
    '£4,170.00',
    expect.stringContaining('–'),
    expect.stringContaining('–'),
  ]);
  expect((await cells(years, /^Employer Class 1A NIC, van/))[0]).toBe('£625.50 at 15%');
  await expect(card(page, 'Vehicle tax (VED)')).toContainText('£360');
  await expect(card(page, 'Vehicle tax (VED)')).toContainText('Our estimate: last year’s van rate');
  expect(await axeViolations(page)).toEqual([]);
});

test('a double-cab pick-up is shown first as a car, then as a van, or the reverse if ordered before the change', async ({
  dealer: page,
}) => {
  const wildtrak = '/vehicles/van/51378/company-car?date=2026-11-20&price=48548.40';
  await page.goto(wildtrak);
  const pays = page.getByRole('region', { name: 'What does the driver pay' });
  // 37% of £48,548.40.
  await expect(pays).toContainText('£17,962.91');
  await expect(pays).toContainText('From 6 Apr 2025 a double-cab pick-up is taxed as a car.');
  const other = card(page, 'If it was bought, leased or ordered before 6 April 2025').getByRole('table');
  expect((await cells(other, /^Taxable benefit/))[0]).toBe('£4,170.00');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Bought, leased or ordered on').fill('2025-04-05');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(pays).toContainText('£4,170.00');
  await expect(pays).toContainText('taxed as a van until it is disposed of');
  const without = card(page, 'Without the transitional rule').getByRole('table');
  expect((await cells(without, /^Taxable benefit/))[0]).toBe('£17,962.91');
});

test('a van no longer made opens on the last day it was listed, as the van it was sold as', async ({
  dealer: page,
}) => {
  await page.goto('/vehicles/van/51900/company-car');
  await expect(page.getByText('Not in production today: the figures are for 1 Jun 2021')).toBeVisible();
  const pays = page.getByRole('region', { name: 'What does the driver pay' });
  // £3,500 in 2021-22, at 20% in twelve parts.
  await expect(pays).toContainText('£58.33');
  await expect(pays).toContainText('a van until 5 Apr 2029 at the latest');
});
