/** What the car costs over its term, to its company and to a private buyer, and beside others. */
import { card, cells, DAY, openTab, pence, PLAIN, WHEELS } from './company-car.fixture';
import { fetchJson } from './dealer.fixture';
import { pounds } from './money.fixture';
import { expect, allowFailure, test } from './signed-in.fixture';

test('whole life cost follows its sliders, sends one request per position, and is in the address', async ({
  dealer: page,
}) => {
  const arrivals: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.includes('/whole-life')) arrivals.push(`${pathname}${search}`);
  });
  await page.goto(`${PLAIN}&tab=employer`);
  const life = page.locator('#whole-life');
  const figures = async (term: number) => {
    const path = `/api/vehicles/car/56327/whole-life?date=${DAY}&term=${term}&miles=60000`;
    return (await fetchJson<{ legislation: { value: { depreciation: number } } }>(page, path)).legislation.value;
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

test('what is requested after moving a slider is for that term, and so is the comparison', async ({ dealer: page }) => {
  await page.goto(`${PLAIN}&with=50662&tab=employer`);
  await page.locator('#whole-life').getByRole('slider', { name: /^Term/ }).focus();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: /^48 months and 60,000 miles: total/ })).toHaveCount(1);
  await expect(page).toHaveURL(/term=48/);
  await expect(page.getByRole('slider', { name: /^Term/ })).toBeFocused();
  // The address has it before the server has answered for the rest of the page, whose links then have it too.
  const parts = page.getByRole('navigation', { name: 'Parts of the company car figures' });
  await expect(parts.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', /term=48/);
  await openTab(page, 'Compare');
  await expect(card(page, 'Compare cars')).toContainText('48 months and 60,000 mi');
  await openTab(page, 'Driver');
  await page.getByText(/^Dates with the vehicle, contributions/).click();
  await page.getByLabel('Capital contribution, £').fill('1000');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/term=48.*contribution=1000|contribution=1000.*term=48/);
  await openTab(page, 'Employer and whole life cost');
  await expect(page.getByRole('slider', { name: /^Term/ })).toHaveValue('48');
});

test('a part opened while the server still answers for a moved slider is for its term, and Back leads to it', async ({
  dealer: page,
}) => {
  await page.goto(`${PLAIN}&with=50662&tab=employer`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isPage = ({ pathname }: URL) => pathname.endsWith('/company-car');
  await page.route(isPage, async (route) => held.then(() => route.continue()), { times: 1 });
  await page.locator('#whole-life').getByRole('slider', { name: /^Term/ }).focus();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/term=48/);
  await openTab(page, 'Compare');
  release();
  await expect(page).toHaveURL(/tab=compare/);
  await expect(page).toHaveURL(/term=48/);
  await expect(card(page, 'Compare cars')).toContainText('48 months and 60,000 mi');
  await page.goBack();
  await expect(page.getByRole('slider', { name: /^Term/ })).toHaveValue('48');
  await openTab(page, 'Compare');
  await expect(card(page, 'Compare cars')).toContainText('48 months and 60,000 mi');
});

test('every term is shown beside the chosen one at its annual mileage, per mile and in total, as the service’s answers add up', async ({
  dealer: page,
}) => {
  await page.goto(`${PLAIN}&tab=employer`);
  const life = page.locator('#whole-life');
  interface TermCosts {
    depreciation: number;
    fuel: number;
    maintenance: number;
    dutyFirst: number;
    dutyLater: number;
    classOneA1Cost: number;
    classOneA2Cost: number;
    classOneA3Cost: number;
  }
  const path = `/api/vehicles/car/56327/whole-life-terms?date=${DAY}&term=36&miles=60000`;
  const { terms } = await fetchJson<{
    terms: { used: { termMonths: number; miles: number }; legislation: { value: TermCosts } }[];
  }>(page, path);
  expect(terms.map(({ used }) => [used.termMonths, used.miles])).toEqual(
    [12, 18, 24, 30, 36, 42, 48, 54, 60].map((months, index) => [months, 20_000 + index * 10_000]),
  );
  // Two years: the first year's vehicle tax and one later; class 1A of 155 days, a whole tax year and 210 days.
  const { used, legislation } = terms[2] ?? { used: { miles: 1 }, legislation: { value: null } };
  const costs = legislation.value as TermCosts;
  const parts = [
    costs.depreciation,
    costs.fuel,
    costs.maintenance,
    costs.dutyFirst + costs.dutyLater,
    (costs.classOneA1Cost * 155) / 365 + costs.classOneA2Cost + (costs.classOneA3Cost * 210) / 365,
  ];
  const sum = parts.reduce((total, part) => total + part, 0);
  await life.getByText('Costs by term').click();
  const whole = life.locator('figure').filter({ hasText: 'Total cost by term' });
  await whole.getByText('Show data').click();
  expect(await cells(whole.getByRole('table'), /^24 months, 40,000 mi/)).toEqual([...parts, sum].map(pounds));
  const mile = life.locator('figure').filter({ hasText: 'Cost per mile by term' });
  await mile.getByText('Show data').click();
  const perMile = (await cells(mile.getByRole('table'), /^24 months, 40,000 mi/)).map((words) => parseFloat(words));
  expect(perMile.at(-1)).toBeCloseTo((sum * 100) / used.miles, 0);
  // The fifth year's percentages are not law: its bars say what they are without.
  await expect(mile.getByRole('row', { name: /^60 months, 100,000 mi \(without Class 1A NIC\)/ })).toBeVisible();
});

test('a term and mileage between the steps say what the service rounds them to', async ({ dealer: page }) => {
  await page.goto(`${PLAIN}&term=37&miles=43000`);
  await expect(page.locator('#whole-life')).toContainText(
    'The service rounds 37 months and 43,000 mi to 36 months and 40,000 mi',
  );
});

test('up to four cars are side by side, and an unknown one is reported', async ({ dealer: page }) => {
  await page.goto(`${PLAIN}&nation=scotland&with=50662&with=50247&with=nothing&tab=compare`);
  const sideBySide = card(page, 'Compare cars');
  await expect(sideBySide.getByRole('columnheader')).toHaveCount(4);
  await expect(sideBySide).toContainText('nothing: a guide ID is a whole number');
  expect((await cells(sideBySide.getByRole('table'), /^BIK %/)).length).toBe(3);
  for (const identifier of ['56327', '50662', '50247']) {
    const own = sideBySide.locator(`th a[href*="/car/${identifier}/company-car?"]`).first();
    await expect(own).toHaveAttribute('href', new RegExp(`nation=scotland.*date=${DAY}`));
  }
});

test('a car to compare is picked from the saved builds, and removed again', async ({ dealer: page }) => {
  const name = `To compare ${Date.now()}`;
  await page.goto('/');
  const saved = await page.request.post('/api/builds', {
    headers: { origin: new URL(page.url()).origin },
    data: { name, kind: 'car', identifier: 56327, date: DAY, build: WHEELS },
  });
  expect(saved.status()).toBe(201);
  await page.goto(`${PLAIN}&tab=compare`);
  const sideBySide = card(page, 'Compare cars');
  const list = sideBySide.getByLabel('Or choose a saved build');
  await list.selectOption(await list.locator('option', { hasText: name }).getAttribute('value'));
  await sideBySide.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/with=56327\.\w/);
  await expect(sideBySide.getByRole('columnheader')).toHaveCount(3);
  await sideBySide.getByRole('link', { name: /^Remove/ }).click();
  await expect(sideBySide.getByRole('columnheader')).toHaveCount(0);
  expect(page.url()).not.toContain('with=56327');
});

test('cost of ownership is the service’s, and age and post code stay out of the address', async ({
  dealer: page,
  browserErrors,
}) => {
  await page.goto(`${PLAIN}&tab=employer`);
  await page.locator('summary', { hasText: 'Cost of ownership to a private buyer' }).click();
  const owner = card(page, 'Cost of ownership to a private buyer');
  const price = owner.getByRole('textbox', { name: 'Purchase price, £' });
  await owner.getByLabel('Postcode').fill('ZZ1 1ZZ');
  await price.fill('');
  await owner.getByRole('button', { name: 'Calculate' }).click();
  await expect(price).toHaveAccessibleDescription(/Enter the price in whole pounds, up to 1,000,000/);
  allowFailure(browserErrors, 400);
  await price.fill('21,500');
  await owner.getByRole('button', { name: 'Calculate' }).click();
  await expect(owner.getByText(/in total over 3 years/)).toBeVisible();
  expect(page.url()).not.toContain('ZZ1');
  // What is typed and not yet asked for changes nothing of the answer.
  await owner.getByLabel('Years of ownership').fill('5');
  const labels = owner.locator('figure text');
  await expect(labels.filter({ hasText: '3 years', visible: true })).toHaveCount(1);
  await expect(labels.filter({ hasText: '5 years' })).toHaveCount(0);
  // A price below what the car is worth at the end.
  await price.fill('100');
  await owner.getByLabel('Deposit, £').fill('0');
  await owner.getByRole('button', { name: 'Calculate' }).click();
  await expect(owner.getByText(/Depreciation is −£.*a gain/)).toBeVisible();
  await expect(owner.locator('figure')).toHaveCount(0);
});
