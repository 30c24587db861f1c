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
  /** What a browser complained of. A test that expects something here takes it out. */
  complaints: string[];
  /** The page, with the demo dealer signed in. */
  dealer: Page;
  /** Another browser with somebody signed in. */
  browserOf: (who: Who) => Promise<Page>;
  /** A mark this test alone uses: each number another one. */
  mark: (number?: number) => string;
}
interface WorkerFixtures {
  /** Signs in once for all tests; who tests signing in does it by the form. */
  cookiesOf: (who: Who) => Promise<Cookie[]>;
}

/** A console error, an uncaught exception or a breach of the content security policy fails the test it happens in. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      listen(context, complaints);
      await use(complaints);
      expect(complaints, 'the browser complained').toEqual([]);
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

  browserOf: async ({ browser, baseURL, cookiesOf, complaints }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (who) => {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        locale: 'en-GB',
        timezoneId: 'Europe/London',
      });
      opened.push(context);
      listen(context, complaints);
      await context.addCookies(await cookiesOf(who));
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },

  mark: async ({}, use, { titlePath, retry, repeatEachIndex }) => {
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

/** Statuses still to be complained of, and forgiven already: the browser's line may come after the answer is used. */
const allowedStatuses = new WeakMap<string[], number[]>();

/** Chromium writes a line for every answer that is not good; where one is wanted, one line is taken out. */
export function allowFailure(complaints: string[], status: number): void {
  const index = complaints.findIndex((complaint) => hasStatus(complaint, status));
  if (index >= 0) complaints.splice(index, 1);
  else allowedStatuses.set(complaints, [...(allowedStatuses.get(complaints) ?? []), status]);
}

/** Where an answer is wanted that is not good: the browser may ask for a page more than once, and complain each time. */
const expected = new WeakMap<string[], { status: number; path: string }[]>();

/** Forgives each line of this status about this address, from now on. Called before the address is opened. */
export function expectFailure(complaints: string[], status: number, path: string): void {
  expected.set(complaints, [...(expected.get(complaints) ?? []), { status, path }]);
}

const hasStatus = (complaint: string, status: number) => complaint.includes(`status of ${status}`);

/** Takes down what the browser did not like, on any page of it. */
export function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const about = (path: string) => message.location().url.endsWith(path);
    const wanted = expected.get(complaints) ?? [];
    if (wanted.some(({ status, path }) => hasStatus(message.text(), status) && about(path))) return;
    const allowed = allowedStatuses.get(complaints) ?? [];
    const index = allowed.findIndex((status) => hasStatus(message.text(), status));
    if (index >= 0) allowed.splice(index, 1);
    else complaints.push(`${message.text()} at ${message.location().url}`);
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
}
