import { test as base, expect, type Browser, type BrowserContext, type Cookie, type Page } from 'playwright/test';
import { plateOfWords } from './plates.fixture';

export const PASSWORD = 'sandbox-demo';
/** One of each role at the demo dealer, and somebody at another one. */
export const PEOPLE = {
  dealer: 'demo@dealer.example',
  viewer: 'viewer@dealer.example',
  valuer: 'valuer@dealer.example',
  manager: 'manager@dealer.example',
  elsewhere: 'other@dealer.example',
} as const;
export const DEMO: SignInCredentials = { email: PEOPLE.dealer, password: PASSWORD };

type Who = keyof typeof PEOPLE;

interface SignInCredentials {
  email: string;
  password: string;
}

interface Fixtures {
  /** The lines a browser wrote to its console as errors. A test that expects one removes it. */
  browserErrors: string[];
  /** The page, with the demo dealer signed in. */
  dealer: Page;
  /** Another browser with somebody signed in. */
  browserOf: (who: Who) => Promise<Page>;
  /** A plate that this test alone uses; another one for each number. */
  ownPlate: (number?: number) => string;
}
interface WorkerFixtures {
  /** Signs in once for all tests; who tests signing in does it by the form. */
  cookiesOf: (who: Who) => Promise<Cookie[]>;
}

/** A console error, an uncaught exception or a breach of the content security policy fails the test it happens in. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  browserErrors: [
    async ({ context }, use) => {
      const browserErrors: string[] = [];
      listen(context, browserErrors);
      await use(browserErrors);
      expect(browserErrors, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],

  cookiesOf: [
    async ({ browser }, use, { project }) => {
      await use(cookieCache(browser, project.use.baseURL ?? '', (who) => ({ email: PEOPLE[who], password: PASSWORD })));
    },
    { scope: 'worker' },
  ],

  dealer: async ({ context, page, cookiesOf }, use) => {
    await context.addCookies(await cookiesOf('dealer'));
    await use(page);
  },

  browserOf: async ({ browser, baseURL, cookiesOf, browserErrors }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (who) => {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        locale: 'en-GB',
        timezoneId: 'Europe/London',
      });
      opened.push(context);
      listen(context, browserErrors);
      await context.addCookies(await cookiesOf(who));
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },

  ownPlate: async ({}, use, { titlePath, retry, repeatEachIndex }) => {
    await use((number = 0) => plateOfWords([...titlePath, retry, repeatEachIndex, number].join('\n')));
  },
});

export { expect };

export async function signIn(page: Page, { email, password }: SignInCredentials = DEMO): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
}

/** Signs each person in once, by the form. @returns the cookies of that session */
export function cookieCache<Name>(
  browser: Browser,
  baseURL: string,
  credentialsOf: (name: Name) => SignInCredentials,
): (name: Name) => Promise<Cookie[]> {
  const cache = new Map<Name, Promise<Cookie[]>>();
  const signedIn = async (name: Name) => {
    const context = await browser.newContext({ baseURL });
    await signIn(await context.newPage(), credentialsOf(name));
    const cookies = await context.cookies();
    await context.close();
    return cookies;
  };
  return (name) => {
    const cookies = cache.get(name) ?? signedIn(name);
    cache.set(name, cookies);
    return cookies;
  };
}

/** Statuses whose line is ignored once it comes: the browser may write it after the answer was used. */
const allowedStatuses = new WeakMap<string[], number[]>();

/** Chromium writes a line for every answer that is an error. Where a test expects one, one line is removed. */
export function allowFailure(browserErrors: string[], status: number): void {
  const index = browserErrors.findIndex((error) => hasStatus(error, status));
  if (index >= 0) browserErrors.splice(index, 1);
  else allowedStatuses.set(browserErrors, [...(allowedStatuses.get(browserErrors) ?? []), status]);
}

/** Where a test expects a failure: the browser may request a page more than once, and writes a line each time. */
const expected = new WeakMap<string[], { status: number; path: string }[]>();

/** From now on ignores each line with this status about this address. Called before the address is opened. */
export function expectFailure(browserErrors: string[], status: number, path: string): void {
  expected.set(browserErrors, [...(expected.get(browserErrors) ?? []), { status, path }]);
}

const hasStatus = (error: string, status: number) => error.includes(`status of ${status}`);

/** Collects the errors of every page of this context. */
export function listen(context: BrowserContext, browserErrors: string[]): void {
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const about = (path: string) => message.location().url.endsWith(path);
    const wanted = expected.get(browserErrors) ?? [];
    if (wanted.some(({ status, path }) => hasStatus(message.text(), status) && about(path))) return;
    const allowed = allowedStatuses.get(browserErrors) ?? [];
    const index = allowed.findIndex((status) => hasStatus(message.text(), status));
    if (index >= 0) allowed.splice(index, 1);
    else browserErrors.push(`${message.text()} at ${message.location().url}`);
  });
  context.on('weberror', (error) => browserErrors.push(String(error.error())));
}
