import { axeViolations } from './axe.fixture';
import { readUsedLookUps } from './dealer.fixture';
import { expect, test } from './signed-in.fixture';
import { giveText, openColumns } from './stock-lists.fixture';

test('thirty rows in kilometres are converted with one click, free, with the miles beside them', async ({
  dealer: page,
  ownPlate,
}) => {
  const rows = Array.from({ length: 30 }, (_, at) => `${at + 1}\t${ownPlate(at)}\t${40 + at},000 km`);
  await page.goto('/');
  const before = await readUsedLookUps(page);
  await giveText(page, 'From Calais', ['Stk No\tReg\tMileage', ...rows].join('\n'));
  await expect(page.getByLabel('Your reference or lot')).toHaveValue('0');
  await expect(page.getByText('30 mileages are in kilometres')).toBeVisible();
  await page.getByRole('button', { name: 'Convert to miles' }).click();
  await expect(page.getByText(/^30 cars to value · created/)).toBeVisible();
  const converted = page.getByRole('group', { name: 'Converted rows' });
  await expect(converted.getByRole('row', { name: /46,000 km/ })).toContainText('28,583 mi');
  await expect(page.getByText('Rows to fix')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(await readUsedLookUps(page), 'nothing is charged').toBe(before);
  await openColumns(page);
  await page.getByLabel('Distances are in').selectOption('Miles');
  await expect(page.getByText('30 mileages are in kilometres')).toBeVisible();
});

test('another mileage column is read as its own heading says, until a person sets it', async ({
  dealer: page,
  ownPlate,
}) => {
  await giveText(page, 'Two columns', `Reg\tMileage\tOdometer (km)\n${ownPlate()}\t46000\t74030`);
  await openColumns(page);
  const column = page.getByLabel('Mileage', { exact: true });
  const unit = page.getByLabel('Distances are in');
  await expect(unit).toHaveValue('miles');
  await column.selectOption('2');
  await expect(unit).toHaveValue('all');
  await expect(page.getByRole('group', { name: 'Converted rows' })).toContainText('74,030 km');
  await unit.selectOption('Miles; km where a row says so');
  await expect(unit).toHaveValue('marked');
  await column.selectOption('1');
  await expect(unit).toHaveValue('miles');
});

test('a row with a fault is corrected in the import summary, and read again immediately', async ({
  dealer: page,
  ownPlate,
}) => {
  await giveText(page, 'Faulty', `Reg,Mileage\nnonsense,46000\n${ownPlate()},\n${ownPlate(1)},30000`);
  await expect(page.getByText(/^1 car to value, 2 rows with problems · created/)).toBeVisible();
  const mileage = page.getByLabel('Correct mileage, row 3');
  await page.getByLabel('Correct reg, row 2').fill('typed, not saved');
  await mileage.fill('none');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /“none” has no digits/ })).toBeVisible();
  await expect(mileage, 'refused: the person goes on in the same field').toBeFocused();
  await expect(page.getByLabel('Correct reg, row 2')).toHaveValue('typed, not saved');
  await mileage.fill('12k');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^2 cars to value, 1 row with problems · created/)).toBeVisible();
  await expect(page.getByLabel('Correct reg, row 2')).toBeFocused();
  await page.getByLabel('Correct reg, row 2').fill(ownPlate());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Duplicate of row 2/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('row', { name: /Duplicate of row 2/ })).toBeVisible();
  await page.getByLabel('Correct reg, row 3').fill(ownPlate(2));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^3 cars to value · created/)).toBeVisible();
});
