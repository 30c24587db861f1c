import { arrive, BANDS, figure, fourValues, poundsIn, RECORD_ADDRESS, typeCar, used, value } from './dealer';
import { expect, test } from './fixtures';

test('a plate and a mileage become four values, which reopen without charge', async ({ dealer: page, mark }) => {
  await page.goto('/');
  const before = await used(page);
  await expect(page.getByLabel('Plate')).toBeFocused();
  await page.keyboard.type(mark().toLowerCase().replace(' ', ''));
  await page.keyboard.press('Tab');
  await page.keyboard.type('46k');
  await expect(page.getByRole('button', { name: `1 look-up + 1 valuation · ${before} used` })).toBeVisible();
  await page.keyboard.press('Enter');

  await arrive(page);
  await expect(page.getByRole('article')).toContainText(mark());
  const values = await fourValues(page);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(values[3]).toBeGreaterThan(0);
  await expect(
    page.getByText(`£${((values[0] ?? 0) - (values[1] ?? 0)).toLocaleString('en-GB')} above Clean`),
  ).toBeVisible();
  await expect(page.getByText('Valued at 46,000 mi')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(`${before + 2} look-ups`);

  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('link', { name: 'Valuations', exact: true }).click();
  await page.getByRole('row', { name: mark() }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name, { useInnerText: true });
  expect(await fourValues(page)).toEqual(values);
  expect(await used(page)).toBe(before + 2);
});

test('Enter twice, and the button twice, charge once', async ({ dealer: page, mark }) => {
  await page.goto('/');
  const before = await used(page);
  await typeCar(page, mark(1), '40k');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await arrive(page);
  expect(await used(page)).toBe(before + 2);

  await page.goto('/');
  await typeCar(page, mark(2), '40k');
  await page.getByRole('button', { name: /^Value/ }).dblclick();
  await arrive(page);
  expect(await used(page)).toBe(before + 4);
});

test('two tabs asking for the same car at once are charged once', async ({ dealer: page, context, mark }) => {
  await page.goto('/');
  const before = await used(page);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/');
    await typeCar(tab, mark(), '52,500');
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: /^Value/ }).click()));
  for (const tab of tabs) await expect(tab).toHaveURL(RECORD_ADDRESS);
  const [first, second] = await Promise.all(tabs.map(fourValues));
  expect(first).toEqual(second);
  expect(await used(page)).toBe(before + 2);
});

test('reload, Back, Forward and a shared address show the same record and cost nothing', async ({
  dealer: page,
  browserOf,
  mark,
}) => {
  await value(page, mark());
  const before = await used(page);
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
  expect(await used(page)).toBe(before);
});

test('a kept answer says that it is free and whose it is; looking up afresh says its cost', async ({
  dealer: page,
  browserOf,
  mark,
}) => {
  await value(page, mark(), '33,000');
  const before = await used(page);

  const colleague = await browserOf('valuer');
  await colleague.goto('/');
  await typeCar(colleague, mark(), '33,000');
  await expect(colleague.getByRole('button', { name: /^Value .*free: looked up .* by Demo Dealer/ })).toBeVisible();
  await expect(
    colleague.getByRole('button', { name: new RegExp(`^Look up afresh .*1 look-up \\+ 1 valuation · ${before} used`) }),
  ).toBeVisible();
  await colleague.keyboard.press('Enter');
  await arrive(colleague);
  const rows = colleague.getByRole('table', { name: 'The look-ups behind this record' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Kept from an earlier look-up' }).filter({ hasText: 'Not charged' })).toHaveCount(
    2,
  );
  await expect(rows.filter({ hasText: 'Demo Dealer' })).toHaveCount(2);
  expect(await used(colleague)).toBe(before);

  const kept = colleague.url();
  await colleague.getByRole('button', { name: /^Look up afresh/ }).click();
  await arrive(colleague, kept);
  await expect(rows.filter({ hasText: 'Fresh' }).filter({ hasText: 'Charged' })).toHaveCount(2);
  expect(await used(colleague)).toBe(before + 2);
});

test('every figure opens to where it came from, by keyboard', async ({ dealer: page, mark }) => {
  await value(page, mark());
  for (const band of BANDS) {
    await figure(page, band).focus();
    await page.keyboard.press('Enter');
    const origin = page.getByRole('dialog', { name: `Where this ${band} value comes from` });
    await expect(origin).toBeVisible();
    for (const words of ['Guide valuation', '40,000 mi', 'Demo Dealer', 'Fresh from the provider']) {
      await expect(origin).toContainText(words);
    }
    await expect(origin).toContainText(/Charged\s*Yes/);
    await page.keyboard.press('Escape');
    await expect(origin).toBeHidden();
    await expect(figure(page, band)).toBeFocused();
  }
});

test('one of several possible derivatives is chosen, priced and valued', async ({ dealer: page }) => {
  await value(page, 'AL20 TER', '41,000');
  const before = await used(page);
  const first = page.url();
  const choices = page.getByRole('group', { name: /leave these derivatives open/ });
  await expect(choices.getByRole('radio')).toHaveCount(4);
  await expect(choices.getByRole('radio', { name: 'valued here' })).toBeChecked();
  await expect(page.getByText('Book: 4 candidates')).toBeVisible();
  const other = choices.getByRole('radio', { name: /Griffin/ });
  await other.check();
  await page.getByRole('button', { name: new RegExp(`^Value .*1 valuation · ${before} used`) }).click();
  await arrive(page, first);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Griffin');
  expect((await fourValues(page))[0]).toBeGreaterThan(0);
  expect(await used(page)).toBe(before + 1);
  await page.getByRole('link', { name: 'from an earlier record' }).click();
  await expect(page).toHaveURL(first);
  expect(await used(page)).toBe(before + 1);
});

test('a car valued at another mileage is looked up afresh with its plate and its red flags', async ({
  dealer: page,
}) => {
  await value(page, 'SC16 RAP', '40,000');
  const first = page.url();
  await page.getByRole('textbox', { name: 'Mileage' }).fill('45,000');
  await page.getByRole('button', { name: /^Value .*1 valuation/ }).click();
  await arrive(page, first);
  const valued = page.url();
  const before = await used(page);
  await page.getByRole('button', { name: /^Look up afresh .*1 valuation/ }).click();
  await arrive(page, valued);
  await expect(page.getByRole('region', { name: 'Red flags' })).toContainText('Serious: Scrapped');
  await expect(page.getByRole('article')).toContainText('SC16 RAP');
  await expect(page.getByText('Valued at 45,000 mi')).toBeVisible();
  expect(await used(page)).toBe(before + 1);
});

test('what stands on a record is not sold again; another mileage is', async ({ dealer: page, mark }) => {
  await value(page, mark(), '40,000');
  const first = page.url();
  const before = await used(page);
  const button = page.getByRole('button', { name: /^Value/ });
  await expect(button).toContainText('stands above');
  await page.getByRole('textbox', { name: 'Mileage' }).fill('40,400');
  await expect(button).toContainText('stands above');
  await button.click();
  await expect(page.getByRole('textbox', { name: 'Mileage' })).toHaveAccessibleDescription(/That is what stands above/);
  await expect(page.getByRole('textbox', { name: 'Mileage' })).toBeFocused();
  expect(page.url()).toBe(first);
  expect(await used(page)).toBe(before);
  await page.getByRole('textbox', { name: 'Mileage' }).fill('41,000');
  await expect(button).toContainText('1 valuation');
  await button.click();
  await arrive(page, first);
  expect(await used(page)).toBe(before + 1);
});

test('a price is told of what is typed now, never of what stood there a key ago', async ({ dealer: page, mark }) => {
  await value(page, mark(), '4,000');
  await page.goto('/');
  await typeCar(page, mark(), '4000');
  const button = page.getByRole('button', { name: /^Value/ });
  await expect(button).toContainText('free');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000); // what waits for the next key waits on
  await page.getByRole('textbox', { name: 'Mileage' }).press('End');
  await page.keyboard.type('0');
  await expect(button).toContainText('1 look-up + 1 valuation', { timeout: 2_000 });
});

test('internet prices are asked for one valuation more, and drawn against the guide', async ({
  dealer: page,
  mark,
}) => {
  await value(page, mark());
  const before = await used(page);
  const first = page.url();
  const retail = (await fourValues(page))[0];
  await page.getByRole('button', { name: /^Ask for internet prices .*1 valuation/ }).click();
  await arrive(page, first);
  const strip = page.getByRole('table', { name: /^Prices asked on the internet/ });
  await expect(strip).toContainText('Retail');
  expect((await fourValues(page))[0]).toBe(retail);
  expect(await used(page)).toBe(before + 1);

  // Looked up afresh they come along.
  const priced = page.url();
  await page.getByRole('button', { name: /^Look up afresh .*1 look-up \+ 2 valuations/ }).click();
  await arrive(page, priced);
  await expect(strip).toContainText('Retail');
  expect(await used(page)).toBe(before + 4);

  await page.goto('/');
  await typeCar(page, mark(1), '40k');
  await page.getByRole('checkbox', { name: /Internet prices too/ }).check();
  await expect(page.getByRole('button', { name: /^Value .*1 look-up \+ 2 valuations/ })).toBeVisible();
  await page.getByRole('button', { name: /^Value/ }).click();
  await arrive(page);
  expect(await used(page)).toBe(before + 7);
});

test('what is paid for stands in the list although the browser was closed after the press', async ({
  dealer: page,
  context,
  mark,
}) => {
  await page.goto('/');
  await typeCar(page, mark(), '40k');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/valuations'),
  );
  await page.keyboard.press('Enter');
  await sent;
  await page.close();
  const later = await context.newPage();
  await expect(async () => {
    await later.goto('/valuations');
    await expect(later.getByRole('row', { name: mark() })).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(poundsIn(await later.getByRole('row', { name: mark() }).innerText())).toBeGreaterThan(0);
});
