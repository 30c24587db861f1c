/** A car by its plate, its month and its date of registration: from a record, free. */
import { axeViolations, widthOf } from './axe.fixture';
import { readUsedLookUps, valueCar } from './dealer.fixture';
import { pounds } from './money.fixture';
import { expect, test } from './signed-in.fixture';

test('values by plate, month and date, from a record, in figures of the API and free', async ({
  dealer: page,
  ownPlate,
}) => {
  await valueCar(page, ownPlate(), '40,000');
  const before = await readUsedLookUps(page);
  await page.getByRole('link', { name: 'By plate, month and date' }).first().click();
  await page.waitForURL(/\/by-age\?/);
  const { pathname, search } = new URL(page.url());
  const address = pathname.replace(/^\/vehicles/, '/api/vehicles').replace(/by-age$/, 'registration-values');
  const { guide } = await (await page.request.get(`${address}${search}`)).json();
  const clean = page
    .getByRole('table', { name: /Guide|guide/ })
    .first()
    .getByRole('row', { name: /^Clean/ })
    .getByRole('cell');
  await expect(clean).toHaveText(['plate', 'month', 'date'].map((basis) => pounds(guide[basis].value.clean)));
  await expect(page.getByRole('figure', { name: 'Live Clean values of the last weeks' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await readUsedLookUps(page)).toBe(before);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await widthOf(page)).toBeLessThanOrEqual(390);
});
