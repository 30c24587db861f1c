/** A value on a past day: from a record to the dated statement, reopened free. */
import { readUsedLookUps, valueCar } from './dealer.fixture';
import { expect, test } from './signed-in.fixture';

test('a value on 3 March of last year, from a record, printed and reopened free', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate());
  const before = await readUsedLookUps(page);
  await page.getByRole('link', { name: 'Value on a past date' }).click();
  await expect(page.getByRole('textbox', { name: 'Date of first registration' })).not.toHaveValue('');
  const year = new Date().getFullYear() - 1;
  await page.getByRole('textbox', { name: 'Mileage on that date' }).fill('30,000');
  await page.getByRole('textbox', { name: 'Value on' }).fill(`03/03/${year}`);
  await page.getByRole('button', { name: 'Show the value (free)' }).click();
  await expect(page.getByRole('heading', { name: `Value on 3 March ${year}` })).toBeVisible();
  const table = page.getByRole('table', { name: `Values on 3 March ${year} and today` });
  const clean = table.getByRole('row', { name: /^Clean/ }).getByRole('cell');
  await expect(clean.nth(0)).toHaveText(/^£[\d,]+$/);
  const shown = await table.innerText();
  const money = (text: string) => Number(text.replace(/[^\d]/g, ''));
  const [then, now] = [money(await clean.nth(0).innerText()), money(await clean.nth(1).innerText())];
  expect(money((await clean.nth(2).innerText()).split('(')[0] ?? '')).toBe(Math.abs(now - then));
  await expect(page.getByRole('table', { name: /^Live values in the weeks around/ })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('day')).toBe(`${year}-03-03`);
  await page.reload();
  expect(await table.innerText()).toBe(shown);
  expect(await readUsedLookUps(page)).toBe(before);
});

test('a day before the first registration is refused at its field', async ({ dealer: page }) => {
  await page.goto('/vehicles/car/50031/past?registered=2021-03-15&mileage=40000&day=2020-03-03');
  await expect(page.getByText('This date is before its first registration. Enter a later date.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Value on' })).toHaveValue('03/03/2020');
});
