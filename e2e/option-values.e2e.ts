/** Option values: months and conditions without asking again, what the rules cut, and the chart's table against the API. */
import type { Page } from 'playwright/test';
import { axeViolations, widthOf } from './axe.fixture';
import { pounds } from './money.fixture';
import { expect, test } from './signed-in.fixture';

const CAR = '/vehicles/car/50317/option-values';
const OPTIONS = [71210, 71012, 71040, 71051, 71052, 71505, 71021].map((code) => `option=${code}`).join('&');
const TICKED = `${CAR}?date=2026-11-02&registered=2025-06-01&mileage=20000&${OPTIONS}`;

interface OptionValuesAnswer {
  values: {
    value: {
      totals: { clean: number | null; retail: number | null }[];
      options: { name: string; costNewPounds: number; valuePounds: number[]; isIncluded: boolean[] }[];
      maxOptions: number;
    };
  };
}
const fetchOptionValues = async (page: Page): Promise<OptionValuesAnswer['values']['value']> =>
  ((await (await page.request.get(`/api${TICKED}`)).json()) as OptionValuesAnswer).values.value;

test('each bar is an option’s value against its cost new, and the rules’ cuts say what they would have added', async ({
  dealer: page,
}) => {
  await page.goto(TICKED);
  const { options, totals, maxOptions } = await fetchOptionValues(page);
  await expect(page.getByText(pounds(totals[0]?.clean ?? 0)).first()).toBeVisible();
  const bars = page.locator('figure').filter({ hasText: 'What each option adds' });
  await bars.getByText('Show data').click();
  for (const { name, valuePounds, costNewPounds } of options) {
    const row = bars.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText(pounds(valuePounds[0] ?? 0));
    await expect(row).toContainText(pounds(costNewPounds));
  }
  const left = options.filter(({ isIncluded, valuePounds }) => !isIncluded[0] && (valuePounds[0] ?? 0) > 0);
  expect(options.filter(({ isIncluded }) => isIncluded[0]).length).toBe(maxOptions);
  expect(left.length).toBeGreaterThan(0);
  for (const { name, valuePounds } of left) {
    const cut = page.getByRole('row', {
      name: new RegExp(`^${name.replace(/[^\w ]/g, '.')} .*At most 5 options count`),
    });
    await expect(cut).toContainText(pounds(valuePounds[0] ?? 0));
  }
});

test('the month’s slider sends no request, stands in the address, and leaves Clean alone after twelve months', async ({
  dealer: page,
}) => {
  await page.goto(`${TICKED}&month=11&condition=retail`);
  const { totals } = await fetchOptionValues(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('Options add, Retail, in 11 months');
  await expect(main.getByText(pounds(totals[11]?.retail ?? 0)).first()).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/') && requests.push(request.url())));
  await page.getByRole('slider', { name: 'Months from now' }).focus();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
  await expect(main).toContainText('Options add, Clean, in 13 months');
  await expect(main.getByText(pounds(totals[13]?.clean ?? 0)).first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Retail' })).toBeDisabled();
  await expect(page).toHaveURL(/month=13/);
  expect(requests).toEqual([]);
  // One option more is of the same month and condition.
  await page.getByText('Options and packs').click();
  await page.getByRole('checkbox', { name: /^Roof rails/ }).uncheck();
  await page.getByRole('button', { name: 'Value these options' }).click();
  await expect(page).not.toHaveURL(/option=71052/);
  await expect(page).toHaveURL(/month=13&condition=retail|condition=retail.*month=13/);
  await expect(main).toContainText('Options add, Clean, in 13 months');
});

test('ticks and a build name the same options', async ({ dealer: page }) => {
  await page.goto(`${CAR}?date=2026-11-02&registered=2025-06-01&mileage=20000`);
  await expect(page.getByText('No option is chosen yet.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Roof rails/ }).check();
  await page.getByRole('button', { name: 'Value these options' }).click();
  await expect(page).toHaveURL(/option=71052/);
  await expect(page.locator('figure').filter({ hasText: 'What each option adds' })).toContainText('Roof rails');
  await page.goto('/vehicles/car/56327/option-values?build=AYe4A45pAeDYCAAP2Gyw&registered=2025-06-01&mileage=20000');
  await expect(page.locator('figure').filter({ hasText: 'What each option adds' })).toContainText('alloy wheels');
});

test('a second paint takes the place of the first, and says so; an address with two is named', async ({
  dealer: page,
}) => {
  const [blue, midnight] = ['Metallic paint - Étoile Blue', 'Metallic paint - Midnight Blue'];
  await page.goto(`${CAR}?date=2026-11-02&registered=2025-06-01&mileage=20000`);
  await page.getByRole('checkbox', { name: blue }).check();
  await page.getByRole('checkbox', { name: midnight }).check();
  await expect(page.getByText(`${midnight} will replace ${blue}: a car has only one of them.`)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: blue })).not.toBeChecked();
  await page.goto(`${CAR}?date=2026-11-02&registered=2025-06-01&mileage=20000&option=71110&option=71112`);
  await expect(page.getByText(/^A car has only one of .*Étoile Blue and .*Midnight Blue/)).toBeVisible();
});

test('a van, a registration in the future, an unknown code and a mileage that is none are answered in place', async ({
  dealer: page,
}) => {
  await page.goto('/vehicles/van/50049/option-values');
  await expect(page.getByText('Option values are for cars only')).toBeVisible();
  await page.goto(`${CAR}?date=2026-11-02&registered=2031-01-01&mileage=20000&option=71052`);
  await expect(page.getByText('The service gives no option values')).toBeVisible();
  await page.goto(`${CAR}?date=2026-11-02&registered=2025-06-01&mileage=20000&option=71052&option=999999`);
  await expect(page.getByText('Codes this car does not have')).toBeVisible();
});

test('an invalid mileage is refused at its field, and registration and ticks stay; 62k is read as everywhere', async ({
  dealer: page,
}) => {
  await page.goto(`${CAR}?date=2026-11-02&registered=2025-06-01&mileage=many&option=71052`);
  const mileage = page.getByRole('textbox', { name: 'Mileage' });
  await expect(mileage).toHaveValue('many');
  await expect(mileage).toHaveAccessibleDescription(/has no digits.*such as 62,480 or 62k/);
  await expect(page.getByLabel('First registered')).toHaveValue('01/06/2025');
  await page.getByText('Options and packs').click();
  await expect(page.getByRole('checkbox', { name: /^Roof rails/ })).toBeChecked();
  await mileage.fill('62k');
  await page.getByRole('button', { name: 'Value these options' }).click();
  await expect(mileage).toHaveValue('62,000');
  await expect(page.locator('figure').filter({ hasText: 'What each option adds' })).toContainText('Roof rails');
  expect(new URL(page.url()).searchParams.get('registered')).toBe('2025-06-01');
});

test('axe finds nothing in either theme, a narrow phone need not scroll, and no script is needed', async ({
  dealer: page,
  browser,
  baseURL,
}) => {
  await page.goto(TICKED);
  expect(await axeViolations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page), 'dark').toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await widthOf(page)).toBeLessThanOrEqual(360);
  const { totals } = await fetchOptionValues(page);
  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await plain.addCookies(await page.context().cookies());
  const reader = await plain.newPage();
  await reader.goto(`${TICKED}&month=6`);
  await expect(reader.getByText(pounds(totals[6]?.clean ?? 0)).first()).toBeVisible();
  await expect(
    reader.locator('figure').filter({ hasText: 'What each option adds' }).locator('svg[data-plot]').first(),
  ).toBeVisible();
  await plain.close();
});
