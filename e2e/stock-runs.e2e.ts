/** A run of a stock list on its page: while it goes on, in two tabs, on paper. */
import type { Page } from 'playwright/test';
import { holdBack, readUsedLookUps } from './dealer.fixture';
import { expect, test } from './signed-in.fixture';
import { giveText, expectDone, clickButton } from './stock-lists.fixture';

test('a run that is done shows no totals until its results are there', async ({ dealer: page, ownPlate }) => {
  const release = await holdBack(page, '**/results?*');
  await giveText(page, 'Held back', `${ownPlate()},20000\n${ownPlate(1)},30000`);
  await clickButton(page, /^Value 2 cars/);
  await expectDone(page);
  const main = page.getByRole('main');
  await expect(main).not.toContainText('£0');
  // Stated of a run that was done when the page was opened; one that goes on has its own announcements.
  await page.reload();
  await expect(main.getByText('Loading the results')).toBeVisible();
  await expect(main).not.toContainText('£0');
  release();
  await expect(main).toContainText(/Cars2Retail£[1-9]/);
  await expect(page.getByRole('table', { name: 'Cars and values by age' })).toBeVisible();
});

test('two tabs of one run: paused in one, resumed in the other, cancelled in the first; each car is looked up once', async ({
  dealer: page,
  context,
  ownPlate,
}) => {
  test.setTimeout(120_000);
  const slow = { fault: 'slow', operation: 'VRMValuation', seconds: '1', times: '400' };
  await page.request.post('/sandbox/_faults', { form: slow });
  const cars = Array.from({ length: 120 }, (_, index) => `${ownPlate(index)},${20_000 + index}`);
  await page.goto('/');
  const before = await readUsedLookUps(page);
  await giveText(page, 'Two tabs', [...new Set(cars)].join('\n'));
  const other = await context.newPage();
  await other.goto(page.url());
  await clickButton(page, /^Value 1\d\d cars/);
  await clickButton(page, 'Pause');
  await expect(other.getByText('Paused', { exact: true })).toBeVisible();
  await clickButton(other, 'Resume');
  // Its state, not the heading above it, which is there all the time.
  await expect(page.getByText('Valuing', { exact: true }).and(page.locator('span'))).toBeVisible();
  await clickButton(page, 'Cancel the rest');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the rest' }).click();
  await expect(other.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Run: Cancelled' })).toBeFocused();
  await page.request.delete('/sandbox/_faults');
  await expect(page.getByRole('button', { name: /^Value 1\d\d cars/ })).toBeVisible();
  // What was under way when the rest was cancelled is still written down: a car is charged before it is counted.
  await expect(async () => {
    const { charged, free, valued, others } = await countsOn(page);
    expect((await readUsedLookUps(page)) - before - charged).toBe(0);
    expect(valued).toBeGreaterThan(0);
    expect(charged + free, 'a look-up and a valuation for each car').toBeGreaterThanOrEqual(2 * valued);
    expect(charged + free).toBeLessThanOrEqual(2 * (valued + others));
  }).toPass({ timeout: 30_000 });
});

/**
 * A run's two lines, read together: `12 of 120 cars: 10 valued, 2 without a value` and `20 look-ups and valuations charged,
 * 2 recent results free`.
 */
async function countsOn(page: Page) {
  const text = await page.locator('#stock-run').innerText();
  const count = (words: string) =>
    Number(
      new RegExp(`([\\d,]+) (?:look-ups? (?:and|or) valuations? )?${words}`).exec(text)?.[1]?.replaceAll(',', '') ?? 0,
    );
  return {
    charged: count('charged'),
    free: count('recent results? free'),
    valued: count('valued'),
    others: count('without a value') + count('failed'),
  };
}

test('a list prints on as many sheets as its cars take, and prints all of them', async ({ dealer: page, ownPlate }) => {
  test.setTimeout(120_000);
  const sheets = async () => {
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    return pdf.match(/\/Type\s*\/Page[^s]/g)?.length;
  };
  const value = async (name: string, cars: number) => {
    const rows = new Set(Array.from({ length: cars }, (_, index) => `${ownPlate(index)},20000`));
    await giveText(page, name, [...rows].join('\n'));
    await clickButton(page, /^Value \d+ cars/);
    await expectDone(page);
    return rows.size;
  };
  const table = page.getByRole('table', { name: 'Cars of the list' });
  await value('Forty', 40);
  await expect(table.getByRole('row')).toHaveCount(41);
  expect(await sheets()).toBeLessThanOrEqual(6);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.emulateMedia({ media: 'print' });
  const [headings, first] = await Promise.all([0, 1].map((row) => table.getByRole('row').nth(row).boundingBox()));
  await page.emulateMedia({ media: null });
  expect((headings?.y ?? NaN) + (headings?.height ?? NaN), 'the headings cover no car').toBeLessThanOrEqual(
    (first?.y ?? NaN) + 1,
  );
  const cars = await value('Many', 300);
  expect(cars).toBeGreaterThan(200);
  await expect(table).toHaveAttribute('aria-rowcount', String(cars + 1));
  expect(await table.getByRole('row').count(), 'on screen only those near it').toBeLessThan(cars);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(table.getByRole('row')).toHaveCount(cars + 1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(table.getByRole('row')).not.toHaveCount(cars + 1);
  expect(await sheets(), 'all are printed').toBeGreaterThan(10);
});
