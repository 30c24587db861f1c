/** Actions at the end of a row: what a dealer does next without opening it, and undone where it can be. */
import type { Page } from 'playwright/test';
import { axeViolations } from './axe.fixture';
import { readUsedLookUps, valueCar } from './dealer.fixture';
import { expect, test } from './signed-in.fixture';

const rowOf = (page: Page, plate: string) => page.getByRole('row').filter({ hasText: plate });
const openMenu = async (page: Page, plate: string) => {
  await rowOf(page, plate)
    .getByRole('button', { name: /^Actions for / })
    .click();
  return page.getByRole('group', { name: /^Actions for / });
};

test('from its row a valued car is appraised, taken into stock, or put into the form again, free', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate(), '41,000');
  const before = await readUsedLookUps(page);
  await page.goto('/valuations');
  let menu = await openMenu(page, ownPlate());
  expect(await axeViolations(page)).toEqual([]);
  await menu.getByRole('button', { name: 'Value again' }).click();
  await expect(page.getByLabel('Plate')).toHaveValue(ownPlate());
  await expect(page.getByLabel('Mileage')).toHaveValue('41,000');
  await page.goto('/valuations');
  menu = await openMenu(page, ownPlate());
  await menu.getByRole('button', { name: 'Appraise' }).click();
  await page.waitForURL(/\/appraisals\/[0-9a-f-]{36}$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/valuations');
  menu = await openMenu(page, ownPlate());
  await menu.getByRole('button', { name: 'Take into stock' }).click();
  await page.waitForURL(/\/stock\/cars\/[0-9a-f-]{36}$/);
  expect(await readUsedLookUps(page)).toBe(before);
});

test('a car in stock changes its status from its row without confirmation, and Undo changes it back', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate(), '41,000');
  await page.getByRole('button', { name: 'Take into stock' }).click();
  await page.waitForURL(/\/stock\/cars\/[0-9a-f-]{36}$/);
  await page.goto('/stock/cars?sort=days&order=ascending');
  const menu = await openMenu(page, ownPlate());
  await menu.getByRole('button', { name: 'Reserved' }).click();
  await expect(rowOf(page, ownPlate())).toContainText('Reserved');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, ownPlate())).toContainText('In preparation');
  expect(await axeViolations(page)).toEqual([]);
});

test('a car whose sources disagree has its alert in stock: in the list, its filter and its page', async ({
  dealer: page,
}) => {
  await valueCar(page, 'DS18 AGR', '40,000');
  await page.getByRole('button', { name: 'Take into stock' }).click();
  await page.waitForURL(/\/stock\/cars\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Sources disagree', { exact: true })).toBeVisible();
  await page.goto('/stock/cars');
  await page.getByRole('combobox', { name: 'Show' }).selectOption('With an alert');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/only=flagged/);
  await expect(rowOf(page, 'DS18 AGR')).toContainText('Sources disagree');
});
