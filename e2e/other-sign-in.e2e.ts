/**
 * Tabs share a browser’s cookies: pages that are still open after another person has signed in do nothing in that person’s
 * name.
 */
import type { BrowserContext, Page } from 'playwright/test';
import { chooseCondition, startAppraisal, total } from './appraisal.fixture';
import { poundsIn } from './money.fixture';
import { axeViolations } from './axe.fixture';
import { box, configure } from './configurator.fixture';
import { fetchJson, typeCar } from './dealer.fixture';
import { expect, PASSWORD, PEOPLE, signIn, test } from './signed-in.fixture';
import { untilHydrated } from './hydrated.fixture';

const BANNER = 'Another person is signed in in this browser now.';
const sentence = (person: string, organisation: string) =>
  `You are signed in as ${person} of ${organisation} in this browser now.`;

/** Another person signs in, in a new tab; no one has signed out before. */
async function signInBeside(context: BrowserContext, who: keyof typeof PEOPLE): Promise<Page> {
  const page = await context.newPage();
  await context.clearCookies();
  await signIn(page, { email: PEOPLE[who], password: PASSWORD });
  await untilHydrated(page);
  return page;
}

/**
 * The browser writes an error for each refused request, also for those that open pages send by themselves, between two
 * sessions too.
 */
async function closeRefused(pages: readonly Page[], browserErrors: string[]): Promise<void> {
  for (const page of pages) await page.close();
  const others = browserErrors.filter((error) => !/status of 40[19]/.test(error));
  browserErrors.splice(0, browserErrors.length, ...others);
}

test('a valuation, a stock list and a build of a page are refused once somebody of another organisation is signed in', async ({
  browserOf,
  browserErrors,
  ownPlate,
}) => {
  test.setTimeout(120_000);
  const home = await browserOf('valuer');
  const context = home.context();
  const [stock, builder] = [await context.newPage(), await context.newPage()];
  await home.goto('/');
  await untilHydrated(home);
  await typeCar(home, ownPlate(), '40,000');
  await stock.goto('/stock');
  await untilHydrated(stock);
  await stock.getByLabel('Or paste rows').fill(`Reg\tMileage\n${ownPlate(1)}\t46,000`);
  await stock.getByLabel('Name').fill('Val’s forecourt');
  await configure(builder);
  await box(builder, 'Winter Pack').click();
  await expect(builder).toHaveURL(/[?&]build=[\w-]+/);
  await builder.waitForLoadState('networkidle');

  const olive = await signInBeside(context, 'elsewhere');
  const readUsed = async () => (await fetchJson<{ used: number }>(olive, '/api/usage/month')).used;
  const usedBefore = await readUsed();
  const refused = sentence('Olive Other', 'Other Cars (sample)');
  for (const tab of [home, stock, builder]) await expect(tab.getByText(BANNER)).toBeVisible();
  expect(await axeViolations(home)).toEqual([]);

  await home.getByLabel('Mileage').press('Enter');
  await expect(home.getByText(refused).first()).toBeVisible();
  await expect(home.getByLabel('Plate'), 'what was typed stays').toHaveValue(ownPlate());
  await stock.getByRole('button', { name: 'Upload' }).click();
  await expect(stock.getByText(refused).first()).toBeVisible();
  await builder.getByRole('complementary').getByRole('button', { name: 'Save' }).click();
  await builder.getByRole('dialog').getByLabel('Name').fill('Val’s build');
  await builder.keyboard.press('Enter');
  await expect(builder.getByText(refused).first()).toBeVisible();
  await expect(home.getByText(refused), 'the list below the form does not repeat it').toHaveCount(1);

  expect(await readUsed(), 'nothing was charged').toBe(usedBefore);
  for (const path of ['/api/stock', '/api/builds', '/api/valuations'])
    expect(JSON.stringify(await fetchJson(olive, path)), path).not.toMatch(
      new RegExp(`Val’s|${[ownPlate(), ownPlate(1)].flatMap((plate) => [plate, plate.replace(' ', '')]).join('|')}`),
    );

  // A further page is that person’s as a whole.
  await stock.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(stock).toHaveURL('/');
  await expect(stock.getByText('Olive Other').first()).toBeAttached();
  await expect(stock.getByText('Val Valuer')).toHaveCount(0);
  await expect(stock.getByText(BANNER)).toHaveCount(0);
  await home.getByRole('button', { name: 'Reload' }).click();
  await expect(home.getByText('Val Valuer')).toHaveCount(0);
  await closeRefused([home, stock, builder], browserErrors);
});

test('an offer of a valuer is not made by the manager who signs in later', async ({
  browserOf,
  browserErrors,
  ownPlate,
}) => {
  const valuer = await browserOf('valuer');
  await startAppraisal(valuer, ownPlate());
  const trade = poundsIn(await total(valuer, 'Trade value').innerText());
  await valuer.getByLabel('Asking price').fill(String(trade * 2));
  await chooseCondition(valuer);
  await valuer.getByLabel('Offer to the customer').fill(String(trade + 251));
  await expect(valuer.getByText('Saved', { exact: true })).toBeVisible();
  const manager = await signInBeside(valuer.context(), 'manager');
  await valuer.getByRole('button', { name: /^Request approval/ }).click();
  await expect(valuer.getByText(sentence('Max Manager', 'Demo Motors (sample)')).first()).toBeVisible();
  await manager.goto(valuer.url());
  await expect(manager.getByRole('button', { name: /^Make the offer of £/ })).toBeVisible();
  await expect(manager.getByText('Offered', { exact: true })).toHaveCount(0);
  await closeRefused([valuer], browserErrors);
});

test('a page that is still open signs out the person who is signed in, and its own person continues when back', async ({
  browserOf,
  browserErrors,
  ownPlate,
}) => {
  const val = await browserOf('valuer');
  await val.goto('/');
  await untilHydrated(val);
  const olive = await signInBeside(val.context(), 'elsewhere');
  await expect(val.getByText(BANNER)).toBeVisible();
  await olive.close();
  const again = await signInBeside(val.context(), 'valuer');
  await expect(val.getByText(BANNER)).toHaveCount(0);
  await typeCar(val, ownPlate(), '40,000');
  await val.getByLabel('Mileage').press('Enter');
  await val.waitForURL(/\/valuations\/[0-9a-f-]{36}$/);
  await again.close();
  const other = await signInBeside(val.context(), 'elsewhere');
  await val.getByRole('button', { name: 'Your account' }).click();
  await val.getByRole('button', { name: 'Sign out' }).click();
  await expect(val).toHaveURL('/sign-in');
  await other.goto('/');
  await expect(other).toHaveURL(/\/sign-in/);
  await closeRefused([val], browserErrors);
});
