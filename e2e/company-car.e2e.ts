/** The company car page: its figures are the API's, its working the published tables'. */
import type { Locator } from 'playwright/test';
import { axeViolations, widthOf } from './axe.fixture';
import { BUILT, card, cells, DAY, KUGA, openTab, pence, PLAIN, type CompanyCarAnswer } from './company-car.fixture';
import { fetchJson } from './dealer.fixture';
import { expect, allowFailure, test } from './signed-in.fixture';

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

test('the wheels that put the car over a band are named with what they cost, and the way back leads there', async ({
  dealer: page,
}) => {
  await page.goto(BUILT);
  const band = card(page, 'Tax band');
  await expect(band).toContainText('alloy wheels puts this car into a higher band: £78.16 a year more');
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
  await expect(card(page, 'Tax band')).toContainText('No option puts this car into a higher CO2 band.');
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

test('salary given up takes the place of a smaller benefit, as a ninth step with its source', async ({
  dealer: page,
}) => {
  await page.goto(`${PLAIN}&given=20000&contribution=1000&tab=working`);
  const steps = card(page, 'How it’s calculated').getByRole('table').first();
  await expect(steps.getByRole('row')).toHaveCount(10);
  // £20,000 less 31% of £1,000.
  await expect(steps.getByRole('row', { name: /^9\. Salary sacrifice/ })).toContainText('£19,690.00');
  await openTab(page, 'Driver');
  await expect(page.getByRole('region', { name: 'What does the driver pay' })).toContainText('£328.17');
  await expect(page.getByLabel('Salary sacrifice per year, £')).toHaveValue('20000');
});

test('what does not read in a field stays there with a sentence, and what reads counts in every part', async ({
  dealer: page,
}) => {
  await page.goto(PLAIN);
  await page.getByText('Dates with the vehicle, contributions and salary sacrifice').click();
  await page.getByLabel('Capital contribution, £').fill('£5k');
  await page.getByLabel('Unavailable from').fill('2026-12-01');
  await page.getByLabel('Unavailable until').fill('2026-12-29');
  await page.getByLabel('Private use payments per year, £').fill('£1,200.50');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
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
  await expect(card(page, 'Vehicle tax (VED)')).toContainText('Derived from the rise of the other rates');
  expect(await axeViolations(page)).toEqual([]);
});

test('a double-cab pick-up is led with as a car, and its van figures follow, or lead where it was ordered before', async ({
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

test('a car that comes within the tax year is taxed by its days, and a day that does not fit stays with a sentence', async ({
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

test('a car no longer made opens on the last day it was specified, says so, and shows no table of nothing', async ({
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

test('P11D in full: the price by part, each tax year and both P11D operations, as the API has them', async ({
  dealer: page,
}) => {
  await page.goto(`${BUILT}&tab=working`);
  await page.getByText('P11D in full', { exact: true }).first().click();
  const full = card(page, 'P11D in full');
  const price = full.getByRole('table', { name: /^P11D value by part/ });
  const { search } = new URL(page.url());
  const { p11d } = await fetchJson<{ p11d: { value: P11dAnswer } }>(
    page,
    `/api/vehicles/car/${new URL(page.url()).pathname.split('/')[3]}/company-car${search.replace('&tab=working', '')}`,
  );
  const { vehicle, p11d: taxed, years } = p11d.value;
  for (const [name, part] of [
    ['Basic', 'basicPence'],
    ['VAT', 'vatPence'],
    ['Delivery', 'deliveryPence'],
    ['Total', 'totalPence'],
  ] as const) {
    expect(await cells(price, new RegExp(`^${name}`))).toEqual(
      [vehicle[part], taxed[part] - vehicle[part], taxed[part]].map((value) => pence(value)),
    );
  }
  const byYear = full.getByRole('table', { name: /^The P11D valuation by tax year/ });
  expect(await cells(byYear, /^Taxable benefit/)).toEqual(years.map(({ benefitPence }) => pence(benefitPence)));
  expect(await cells(byYear, /^Price limit/)).toEqual(years.map(() => 'none'));
  const both = full.getByRole('table', { name: 'What both P11D operations give for this car' });
  await expect(both.getByRole('row', { name: /^BIK % for / })).toHaveCount(years.length);
  await expect(full).toContainText(/Both operations give the same\.|The two operations differ: /);
});

interface P11dAnswer {
  readonly vehicle: Readonly<Record<'basicPence' | 'vatPence' | 'deliveryPence' | 'totalPence', number>>;
  readonly p11d: Readonly<Record<'basicPence' | 'vatPence' | 'deliveryPence' | 'totalPence', number>>;
  readonly years: readonly { readonly benefitPence: number }[];
}

test('chosen legislation items are the service’s answer and stay in the address', async ({ dealer: page }) => {
  await page.goto(`${PLAIN}&tab=working`);
  const items = card(page, 'Raw data');
  await items.getByText('Choose items').click();
  await items.getByRole('checkbox', { name: 'Fuel' }).check();
  await items.getByRole('button', { name: 'Show these' }).click();
  await expect(page).toHaveURL(/item=fuel/);
  await expect(items.getByRole('row')).toHaveCount(2);
});

test('a day the car was not sold, an unknown build and a van are answered in place', async ({
  dealer: page,
  complaints,
}) => {
  await page.goto(`${KUGA}?date=1999-01-01`);
  await expect(page.getByRole('main')).toContainText(/not on sale yet|lists nothing/);
  await page.goto(`${KUGA}?date=not-a-day`);
  await expect(page.getByRole('main')).toContainText('The date in the address is not valid');
  await page.goto(`${PLAIN}&build=AAAA`);
  await expect(page.getByRole('main')).toContainText('cut short or mistyped');
  await page.goto('/vehicles/van/50049/company-car');
  await expect(page.getByText('whole life cost are for cars only')).toBeVisible();
  const refused = await page.request.get('/api/vehicles/van/50049/company-car');
  expect(refused.status()).toBe(400);
  allowFailure(complaints, 400);
  complaints.length = 0;
});

test('axe finds nothing in either theme, a narrow phone need not scroll, and paper takes one sheet', async ({
  dealer: page,
}) => {
  await page.goto(`${BUILT}&with=50662`);
  for (const tab of ['Employer and whole life cost', 'Working', 'Compare', 'Driver'] as const) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await openTab(page, tab);
    expect(await axeViolations(page), `${tab}, light`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolations(page), `${tab}, dark`).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await widthOf(page), tab).toBeLessThanOrEqual(360);
    const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length, tab).toBe(1);
  }
});

test('without script the figures, the steps and the charts are there', async ({ dealer: page, browser, baseURL }) => {
  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await plain.addCookies(await page.context().cookies());
  const reader = await plain.newPage();
  await reader.goto(BUILT);
  await expect(reader.getByRole('region', { name: 'What does the driver pay' })).toContainText(/£\d+\.\d\d/);
  await expect(card(reader, 'Tax band').getByRole('table').first()).toBeVisible();
  await openTab(reader, 'Working');
  await expect(card(reader, 'How it’s calculated').getByRole('table').first()).toBeVisible();
  await openTab(reader, 'Employer and whole life cost');
  const costs = reader.locator('figure').filter({ hasText: 'Whole life cost by its parts' });
  await expect(costs.locator('svg[data-plot]').first()).toBeVisible();
  await reader.getByText('Costs by term').click();
  const byTerm = reader.locator('figure').filter({ hasText: 'Cost per mile by term' });
  await expect(byTerm.locator('svg[data-plot]').first()).toBeVisible();
  await plain.close();
});

test('each part is at most two screens on a wide window, stands in the address, and Back leads to the one before', async ({
  dealer: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${BUILT}&with=50662&with=50247`);
  for (const [tab, name] of [
    ['driver', 'Driver'],
    ['employer', 'Employer and whole life cost'],
    ['working', 'Working'],
    ['compare', 'Compare'],
  ] as const) {
    await openTab(page, name);
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await expect(page.locator(`[data-tab="${tab}"]`).first()).toBeVisible();
    expect(new URL(page.url()).searchParams.get('tab') ?? 'driver').toBe(tab);
    const main = await page.getByRole('main').boundingBox();
    expect(main?.height ?? NaN, name).toBeLessThanOrEqual(1800);
  }
  await page.goBack();
  await expect(card(page, 'How it’s calculated')).toBeVisible();
  await page.reload();
  await expect(card(page, 'How it’s calculated')).toBeVisible();
  await expect(card(page, 'Compare cars')).toBeHidden();
});

test('three cars are compared by tax with at most nine clicks from the search of vehicles, without a typed number', async ({
  dealer: page,
}) => {
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await page.goto('/vehicles');
  const find = page.getByRole('searchbox', { name: 'Find by name' });
  for (const [words, found] of [
    ['ford kuga fhev', /Kuga/],
    ['kia sportage', /Sportage/],
    ['vw tiguan', /Tiguan/],
  ] as const) {
    await click(find);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(words);
    await click(
      page
        .getByRole('button', { name: /^Add to comparison ?: / })
        .filter({ hasText: found })
        .first(),
    );
  }
  const tray = page.getByRole('complementary', { name: 'Selected vehicles' });
  await click(tray.getByRole('link', { name: 'Company car tax' }));
  const table = card(page, 'Compare cars').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  expect((await cells(table, /^BIK tax per month \(20%\)/)).join()).toMatch(/^£[\d,.]+,£[\d,.]+,£[\d,.]+$/);
  expect(clicks).toBeLessThanOrEqual(9);
  // A fourth by its name, in place: the page does not jump to its top.
  const add = page.getByRole('searchbox', { name: 'Add a car' });
  await add.fill('skoda karoq');
  await page
    .getByRole('link', { name: /^Add .* to the comparison$/ })
    .first()
    .scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page
    .getByRole('link', { name: /^Add .* to the comparison$/ })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  await expect(page.getByText('Up to four cars can be compared.')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(Math.min(before, 1));
  await expect(page).toHaveURL(/tab=compare/);
});
