/** The company car page: its figures are the API's, its working the published tables'. */
import { BUILT, card, cells, DAY, openTab, pence, PLAIN, type CompanyCarAnswer } from './company-car.fixture';
import { fetchJson } from './dealer.fixture';
import { expect, test } from './signed-in.fixture';

test('what the driver pays is the P11D service’s answer, in the figures, the table and the chart alike', async ({
  dealer: page,
}) => {
  await page.goto(PLAIN);
  const { p11d } = await fetchJson<CompanyCarAnswer>(page, `/api/vehicles/car/56327/company-car?date=${DAY}`);
  const { years } = p11d.value;
  expect(years.map(({ ending }) => ending)).toEqual([2027, 2028, 2029]);
  const months = years.map(({ basicTaxPence }) => pence(basicTaxPence / 12));
  const pays = page.getByRole('region', { name: 'What does the driver pay' });
  await expect(pays).toContainText(months[0] ?? '');
  await expect(pays).toContainText('BIK % and taxable benefit match the published tables');
  const table = card(page, 'What the driver pays, three tax years').getByRole('table').first();
  expect(await cells(table, /^BIK %/)).toEqual(years.map(({ percent }) => `${percent}%`));
  expect(await cells(table, /^Taxable benefit \(P11D × BIK %\)/)).toEqual(
    years.map(({ benefitPence }) => pence(benefitPence)),
  );
  expect(await cells(table, /^Higher rate 40%, per year/)).toEqual(
    years.map(({ higherTaxPence }) => pence(higherTaxPence)),
  );
  expect(await cells(table, /^Basic rate 20%, per month/)).toEqual(months);
  await openTab(page, 'Working');
  // All eight steps, each with where it stands on gov.uk.
  const steps = card(page, 'How it’s calculated').getByRole('table').first();
  await expect(steps.getByRole('row')).toHaveCount(9);
  for (const link of await steps.getByRole('link').all())
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.(gov\.uk|legislation\.gov\.uk)\//);
});

test('the wheels that put the car over a band are named with their cost, and a link leads to the build without them', async ({
  dealer: page,
}) => {
  await page.goto(BUILT);
  const band = card(page, 'Tax band');
  await expect(band).toContainText('alloy wheels this car is in a higher band: £78.16 a year more');
  const back = band.getByRole('table').first();
  const row = back.getByRole('row', { name: /alloy wheels/ });
  await expect(row).toContainText('129 g/km');
  await expect(row).toContainText('31%');
  await expect(row).toContainText('−£915');
  await expect(row).toContainText('−£134.89');
  await expect(band).toContainText('£156.30 at 40%, £175.84 at 45%, and £58.62 employer Class 1A NIC');
  await expect(band).toContainText('Checked all 18 builds');
  // The P11D service computes with the derivative's own figure: the page names the difference.
  await expect(page.getByText('This build’s own CO2 is 130 g/km: another BIK band')).toBeVisible();
  await row.getByRole('link', { name: /Show/ }).click();
  await expect(card(page, 'Tax band')).toContainText('An added option may put this car into a higher CO2 band.');
});

test('an option the P11D service does not take is added by us, and the page names it', async ({ dealer: page }) => {
  // A Junior with wheels that a pack holds too, and more.
  const build = `date=${DAY}&build=AY2JA6FpBvjWCNwBiwMiLAIAIyRH1A`;
  await page.goto(`/vehicles/car/50317/company-car?${build}`);
  const car = await fetchJson<CompanyCarAnswer>(page, `/api/vehicles/car/50317/company-car?${build}`);
  const left = car.leftOut.reduce((sum, option) => sum + option.pence, 0);
  expect(left).toBeGreaterThan(0);
  await expect(page.getByText('Options not accepted by the P11D service', { exact: true })).toBeVisible();
  const whole = pence(car.p11d.value.p11d.totalPence + left);
  await expect(page.getByRole('region', { name: 'What does the driver pay' })).toContainText(whole);
});

test('salary sacrifice replaces a smaller benefit, as a ninth step with its source', async ({ dealer: page }) => {
  await page.goto(`${PLAIN}&given=20000&contribution=1000&tab=working`);
  const steps = card(page, 'How it’s calculated').getByRole('table').first();
  await expect(steps.getByRole('row')).toHaveCount(10);
  // £20,000 less 31% of £1,000.
  await expect(steps.getByRole('row', { name: /^9\. Salary sacrifice/ })).toContainText('£19,690.00');
  await openTab(page, 'Driver');
  await expect(page.getByRole('region', { name: 'What does the driver pay' })).toContainText('£328.17');
  await expect(page.getByLabel('Salary sacrifice per year, £')).toHaveValue('20000');
});

test('unreadable text stays in its field with a sentence, and readable values count in every part', async ({
  dealer: page,
}) => {
  await page.goto(PLAIN);
  await page.getByText('Dates with the vehicle, contributions and salary sacrifice').click();
  await page.getByLabel('Capital contribution, £').fill('£5k');
  await page.getByLabel('Unavailable from').fill('2026-12-01');
  await page.getByLabel('Unavailable until').fill('2026-12-29');
  await page.getByLabel('Private use payments per year, £').fill('£1,200.50');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL(/awayTo=2026-12-29/);
  await expect(page.getByText('29 days in a row: the law counts 30 or more.')).toBeVisible();
  await expect(page.getByLabel('Unavailable until')).toHaveValue('29/12/2026');
  await openTab(page, 'Working');
  const steps = card(page, 'How it’s calculated').getByRole('table').first();
  await expect(steps.getByRole('row', { name: /^3\. / })).toContainText('−£5,000.00');
  await expect(steps.getByRole('row', { name: /^7\. / })).toContainText('0 of 365 days');
  await expect(steps.getByRole('row', { name: /^8\. / })).toContainText('−£1,200.50');
  await openTab(page, 'Driver');
  await page.getByLabel('Unavailable until').fill('2027-02-11');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL(/awayTo=2027-02-11/);
  await openTab(page, 'Working');
  await expect(steps.getByRole('row', { name: /^7\. / })).toContainText('73 of 365 days');
  await openTab(page, 'Employer and whole life cost');
  // 31% of £29,200, less a fifth of it.
  await expect(card(page, 'VED and fuel benefit')).toContainText('£7,241.60');
});

test('in Scotland every part is at 20% and 42%, the same figure by the same name', async ({ dealer: page }) => {
  await page.goto(`${PLAIN}&nation=scotland&paid=1200&with=50662`);
  const pays = page.getByRole('region', { name: 'What does the driver pay' });
  await expect(pays).toContainText('BIK tax per month (42%)');
  await expect(card(page, 'Tax band')).not.toContainText(/at 40%|\(40%\)/);
  await openTab(page, 'Compare');
  const side = card(page, 'Compare cars').getByRole('table');
  await expect(side.getByRole('row', { name: /^BIK tax per month \(42%\)/ })).toContainText('£');
  const [figure = ''] = await cells(side, /^BIK tax per month \(42%\)/);
  expect(figure).toMatch(/^£\d+\.\d\d$/);
  await openTab(page, 'Driver');
  await expect(pays).toContainText(figure);
  await openTab(page, 'Working');
  const april = card(page, 'What changes on 6 Apr 2027').getByRole('table');
  expect((await cells(april, /^BIK tax per month \(42%\)/))[0]).toBe(figure);
  for (const [tab, title] of [
    ['Compare', 'Compare cars'],
    ['Working', 'What changes on 6 Apr 2027'],
    ['Employer and whole life cost', 'VED and fuel benefit'],
  ] as const) {
    await openTab(page, tab);
    await expect(card(page, title)).toBeVisible();
    await expect(card(page, title)).not.toContainText(/at 40%|\(40%\)/);
  }
});

test('a car provided during the tax year is taxed by its days, and an impossible day stays with a sentence', async ({
  dealer: page,
}) => {
  await page.goto(PLAIN);
  await page.getByText('Dates with the vehicle, contributions and salary sacrifice').click();
  await page.getByLabel('First day with the car').fill('2026-11-23');
  await page.getByLabel('Last day with the car').fill('2026-11-22');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('The last day is before the first.')).toBeVisible();
  await page.waitForLoadState('networkidle'); // else the answer to the form comes after the tab, and takes its place
  await openTab(page, 'Working');
  const steps = card(page, 'How it’s calculated').getByRole('table').first();
  await expect(steps.getByRole('row', { name: /^7\. / })).toContainText('231 of 365 days');
  await openTab(page, 'Driver');
  await expect(page.getByRole('region', { name: 'What does the driver pay' })).toContainText(
    '2026-27 is a part year: from 23 Nov 2026, 134 of 365 days.',
  );
});

test('a car no longer made opens on the last day it was specified, says so, and shows no empty table', async ({
  dealer: page,
}) => {
  await page.goto('/vehicles/car/50032/company-car');
  const notice = page.getByText(/^Not in production today: the figures are for \d+ \w+ \d{4}$/);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('region', { name: 'What does the driver pay' })).toContainText(/£\d+\.\d\d/);
  const typed = await page.getByLabel('Date of first registration').inputValue();
  const day = typed.split('/').toReversed().join('-');
  const { p11d } = await fetchJson<CompanyCarAnswer>(page, `/api/vehicles/car/50032/company-car?date=${day}`);
  expect(p11d.value.years.length).toBe(3);
  // A day it cannot have been registered new on is answered in words alone.
  await page.goto('/vehicles/car/50032/company-car?date=2026-11-02');
  await expect(page.getByRole('main')).not.toContainText('Loading');
  for (const table of await page.getByRole('main').getByRole('table').all()) await expect(table).toContainText(/\d/);
});

test('an option on application is named, and every figure excludes it', async ({ dealer: page }) => {
  // The awkward reference car with an option on application and red paint for £500.
  const address = '/vehicles/car/70685/company-car?date=2026-11-02&build=AZ2oBI5pAugCegB8H_NI';
  await page.goto(address);
  const { p11d } = await fetchJson<CompanyCarAnswer>(page, `/api${address}`);
  const pays = page.getByRole('region', { name: 'What does the driver pay' });
  await expect(pays).toContainText(`${pence(p11d.value.p11d.totalPence)} + POA`);
  await expect(pays).toContainText('Bespoke stitching: the price is not known and not in any figure here');
  await expect(pays).toContainText(pence((p11d.value.years[0]?.basicTaxPence ?? NaN) / 12));
  await openTab(page, 'Working');
  await expect(card(page, 'How it’s calculated').getByRole('table').first().getByRole('row')).toHaveCount(9);
  await expect(page.locator('#whole-life')).toContainText('priced on application: Bespoke stitching.');
});
