/** The people of an organisation: joining, budgets, passwords, and the pages that are theirs. */
import type { Page } from 'playwright/test';
import { axeViolations, widthOf } from './axe.fixture';
import { submitCar, valueCar } from './dealer.fixture';
import { inviteValuer, joinAsJo, PASSWORD, stranger } from './organisation.fixture';
import { expect, allowFailure, test } from './signed-in.fixture';

/** On the page of requests, from the button on without a mouse. */
async function declineByKeyboard(manager: Page, name: string): Promise<void> {
  await manager.goto('/people/approvals');
  const request = manager.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'A customer waits' });
  await request.getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(request.getByLabel('Reason for declining (optional)')).toBeFocused();
  await manager.keyboard.type('Ask again after the auction');
  expect(await axeViolations(manager)).toEqual([]);
  await manager.keyboard.press('Enter');
  await expect(manager.getByText('Reason for declining: “Ask again after the auction”')).toBeVisible();
}

async function readReasonAndRequestAgain(jo: Page): Promise<void> {
  await jo.goto('/account');
  await expect(jo.getByText('Reason for declining: “Ask again after the auction”')).toBeVisible();
  expect(await axeViolations(jo)).toEqual([]);
  await jo.getByLabel('Extra credits', { exact: true }).fill('4');
  await jo.getByLabel('Extra credits', { exact: true }).press('Enter');
  await expect(jo.getByRole('heading', { name: 'Change your request (4 pending)' })).toBeVisible();
}

/** From a refusal on the first page: there and back, a number that is refused, and 4 credits. */
async function requestMoreCredits(jo: Page): Promise<void> {
  // What was typed is there again on the way back.
  const requestMore = jo.getByRole('link', { name: 'Request extra credits' });
  await requestMore.click();
  await expect(jo).toHaveURL(/\/account#budget$/);
  await jo.goBack();
  await expect(jo.getByLabel('Mileage')).toHaveValue('40,000');
  await expect(jo.getByText('This takes 2 credits and you have none left this month.')).toBeVisible();
  await requestMore.click();
  await expect(jo.getByText(/You this month: 2 of 2 credits used, none left\./)).toBeVisible();
  await jo.getByLabel('Extra credits', { exact: true }).fill('0');
  await jo.getByRole('button', { name: 'Send request', exact: true }).click();
  await expect(jo.getByText('Enter 1 to 10,000.')).toBeVisible();
  await jo.getByLabel('Extra credits', { exact: true }).fill('4');
  await jo.getByLabel('Reason').fill('A customer waits');
  await jo.getByRole('button', { name: 'Send request', exact: true }).click();
  await expect(jo.getByText('“A customer waits”')).toBeVisible();
  await expect(jo.getByRole('heading', { name: 'Change your request (4 pending)' })).toBeVisible();
}

test('somebody is invited, joins, spends a budget, requests and gets more, and is deactivated', async ({
  dealer: admin,
  browser,
  browserOf,
  baseURL,
  browserErrors,
  ownPlate,
}) => {
  test.setTimeout(120_000);
  const email = `jo-${Date.now()}@dealer.example`;
  // A second try invites somebody else.
  const name = `Jo Journey ${ownPlate(2)}`;
  const link = await inviteValuer(admin, email);
  const jo = await stranger(browser, baseURL, browserErrors);
  await joinAsJo(jo, link, browserErrors, name);
  await valueCar(jo, ownPlate());

  // The admin sees them, and gives them what they have used already: no more.
  await admin.reload();
  await admin.getByRole('button', { name: `Change ${name}` }).click();
  const dialog = admin.getByRole('dialog', { name: name });
  await dialog.getByLabel('Credits per month').fill('2');
  await dialog.getByRole('button', { name: 'Set the budget' }).click();
  await expect(dialog.getByText(`The budget for ${name} is set.`)).toBeVisible();

  await jo.goto('/');
  await submitCar(jo, ownPlate(1));
  await expect(jo.getByText(/This takes 2 credits and you have none left this month\./)).toBeVisible();
  allowFailure(browserErrors, 429);
  await requestMoreCredits(jo);

  const manager = await browserOf('manager');
  await declineByKeyboard(manager, name);
  await readReasonAndRequestAgain(jo);

  // On any page the manager sees the request, and approves it with one click.
  await manager.goto('/stock');
  await expect(manager.getByText(`${name} requests 4 extra credits this month`)).toBeVisible();
  await manager.getByRole('button', { name: 'Approve 4 extra credits' }).click();
  await expect(manager.getByText('Approved: 4 extra credits this month.').first()).toBeVisible();
  await expect(manager.getByText(`${name} requests 4 extra credits this month`)).toHaveCount(0);
  // The page that Jo has open shows it by itself.
  await expect(jo.getByText(/4 credits approved by Max Manager/).first()).toBeVisible({ timeout: 25_000 });
  await manager.goto('/people/approvals');
  await expect(manager.getByText(/4 credits approved by Max Manager/).first()).toBeVisible();
  await valueCar(jo, ownPlate(1));
  // What the record asks for beside its values is there before the door is shut.
  await jo.waitForLoadState('networkidle');

  // What was approved stands beside the budget, and is not granted again with it.
  await admin.reload();
  await admin.getByRole('button', { name: `Change ${name}` }).click();
  const budget = dialog.getByLabel('Credits per month');
  await expect(budget).toHaveValue('2');
  await expect(budget).toHaveAccessibleDescription(/^4 extra credits approved for \w+ \d{4}/);
  await dialog.getByRole('button', { name: 'Set the budget' }).click();
  await expect(dialog.getByText(`The budget for ${name} is set.`)).toBeVisible();
  await expect(admin.getByRole('row', { name: new RegExp(name), includeHidden: true })).toContainText('of 6');

  await dialog.getByRole('radio', { name: /^Viewer/ }).check();
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect(dialog.getByText(`${name} is now Viewer.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(dialog.getByText(`${name} is deactivated.`)).toBeVisible();
  await jo.goto('/valuations');
  await expect(jo).toHaveURL(/\/sign-in/);
  await jo.getByLabel('E-mail address').fill(email);
  await jo.getByLabel('Password').fill(PASSWORD);
  await jo.getByRole('button', { name: 'Sign in' }).click();
  await expect(jo.getByText('Your access to this organisation has ended.')).toBeVisible();
  allowFailure(browserErrors, 403);
  await admin.goto('/ledger');
  await expect(
    admin
      .getByRole('row')
      .filter({ hasText: ownPlate(1) })
      .first(),
  ).toContainText(name);
  await jo.context().close();
});

test('a wrong password is reported to the owner once at the next sign-in, and to the administrator among the events', async ({
  dealer: admin,
  browser,
  baseURL,
  browserErrors,
}) => {
  const email = `wrong-${Date.now()}@dealer.example`;
  const link = await inviteValuer(admin, email);
  const jo = await stranger(browser, baseURL, browserErrors);
  await joinAsJo(jo, link, browserErrors, 'Wren Wrong');
  const signIn = async (password: string) => {
    await jo.goto('/sign-in');
    await jo.getByLabel('E-mail address').fill(email);
    await jo.getByLabel('Password').fill(password);
    await jo.getByRole('button', { name: 'Sign in' }).click();
  };
  await signIn('not-the-password');
  await expect(jo.getByLabel('Password')).toHaveAccessibleDescription(/password is wrong/);
  allowFailure(browserErrors, 400);
  await signIn(PASSWORD);
  const notice = jo.getByText('1 wrong password was tried for your account before you signed in');
  await expect(notice).toBeVisible();
  await expect(jo.getByText(/1 from an (unknown )?address/)).toBeVisible();
  expect(await axeViolations(jo)).toEqual([]);
  // It stands above no other page's work.
  await jo.goto('/valuations');
  await expect(jo.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  await jo.goto('/');
  await jo.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(notice).toBeHidden();
  await expect(jo.getByRole('heading', { level: 1 })).toBeFocused();
  await jo.goto('/account');
  await expect(notice).toBeHidden();
  const event = /^1 wrong password tried for Wren Wrong, from an /;
  await expect(jo.getByRole('listitem').filter({ hasText: event })).toBeVisible();
  await admin.goto('/people');
  await expect(admin.getByRole('listitem').filter({ hasText: event }).first()).toBeVisible();
  await jo.context().close();
});

test('somebody who forgot their password gets a link and chooses a new one, and the link works only once', async ({
  dealer: admin,
  browser,
  baseURL,
  browserErrors,
}) => {
  test.setTimeout(60_000);
  const email = `fay-${Date.now()}@dealer.example`;
  const password = (page: Page) => page.getByLabel(/assword/).last();
  await admin.goto('/people');
  await admin.getByLabel('E-mail address').fill(email);
  await admin.getByRole('button', { name: 'Create invitation link' }).click();
  const invitation = await admin.getByLabel(`Invitation link for ${email}`).inputValue();
  const fay = await stranger(browser, baseURL, browserErrors);
  await fay.goto(invitation);
  await fay.getByLabel('Your name').fill('Fay Forgot');
  await password(fay).fill(PASSWORD);
  await fay.getByRole('button', { name: 'Join' }).click();
  await expect(fay.getByLabel('Plate')).toBeVisible();

  await admin.reload();
  await admin.getByRole('button', { name: 'Change Fay Forgot' }).first().click();
  const dialog = admin.getByRole('dialog', { name: 'Fay Forgot' });
  await dialog.getByRole('button', { name: 'Create password reset link' }).click();
  const link = await dialog.getByLabel('Password reset link for Fay Forgot').inputValue();
  expect(await axeViolations(admin)).toEqual([]);

  const elsewhere = await stranger(browser, baseURL, browserErrors);
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'A new password for Fay Forgot' })).toBeVisible();
  expect(await axeViolations(elsewhere)).toEqual([]);
  await password(elsewhere).fill('short');
  await elsewhere.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(password(elsewhere)).toHaveAccessibleDescription(/at least 12 characters/);
  allowFailure(browserErrors, 400);
  await password(elsewhere).fill(`${PASSWORD}-anew`);
  await elsewhere.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(elsewhere.getByLabel('Plate')).toBeVisible();

  // Signed out where they were, and the link is used up.
  await fay.goto('/valuations');
  await expect(fay).toHaveURL(/\/sign-in/);
  await fay.goto(link);
  await expect(fay.getByText('This link has been used, has expired or was cancelled')).toBeVisible();
  await fay.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(fay).toHaveURL(/\/sign-in/);
  await admin.reload();
  const trail = admin.getByRole('listitem').filter({ hasText: 'Fay Forgot' }).filter({ hasText: 'Used on' });
  await expect(trail.first()).toContainText('created by Demo Dealer');
});

for (const path of ['/people', '/people/approvals', '/people/privacy', '/account']) {
  test(`${path} passes axe and fits a phone`, async ({ dealer: page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await widthOf(page)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await axeViolations(page)).toEqual([]);
  });
}
