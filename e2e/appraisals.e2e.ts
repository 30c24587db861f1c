/** A part-exchange on a phone: from the typed plate to the customer's acceptance in another browser, and bought. */
import { card, chooseCondition, enterSuggested, startAppraisal, total } from './appraisal.fixture';
import { poundsIn } from './money.fixture';
import { axeViolations } from './axe.fixture';
import { valueCar } from './dealer.fixture';
import { expect, test } from './signed-in.fixture';

test.use({ viewport: { width: 390, height: 844 } });

/** Cars: of the plates that tests are given some are vans, which have no list of options. The second is the retry's. */
const CARS = ['AP21 CAR', 'AP18 CAR'] as const;

test('a part-exchange goes from the plate to an offer that the customer accepts by link, and is bought', async ({
  dealer: page,
  browser,
  baseURL,
}, { retry }) => {
  test.setTimeout(120_000);
  const plate = CARS[retry] ?? CARS[0];
  await startAppraisal(page, plate);
  const before = poundsIn(await total(page, 'Trade value').innerText());

  await page.getByRole('button', { name: 'Add damage' }).click();
  const damage = page.getByRole('group', { name: 'Damage 1' });
  await damage.getByLabel('Damage 1: Part').fill('Front bumper');
  await damage.getByLabel('Damage 1: Kind').fill('scuffed');
  await damage.getByLabel('Damage 1: Cost').fill('120');
  await expect(total(page, 'Trade value')).toHaveText(`£${(before - 100).toLocaleString('en-GB')}`);

  await page.getByText('Options and packs fitted').click();
  await card(page, 'Factory options').getByRole('checkbox').first().check();
  await expect(total(page, 'Trade value')).not.toHaveText('Loading…');

  await page.getByLabel('Finance still owed').fill('1,000');
  await enterSuggested(page);
  await expect(page.getByText(/The customer gets £[\d,.]+ in hand/)).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: /^Make the offer of £/ }).click();
  await expect(
    page.getByText(/^Saved as it was then\. Guide values on .+ Later editions do not change it\.$/),
  ).toBeVisible();
  await expect(page.getByText('edition is not given')).toHaveCount(0);
  await page.getByRole('button', { name: 'Create customer link' }).click();
  const link = await page.getByLabel('Link for the customer').inputValue();

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
  const customer = await context.newPage();
  await customer.goto(new URL(link).pathname);
  await expect(customer.getByRole('heading', { name: 'Our offer' })).toBeVisible();
  await expect(customer.getByText('Front bumper: scuffed')).toBeVisible();
  for (const trade of ['Trade value', 'Maximum to pay', 'Margin wanted', 'Asking price'])
    expect(await customer.content()).not.toContain(trade);
  expect(await axeViolations(customer)).toEqual([]);
  await customer.getByRole('button', { name: 'Accept the offer' }).click();
  await customer.getByRole('button', { name: 'Yes, accept' }).click();
  await expect(customer.getByText('You have accepted this offer')).toBeVisible();
  await customer.reload();
  await expect(customer.getByText('You have accepted this offer')).toBeVisible();
  await context.close();

  await expect(page.getByText('Accepted', { exact: true })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Enter as bought' }).click();
  await page.getByRole('button', { name: 'Save as bought' }).click();
  await expect(page.getByText(/^Bought for £/)).toBeVisible();

  await page.goto('/appraisals');
  await page.getByLabel('Find by number, plate or customer').fill(plate);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('table', { name: 'Appraisals found' }).getByText('Bought')).toBeVisible();
  expect(page.url()).not.toContain(plate.replace(' ', ''));

  // The board, and an amount that is none.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('link', { name: 'Board' }).click();
  const cardsIn = (name: RegExp) => page.getByRole('region', { name }).getByRole('listitem').filter({ hasText: plate });
  await expect(cardsIn(/^Bought/)).toHaveCount(1);
  // What the server draws after a page was open takes no id that stands there: labels would name another field.
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  await expect(cardsIn(/^Draft/)).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Offer from, £').fill('a lot');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Enter an amount, such as 5,000.')).toBeVisible();
  await expect(page.getByLabel('Offer from, £')).toHaveValue('a lot');
  await page.getByLabel('Offer from, £').fill('9,999,999');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('No appraisals match')).toBeVisible();
});

test('a printed draft has its sums and the entered offer, and no empty card', async ({ dealer: page, ownPlate }) => {
  await startAppraisal(page, ownPlate());
  await page.emulateMedia({ media: 'print' });
  await expect(card(page, 'Trade value')).toBeVisible();
  for (const empty of ['Photos', 'Hold or drop', 'Offer', 'Condition', 'Factory options'])
    await expect(card(page, empty)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Offer to the customer').fill('2,000');
  await page.getByRole('button', { name: 'Add damage' }).click();
  await page.getByLabel('Damage 1: Part').fill('Front bumper');
  await page.getByLabel('Damage 1: Cost').fill('120');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Front bumper, £120 with VAT. Repair before sale.')).toBeVisible();
  await expect(page.getByText('Offer to the customer: £2,000, not made yet.')).toBeVisible();
  await expect(page.getByText('The customer gets £2,000 in hand.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Make the offer|^Request approval/ })).toBeHidden();
});

test('the asking price is the same in its field and its line, whatever month, condition and scheme are chosen', async ({
  dealer: page,
  ownPlate,
}) => {
  await startAppraisal(page, ownPlate());
  const field = page.getByLabel('Asking price', { exact: true });
  const line = card(page, 'Retail side').locator('summary').filter({ hasText: 'Asking price' });
  const choices: (readonly [label: string, count: number])[] = [
    ['Month of hand-over', 4],
    ['Condition', 3],
    ['VAT on the sale', 2],
    ['Month of hand-over', 1],
  ];
  for (const [label, count] of choices) {
    const select = page.getByLabel(label, { exact: true });
    const values = await select.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    // The choice of none is gone once there is one.
    for (const value of values.filter(Boolean).slice(0, count).toReversed()) {
      await select.selectOption(value);
      await expect(total(page, 'Retail side')).toHaveText(/^£/);
      await expect(field).not.toHaveValue('');
      const text = poundsIn(await field.inputValue()).toLocaleString('en-GB');
      await expect(line, `${label}: ${value}`).toContainText(`£${text}`);
    }
  }
});

test('a text is not called wrong while it is typed, nor a reason missing before it could be given', async ({
  dealer: page,
  ownPlate,
}) => {
  await startAppraisal(page, ownPlate());
  const adjustment = page.getByLabel('Adjustment (£, + or −)');
  const reason = page.getByLabel('Reason for the adjustment');
  await adjustment.focus();
  for (const key of ['-', '1', '5', '0']) {
    await page.keyboard.press(key);
    for (const field of [adjustment, reason]) await expect(field).not.toHaveAttribute('aria-invalid');
  }
  await page.keyboard.press('Tab');
  await expect(reason).toBeFocused();
  await expect(reason).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Tab');
  await expect(reason).toHaveAccessibleDescription(/Enter why the value is adjusted\./);
  await adjustment.fill('-');
  await page.keyboard.press('Tab');
  await expect(adjustment).toHaveAccessibleDescription(/Enter an amount in pounds/);
});

test('when two people type in one field, the second sees the first one’s text and chooses', async ({
  dealer: page,
  browserOf,
  ownPlate,
}) => {
  await startAppraisal(page, ownPlate());
  const colleague = await browserOf('manager');
  await colleague.goto(new URL(page.url()).pathname);
  await page.getByLabel('Asking price').fill('9000');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await colleague.getByLabel('Asking price').fill('8000');
  await expect(colleague.getByText('changed this to “9000” meanwhile')).toBeVisible();
  await expect(colleague.getByText('Not saved: a colleague changed an entry too.')).toBeVisible();
  await chooseCondition(colleague);
  await colleague.getByLabel('Offer to the customer').fill('5,000');
  await expect(colleague.getByRole('button', { name: /of £5,000$/ })).toBeDisabled();
  await expect(colleague.getByText('A colleague changed an entry too. Choose which one to use first.')).toBeVisible();
  await colleague.getByRole('button', { name: 'Use mine' }).click();
  await expect(colleague.getByText('Saved', { exact: true })).toBeVisible();
  await expect(colleague.getByRole('button', { name: /of £5,000$/ })).toBeEnabled();
  await expect(page.getByLabel('Asking price')).toHaveValue('8000', { timeout: 20_000 });
});

test('a draft that is lost still has its sums and the offer that was entered, without fields', async ({
  dealer: page,
  ownPlate,
}) => {
  await startAppraisal(page, ownPlate());
  const trade = await total(page, 'Trade value').innerText();
  await page.getByRole('button', { name: 'Add damage' }).click();
  await page.getByRole('group', { name: 'Damage 1' }).getByLabel('Damage 1: Part').fill('Front bumper');
  await page.getByLabel('Offer to the customer').fill('2,000');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Enter as lost' }).click();
  await page.getByRole('button', { name: 'Save as lost' }).click();
  await expect(page.getByLabel('Reason', { exact: true })).toHaveAccessibleDescription(/Choose the reason\./);
  await page.getByLabel('Reason', { exact: true }).selectOption('price');
  await page.getByRole('button', { name: 'Save as lost' }).click();
  const column = card(page, 'No offer was made');
  await expect(column.getByText('Offer entered and not made: £2,000.')).toBeVisible();
  await expect(column.locator('[data-total]').first()).toHaveText(trade);
  await expect(page.getByLabel('Offer to the customer')).toHaveCount(0);
  await page.getByText('All changes').click();
  await expect(page.getByText('Front bumper: part', { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const number = /A-\d{4}-\d{6}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  await page.goto('/appraisals');
  await page.getByLabel('Find by number, plate or customer').fill(number.toLowerCase());
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('table', { name: 'Appraisals found' }).getByText('£2,000 not made')).toBeVisible();
});

test('a record leads to the appraisal that was started from it; another one is the second choice', async ({
  dealer: page,
  ownPlate,
}) => {
  await startAppraisal(page, ownPlate());
  const appraisal = page.url();
  await valueCar(page, ownPlate(), '40,000');
  const started = page.getByRole('link', { name: /^Appraisal A-\d{4}-\d{6}, draft, by / });
  await expect(started).toBeVisible();
  await expect(page.getByRole('button', { name: 'New appraisal' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await started.click();
  await expect(page).toHaveURL(appraisal);
});
