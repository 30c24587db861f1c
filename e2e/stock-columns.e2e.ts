/** A file whose headings say nothing asks for its columns; nothing is lost, and nothing is charged before the person confirms. */
import { axeViolations } from './axe.fixture';
import { readUsedLookUps } from './dealer.fixture';
import { allowFailure, expect, test } from './signed-in.fixture';

test('a file with unknown headings asks for its columns, asks about a price, and is then a list like any other', async ({
  dealer: page,
  ownPlate,
  browserErrors,
}) => {
  // Refused four times: for its headings, without a mileage, with one column for two things, and for its headings again.
  for (let times = 4; times > 0; times -= 1) allowFailure(browserErrors, 400);
  await page.goto('/');
  const before = await readUsedLookUps(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/stock');
  const rows = [ownPlate(), ownPlate(1)].map((plate, at) => `${plate};4${at}000;£9,50${at}.00;Leeds`);
  // Headings of this try alone, as the columns of a list are offered for the next one with its headings.
  const site = `Halle ${ownPlate().slice(-3)}`;
  const text = [`Kennz.;Stand;Preis;${site}`, ...rows].join('\n');
  await page.getByLabel('File').setInputFiles({ name: 'cars.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByLabel('Name').fill('From abroad');
  await page.getByRole('button', { name: 'Upload' }).click();

  // The file is shown, and the person goes on from there with the keyboard.
  const part = page.getByRole('group', { name: 'Columns of the file' });
  await expect(part).toBeFocused();
  await expect(part.getByRole('table', { name: 'The first rows of the file' })).toContainText('£9,500.00');
  await expect(part.getByLabel('Registration')).toHaveValue('0');
  const mileage = part.getByLabel('Mileage', { exact: true });
  await expect(mileage).toHaveValue('');
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // Nothing chosen: refused at the field. A price: asked about.
  await page.getByRole('button', { name: 'Upload with these columns' }).click();
  await expect(mileage).toHaveAccessibleDescription(/No column is chosen for Mileage/);
  await mileage.selectOption({ label: 'Preis – £9,500.00' });
  await expect(part.getByText('“Preis” looks like prices, not mileages: it has “£9,500.00”.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await part.getByRole('button', { name: 'Choose another' }).click();
  await expect(mileage).toBeFocused();
  await expect(mileage).toHaveValue('');
  await mileage.selectOption({ label: 'Stand – 40000' });

  // One column for two things is refused at the field, and nothing that was chosen is lost.
  await part.getByLabel('Cost').selectOption({ label: 'Preis – £9,500.00' });
  await part.getByLabel('Asking price').selectOption({ label: 'Preis – £9,500.00' });
  await page.getByRole('button', { name: 'Upload with these columns' }).click();
  await expect(part.getByLabel('Asking price')).toHaveAccessibleDescription(
    /“Preis” is chosen for Cost and for Asking price/,
  );
  await part.getByLabel('Cost').selectOption('None');
  await part.getByLabel('Site').selectOption({ label: `${site} – Leeds` });
  await page.getByRole('button', { name: 'Upload with these columns' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'From abroad' })).toBeFocused();
  await expect(page.getByText(/^2 cars to value · created/)).toBeVisible();
  await expect(page.getByText('Columns: 4 of 4 read · change')).toBeVisible();
  await expect(page.getByLabel('Mileage', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Compare with stock' }).click();
  await expect(page.getByRole('row', { name: /Asking price £9,501, Site Leeds/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await readUsedLookUps(page), 'nothing is charged').toBe(before);

  // The next file with these headings has its columns already.
  await page.goto('/stock');
  const next = text.replace(ownPlate(1), ownPlate(2));
  await page.getByLabel('File').setInputFiles({ name: 'cars.csv', mimeType: 'text/csv', buffer: Buffer.from(next) });
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(
    part.getByText('The columns below are as in your last list with these headings. Check them.'),
  ).toBeVisible();
  await expect(mileage).toHaveValue('1');
  await expect(part.getByLabel('Asking price')).toHaveValue('2');
  await expect(part.getByLabel('Site')).toHaveValue('3');
  await expect(part.getByLabel('Cost')).toHaveValue('');
  await page.getByRole('button', { name: 'Upload with these columns' }).click();
  await expect(page.getByText('Columns: 4 of 4 read · change')).toBeVisible();
});
