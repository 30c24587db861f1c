/** Forecasts: what is drawn is what was answered, with script and without. */
import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright/test';
import { expect, test } from './signed-in.fixture';
import { CAR, chartOf, forecastOf, month, tableOf } from './forecasts.fixture';
import { pounds } from './money.fixture';

test('a forecast’s chart is the provider’s answer, and a moving slider sends no request', async ({ dealer: page }) => {
  const { plates } = await forecastOf(page);
  const plate = plates.find(({ name }) => name === '2021 21')!;
  const at = plate.mileages.indexOf(40_000);
  await page.goto(`${CAR}/forecast?plate=2021+21&mileage=40000`);
  const chart = chartOf(page, /^Forecast of the 21 plate/);
  await expect(chart.getByRole('img', { name: /Forecast of the 21 plate .* at 40,000 mi/ })).toBeVisible();
  // It begins with what the guide's latest edition says today.
  const { history } = await (await page.request.get('/api/history/car/50032?year=2021&letter=21')).json();
  const known: number = history.mileages.indexOf(40_000);
  const todays: (number | null)[] = ['clean', 'average', 'below'].map((band) => history[band].at(-1)[known]);
  const expected = [
    [month(history.editions.at(-1)), ...todays.map(pounds)],
    ...plate.days.map((day, index) => [
      month(day),
      ...[plate.clean, plate.average, plate.below].map((grid) => pounds(grid[index]?.[at])),
    ]),
  ];
  expect(await tableOf(chart)).toEqual(expected);
  const last = plate.clean.at(-1)?.[at] ?? 0;
  const lost = (todays[0] ?? 0) - last;
  expect(lost).toBeGreaterThan(0);
  await expect(chart.locator('figcaption')).toContainText(`Expected to lose ${pounds(lost)}`);
  await expect(chart.getByText(/^Shaded: earlier forecasts of Clean were off by £/)).toBeVisible();

  // Every cell of the grid, too, which begins and ends with the same values.
  const grid = chartOf(page, /^Clean by month and mileage/);
  const cells = plate.mileages.map((miles, row) => [
    `${miles.toLocaleString('en-GB')} mi`,
    pounds(history.clean.at(-1)[history.mileages.indexOf(miles)]),
    ...plate.days.map((_, column) => pounds(plate.clean[column]?.[row])),
  ]);
  expect(await tableOf(grid)).toEqual(cells);
  await expect(grid.locator('figcaption')).toContainText(`Expected to lose ${pounds(lost)}`);

  await expect(page.getByRole('table', { name: 'Error and bias of earlier forecasts' })).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/forecasts') && requests.push(request.url())));
  const slider = page.getByRole('slider', { name: 'Mileage today' });
  await slider.focus();
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '45,000 mi');
  const between = (grid: (number | null)[][]) =>
    Math.round(((grid[0]?.[at] ?? 0) + (grid[0]?.[at + 1] ?? 0)) / 2 / 25) * 25;
  const first = chart.locator('tbody tr').nth(1).locator('th, td');
  await expect(first).toHaveText([
    month(plate.days[0] ?? ''),
    ...[plate.clean, plate.average, plate.below].map((grid) => pounds(between(grid))),
    'Clean, Average, Below',
  ]);
  await expect(chart.getByText('Hollow points are interpolated')).toBeVisible();
  await expect(page).toHaveURL(/mileage=45000/);
  expect(requests.filter((url) => !url.includes('report-card'))).toEqual([]);
});

test('once a slider rests, its charts are node by node those that the page draws at that address', async ({
  dealer: page,
  context,
}) => {
  const drawn = (plots: Locator) =>
    plots.evaluateAll((all) =>
      all.map((plot) =>
        plot.outerHTML.replace(/(id|aria-labelledby|aria-describedby)="[^"]*"/g, '').replace(/\s+/g, ' '),
      ),
    );
  for (const [address, plotted, comesLast] of [
    // How accurate earlier forecasts were comes after the chart, and is a band in it.
    [
      `${CAR}/forecast?plate=2021+21&beside=2020+20&mileage=40000&perMonth=1000`,
      /Forecast of|plate/,
      /^Shaded: earlier/,
    ],
    [`${CAR}/history?plate=2021+21&mileage=40000`, /^Used values/, /^Used values/],
  ] as const) {
    await page.goto(address);
    const plots = page.getByRole('img', { name: plotted });
    await expect(plots.first()).toBeVisible();
    await expect(page.getByText(comesLast).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const slider = page.getByRole('slider', { name: 'Mileage today' });
    await slider.focus();
    // To the end, where a car in use leaves the provider's points and nodes go, and some of the way back.
    await page.keyboard.press('End');
    for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowLeft');
    const miles = Number(await slider.inputValue());
    await expect(page).toHaveURL(new RegExp(`mileage=${miles}`));
    const opened = await context.newPage();
    await opened.goto(page.url(), { waitUntil: 'networkidle' });
    const openedSlider = opened.getByRole('slider', { name: 'Mileage today' });
    await openedSlider.focus();
    await expect(openedSlider).toHaveValue(String(miles));
    // The address is there before what is drawn and answered at rest.
    await expect(async () => {
      expect(await drawn(plots)).toEqual(await drawn(opened.getByRole('img', { name: plotted })));
    }).toPass({ timeout: 10_000 });
    await opened.close();
  }
});

test('a mileage outside the points is named, not drawn as nothing, with the next one that has values', async ({
  dealer: page,
  browser,
  context,
  baseURL,
}) => {
  const { plates } = await forecastOf(page);
  const [least = 0] = plates.find(({ name }) => name === '2021 21')!.mileages;
  const below = `${CAR}/forecast?plate=2021+21&mileage=${least - 1_000}`;
  const words = (miles: number) => `${miles.toLocaleString('en-GB')} mi`;
  await page.goto(below);
  const main = page.getByRole('main');
  await expect(main.getByText(`No value at ${words(least - 1_000)}`)).toBeVisible();
  await expect(main.getByText(/^The guide’s table has values from .*\.$/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Forecast of the/ })).toBeHidden();
  await expect(page.getByRole('slider', { name: 'Mileage today' })).toHaveAttribute(
    'aria-valuetext',
    words(least - 1_000),
  );
  await main.getByRole('link', { name: `Show value at ${words(least)}` }).click();
  await expect(page.getByRole('img', { name: new RegExp(`^Forecast of the .* at ${words(least)}`) })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`mileage=${least}`));

  await page.goto(`${CAR}/history?plate=2021+21&mileage=1000`);
  await expect(main.getByText('No value at 1,000 mi')).toBeVisible();
  await main.getByRole('link', { name: /^Show value at/ }).click();
  await expect(page.getByRole('img', { name: /^Used values of the/ })).toBeVisible();

  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await plain.addCookies(await context.cookies());
  const reader = await plain.newPage();
  await reader.goto(below);
  await reader.getByRole('link', { name: /^Show value at/ }).click();
  await expect(reader.getByRole('img', { name: /^Forecast of the/ })).toBeVisible();
  await plain.close();
});

test('a hand-over is read off the diagonal of a car in use, and a file holds plain numbers', async ({
  dealer: page,
}) => {
  const { plates } = await forecastOf(page, '?by=letter&year=2021&letter=21');
  const [plate] = plates;
  const day = plate?.days[5] ?? '';
  await page.goto(`${CAR}/forecast?by=letter&year=2021&letter=21&mileage=40000&handOver=${day}`);
  await page.getByLabel('Miles per month from now').fill('1000');
  const figures = page.getByRole('region', { name: `Defleet in ${month(day)}` });
  // The sixth month of the forecast is six months from now: 46,000 miles, six tenths of the way between two points.
  const [low, high] = [40_000, 50_000].map((miles) => plate?.clean[5]?.[plate.mileages.indexOf(miles)] ?? 0);
  const expected = Math.round(((low ?? 0) + ((high ?? 0) - (low ?? 0)) * 0.6) / 25) * 25;
  await expect(figures.getByText(pounds(expected), { exact: true })).toBeVisible();
  await expect(figures).toContainText('at 46,000 mi');

  const chart = chartOf(page, /^Forecast of the 21 plate/);
  await chart.getByText('Show data').click();
  const [file] = await Promise.all([page.waitForEvent('download'), chart.getByRole('button', { name: 'CSV' }).click()]);
  const text = readFileSync((await file.path()) ?? '', 'utf8').replace('\uFEFF', '');
  expect(text.split('\r\n')[0]).toMatch(/^Month,Clean \(£\),Average \(£\),Below \(£\)/);
  expect(text).toContain(`\r\n${day},${expected},`);
  for (const kind of ['SVG', 'PNG']) {
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      chart.getByRole('button', { name: kind }).click(),
    ]);
    expect(readFileSync((await picture.path()) ?? '').length).toBeGreaterThan(2_000);
  }

  // By keyboard along the months, spoken as it goes.
  const cursor = chart.getByRole('slider', { name: /^Values of Forecast/ });
  await cursor.focus();
  await page.keyboard.press('ArrowRight');
  await expect(cursor).toHaveAttribute('aria-valuetext', new RegExp(`^${month(plate?.days[0] ?? '')}: Clean £`));
});

test('an older forecast is laid behind the plate and hand-over that are being looked at', async ({ dealer: page }) => {
  const { plates } = await forecastOf(page, '');
  const [plate] = plates;
  await page.goto(`${CAR}/forecast`);
  await page.getByLabel('Plate', { exact: true }).selectOption(plate?.name ?? '');
  await page.getByLabel('Defleet date', { exact: true }).selectOption(plate?.days[5] ?? '');
  await expect(page).toHaveURL(/handOver=/);
  await page.getByLabel('Compare with an earlier forecast').fill('2026-06-01');
  await page.getByRole('button', { name: 'Show the forecast' }).click();
  await expect(page).toHaveURL(/older=2026-06-01/);
  await expect(page.getByLabel('Plate', { exact: true })).toHaveValue(plate?.name ?? '');
  await expect(page.getByLabel('Defleet date', { exact: true })).toHaveValue(plate?.days[5] ?? '');
});
