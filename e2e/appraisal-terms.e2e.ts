/** The organisation's terms for appraisals: what is typed and not saved outlives the page. */
import { expect, test } from './signed-in.fixture';

const LIST = 'Front bumper, scuffed, 150\nRear door, dented, 220';

test('terms typed and not saved are there after Back and a reload, until they are saved or discarded', async ({
  dealer: page,
}) => {
  await page.goto('/appraisals');
  await page.goto('/appraisals/terms');
  const list = page.getByLabel('Price list of repairs');
  const margin = page.getByLabel('Margin wanted', { exact: true });
  const before = await margin.inputValue();
  await list.fill(LIST);
  await margin.fill('12%');
  await page.goBack();
  await page.goForward();
  await expect(list).toHaveValue(LIST);
  await expect(margin).toHaveValue('12%');
  await expect(page.getByText('Your changes are not saved yet.')).toBeVisible();
  await page.reload();
  await expect(margin).toHaveValue('12%');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(margin).toHaveValue(before);
  await expect(page.getByText('Your changes are not saved yet.')).toHaveCount(0);
  await page.reload();
  await expect(margin).toHaveValue(before);
});

test('terms with a field that cannot be read are not saved, and the field takes the focus', async ({
  dealer: page,
}) => {
  await page.goto('/appraisals/terms');
  const preparation = page.getByLabel('Preparation', { exact: true });
  const before = await preparation.inputValue();
  await preparation.fill('abc');
  await preparation.press('Enter');
  await expect(page.getByText('Enter an amount in pounds, such as 250 or 1,250.50.')).toBeVisible();
  await expect(preparation).toBeFocused();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(preparation).toBeFocused();
  await expect(preparation).toBeInViewport();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(preparation).toHaveValue(before);
});
