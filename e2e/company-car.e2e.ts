/** The company car page: its figures are the API's, its working the published tables'. */
import type { Locator, Page } from 'playwright/test';
import { faultsOf, widthOf } from './axe';
import { expect, forgive, test } from './fixtures';

/** A Kuga hybrid whose 19-inch wheels take it from 129 to 130 g/km, from 31% to 32% in 2026-27. */
const DAY = '2026-11-02';
const KUGA = '/vehicles/car/56327/company-car';
const WHEELS = 'AYe4A45pAeDYCAAP2Gyw';
const PLAIN = `${KUGA}?date=${DAY}`;
const BUILT = `${PLAIN}&build=${WHEELS}`;

interface Year {
  ending: number;
  percent: number;
  benefitPence: number;
  basicTaxPence: number;
  higherTaxPence: number;
}
interface CompanyCar {
  p11d: { value: { years: Year[]; p11d: { totalPence: number } } };
  leftOut: { pence: number }[];
}

const asked = async <T>(page: Page, path: string): Promise<T> => (await page.request.get(path)).json();
const pence = (value: number): string =>
  `£${(Math.round(value) / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const card = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const cells = (table: Locator, row: string | RegExp): Promise<string[]> =>
  table.getByRole('row', { name: row }).getByRole('cell').allInnerTexts();

test('what the driver pays is the P11D service’s answer, in the figures, the table and the chart alike', async ({
  dealer: page,
}) => {
  await page.goto(PLAIN);
  const { p11d } = await asked<CompanyCar>(page, `/api/vehicles/car/56327/company-car?date=${DAY}`);
  const { years } = p11d.value;
  expect(years.map(({ ending }) => ending)).toEqual([2027, 2028, 2029]);
  const months = years.map(({ basicTaxPence }) => pence(basicTaxPence / 12));
  const pays = page.getByRole('region', { name: 'What does the driver pay' });
  await expect(pays).toContainText(months[0] ?? '');
  await expect(pays).toContainText('the service’s percentages and benefits are those of the published tables');
  const table = card(page, 'What the driver pays, three tax years').getByRole('table').first();
  expect(await cells(table, /^Percentage/)).toEqual(years.map(({ percent }) => `${percent}%`));
  expect(await cells(table, /^Benefit a year/)).toEqual(years.map(({ benefitPence }) => pence(benefitPence)));
  expect(await cells(table, /^Higher rate 40%, a year/)).toEqual(
    years.map(({ higherTaxPence }) => pence(higherTaxPence)),
  );
  expect(await cells(table, /^Basic rate 20%, a month/)).toEqual(months);
  const figure = page.locator('figure').filter({ hasText: 'Driver’s tax a month' });
  await figure.getByText('Figures as a table').click();
  expect(await cells(figure.getByRole('table'), /^2026-27 at 20%/)).toEqual([months[0]]);
  // All eight steps, each with where it stands on gov.uk.
  const steps = card(page, 'How it is reckoned').getByRole('table').first();
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
  // The P11D service reckons with the derivative's own figure: that it differs is said.
  await expect(page.getByText('This build’s own CO2 is 130 g/km: another band')).toBeVisible();
  await row.getByRole('link', { name: /Show/ }).click();
  await expect(card(page, 'Tax band')).toContainText('No option puts this car into a higher CO2 band.');
});

test('an option the P11D service does not take is added by us, and that is said', async ({ dealer: page }) => {
  // A Junior with wheels that a pack holds too, and more.
  const build = `date=${DAY}&build=AY2JA6FpBvjWCNwBiwMiLAIAIyRH1A`;
  await page.goto(`/vehicles/car/50317/company-car?${build}`);
  const car = await asked<CompanyCar>(page, `/api/vehicles/car/50317/company-car?${build}`);
  const left = car.leftOut.reduce((sum, each) => sum + each.pence, 0);
  expect(left).toBeGreaterThan(0);
  await expect(page.getByText('Options the service does not take', { exact: true })).toBeVisible();
  const whole = pence(car.p11d.value.p11d.totalPence + left);
  await expect(page.getByRole('region', { name: 'What does the driver pay' })).toContainText(whole);
});

test('whole life cost follows its sliders, asks once for each place, and stands in the address', async ({
  dealer: page,
}) => {
  const arrivals: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/whole-life')) arrivals.push(new URL(request.url()).search);
  });
  await page.goto(PLAIN);
  const life = page.locator('#whole-life');
  const figures = async (term: number) => {
    const path = `/api/vehicles/car/56327/whole-life?date=${DAY}&term=${term}&miles=60000`;
    return (await asked<{ legislation: { value: { depreciation: number } } }>(page, path)).legislation.value;
  };
  await expect(life.getByRole('row', { name: /^Depreciation £/ })).toContainText(
    pence((await figures(36)).depreciation * 100),
  );
  expect(arrivals).toEqual([]);
  const term = life.getByRole('slider', { name: /^Term/ });
  await term.focus();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
  await expect(life.getByRole('row', { name: /^Depreciation £/ })).toContainText(
    pence((await figures(48)).depreciation * 100),
  );
  await expect(page).toHaveURL(/term=48/);
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/term=36/);
  expect(arrivals.length).toBe(new Set(arrivals).size);
});

test('a term and mileage between the steps say what the service rounds them to', async ({ dealer: page }) => {
  await page.goto(`${PLAIN}&term=37&miles=43000`);
  await expect(page.locator('#whole-life')).toContainText(
    'Asked for 37 months and 43,000 mi; the service rounds to 36 months and 40,000 mi',
  );
});

test('up to four cars stand side by side, and one that is none says so', async ({ dealer: page }) => {
  await page.goto(`${PLAIN}&with=50662&with=50247&with=nothing`);
  const beside = card(page, 'Side by side');
  await expect(beside.getByRole('columnheader')).toHaveCount(4);
  await expect(beside).toContainText('nothing: an identifier is a whole number');
  expect((await cells(beside.getByRole('table'), /^Percentage/)).length).toBe(3);
});

test('chosen legislation items are the service’s answer and stay in the address', async ({ dealer: page }) => {
  await page.goto(PLAIN);
  const items = card(page, 'The legislation service’s answer, item by item');
  await items.getByText('Choose items').click();
  await items.getByRole('checkbox', { name: 'Fuel' }).check();
  await items.getByRole('button', { name: 'Show these' }).click();
  await expect(page).toHaveURL(/item=fuel/);
  await expect(items.getByRole('row')).toHaveCount(2);
});

test('cost of ownership is the service’s, and age and post code stay out of the address', async ({ dealer: page }) => {
  await page.goto(PLAIN);
  const owner = card(page, 'Cost of ownership to a private buyer');
  await owner.getByLabel('Post code').fill('ZZ1 1ZZ');
  await owner.getByRole('button', { name: 'Reckon' }).click();
  await expect(owner.getByText(/in all, the service’s answer/)).toBeVisible();
  expect(page.url()).not.toContain('ZZ1');
});

test('a day the car was not sold, an unknown build and a van are answered in place', async ({
  dealer: page,
  complaints,
}) => {
  await page.goto(`${KUGA}?date=1999-01-01`);
  await expect(page.getByRole('main')).toContainText(/not on sale yet|lists nothing/);
  await page.goto(`${KUGA}?date=not-a-day`);
  await expect(page.getByRole('main')).toContainText('a day that cannot be');
  await page.goto(`${PLAIN}&build=AAAA`);
  await expect(page.getByRole('main')).toContainText('cut short or mistyped');
  await page.goto('/vehicles/van/50049/company-car');
  await expect(page.getByText('are for cars only')).toBeVisible();
  const refused = await page.request.get('/api/vehicles/van/50049/company-car');
  expect(refused.status()).toBe(400);
  forgive(complaints, 400);
  complaints.length = 0;
});

test('axe finds nothing in either theme, a narrow phone need not scroll, and paper takes one sheet', async ({
  dealer: page,
}) => {
  await page.goto(`${BUILT}&with=50662`);
  expect(await faultsOf(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faultsOf(page), 'dark').toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await widthOf(page)).toBeLessThanOrEqual(360);
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length).toBe(1);
});

test('without script the figures, the steps and the charts are there', async ({ dealer: page, browser, baseURL }) => {
  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await plain.addCookies(await page.context().cookies());
  const reader = await plain.newPage();
  await reader.goto(BUILT);
  await expect(reader.getByRole('region', { name: 'What does the driver pay' })).toContainText(/£\d+\.\d\d/);
  await expect(card(reader, 'How it is reckoned').getByRole('table').first()).toBeVisible();
  await expect(
    reader.locator('figure').filter({ hasText: 'Whole life cost by its parts' }).locator('svg').first(),
  ).toBeVisible();
  await plain.close();
});
