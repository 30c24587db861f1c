/** A session: what is closed without one, and after it has ended. */
import { expect, signIn, test } from './signed-in.fixture';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

test('the session’s cookie is out of reach of scripts and of other sites', async ({ context, cookiesOf }) => {
  await context.addCookies(await cookiesOf('dealer'));
  const session = (await context.cookies()).filter(({ name }) => /session/.test(name));
  expect(session.length).toBeGreaterThan(0);
  expect(session.every(({ httpOnly, sameSite }) => httpOnly && sameSite !== 'None')).toBe(true);
});

test('without a session nothing is shown: pages lead to signing in, the API answers so', async ({ request }) => {
  for (const path of ['/', '/valuations', `/valuations/${UNKNOWN_ID}`, '/valuations/vin', '/api-reference']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(307);
    expect(response.headers()['location'], path).toMatch(/^\/sign-in/);
  }
  for (const path of ['/api/valuations', `/api/valuations/${UNKNOWN_ID}`, '/api/session', '/api/usage/month']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(401);
    expect((await response.json()).fault.code).toBe('signed_out');
  }
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
