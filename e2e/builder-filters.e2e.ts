/** What narrows the guide's levels down, and the list of derivatives at their end. */
import type { Page } from 'playwright/test';
import { choices, column, queryParam } from './builder.fixture';
import { expect, test } from './signed-in.fixture';

test('words typed above a level filter it to choices with all of them; Enter takes the first', async ({
  dealer: page,
}) => {
  await page.goto('/vehicles?kind=car');
  await page.getByLabel('Search manufacturers').fill('zzz');
  await expect(column(page, 'Manufacturers').getByRole('status')).toHaveText(/^0 of \d+ manufacturers$/);
  await expect(column(page, 'Manufacturers')).toContainText('No match for “zzz”');
  await page.getByLabel('Search manufacturers').fill('citro');
  await expect(choices(page, 'Manufacturers')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Search ranges')).toBeVisible();
  await expect(choices(page, 'Ranges of Citroen').first()).toBeFocused();
});

const columnInFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-label') ?? 'none');

test('filters are part of the address: styles, past models, run-out, three levels; an empty level says how to fill it', async ({
  dealer: page,
}) => {
  await page.goto('/vehicles');
  await expect(choices(page, 'Manufacturers').first()).toBeVisible();
  const all = await choices(page, 'Manufacturers').count();
  await page.getByRole('checkbox', { name: 'Coupe' }).check();
  await page.getByRole('checkbox', { name: 'Sports' }).check();
  await expect.poll(() => queryParam(page, 'styles')).toBe('3,8');
  await expect.poll(() => choices(page, 'Manufacturers').count()).toBeLessThan(all);
  await page.getByRole('checkbox', { name: 'Sports' }).uncheck();
  await page.getByRole('radio', { name: 'Current and past' }).check();
  await expect.poll(() => queryParam(page, 'show')).toBe('all');
  await expect(page.getByRole('checkbox', { name: 'Include run-out' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'By range' }).uncheck();
  await expect(page.getByLabel('Search ranges')).toBeHidden();
  await choices(page, 'Manufacturers').getByText('Audi').click();
  await expect(choices(page, 'Models of Audi').first()).toContainText('Coupe');

  await page.goto('/vehicles?kind=car&styles=2&manufacturer=999999');
  await expect(column(page, 'Manufacturers')).toContainText('not in this list');
  await page.getByRole('button', { name: 'All body styles' }).click();
  await expect.poll(() => queryParam(page, 'styles')).toBeNull();
  await expect(page, 'what was chosen stays').toHaveURL(/manufacturer=999999/);
  await expect
    .poll(() => columnInFocus(page), 'the focus stays in the column that the button was in')
    .toMatch(/^(Ranges|Models)/);

  await page.getByRole('radio', { name: 'Vans' }).check();
  await expect(page.getByRole('checkbox', { name: 'Coupe' })).toBeHidden();
  await expect(choices(page, 'Manufacturers').getByText('Ford')).toBeVisible();
});

test('on a slow machine no tick is undone while the router catches up', async ({ dealer: page }) => {
  await page.goto('/vehicles', { waitUntil: 'networkidle' });
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const sports = page.getByRole('checkbox', { name: 'Sports' });
  const seen = await sports.evaluate(async (box: HTMLInputElement) => {
    const states = [box.checked];
    let isOver = false;
    const watch = () => {
      if (box.checked !== states.at(-1)) states.push(box.checked);
      if (!isOver) requestAnimationFrame(watch);
    };
    watch();
    for (let count = 0; count < 12; count++) {
      box.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      box.click();
      await new Promise((resolve) => setTimeout(resolve, 200 + 20 * count));
    }
    isOver = true;
    return states;
  });
  expect(seen).toEqual(Array.from({ length: 13 }, (_, count) => count % 2 === 1));
  await expect(sports).not.toBeChecked();
  await expect.poll(() => queryParam(page, 'styles')).toBeNull();
});

test('all derivatives of a range stand in one list, each then marked with its model; sectors can be left out', async ({
  dealer: page,
}) => {
  await page.goto('/vehicles?kind=car&show=all');
  await choices(page, 'Manufacturers').getByText('Ford', { exact: true }).click();
  await choices(page, 'Ranges of Ford').getByText('Focus', { exact: true }).click();
  const models = choices(page, 'Models of Focus');
  await expect(models.first()).toBeVisible();
  const several = (await models.count()) - 1;
  await models.first().click();
  const one = choices(page, /^Derivatives of Focus ./);
  await expect(one.first()).toContainText(/model year 20\d\d(\.5)? · ./);
  const few = await one.count();
  await page.getByRole('checkbox', { name: 'With sector' }).uncheck();
  await expect.poll(() => queryParam(page, 'sector')).toBe('no');
  await expect(one.first()).toContainText(/model year 20\d\d(\.5)?$/);

  await models.getByText(`All ${several} models`).click();
  await expect.poll(() => queryParam(page, 'model')).toBe('all');
  const all = choices(page, 'Derivatives of all models of Focus');
  await expect.poll(() => all.count()).toBeGreaterThan(few);
  await page.getByRole('checkbox', { name: 'Coupe' }).check();
  await expect(column(page, 'Derivatives of all models of Focus')).toContainText('does not apply to a whole range');
  await page.getByRole('checkbox', { name: 'Coupe' }).uncheck();
  await all.first().click();
  const detail = page.getByRole('main').getByText('Model', { exact: true }).locator('..');
  await expect(detail).toContainText('Focus');
  await page.reload();
  await expect(detail, 'all of it is in the address').toContainText('Focus');
});

test('derivatives have P11D, CO2, benefit and £ a month; each sorts, a maximum filters, and one request brings them all', async ({
  dealer: page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('company-car')) requests.push(pathname);
  });
  await page.goto('/vehicles?kind=car');
  await choices(page, 'Manufacturers').getByText('Ford', { exact: true }).click();
  await choices(page, 'Ranges of Ford').getByText('Kuga', { exact: true }).click();
  await choices(page, 'Models of Kuga').first().click();
  const derivatives = choices(page, /^Derivatives of/);
  await expect(derivatives.first()).toContainText(
    /P11D £[\d,]+CO2 \d+ g\/kmBenefit in kind \d+%Tax at 20% £[\d,]+\/mo/,
  );
  const count = await derivatives.count();
  expect(requests).toEqual(['/api/vehicles/derivatives/company-car']);
  const figures = async (pattern: RegExp): Promise<number[]> =>
    (await derivatives.allInnerTexts()).map((text) => Number(pattern.exec(text)?.[1]?.replaceAll(',', '') ?? NaN));
  for (const [name, pattern] of [
    ['P11D value', /P11D\s*£([\d,]+)/],
    ['CO2', /CO2\s*(\d+) g/],
    ['BIK %', /Benefit in kind\s*(\d+)%/],
    ['20% a month, the tax of a driver at 20%', /Tax at 20%\s*£([\d,]+)/],
  ] as const) {
    await page.getByRole('button', { name: `Sort by ${name}` }).click();
    await expect(async () => {
      const upwards = await figures(pattern);
      expect(upwards, name).toEqual([...upwards].sort((a, b) => a - b));
    }).toPass();
    await page.getByRole('button', { name: `Sort by ${name}, lowest first` }).click();
    await expect(async () => {
      const downwards = await figures(pattern);
      expect(downwards, name).toEqual([...downwards].sort((a, b) => b - a));
    }).toPass();
  }
  await expect(page).toHaveURL(/sort=-month/);
  const [dearest = NaN] = await figures(/P11D\s*£([\d,]+)/);
  const maximum = page.getByRole('textbox', { name: 'Max P11D, £' });
  await maximum.fill('a lot');
  await maximum.press('Enter');
  await expect(page.getByText('“a lot” is not an amount')).toBeVisible();
  await expect(derivatives).toHaveCount(count);
  await maximum.fill(String(dearest - 1));
  await maximum.press('Enter');
  await expect.poll(() => derivatives.count()).toBeLessThan(count);
  await expect(maximum).toBeFocused();
  await expect(page).not.toHaveURL(/derivative=/);
  for (const pounds of await figures(/P11D\s*£([\d,]+)/)) expect(pounds).toBeLessThan(dearest);
  await expect(page).toHaveURL(new RegExp(`max-p11d=${dearest - 1}`));
  await maximum.fill('1');
  await maximum.press('Enter');
  await expect(page.getByText('No results with these filters.')).toBeVisible();
  await expect(maximum).toBeFocused();
  await page.getByRole('button', { name: 'Without a maximum' }).click();
  await expect.poll(() => derivatives.count()).toBe(count);
  await expect.poll(() => columnInFocus(page)).toMatch(/^Derivatives of/);
});
