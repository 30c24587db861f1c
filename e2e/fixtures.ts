import { test as base, expect, type Page } from 'playwright/test';

export const DEMO = { email: 'demo@dealer.example', password: 'sandbox-demo' };

interface Fixtures {
  /** What a browser said it did not like. A test that expects something here takes it out. */
  complaints: string[];
  signedIn: Page;
}

/** A console error, an uncaught exception or a breach of the content security policy fails the test it happens in. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints, 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
  signedIn: async ({ page }, use) => {
    await signIn(page);
    await use(page);
  },
});

export { expect };

export async function signIn(page: Page, { email, password } = DEMO): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
}
