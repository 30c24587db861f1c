/** The sign-in form, with and without its script, and what follows a wrong or forgotten password. */
import { axeViolations, widthOf } from './axe.fixture';
import { untilHydrated } from './hydrated.fixture';
import { allowFailure, DEMO, expect, test } from './signed-in.fixture';

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

test('the sign-in page: axe finds nothing, before and after a refusal', async ({ page, browserErrors }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/sign-in');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('E-mail address').fill('nemo@dealer.example');
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/password is wrong/);
    expect(await axeViolations(page)).toEqual([]);
    allowFailure(browserErrors, 400);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await widthOf(page)).toBeLessThanOrEqual(360);
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

test('guessing passwords is stopped, and does not reveal who exists', async ({ request, baseURL }) => {
  const guess = (email: string) =>
    request.post('/api/sign-in', { headers: { origin: baseURL ?? '' }, data: { email, password: 'guess' } });
  const unknown = await (await guess('nemo@dealer.example')).json();
  const known = await (await guess('viewer@dealer.example')).json();
  expect({ ...unknown.fault, reference: '' }).toEqual({ ...known.fault, reference: '' });
  const answers = [];
  for (let number = 0; number < 11; number++) answers.push((await guess('target@dealer.example')).status());
  expect(answers.at(-1)).toBe(429);
  expect(answers.filter((status) => status === 400)).toHaveLength(10);
});
