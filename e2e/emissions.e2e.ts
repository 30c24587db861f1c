/** WLTP figures of a build and of pasted configurations: numbers through the charts' tables against the API's answer. */
import { axeViolations, widthOf } from './axe.fixture';
import { fetchJson } from './dealer.fixture';
import { expect, test } from './signed-in.fixture';

const BUILT = '/vehicles/car/56327/emissions?date=2026-11-02&build=AYe4A45pAeDYCAAP2Gyw';

interface ConfiguredFigures {
  figures: { co2: Record<string, number | null>; milesPerGallon: Record<string, number | null> } | null;
}
interface BuiltEmissions {
  emissions: { auditId: string; configurations: ConfiguredFigures[] };
  labels: { name: string }[];
}

const PHASES = { low: 'Low', medium: 'Medium', high: 'High', extraHigh: 'Extra high', combined: 'Combined' };

test('each dot is a phase of a configuration, with headroom, the option’s own grams, expiry and audit id', async ({
  dealer: page,
}) => {
  await page.goto(BUILT);
  const { emissions, labels } = await fetchJson<BuiltEmissions>(page, `/api${BUILT}`);
  expect(labels.map(({ name }) => name)).toEqual([
    'This build',
    'Without options',
    expect.stringMatching(/^Without .*alloy wheels/),
  ]);
  const dots = page.locator('figure').filter({ hasText: 'CO2 by phase' });
  await dots.getByText('Show data').click();
  for (const [index, { name }] of labels.entries()) {
    for (const [phase, words] of Object.entries(PHASES)) {
      const value = emissions.configurations[index]?.figures?.co2[phase] ?? 0;
      const row = dots.getByRole('row', { name: new RegExp(`^${name.replace(/[^\w ]/g, '.')} ${words} `) }).first();
      await expect(row).toContainText(`${Math.round(value)} g/km`);
    }
  }
  const bands = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Tax bands' }) });
  await expect(bands.getByRole('row', { name: /^This build/ })).toContainText('32%');
  await expect(bands.getByRole('row', { name: /^Without options/ })).toContainText('−1 g/km');
  await expect(bands.getByRole('row', { name: /^Without options/ })).toContainText('31%');
  await expect(page.getByText(/^Valid for \d+ more days?, until /)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/audit ID [0-9a-f-]{36}/);
  const mpg = page.getByRole('row', { name: /^This build/ }).last();
  await expect(mpg).toContainText(`${emissions.configurations[0]?.figures?.milesPerGallon['combined']} mpg`);
});

test('pasted lines are sent together; errors are shown at their lines, and the rest is answered', async ({
  dealer: page,
}) => {
  await page.goto('/emissions');
  await page
    .getByLabel('Configurations')
    .fill(['car 56327 26.50 71216', '56327;26.50', 'car 1 26.50', 'car 56327 26.50 71040', 'car abc 26.50'].join('\n'));
  await page.getByRole('button', { name: 'Get CO2' }).click();
  await expect(page.getByText('1 line could not be read')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Line 5, car abc 26.50: “abc” is not a guide ID');
  await expect(page.getByRole('main')).toContainText('10004 · Invalid_Vehicle_Configuration · derivative_not_found');
  await expect(page.getByRole('main')).toContainText('equipment_not_orderable');
  const dots = page.locator('figure').filter({ hasText: 'CO2 by phase' });
  await dots.getByText('Show data').click();
  await expect(dots.getByRole('row')).toHaveCount(1 + 2 * Object.keys(PHASES).length);
  await page.reload();
  await expect(page.getByLabel('Configurations')).toHaveValue(/^car 56327/);
});

test('a reader who scrolls to the answer before its script has loaded stays there', async ({ dealer: page }) => {
  await page.goto('/emissions');
  await page.getByLabel('Configurations').fill('car 56327 26.50 71216');
  let load: () => void = () => {};
  const held = new Promise<void>((resolve) => (load = resolve));
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Get CO2' }).click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { name: 'Tax bands' })).toBeVisible();
  const place = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    return scrollY;
  });
  expect(place).toBeGreaterThan(200);
  load();
  await expect(page.getByRole('button', { name: 'Get CO2' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('a text too long for an address is refused at the field with its length, and not cut', async ({
  dealer: page,
}) => {
  await page.goto('/emissions');
  const line = 'car 50317 26.50 71210 71051 71052 71053 71054 71055 71056 71057 71058 71059 71060 71061';
  const field = page.getByLabel('Configurations');
  await field.fill(Array.from({ length: 100 }, () => line).join('\n'));
  await page.getByRole('button', { name: 'Get CO2' }).click();
  await expect(field).toHaveAccessibleDescription(/100 configurations have 8,799 characters; the limit is 8,000/);
  expect((await field.inputValue()).length).toBe(8_799);
  expect(page.url()).not.toContain('of=');
});

// HMRC 480 appendix 2, 2026-27: 29 g/km with 30–39 electric miles 14%, 125–129 g/km 31%.
test('a plug-in hybrid is taxed by its own range, whichever car is before it', async ({ dealer: page }) => {
  for (const cars of ['car 56327 26.50\ncar 50313 26.50', 'car 50313 26.50\ncar 56327 26.50']) {
    await page.goto(`/emissions?${new URLSearchParams([['of', cars]])}`);
    const bands = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Tax bands' }) });
    await expect(bands.getByRole('row', { name: /^car 50313/ })).toContainText(/29 g\/km\D*14%/);
    await expect(bands.getByRole('row', { name: /^car 56327/ })).toContainText(/129 g\/km\D*31%/);
    await expect(page.getByText(/not taxed by one table/).first()).toBeVisible();
  }
});

test('an electric car has its range and Wh/km, a plug-in hybrid its weighted CO2 and its electric range', async ({
  dealer: page,
}) => {
  await page.goto('/vehicles/car/50057/emissions?date=2026-11-02');
  await expect(page.getByRole('main')).toContainText('0 g/km: electric only');
  await expect(page.getByRole('columnheader', { name: 'Electric Range Combined' }).first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/\d+ Wh\/km/);
  await page.goto('/vehicles/car/50313/emissions?date=2026-11-02');
  await expect(page.getByText('Weighted').first()).toBeAttached();
  await expect(page.getByRole('columnheader', { name: /EAER/ }).first()).toBeVisible();
});

test('a van has figures too, and a day without a list says so', async ({ dealer: page }) => {
  await page.goto('/vehicles/van/50049/emissions?date=2026-11-02');
  await expect(page.getByRole('heading', { name: 'Consumption and range' })).toBeVisible();
  await page.goto('/vehicles/car/56327/emissions?date=1999-01-01');
  await expect(page.getByRole('main')).toContainText(/not on sale yet|lists nothing/);
});

test('axe finds nothing in either theme, a narrow phone need not scroll, and no script is needed', async ({
  dealer: page,
  browser,
  baseURL,
}) => {
  for (const path of [BUILT, '/emissions?of=car+56327+26.50+71216%0Acar+1+26.50']) {
    await page.goto(path);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await axeViolations(page), `${path}, light`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolations(page), `${path}, dark`).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await widthOf(page)).toBeLessThanOrEqual(360);
  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await plain.addCookies(await page.context().cookies());
  const reader = await plain.newPage();
  await reader.goto(BUILT);
  await expect(
    reader.locator('figure').filter({ hasText: 'CO2 by phase' }).locator('svg[data-plot]').first(),
  ).toBeVisible();
  await expect(reader.getByRole('row', { name: /^This build/ }).first()).toContainText('g/km');
  await plain.close();
});
