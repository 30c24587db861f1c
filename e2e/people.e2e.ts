import { DEMO, expect, forgive, signIn, test } from './fixtures';

test('the demo dealer fills in the form with one press and signs in', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Fill this in' }).click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Sandbox: sample data, no charges')).toBeVisible();
});

test('a page asked for before signing in comes after it', async ({ page }) => {
  await page.goto('/api-reference');
  await expect(page).toHaveURL(/\/sign-in/);
  await page.getByLabel('E-mail address').fill(DEMO.email);
  await page.getByLabel('Password').fill(DEMO.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'API reference' })).toBeVisible();
});

test('a wrong password is said at the field, which has the focus', async ({ page, complaints }) => {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail address').fill(DEMO.email);
  await page.getByLabel('Password').fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const password = page.getByLabel('Password');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/do not belong together/);
  await expect(page.getByLabel('E-mail address')).toHaveValue(DEMO.email);
  forgive(complaints, 400);
});

test('something that is no address is said at the field', async ({ page, complaints }) => {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail address').fill('demo');
  await page.getByLabel('Password').fill('x');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(/Enter your e-mail address/);
  forgive(complaints, 400);
});

test('after signing out the pages are closed, with the Back button too', async ({ page }) => {
  await signIn(page);
  await page.goto('/api-reference');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/sign-in');
  await page.goBack();
  await expect(page).toHaveURL(/\/sign-in/);
});

test('the sign-in page leads nowhere outside, whatever its address says', async ({ page, baseURL }) => {
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

  test('a wrong password is said on the page', async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByLabel('E-mail address').fill(DEMO.email);
    await page.getByLabel('Password').fill('not-the-password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('This e-mail address and password do not belong together.')).toBeVisible();
  });
});
