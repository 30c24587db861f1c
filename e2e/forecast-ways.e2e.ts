/** The ways to a forecast: by plate, by guide ID and by form, with script and without. */
import { axeViolations } from './axe.fixture';
import { expect, test } from './signed-in.fixture';
import { CAR, forecastOf } from './forecasts.fixture';
import { pounds } from './money.fixture';

test('a forecast begins with a plate, which never goes into an address, or with an identifier in any format', async ({
  dealer: page,
  ownPlate,
}) => {
  const plate = ownPlate().replace(' ', '');
  const seen: string[] = [];
  page.on('request', (request) => void seen.push(request.url()));
  await page.goto('/vehicles');
  await page.getByRole('banner').getByRole('link', { name: 'Fleet' }).click();
  await page.getByLabel('Plate', { exact: true }).fill(ownPlate());
  const show = page.getByRole('button', { name: /View forecast/ });
  await expect(show).toContainText('1 credit');
  await show.click();
  await page.waitForURL(/\/vehicles\/(car|van)\/\d+\/forecast\?by=date&registered=\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole('img', { name: /^Forecast of the/ })).toBeVisible();
  expect(
    seen.filter((url) =>
      url
        .replace(/[^a-z0-9]/gi, '')
        .toUpperCase()
        .includes(plate),
    ),
  ).toEqual([]);

  // The answer is cached: the same plate is free now.
  await page.goto('/forecast');
  await page.getByLabel('Plate', { exact: true }).fill(ownPlate());
  await expect(show).toContainText('free, checked today');

  await page.getByLabel('Guide ID').fill('50032');
  await page.getByLabel('Search by').selectOption('letter');
  await page.getByLabel('Year of registration').selectOption('2021');
  await page.getByLabel('Plate letter or number').selectOption('21');
  await page.getByRole('button', { name: 'Show the forecast' }).click();
  await expect(page.getByRole('img', { name: /^Forecast of the 21 plate/ })).toBeVisible();

  await page.goto('/forecast?kind=car&identifier=99999999');
  await expect(page.getByLabel('Guide ID')).toHaveAttribute('aria-invalid', 'true');
  expect(await axeViolations(page)).toEqual([]);
});

test('each of the five ways is answered, without script too, with its chart in the first HTML', async ({
  dealer: page,
}) => {
  const { plates } = await forecastOf(page);
  const plate = plates.find(({ name }) => name === '2021 21')!;
  const queries = [
    'plate=2021+21',
    'by=letter&year=2021&letter=21',
    'by=month&year=2021&month=5',
    `by=plate&plateId=${plate.sequence}`,
    'by=date&registered=2021-05-14',
  ];
  const clean = pounds(plate.clean[0]?.[plate.mileages.indexOf(40_000)]);
  for (const query of queries) {
    const html = await (await page.request.get(`${CAR}/forecast?${query}&mileage=40000`)).text();
    const shown = html.replace(/<script[\s\S]*?<\/script>/g, '');
    expect(shown, query).toMatch(/<title[^>]*>Forecast of the 21 plate \(Mar 21–Aug 21\), at 40,000 mi<\/title>/);
    expect(shown, query).toContain(clean);
  }
  const missing = await (await page.request.get(`${CAR}/forecast?by=date`)).text();
  expect(missing).toContain('More details needed');
});

test('without script the charts are shown, and the search is a plain form', async ({
  dealer: page,
  browser,
  context,
  baseURL,
}) => {
  await page.goto('/');
  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await plain.addCookies(await context.cookies());
  const reader = await plain.newPage();
  await reader.goto(`${CAR}/forecast?by=letter&year=2021&letter=21`);
  await expect(reader.getByRole('img', { name: /^Forecast of the 21 plate/ })).toBeVisible();
  await reader.getByLabel('Plate letter or number').selectOption('20');
  await reader.getByLabel('Year of registration').selectOption('2020');
  await reader.getByRole('button', { name: 'Show the forecast' }).click();
  await expect(reader.getByRole('img', { name: /^Forecast of the 20 plate/ })).toBeVisible();
  await reader.goto(`${CAR}/history?plate=2021+21`);
  await expect(reader.getByRole('img', { name: /^Used values of the 21 plate/ })).toBeVisible();
  await plain.close();
});

test('a kind of vehicle that is not covered is refused in words', async ({ dealer: page }) => {
  const answer = await page.request.get('/api/forecasts/bike/50032');
  expect(answer.status()).toBe(400);
  const { fault } = await answer.json();
  expect(fault.charged).toBe('no');
});
