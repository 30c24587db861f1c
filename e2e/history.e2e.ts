/** Histories, joined to the forecast, the miles per month of both, and their panels beside a record. */
import { axeViolations, widthOf } from './axe.fixture';
import { fourValues, valueCar } from './dealer.fixture';
import { expect, test } from './signed-in.fixture';
import { CAR, chartOf, forecastOf, month, tableOf } from './forecasts.fixture';
import { pounds } from './money.fixture';

test('a history is the guide’s editions, in pounds or of cost new, with the forecast joined on', async ({
  dealer: page,
}) => {
  const { history } = await (await page.request.get('/api/history/car/50032?year=2021&letter=21')).json();
  const { plates } = await forecastOf(page, '?by=letter&year=2021&letter=21');
  const at: number = history.mileages.indexOf(40_000);
  await page.goto(`${CAR}/history?plate=2021+21&mileage=40000`);
  const chart = chartOf(page, /^Used values of the 21 plate/);
  const rows = await tableOf(chart);
  const editions: string[] = history.editions;
  expect(rows.slice(0, editions.length)).toEqual(
    editions.map((day, index) => [
      month(day),
      ...['retail', 'clean', 'average', 'below'].map((band) => pounds(history[band][index][at])),
    ]),
  );
  const ahead = plates[0]!;
  expect(rows.slice(editions.length)).toEqual(
    ahead.days.map((day, index) => [
      month(day),
      '–',
      ...[ahead.clean, ahead.average, ahead.below].map((grid) => pounds(grid[index]?.[ahead.mileages.indexOf(40_000)])),
    ]),
  );
  await expect(chart.getByText(/Guide values up to 1 \w+ \d{4}; shaded: forecast/)).toBeVisible();
  await page.getByRole('radio', { name: '% of cost new' }).check();
  const last = history.clean.at(-1)[at] / history.costNewPounds;
  const share = `${Math.round(last * 1_000) / 10}%`;
  await expect(chart.locator('tbody tr').nth(editions.length - 1)).toContainText(share);
  await expect(page).toHaveURL(/as=share/);

  await page.emulateMedia({ media: 'print' });
  await expect(chart.getByRole('img', { name: /^Used values/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the history' })).toBeHidden();
});

test('forecast and history: axe finds nothing in either theme, and a narrow phone need not scroll sideways', async ({
  dealer: page,
}) => {
  for (const address of [
    `${CAR}/forecast?plate=2021+21&beside=2020+20&mileage=42500&perMonth=800`,
    `${CAR}/history?plate=2021+21&as=share`,
  ]) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address);
    await expect(page.getByRole('figure').first()).toBeVisible();
    expect(await axeViolations(page), `${address} light`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await axeViolations(page), `${address} dark, on a phone`).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(360);
  }
});

test('a record at a mileage outside the points says so in its panels; without script they are links', async ({
  dealer: page,
  ownPlate,
  browser,
  context,
  baseURL,
}) => {
  await valueCar(page, ownPlate(), '4,000');
  const outlook = page.getByRole('region', { name: 'Outlook' });
  await outlook.scrollIntoViewIfNeeded();
  const reasons = outlook.getByText(/^No (forecast|history) at 4,000 mi\. The guide’s table has values from/);
  await expect(reasons).toHaveCount(2);
  await expect(outlook.getByText('4,000 mi is outside them')).toBeVisible();
  await expect(outlook.getByRole('img', { name: /^(Next twelve months|Last two years)/ })).toHaveCount(0);
  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await plain.addCookies(await context.cookies());
  const reader = await plain.newPage();
  await reader.goto(page.url());
  const links = reader.getByRole('navigation', { name: 'Outlook' });
  await expect(links.getByRole('link')).toHaveText(['Forecast', 'Used value history', 'Guide values', 'Option values']);
  await expect(reader.locator('[data-waiting]')).toBeHidden();
  await links.getByRole('link', { name: 'Forecast' }).click();
  await expect(reader.getByText('No value at 4,000 mi')).toBeVisible();
  await plain.close();
  await reasons
    .first()
    .getByRole('link', { name: /^Show value at/ })
    .click();
  await expect(page.getByRole('img', { name: /^Forecast of the/ })).toBeVisible();
});

test('beside a record stand its forecast, history, mileage cliff and option values, each one click from its full page', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate());
  const outlook = page.getByRole('region', { name: 'Outlook' });
  await outlook.scrollIntoViewIfNeeded();
  for (const title of ['Forecast', 'History', 'Value by mileage', 'Option values'])
    await expect(outlook.getByRole('link', { name: new RegExp(`^View details ?: ${title}`) })).toBeVisible();
  await expect(outlook.getByRole('img', { name: /^Next twelve months at 40,000 mi/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  // On paper only when asked for: the record alone is one sheet.
  await page.evaluate(() => (window.print = () => {}));
  await page.emulateMedia({ media: 'print' });
  await expect(outlook).toBeHidden();
  await page.emulateMedia({ media: null });
  await outlook.getByRole('button', { name: /Print full report/ }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(outlook.getByRole('img', { name: /^Next twelve months/ })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(outlook).toBeHidden();
  await page.emulateMedia({ media: null });
  await outlook.getByRole('link', { name: /^View details ?: Forecast/ }).click();
  await expect(page.getByRole('figure', { name: /^Forecast of the .* at 40,000 mi/ })).toBeVisible();
  expect(page.url()).not.toContain(ownPlate());
});

test('at a mileage between two of the guide’s, the history beside a record ends with the values above it', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate(), '43,000');
  const values = (await fourValues(page)).map(pounds);
  await page.getByRole('region', { name: 'Outlook' }).scrollIntoViewIfNeeded();
  const rows = await tableOf(chartOf(page, /^Last two years at 43,000 mi/));
  // A cell that is interpolated says so after its pounds.
  expect(
    rows
      .at(-1)
      ?.slice(1, 1 + values.length)
      .map((cell) => cell.split(/\s/)[0]),
  ).toEqual(values);
  await expect(page.getByText(/^Ends with the values of /)).toBeVisible();
});

const MONTHLY_MILES = [
  ['12.5', 'The mileage must be in whole miles.'],
  ['-5', 'A mileage cannot be below zero.'],
  ['1e3', '“1e3” is not a mileage.'],
  ['800km', '800 km is 497 mi'],
  ['abc', '“abc” has no digits.'],
  ['99999', '99,999 mi per month is above the limit.'],
] as const;

test('miles per month stay as typed and are refused at their field, and the chart stays on the last mileage', async ({
  dealer: page,
}) => {
  for (const [address, label] of [
    [`${CAR}/forecast?plate=2021+21&mileage=40000`, 'Miles per month from now'],
    [`${CAR}/history?plate=2021+21&mileage=40000`, 'Miles per month'],
  ] as const) {
    await page.goto(address);
    const field = page.getByLabel(label, { exact: true });
    await field.fill('800');
    await expect(page).toHaveURL(/perMonth=800(&|$)/);
    for (const [typed, sentence] of MONTHLY_MILES) {
      await field.fill(typed);
      await expect(field).toHaveAccessibleDescription(new RegExp(sentence));
      await expect(field).toHaveAccessibleDescription(/Drawn: 800 mi per month\./);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveValue(typed);
      await expect(page).toHaveURL(/perMonth=800(&|$)/);
    }
    await field.fill('1.2k');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(page).toHaveURL(/perMonth=1200(&|$)/);
  }
});
