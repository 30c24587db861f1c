import {
  waitForRecord,
  BANDS,
  fetchJson,
  figure,
  fourValues,
  RECORD_ADDRESS,
  typeCar,
  readUsedLookUps,
  valueCar,
} from './dealer.fixture';
import { poundsIn } from './money.fixture';
import { expect, test } from './signed-in.fixture';

test('a plate and a mileage become four values, which reopen without charge', async ({ dealer: page, ownPlate }) => {
  await page.goto('/');
  const before = await readUsedLookUps(page);
  await expect(page.getByLabel('Plate')).toBeFocused();
  await page.keyboard.type(ownPlate().toLowerCase().replace(' ', ''));
  await page.keyboard.press('Tab');
  await page.keyboard.type('46k');
  await expect(page.getByRole('button', { name: /^Value ?: 2 credits$/ })).toBeVisible();
  await page.keyboard.press('Enter');

  await waitForRecord(page);
  await expect(page.getByRole('article')).toContainText(ownPlate());
  const values = await fourValues(page);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(values[3]).toBeGreaterThan(0);
  await expect(
    page.getByText(`£${((values[0] ?? 0) - (values[1] ?? 0)).toLocaleString('en-GB')} above Clean`),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: /^Values of/ })).toContainText('46,000 mi');
  expect((await fetchJson<{ used: number }>(page, '/api/usage/month')).used).toBe(before + 2);

  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('link', { name: 'Valuations', exact: true }).click();
  await page.getByRole('row').filter({ hasText: ownPlate() }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name, { useInnerText: true });
  expect(await fourValues(page)).toEqual(values);
  expect(await readUsedLookUps(page)).toBe(before + 2);
});

test('Enter twice, and the button twice, charge once', async ({ dealer: page, ownPlate }) => {
  await page.goto('/');
  const before = await readUsedLookUps(page);
  await typeCar(page, ownPlate(1), '40k');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await waitForRecord(page);
  expect(await readUsedLookUps(page)).toBe(before + 2);

  await page.goto('/');
  await typeCar(page, ownPlate(2), '40k');
  await page.getByRole('button', { name: /^Value/ }).dblclick();
  await waitForRecord(page);
  expect(await readUsedLookUps(page)).toBe(before + 4);
});

test('two tabs that value the same car at the same time are charged once', async ({
  dealer: page,
  context,
  ownPlate,
}) => {
  await page.goto('/');
  const before = await readUsedLookUps(page);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/');
    await typeCar(tab, ownPlate(), '52,500');
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: /^Value/ }).click()));
  for (const tab of tabs) await expect(tab).toHaveURL(RECORD_ADDRESS);
  const [first, second] = await Promise.all(tabs.map(fourValues));
  expect(first).toEqual(second);
  expect(await readUsedLookUps(page)).toBe(before + 2);
});

test('reload, Back, Forward and a shared address show the same record and cost nothing', async ({
  dealer: page,
  browserOf,
  ownPlate,
}) => {
  await valueCar(page, ownPlate());
  const before = await readUsedLookUps(page);
  const values = await fourValues(page);
  const address = page.url();

  await page.reload();
  expect(await fourValues(page)).toEqual(values);
  await page.goto('/valuations');
  await page.goBack();
  expect(await fourValues(page)).toEqual(values);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Value a vehicle' })).toBeVisible();
  await page.goForward();
  expect(await fourValues(page)).toEqual(values);

  const colleague = await browserOf('manager');
  await colleague.goto(address);
  expect(await fourValues(colleague)).toEqual(values);
  expect(await readUsedLookUps(page)).toBe(before);
});

test('every figure opens to where it came from, by keyboard', async ({ dealer: page, ownPlate }) => {
  await valueCar(page, ownPlate());
  for (const band of BANDS) {
    await figure(page, band).focus();
    await page.keyboard.press('Enter');
    const origin = page.getByRole('dialog', { name: `Source of this ${band} value` });
    await expect(origin).toBeVisible();
    for (const words of ['Guide valuation', '40,000 mi', 'Demo Dealer', 'New check']) {
      await expect(origin).toContainText(words);
    }
    await expect(origin).toContainText(/Charged\s*Yes/);
    await page.keyboard.press('Escape');
    await expect(origin).toBeHidden();
    await expect(figure(page, band)).toBeFocused();
  }
});

test('one of several possible derivatives is chosen, priced and valued', async ({ dealer: page }) => {
  await valueCar(page, 'AL20 TER', '41,000');
  const before = await readUsedLookUps(page);
  const first = page.url();
  const choices = page.getByRole('group', { name: /could be one of \d+ derivatives/ });
  await expect(choices.getByRole('radio')).toHaveCount(4);
  await expect(choices.getByRole('radio', { name: 'Valued' })).toBeChecked();
  await expect(page.getByText(/Could be one of 4 derivatives; .* matched/)).toBeVisible();
  const other = choices.getByRole('radio', { name: /Griffin/ });
  await other.check();
  await page.getByRole('button', { name: /^Revalue.*1 credit/ }).click();
  await waitForRecord(page, first);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Griffin');
  expect((await fourValues(page))[0]).toBeGreaterThan(0);
  expect(await readUsedLookUps(page)).toBe(before + 1);
  await page.getByRole('link', { name: 'From an earlier valuation' }).click();
  await expect(page).toHaveURL(first);
  expect(await readUsedLookUps(page)).toBe(before + 1);
});

test('a paid valuation is in the list even if the browser was closed before its answer came', async ({
  dealer: page,
  context,
  ownPlate,
}) => {
  await page.goto('/');
  await typeCar(page, ownPlate(), '40k');
  let settle = () => {};
  const answered = new Promise<void>((resolve) => (settle = resolve));
  await page.route('**/api/valuations', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    settle(); // and the page never learns of it
  });
  await page.keyboard.press('Enter');
  await answered;
  await page.close();
  const later = await context.newPage();
  await expect(async () => {
    await later.goto('/valuations');
    await expect(later.getByRole('row').filter({ hasText: ownPlate() })).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(poundsIn(await later.getByRole('row').filter({ hasText: ownPlate() }).innerText())).toBeGreaterThan(0);
});
