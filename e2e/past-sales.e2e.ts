/** Past sales of an own file: columns corrected, added free, and shown beside a car's values. */
import { axeViolations } from './axe.fixture';
import { APPRAISE } from './appraisal.fixture';
import { fetchJson, holdBack, identifierOn, valueCar } from './dealer.fixture';
import { expect, test } from './signed-in.fixture';
import type { Locator, Page } from 'playwright/test';

/** Cars, which the guide has by this ID when registered then. The second is the retry's. */
const CARS = [
  { plate: 'PX21 CAR', registered: '05/03/2021' },
  { plate: 'PX22 CAR', registered: '21/04/2022' },
] as const;

/** As a dealer types it. */
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toLocaleDateString('en-GB', { timeZone: 'Europe/London' });

/** Takes out what a try that failed left. */
async function removeSales(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: 'Remove these sales' });
  await page.goto('/stock/sales');
  for (let left = await buttons.count(); left > 0; left -= 1) {
    await buttons.first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(buttons).toHaveCount(left - 1);
  }
}

/** The heading is `Odometer` alone: miles, until a person says otherwise. */
async function readInKilometresAndBack(page: Page): Promise<void> {
  const distances = page.getByLabel('Distances are in');
  await expect(distances).toHaveValue('marked');
  await distances.selectOption('Kilometres');
  await expect(page.getByText(/^9 mileages converted from kilometres, such as 40,000 km/)).toBeVisible();
  await distances.selectOption('Miles; km where a row says so');
  await expect(page.getByText(/converted from kilometres/)).toBeHidden();
}

/** Not in the customer's copy, nor in print. */
async function expectOnScreenOfRecord(page: Page, record: string, sales: Locator): Promise<void> {
  await page.goto(`${record}/customer`);
  await expect(page.getByRole('button', { name: /^Print/ })).toBeVisible();
  await expect(sales).toHaveCount(0);
  await page.goto(record);
  await expect(sales.getByRole('table', { name: /^Trade: sold for, against Clean/ })).toContainText(/above|below/);
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(sales).toBeHidden();
  await page.emulateMedia({ media: null });
}

test('a file of past sales is read, corrected and added; eight sales say where the dealer sells against the guide', async ({
  browserOf,
  ownPlate,
}, { retry }) => {
  test.setTimeout(150_000);
  const page = await browserOf('elsewhere');
  const { plate, registered } = CARS[retry] ?? CARS[0];
  await valueCar(page, plate, '40,000');
  const record = new URL(page.url()).pathname;
  const identifier = await identifierOn(page);
  const { used } = await fetchJson<{ used: number }>(page, '/api/usage/month');
  const sale = (index: number) =>
    `,${identifier},${registered},4${index}000,${daysAgo(20 + index)},${9_000 + index * 50}`;
  const rows = ['Reg,Guide ID,First registered,Odometer,When,Got', ...Array.from({ length: 8 }, (_, at) => sale(at))];
  const text = [...rows, `${ownPlate(2)},,,30000,${daysAgo(9)},8000`, `${ownPlate(3)},,,30000,soon,8000`].join('\n');

  await removeSales(page);
  await page.getByLabel('File of sales').setInputFiles({
    name: 'sales.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await expect(page.getByText(/^Choose the column of/)).toBeVisible();
  await page.getByLabel('Registration', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Guide ID', { exact: true }).selectOption({ index: 2 });
  await page.getByLabel('First registered', { exact: true }).selectOption({ index: 3 });
  await page.getByLabel('Mileage at the sale').selectOption({ index: 4 });
  // While the file is read again, the choice stays where it is, and so does the focus.
  const goOn = await holdBack(page, '**/api/stock-sales/preview');
  const soldOn = page.getByLabel('Date sold');
  await soldOn.focus();
  await soldOn.selectOption({ index: 5 });
  await expect(page.getByRole('button', { name: /^Add \d+ sales/ })).toHaveAttribute('aria-busy', 'true');
  await expect(soldOn).toBeFocused();
  await expect(soldOn).toHaveValue('4');
  goOn();
  await page.getByLabel('Sold for').selectOption({ index: 6 });
  await expect(page.getByText('9 rows do not say who bought the vehicle. Choose who bought them.')).toBeVisible();
  await expect(page.getByText('“soon” is not a date.')).toBeVisible();
  await page.getByLabel('Sold to, where a row does not say').selectOption({ label: 'Trade' });
  await expect(
    page.getByText(/^9 sales found: 9 to the trade, 0 to retail customers\. 1 row left out\.$/),
  ).toBeVisible();
  await readInKilometresAndBack(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add 9 sales' }).click();
  await expect(page.getByText(/^9 sales added/)).toBeVisible();
  await expect(page.getByText(/^1 sale without a value/)).toBeVisible();

  const all = page
    .getByRole('table', { name: /^Trade: sold for, against Clean/ })
    .getByRole('row', { name: /^All sales/ });
  await expect(async () => {
    await page.reload();
    await expect(all).toContainText(/(above|below)/, { timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
  expect((await fetchJson<{ used: number }>(page, '/api/usage/month')).used, 'nothing was billed').toBe(used);
  expect(await axeViolations(page)).toEqual([]);

  // Beside the guide where a car of the same make is valued, on screen only, and where its price is decided.
  const beside = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Your sales of similar cars', exact: true }) });
  await expectOnScreenOfRecord(page, record, beside);
  await page.getByRole('button', { name: APPRAISE }).click();
  await page.waitForURL(/\/appraisals\/[0-9a-f-]{36}$/);
  await expect(beside.getByRole('table', { name: /^Trade: sold for, against Clean/ })).toContainText(/above|below/);
  expect(await axeViolations(page)).toEqual([]);
  await removeSales(page);
  await expect(page.getByText(/^1 sale without a value/)).toBeHidden();
});
