import type { Locator, Page } from 'playwright/test';
import { axeViolations, widthOf } from './axe.fixture';
import { valueCar, waitForRecord } from './dealer.fixture';
import { expect, test } from './signed-in.fixture';
import { clickButton, expectDone, giveText } from './stock-lists.fixture';

test('a car valued twice is one row with its change, found by filters in the address', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate(), '40,000');
  await valueCar(page, ownPlate(), '60,000');
  const record = new URL(page.url()).pathname;
  await page.goto('/valuations');
  const row = page.getByRole('row').filter({ hasText: ownPlate() });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('60,000 mi');
  await expect(row.getByRole('cell', { name: /^−£[\d,]+/ })).toBeVisible();
  await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible();
  await expect(row).toContainText(/\d\d:\d\d/);
  await expect(row.getByRole('link')).toHaveAttribute('href', record);

  await page.getByLabel('Valued by').selectOption('Mine');
  await page.getByRole('combobox', { name: 'Valued', exact: true }).selectOption('One by one');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/who=me.*origin=single/);
  await expect(row).toHaveCount(1);
  await page.getByRole('link', { name: 'Clean', exact: true }).click();
  await expect(page).toHaveURL(/who=me.*sort=clean/);
  await expect(page.getByRole('columnheader', { name: 'Clean' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('link', { name: 'Clean', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Clean' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('status').filter({ hasText: 'Sorted by Clean, ascending.' })).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Show').selectOption('Without a value');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/only=unvalued/);
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: 'Clear', exact: true }).click();
  await expect(row).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await widthOf(page)).toBeLessThanOrEqual(390);
  expect(await axeViolations(page), 'on a phone').toEqual([]);
});

test('on a phone the filters are behind one button, which says how many are set', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate(), '40,000');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/valuations');
  const first = page.getByRole('row').filter({ hasText: ownPlate() });
  await expect(first).toBeInViewport();
  await expect(page.getByLabel('Valued by')).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Valued by').selectOption('Mine');
  expect(await axeViolations(page), 'unfolded').toEqual([]);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/who=me/);
  await expect(first).toBeInViewport();
  await expect(page.getByRole('button', { name: '1 filter' })).toHaveAttribute('aria-expanded', 'false');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByLabel('Valued by')).toBeVisible();
  await expect(page.getByRole('button', { name: '1 filter' })).toBeHidden();
});

test('the cars of a stock list leave the recent valuations alone, and have their own filter', async ({
  dealer: page,
  ownPlate,
}) => {
  test.setTimeout(90_000);
  await valueCar(page, ownPlate(), '40,000');
  await giveText(page, 'Three', `Reg,Mileage\n${[1, 2, 3].map((number) => `${ownPlate(number)},30000`).join('\n')}`);
  await clickButton(page, /^Value 3 cars/);
  await expectDone(page);
  await page.goto('/');
  await expect(page.getByRole('row').filter({ hasText: ownPlate() })).toHaveCount(1);
  await expect(page.getByRole('row').filter({ hasText: ownPlate(1) })).toHaveCount(0);
  await page.goto('/valuations?origin=list');
  await expect(page.getByRole('row').filter({ hasText: ownPlate(1) })).toContainText('stock list');
  await expect(page.getByRole('row').filter({ hasText: ownPlate() })).toHaveCount(0);
});

test('dense rows and hidden columns are stored, and rendered by the server the next time', async ({
  dealer: page,
  ownPlate,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await valueCar(page, ownPlate());
  await page.goto('/valuations');
  const row = page.getByRole('row').filter({ hasText: ownPlate() });
  const heightOf = async () => (await row.boundingBox())?.height ?? 0;
  await expect.poll(heightOf).toBeGreaterThan(50);
  await page.getByRole('button', { name: 'Compact rows' }).click();
  await expect.poll(heightOf).toBeLessThanOrEqual(36.5);
  await page.getByText('Columns', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Mileage' }).uncheck();
  await expect(page.getByRole('columnheader', { name: 'Mileage' })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const html = await (await page.request.get('/valuations')).text();
  expect(html).toContain('data-dense');
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Mileage' })).toHaveCount(0);
  await expect.poll(heightOf).toBeLessThanOrEqual(36.5);
  await page.getByRole('button', { name: 'Compact rows' }).click();
  await page.getByText('Columns', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Mileage' }).check();
  await expect.poll(heightOf).toBeGreaterThan(50);
});

/** Each list of cars that can be compact. */
const COMPACT: readonly { name: string; table: string; open: (page: Page, plate: string) => Promise<void> }[] = [
  {
    name: 'valuations',
    table: 'Vehicles valued',
    open: async (page) => {
      await valueCar(page, 'SC16 RAP');
      await valueCar(page, 'NV13 ALU', '61,000');
      await page.goto('/valuations');
    },
  },
  {
    name: 'cars in stock',
    table: 'Cars in stock',
    open: async (page, plate) => {
      await valueCar(page, plate);
      await page.getByRole('button', { name: 'Take into stock' }).click();
      await page.waitForURL(/\/stock\/cars\/[0-9a-f-]{36}$/);
      await page.goto('/stock/cars');
    },
  },
  {
    name: 'the cars of a list',
    table: 'Cars of the list',
    open: async (page, plate) => {
      const cars = ['SC16 RAP', 'DS18 AGR', 'AL20 TER', 'NV13 ALU', plate];
      await giveText(page, 'Compact', `Reg,Mileage\n${cars.map((car) => `${car},40000`).join('\n')}`);
      await clickButton(page, /^Value 5 cars/);
      await expectDone(page);
    },
  },
];

/** Rows of more than one line, and words that touch the next word on their line without a space. */
const notCompact = (table: Locator) =>
  table.locator('[role="row"]:has([role="rowheader"])').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const name = row.textContent?.slice(0, 30);
      const height = row.getBoundingClientRect().height;
      const cellOf = (element: Element) => element.closest('[role="cell"], [role="rowheader"]');
      const words: { text: string; box: DOMRect; parent: Element }[] = [];
      const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.textContent?.trim() || !parent || parent.closest('svg, .sr-only, [role="img"]')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width > 1) words.push({ text: node.textContent, box, parent });
      }
      const touching = words.flatMap(({ text, box, parent }, index) => {
        const next = words[index + 1];
        if (!next || next.parent === parent || cellOf(next.parent) !== cellOf(parent)) return [];
        if (/\s$/.test(text) || /^\s/.test(next.text)) return [];
        const isOnLine = next.box.top < box.bottom && next.box.bottom > box.top;
        return isOnLine && Math.abs(next.box.left - box.right) < 1 ? [`${name}: ${text}${next.text}`] : [];
      });
      return height > 38 ? [`${name}: ${height} px`, ...touching] : touching;
    }),
  );

for (const { name, table, open } of COMPACT)
  test(`compact rows of ${name} are one line each, and their words stand apart`, async ({ dealer: page, ownPlate }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, ownPlate());
    const list = page.getByRole('table', { name: table });
    await expect(list.getByRole('rowheader').first()).toBeVisible();
    expect(await notCompact(list), 'the other view has several lines').not.toEqual([]);
    await page.getByRole('button', { name: 'Compact rows' }).click();
    await expect.poll(() => notCompact(list)).toEqual([]);
  });

test('files and prints have every vehicle that matches the filter, not only one page', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate());
  await waitForRecord(page);
  await page.goto('/valuations?origin=single&who=me');
  const file = await page.getByRole('link', { name: 'CSV', exact: true }).getAttribute('href');
  expect(file).toMatch(/mine=true.*origin=single/);
  const csv = await (await page.request.get(file ?? '')).text();
  expect(csv).toMatch(/^\ufeffVehicle,Derivative,Mileage,Retail,Clean,VAT,Change in Clean/);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/valuations?rows=all');
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  const shown = await page.getByRole('table').locator('tbody').getByRole('row').count();
  const total = await page.getByRole('table').locator('tfoot').innerText();
  // "11 vehicles", or "10 of 11 valued".
  expect(total).toMatch(new RegExp(`\\b${shown.toLocaleString('en-GB')} (vehicle|valued)`));
});
