/** The options of a car beside those of another make, by the kinds common to both. */
import { axeViolations, widthOf } from './axe.fixture';
import { expect, test } from './signed-in.fixture';

test('an equal option in another make: from the options of a car, by a guide ID, with prices', async ({
  dealer: page,
}) => {
  await page.goto('/vehicles/car/50031');
  await page.getByRole('link', { name: 'Find equal options in another make' }).click();
  await page.waitForURL('**/vehicles/car/50031/equal-options*');
  await page.getByLabel('Guide ID of the other vehicle').fill('no number');
  await page.getByRole('button', { name: 'Compare options' }).click();
  await expect(page.getByText('This is not a guide ID.')).toBeVisible();
  await page.getByLabel('Guide ID of the other vehicle').fill('56327');
  await page.getByRole('button', { name: 'Compare options' }).click();
  await page.waitForURL(/other=56327/);
  const { title, kinds } = await (await page.request.get('/api/vehicles/car/50031/equal-options?other=56327')).json();
  const items = kinds.flatMap(({ items: ofCategory }: { items: unknown[] }) => ofCategory);
  const both = items.find(({ others }: { others: unknown[] }) => others.length > 0);
  expect(both).toBeDefined();
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${title}`, 'i') })).toBeVisible();
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: both.name, exact: true }) });
  for (const { name } of [...both.own, ...both.others]) await expect(row.first()).toContainText(name);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await widthOf(page)).toBeLessThanOrEqual(390);
});
