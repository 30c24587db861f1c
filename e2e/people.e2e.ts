import { axeViolations } from './axe.fixture';
import { fourValues, readUsedLookUps, valueCar } from './dealer.fixture';
import { untilHydrated } from './hydrated.fixture';
import { DEMO, expect, expectFailure, allowFailure, signIn, test } from './signed-in.fixture';

/** No one has this address: a wrong password for a real one would be reported in its next session. */
const STRANGER = 'stranger@dealer.example';

test('the demo dealer fills in the form with one click and signs in', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Use demo account' }).click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Sandbox: sample data, no charges')).toBeVisible();
});

test('a button that takes its time says so to those who do not see it', async ({ page }) => {
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/sign-in', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/sign-in');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Use demo account' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Sign in: in progress\.$/ })).toHaveCount(1);
  answer();
  await expect(page).toHaveURL('/');
});

test('a page requested before signing in opens afterwards', async ({ page }) => {
  await page.goto('/api-reference');
  await expect(page).toHaveURL(/\/sign-in/);
  await page.getByLabel('E-mail address').fill(DEMO.email);
  await page.getByLabel('Password').fill(DEMO.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'API reference' })).toBeVisible();
});

test('a wrong password is reported at the field, which has the focus', async ({ page, browserErrors }) => {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail address').fill(STRANGER);
  await page.getByLabel('Password').fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const password = page.getByLabel('Password');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/password is wrong/);
  await expect(page.getByLabel('E-mail address')).toHaveValue(STRANGER);
  allowFailure(browserErrors, 400);
});

test('text that is not an e-mail address is refused at the field', async ({ page, browserErrors }) => {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail address').fill('demo');
  await page.getByLabel('Password').fill('x');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(/Enter your e-mail address/);
  allowFailure(browserErrors, 400);
});

test('after signing out the pages are closed, even to the Back button', async ({ page }) => {
  await signIn(page);
  await page.goto('/api-reference');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/sign-in');
  await page.goBack();
  await expect(page).toHaveURL(/\/sign-in/);
});

test('a person who has to sign in first gets to the original address with all its parameters', async ({ page }) => {
  const returnAddress = '/vehicles?kind=van&styles=&of=a+b%26c';
  await page.goto(returnAddress);
  await expect(page).toHaveURL(/\/sign-in\?goTo=/);
  await page.getByLabel('E-mail address').fill(DEMO.email);
  await page.getByLabel('Password').fill(DEMO.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(returnAddress);
});

test('the sign-in page never leads to another site, whatever its address says', async ({ page, baseURL }) => {
  await page.goto('/sign-in?goTo=https://evil.example/');
  await page.getByLabel('E-mail address').fill(DEMO.email);
  await page.getByLabel('Password').fill(DEMO.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
});

test.describe('before the page has its script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form signs in by itself', async ({ page }) => {
    await page.goto('/sign-in?goTo=/api-reference');
    await page.getByLabel('E-mail address').fill(DEMO.email);
    await page.getByLabel('Password').fill(DEMO.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'API reference' })).toBeVisible();
  });

  test('a wrong password is reported on the page', async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByLabel('E-mail address').fill(STRANGER);
    await page.getByLabel('Password').fill('not-the-password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('E-mail address or password is wrong.')).toBeVisible();
  });
});

test('a viewer opens what others valued, and can value nothing, on any page or by the API', async ({
  dealer: page,
  browserOf,
  baseURL,
  browserErrors,
  ownPlate,
}) => {
  await valueCar(page, ownPlate());
  const before = await readUsedLookUps(page);
  const values = await fourValues(page);
  const viewer = await browserOf('viewer');
  await viewer.goto('/');
  await expect(viewer.getByText('View-only access')).toBeVisible();
  await expect(viewer.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(viewer.getByLabel('Plate')).toHaveCount(0);
  await viewer.getByRole('row').filter({ hasText: ownPlate() }).getByRole('link').click();
  expect(await fourValues(viewer)).toEqual(values);
  for (const name of [/Refresh \(new check\)/, /^Revalue/]) {
    await expect(viewer.getByRole('button', { name })).toHaveCount(0);
  }
  for (const path of ['/valuations/vin', '/valuations/identifier']) {
    expectFailure(browserErrors, 403, path);
    await viewer.goto(path);
    await expect(viewer.getByText('Your role has no access to this page.')).toBeVisible();
    await expect(
      viewer.getByText(/^Valuers, managers and administrators can open “By .*”\. You are a viewer\.$/),
    ).toBeVisible();
  }
  for (const [path, data] of [
    ['/api/valuations', { plate: ownPlate(1), mileage: 40_000 }],
    ['/api/valuations/by-vin', { vin: 'WVWZZZ1KZ6W000123' }],
    ['/api/valuations/by-identifier', { kind: 'car', identifier: 50_017, registered: '2020-01-01', mileage: 40_000 }],
  ] as const) {
    const headers = { origin: baseURL ?? '', 'idempotency-key': 'a-key-of-a-curious-viewer' };
    const response = await viewer.request.post(path, { headers, data });
    expect(response.status(), path).toBe(403);
    expect((await response.json()).fault.charged, path).toBe('no');
  }
  expect(await readUsedLookUps(page)).toBe(before);
});

test('a role is set by a button, not by arrow keys, and a change to one’s own role or access is confirmed', async ({
  dealer: page,
}) => {
  await page.goto('/people');
  await page.getByRole('button', { name: 'Change Demo Dealer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Demo Dealer' });
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(request.url());
  });
  // Arrow keys choose whatever they pass, and go round.
  await dialog.getByRole('radio', { name: /^Administrator/ }).press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^Viewer/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Change role' }).click();
  const sure = page.getByRole('dialog', { name: /yourself/ });
  await expect(sure).toHaveAccessibleName('Make yourself Viewer?');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Change role' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(sure).toHaveAccessibleName('Deactivate yourself?');
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('button', { name: 'Deactivate' })).toBeFocused();
  expect(changes).toEqual([]);
});

test('a session that was signed out is closed to anyone who has its cookie', async ({ page, context }) => {
  await signIn(page);
  const cookies = await context.cookies();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/sign-in');
  await context.addCookies(cookies);
  await page.goto('/valuations');
  await expect(page).toHaveURL(/\/sign-in/);
});

test('the scripts that begin a page carry their hash', async ({ request }) => {
  const html = await (await request.get('/sign-in')).text();
  const scripts = html.match(/<script[^>]* src="[^>]*>/g) ?? [];
  // The framework's, its client's and the runtime's; those of client components have none yet.
  for (const script of scripts.slice(0, 3)) expect(script).toMatch(/ integrity="sha384-[A-Za-z0-9+/=]+"/);
  expect(scripts.length).toBeGreaterThan(3);
});

test('a person who forgot their password reads at sign-in what to do where no mail server is set', async ({
  page,
  browserErrors,
}) => {
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('E-mail address').fill('demo');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(/Enter your e-mail address/);
  allowFailure(browserErrors, 400);
  await page.getByLabel('E-mail address').fill(STRANGER);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('No e-mail is sent')).toBeVisible();
});
