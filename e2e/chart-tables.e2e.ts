/** What each chart shows is what was answered: its table against the answer. */
import type { Page } from 'playwright/test';
import { card, cells, DAY, openTab, pence, PLAIN, type CompanyCarAnswer } from './company-car.fixture';
import { fetchJson, fourValues, valueCar } from './dealer.fixture';
import { expect, test } from './signed-in.fixture';
import { CAR, chartOf, forecastOf, month, tableOf } from './forecasts.fixture';
import { pounds } from './money.fixture';

type ChartTableValues = (number | null)[][];
const miles = (distance: number): string => `${distance.toLocaleString('en-GB')} mi`;

test('plates side by side each show their own forecast, all at one mileage', async ({ dealer: page }) => {
  const { plates } = await forecastOf(page);
  await page.goto(`${CAR}/forecast?plate=2021+21&beside=2020+20&mileage=40000`);
  const sideBySide = page.getByRole('region', { name: 'Plates side by side' });
  for (const [name, title] of [
    ['2021 21', /^21 plate/],
    ['2020 20', /^20 plate/],
  ] as const) {
    const plate = plates.find((candidate) => candidate.name === name)!;
    const at = plate.mileages.indexOf(40_000);
    expect(at, name).toBeGreaterThanOrEqual(0);
    // Each begins with its value in the guide's latest edition.
    const [year, letter] = name.split(' ');
    const { history } = await fetchJson<{
      history: Record<'clean' | 'average' | 'below', ChartTableValues> & { editions: string[]; mileages: number[] };
    }>(page, `/api/history/car/50032?year=${year}&letter=${letter}`);
    const known = history.mileages.indexOf(40_000);
    await expect
      .poll(() => tableOf(sideBySide.getByRole('figure', { name: title })))
      .toEqual([
        [
          month(history.editions.at(-1) ?? ''),
          ...[history.clean, history.average, history.below].map((grid) => pounds(grid.at(-1)?.[known])),
        ],
        ...plate.days.map((day, index) => [
          month(day),
          ...[plate.clean, plate.average, plate.below].map((grid) => pounds(grid[index]?.[at])),
        ]),
      ]);
  }
});

test('the four panels beside a record show the answers at its own mileage', async ({ dealer: page, ownPlate }) => {
  await valueCar(page, ownPlate());
  const api = `/api${new URL(page.url()).pathname}`;
  const outlook = page.getByRole('region', { name: 'Outlook' });
  await outlook.scrollIntoViewIfNeeded();
  const figure = (name: RegExp) => outlook.getByRole('figure', { name });

  const { value: ahead } = await fetchJson<{
    value: {
      valued: { day: string; clean: number; average: number; below: number };
      forecast: {
        plates: {
          days: string[];
          mileages: number[];
          clean: ChartTableValues;
          average: ChartTableValues;
          below: ChartTableValues;
        }[];
      };
    };
  }>(page, `${api}/forecast`);
  const [plate] = ahead.forecast.plates;
  const mileageIndex = plate!.mileages.indexOf(40_000);
  // It begins with the record's own values.
  const { valued } = ahead;
  expect((await fourValues(page)).slice(1)).toEqual([valued.clean, valued.average, valued.below]);
  expect(await tableOf(figure(/^Next twelve months at 40,000 mi/))).toEqual([
    [month(valued.day), pounds(valued.clean), pounds(valued.average), pounds(valued.below)],
    ...plate!.days.map((day, index) => [
      month(day),
      ...[plate!.clean, plate!.average, plate!.below].map((grid) => pounds(grid[index]?.[mileageIndex])),
    ]),
  ]);

  const {
    value: { history },
  } = await fetchJson<{
    value: {
      history: {
        editions: string[];
        mileages: number[];
        retail: ChartTableValues;
        clean: ChartTableValues;
        average: ChartTableValues;
        below: ChartTableValues;
      };
    };
  }>(page, `${api}/history`);
  const known = history.mileages.indexOf(40_000);
  expect(await tableOf(figure(/^Last two years at 40,000 mi/))).toEqual(
    history.editions.map((day, index) => [
      month(day),
      ...[history.retail, history.clean, history.average, history.below].map((grid) => pounds(grid[index]?.[known])),
    ]),
  );
  expect(await tableOf(figure(/^Clean, Average and Below by mileage/))).toEqual(
    history.mileages.map((point, at) => [
      miles(point),
      ...[history.clean, history.average, history.below].map((grid) => pounds(grid.at(-1)?.[at])),
    ]),
  );

  const { value: dear } = await fetchJson<{
    value: { options: { name: string; valuePounds: number; costNewPounds: number }[] };
  }>(page, `${api}/option-values`);
  expect(dear.options.length).toBeGreaterThan(0);
  expect(await tableOf(figure(/^Options that add value/))).toEqual(
    dear.options.map(({ name, valuePounds, costNewPounds }) => [name, pounds(valuePounds), pounds(costNewPounds)]),
  );
});

test('the total of the options is the answer’s, month by month and condition by condition', async ({
  dealer: page,
}) => {
  const address = `/vehicles/car/50317/option-values?date=${DAY}&registered=2025-06-01&mileage=20000&option=71012&option=71052`;
  await page.goto(address);
  const { values } = await fetchJson<{ values: { value: { totals: Record<string, number | null>[] } } }>(
    page,
    `/api${address}`,
  );
  const { totals } = values.value;
  expect(totals.length).toBe(61);
  const whole = (amount: number | null | undefined) => pounds(typeof amount === 'number' ? Math.round(amount) : amount);
  expect(await tableOf(chartOf(page, /^Total of the options by month/))).toEqual(
    totals.map((total, at) => [
      `${at} ${at === 1 ? 'month' : 'months'}`,
      ...[total['retail'], total['clean'], total['average'], total['below']].map(whole),
    ]),
  );
});

test('class 1A and whole life cost are the legislation service’s, in tables and chart alike', async ({
  dealer: page,
}) => {
  await page.goto(`${PLAIN}&tab=employer`);
  const { legislation } = await fetchJson<{ legislation: { value: Record<string, number | null> } }>(
    page,
    `/api/vehicles/car/56327/whole-life?date=${DAY}&term=36&miles=60000`,
  );
  const figureOf = (name: string): number => legislation.value[name] ?? NaN;
  const years = [1, 2, 3, 4].map((year) => pence(figureOf(`classOneA${year}Cost`) * 100));
  const table = card(page, 'Employer Class 1A NIC, five tax years').getByRole('table').first();
  for (const [index, year] of ['2026-27', '2027-28', '2028-29', '2029-30'].entries())
    expect((await cells(table, new RegExp(`^${year}`)))[1], year).toBe(years[index]);
  expect((await cells(table, /^2026-27/))[3]).toBe(years[0]);

  // Three years: the first year's vehicle tax and two later; class 1A of 155 days, two whole tax years and 210 days.
  const daysCost = (figureOf('classOneA1Cost') * 155 + figureOf('classOneA4Cost') * 210) / 365;
  const classOneAPounds = Math.round((daysCost + figureOf('classOneA2Cost') + figureOf('classOneA3Cost')) * 100) / 100;
  const parts = [
    figureOf('depreciation'),
    figureOf('fuel'),
    figureOf('maintenance'),
    figureOf('dutyFirst') + 2 * figureOf('dutyLater'),
    classOneAPounds,
  ];
  const sum = parts.reduce((total, part) => total + part, 0);
  expect(await tableOf(chartOf(page, /^Whole life cost by its parts/))).toEqual([
    ['36 months, 60,000 mi', ...[...parts, sum].map((part) => pence(part * 100))],
  ]);
});

test('vehicle tax, fuel benefit and the next 6 April are the published tables’', async ({ dealer: page }) => {
  await page.goto(`${PLAIN}&tab=employer`);
  // A hybrid of 129 g/km and under £40,000, registered in 2026-27: £455, then £200 a year (gov.uk, V149).
  const duty = card(page, 'VED and fuel benefit');
  const [tax, fuel] = [duty.getByRole('table').first(), duty.getByRole('table').last()];
  expect((await cells(tax, /^First year/)).slice(0, 2)).toEqual(['£455', '£455']);
  expect((await cells(tax, /^Later years/)).slice(0, 2)).toEqual(['£200', '£200']);
  // £29,200 × 31% (SI 2025, policy paper of 3 December 2025), class 1A at 15%; later multipliers are not published.
  expect(await cells(fuel, /^2026-27/)).toEqual(['£29,200', '£9,052.00', '£1,810.40', '£3,620.80', '£1,357.80']);
  expect((await cells(fuel, /^2027-28/)).join()).not.toMatch(/£/);

  const { p11d } = await fetchJson<CompanyCarAnswer>(page, `/api/vehicles/car/56327/company-car?date=${DAY}`);
  const [now, next] = p11d.value.years;
  await openTab(page, 'Working');
  const april = card(page, 'What changes on 6 Apr 2027').getByRole('table');
  expect((await cells(april, /^BIK %/)).slice(0, 2)).toEqual([`${now?.percent}%`, `${next?.percent}%`]);
  expect((await cells(april, /^BIK tax per month \(20%\)/)).slice(0, 2)).toEqual(
    [now, next].map((year) => pence((year?.basicTaxPence ?? NaN) / 12)),
  );
  expect((await cells(april, /^Employer Class 1A NIC/)).slice(0, 2)).toEqual(
    [now, next].map((year) => pence((year?.benefitPence ?? NaN) * 0.15)),
  );
});

test('cost of ownership is drawn part by part as it was answered', async ({ dealer: page }) => {
  await page.goto(`${PLAIN}&tab=employer`);
  await page.locator('summary', { hasText: 'Cost of ownership to a private buyer' }).click();
  const owner = card(page, 'Cost of ownership to a private buyer');
  await owner.getByLabel('Postcode').fill('ZZ1 1ZZ');
  await owner.getByRole('textbox', { name: 'Purchase price, £' }).fill('38,000');
  const answer = answerTo(page, '/ownership');
  await owner.getByRole('button', { name: 'Calculate' }).click();
  const { value: cost } = await answer;
  const parts = ['depreciation', 'finance', 'fuel', 'insurance', 'tax', 'maintenance'].map(
    (name) => cost[`${name}Pence`] ?? NaN,
  );
  const sum = parts.reduce((total, part) => total + part, 0);
  const [row] = await tableOf(owner.getByRole('figure'));
  expect(row?.slice(1)).toEqual([...parts, sum].map(pence));
  await expect(owner.getByText(`${pence(cost['totalPence'] ?? NaN)} in total`)).toBeVisible();
});

async function answerTo(page: Page, path: string): Promise<{ value: Record<string, number> }> {
  const response = await page.waitForResponse((reply) => new URL(reply.url()).pathname.endsWith(path));
  return response.json();
}
