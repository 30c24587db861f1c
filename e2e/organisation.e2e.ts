import type { Browser, Page } from 'playwright/test';
import { axeViolations, widthOf } from './axe.fixture';
import { submitCar, pounds, valueCar } from './dealer.fixture';
import { expect, allowFailure, listen, test } from './signed-in.fixture';

const PASSWORD = 'a-password-for-a-journey';

/** A separate browser, in which no one is signed in. */
async function stranger(browser: Browser, baseURL: string | undefined, complaints: string[]): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB', timezoneId: 'Europe/London' });
  listen(context, complaints);
  return context.newPage();
}

/** The link of a new invitation, as an administrator makes it. */
async function inviteValuer(admin: Page, email: string): Promise<string> {
  await admin.goto('/people');
  await admin.getByLabel('E-mail address').fill(email);
  await admin.getByRole('radio', { name: /^Valuer/ }).check();
  await admin.getByRole('button', { name: 'Create invitation link' }).click();
  const link = await admin.getByLabel(`Invitation link for ${email}`).inputValue();
  await expect(admin.getByRole('button', { name: `Cancel the invitation for ${email}` })).toBeVisible();
  return link;
}

/** Takes up an invitation, after a password that is too short. */
async function joinAsJo(jo: Page, link: string, complaints: string[], name: string): Promise<void> {
  await jo.goto(link);
  await expect(jo.getByRole('heading', { name: 'Join Demo Motors (sample)' })).toBeVisible();
  expect(await axeViolations(jo)).toEqual([]);
  await jo.getByLabel('Your name').fill(name);
  await jo.getByLabel('Password').fill('short');
  await jo.getByRole('button', { name: 'Join' }).click();
  await expect(jo.getByLabel('Password')).toHaveAccessibleDescription(/at least 12 characters/);
  allowFailure(complaints, 400);
  await jo.getByLabel('Password').fill(PASSWORD);
  await jo.getByRole('button', { name: 'Join' }).click();
  await expect(jo.getByLabel('Plate')).toBeVisible();
}

test('somebody is invited, joins, spends a budget, asks for more, gets it, and is let in no more', async ({
  dealer: admin,
  browser,
  browserOf,
  baseURL,
  complaints,
  mark,
}) => {
  test.setTimeout(90_000);
  const email = `jo-${Date.now()}@dealer.example`;
  // A second try invites somebody else.
  const name = `Jo Journey ${mark(2)}`;
  const link = await inviteValuer(admin, email);
  const jo = await stranger(browser, baseURL, complaints);
  await joinAsJo(jo, link, complaints, name);
  await valueCar(jo, mark());

  // The admin sees them, and gives them what they have used already: no more.
  await admin.reload();
  await admin.getByRole('button', { name: `Change ${name}` }).click();
  const dialog = admin.getByRole('dialog', { name: name });
  await dialog.getByLabel('Credits per month').fill('2');
  await dialog.getByRole('button', { name: 'Set the budget' }).click();
  await expect(dialog.getByText(`The budget for ${name} is set.`)).toBeVisible();

  await jo.goto('/');
  await submitCar(jo, mark(1));
  await expect(jo.getByText(/fewer than 2 of the 2 set for you for this month are left/)).toBeVisible();
  allowFailure(complaints, 429);
  await jo.getByRole('link', { name: 'Request extra credits' }).click();
  await jo.getByLabel('Extra credits', { exact: true }).fill('4');
  await jo.getByLabel('Reason').fill('A customer waits');
  await jo.getByRole('button', { name: 'Send request', exact: true }).click();
  await expect(jo.getByText('“A customer waits”')).toBeVisible();

  const manager = await browserOf('manager');
  // On any page the manager sees the request, and approves it with one click.
  await manager.goto('/stock');
  await expect(manager.getByText(`${name} requests 4 extra credits this month`)).toBeVisible();
  await manager.getByRole('button', { name: 'Approve 4 extra credits' }).click();
  await expect(manager.getByText('Approved: 4 extra credits this month.').first()).toBeVisible();
  await expect(manager.getByText(`${name} requests 4 extra credits this month`)).toHaveCount(0);
  await manager.goto('/people/approvals');
  await expect(manager.getByText(/4 credits approved by Max Manager/).first()).toBeVisible();
  await valueCar(jo, mark(1));
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
  allowFailure(complaints, 403);
  await admin.goto('/ledger');
  await expect(
    admin
      .getByRole('row')
      .filter({ hasText: mark(1) })
      .first(),
  ).toContainText(name);
  await jo.context().close();
});

test('after a wrong password the owner reads of it at the next sign-in, once, and the administrator among the events', async ({
  dealer: admin,
  browser,
  baseURL,
  complaints,
}) => {
  const email = `wrong-${Date.now()}@dealer.example`;
  const link = await inviteValuer(admin, email);
  const jo = await stranger(browser, baseURL, complaints);
  await joinAsJo(jo, link, complaints, 'Wren Wrong');
  const signIn = async (password: string) => {
    await jo.goto('/sign-in');
    await jo.getByLabel('E-mail address').fill(email);
    await jo.getByLabel('Password').fill(password);
    await jo.getByRole('button', { name: 'Sign in' }).click();
  };
  await signIn('not-the-password');
  await expect(jo.getByLabel('Password')).toHaveAccessibleDescription(/password is wrong/);
  allowFailure(complaints, 400);
  await signIn(PASSWORD);
  const notice = jo.getByText('1 wrong password was tried for your account before you signed in');
  await expect(notice).toBeVisible();
  await expect(jo.getByText(/1 from an (unknown )?address/)).toBeVisible();
  expect(await axeViolations(jo)).toEqual([]);
  await jo.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(notice).toBeHidden();
  await jo.goto('/account');
  await expect(notice).toBeHidden();
  const event = /^1 wrong password tried for Wren Wrong, from an /;
  await expect(jo.getByRole('listitem').filter({ hasText: event })).toBeVisible();
  await admin.goto('/people');
  await expect(admin.getByRole('listitem').filter({ hasText: event }).first()).toBeVisible();
  await jo.context().close();
});

test('somebody who forgot their password is handed a link, chooses a new one, and the link works no second time', async ({
  dealer: admin,
  browser,
  baseURL,
  complaints,
}) => {
  test.setTimeout(60_000);
  const email = `fay-${Date.now()}@dealer.example`;
  const password = (page: Page) => page.getByLabel(/assword/).last();
  await admin.goto('/people');
  await admin.getByLabel('E-mail address').fill(email);
  await admin.getByRole('button', { name: 'Create invitation link' }).click();
  const invitation = await admin.getByLabel(`Invitation link for ${email}`).inputValue();
  const fay = await stranger(browser, baseURL, complaints);
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

  const elsewhere = await stranger(browser, baseURL, complaints);
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'A new password for Fay Forgot' })).toBeVisible();
  expect(await axeViolations(elsewhere)).toEqual([]);
  await password(elsewhere).fill('short');
  await elsewhere.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(password(elsewhere)).toHaveAccessibleDescription(/at least 12 characters/);
  allowFailure(complaints, 400);
  await password(elsewhere).fill(`${PASSWORD}-anew`);
  await elsewhere.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(elsewhere.getByLabel('Plate')).toBeVisible();

  // Signed out where they were, and the link is used up.
  await fay.goto('/valuations');
  await expect(fay).toHaveURL(/\/sign-in/);
  await fay.goto(link);
  await expect(fay.getByText('This link has been used, has expired or was cancelled')).toBeVisible();
  await admin.reload();
  const trail = admin.getByRole('listitem').filter({ hasText: 'Fay Forgot' }).filter({ hasText: 'Used on' });
  await expect(trail.first()).toContainText('created by Demo Dealer');
});

test('a customer looks at their copy by a link, without an account, a plate or the trade’s values', async ({
  dealer: page,
  browser,
  baseURL,
  complaints,
  mark,
}) => {
  await valueCar(page, mark());
  const clean = await pounds(page, 'Clean');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share the customer copy' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Link to the customer copy').inputValue();

  const customer = await stranger(browser, baseURL, complaints);
  const counted = customer.waitForResponse(/\/api\/shares\/view$/);
  await customer.goto(link);
  await expect(customer.getByRole('heading', { name: 'Retail value' })).toBeVisible();
  const html = await customer.content();
  expect(html).not.toContain(mark());
  expect(html).not.toContain(clean.toLocaleString('en-GB'));
  expect(html).not.toMatch(/gallery/i);
  expect(await axeViolations(customer)).toEqual([]);
  await customer.setViewportSize({ width: 390, height: 844 });
  expect(await widthOf(customer)).toBeLessThanOrEqual(390);
  await counted;

  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(dialog.getByText('Viewed 1 time')).toBeVisible();
  await dialog.getByRole('button', { name: /^End/ }).click();
  await expect(dialog.getByRole('button', { name: /^End/ })).toHaveCount(0);
  await customer.reload();
  await expect(customer.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await customer.context().close();
});

test('what is held of a plate is found and erased, and is gone from every list', async ({
  dealer: page,
  mark,
  complaints,
}) => {
  await valueCar(page, mark());
  const address = page.url();
  await page.goto('/people/privacy');
  await page.getByLabel('Plate or VIN').fill(mark().toLowerCase());
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('1 × Valuations and look-ups: deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Erase all' }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByText('2 × Recent results: deleted')).toBeVisible();
  await expect(page.getByText(`Nothing is stored for ${mark()}.`)).toBeVisible();
  await page.goto('/valuations');
  await expect(page.getByRole('row').filter({ hasText: mark() })).toHaveCount(0);
  await page.goto('/ledger');
  await expect(page.getByRole('row').filter({ hasText: mark() })).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByText('Valuation not found').first()).toBeVisible();
  allowFailure(complaints, 404);
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

test('how long records are stored is read as typed, and asked about before anything is erased', async ({
  dealer: page,
}) => {
  await page.goto('/people/privacy');
  const days = page.getByLabel('Days', { exact: true });
  const set = page.getByRole('button', { name: 'Set', exact: true });
  await days.fill('90 days');
  await set.click();
  await expect(page.getByText('Enter a whole number of days, such as 365, or leave empty.')).toBeVisible();
  await days.fill('3,650');
  await set.click();
  const dialog = page.getByRole('dialog', { name: 'Erase data older than 3,650 days?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await set.click();
  await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByText('Records are stored for 3,650 days.')).toBeVisible();
  await page.reload();
  await expect(days).toHaveValue('3,650');
  await days.fill('');
  await set.click();
  await expect(page.getByText('Records are stored until they are erased by hand.')).toBeVisible();
});

test('another organisation finds nothing of this one by any id, and changes nothing', async ({
  dealer: page,
  browserOf,
  baseURL,
}) => {
  await valueCar(page, 'AB21 CDE');
  const valuation = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const people = await (await page.request.get('/api/people')).json();
  const person: string = people.members.find((member: { isYou: boolean }) => !member.isYou).id;
  const headers = { origin: baseURL ?? '', 'idempotency-key': 'a-key-of-somebody-elsewhere' };
  const made = await page.request.post(`/api/valuations/${valuation}/shares`, { headers, data: {} });
  const share: string = (await made.json()).share.id;
  const elsewhere = await browserOf('elsewhere');
  const requests: readonly (readonly ['get' | 'post' | 'put' | 'delete', string, object?])[] = [
    ['get', `/api/valuations/${valuation}`],
    ['get', `/api/valuations/${valuation}/spread`],
    ['get', `/api/valuations/${valuation}/shares`],
    ['post', `/api/valuations/${valuation}/shares`, {}],
    ['post', `/api/valuations/${valuation}/revalue`, { kind: 'car', identifier: 50_001 }],
    ['delete', `/api/shares/${share}`, {}],
    ['put', `/api/people/${person}/role`, { role: 'viewer' }],
    ['put', `/api/people/${person}/active`, { active: false }],
    ['put', `/api/people/${person}/budget`, { monthlyLimit: 0 }],
    ['post', `/api/people/${person}/sign-out`, {}],
  ];
  for (const [method, path, data] of requests) {
    const answer = await elsewhere.request[method](path, { headers, ...(data && { data }) });
    expect(answer.status(), `${method} ${path}`).toBe(404);
  }
  const ledger = await (await elsewhere.request.get('/api/ledger')).json();
  expect(ledger.items.filter((line: { person: { name: string } }) => line.person.name === 'Demo Dealer')).toEqual([]);
});
