/**
 * The product as it runs for money: PROVIDER=live, against faultd, which passes on to the sandbox of the product under
 * test and misbehaves on command. Started once for the tests that want it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Cookie, Page } from 'playwright/test';
import { startFaultd, type Faultd } from './faultd/faultd';
import { freePort, startProcess, stopProcess } from './process.fixture';
import { cookieCache, listen, test as base } from './signed-in.fixture';
import { addAdministrator, liveSettings } from './started-product.fixture';

export { expect, allowFailure } from './signed-in.fixture';

const PASSWORD = 'a-password-for-journeys';
/** Made by the command, as in live mode the first administrator is. */
const ADMINS = {
  dealer: { email: 'jo@northgate.example', organisation: 'Northgate Cars' },
  limited: { email: 'al@little.example', organisation: 'Little Cars' },
} as const;
type Admin = keyof typeof ADMINS;
/** Of Little Cars, in look-ups and valuations a month. */
export const LIMIT = 5;

export interface LiveProduct {
  readonly address: string;
  readonly provider: Faultd;
  /** Nothing listens at the provider's address. */
  providerDown(): Promise<void>;
  providerUp(): Promise<void>;
}

interface LiveProductFixture extends LiveProduct {
  cookiesOf(admin: Admin): Promise<Cookie[]>;
}

export const test = base.extend<{ pageOf: (admin: Admin) => Promise<Page> }, { live: LiveProductFixture }>({
  live: [
    async ({ browser }, use, { project }) => {
      const data = mkdtempSync(join(tmpdir(), 'journeys-live-'));
      const sandbox = `${project.use.baseURL}/sandbox`;
      let faultd = await startFaultd({ upstream: sandbox });
      const provider = faultd.url;
      const address = `http://localhost:${await freePort()}`;
      const env = liveSettings({ address, provider, namespace: sandbox, data });
      for (const { email, organisation } of Object.values(ADMINS)) {
        await addAdministrator(env, { email, organisation, password: PASSWORD });
      }
      await setLimit(data, ADMINS.limited.organisation);
      const product = await startProcess(['lib/launch/start.mjs'], env);
      await use({
        address,
        get provider() {
          return faultd;
        },
        providerDown: () => faultd.close(),
        providerUp: async () => {
          faultd = await startFaultd({ upstream: sandbox }, Number(new URL(provider).port));
        },
        cookiesOf: cookieCache(browser, address, (admin) => ({ email: ADMINS[admin].email, password: PASSWORD })),
      });

      await stopProcess(product);
      await faultd.close();
      rmSync(data, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  pageOf: async ({ browser, live, browserErrors }, use) => {
    const opened: Page[] = [];
    live.provider.reset();
    await use(async (admin) => {
      const page = await browser.newPage({ baseURL: live.address, locale: 'en-GB', timezoneId: 'Europe/London' });
      opened.push(page);
      listen(page.context(), browserErrors);
      // Pictures are asked of the provider too: here they would be counted, and hit by the faults meant for look-ups.
      await page.context().route(/\/api\/vehicles\/\w+\/\d+\/image/, (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
        }),
      );
      await page.context().addCookies(await live.cookiesOf(admin));
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

/** As the owner of the database does it while nothing runs: there is no page for it. */
async function setLimit(data: string, organisation: string): Promise<void> {
  const database = await PGlite.create(join(data, 'postgres', 'postgres'));
  await database.query(
    `insert into look_up_limits (subscription, organisation_id, person_id, monthly_limit)
     select '123456', id, '', $2 from organization where name = $1`,
    [organisation, LIMIT],
  );
  await database.close();
}

/**
 * What arrives at the provider without a person: its own count, which every page asks for after a look-up and once a minute,
 * and the facts of vehicles on sale, free and from these operations alone, for as long as the reading takes.
 */
const BACKGROUND = /GetCurrentStatus|GetRef(Man|Range|Der)|BulkTechnicalData/i;
/** The paths of what people have sent to the provider. */
export const sentPaths = ({ provider }: Pick<LiveProduct, 'provider'>) =>
  provider.arrivals.map(({ path }) => path).filter((path) => !BACKGROUND.test(path));
/** Of these the billed ones: a page that was opened before may still be reading free figures. */
export const billedPaths = (live: Pick<LiveProduct, 'provider'>) => sentPaths(live).filter((path) => /VRM/i.test(path));
export const arrivalCount = (live: LiveProduct) => sentPaths(live).length;

/** What became of a look-up that failed. */
export const outcome = (page: Page) => page.getByRole('main').getByRole('alert');
