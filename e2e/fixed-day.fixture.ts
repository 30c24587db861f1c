/** A product whose day is always the same, and a browser on that day that draws letters as blocks. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright/test';
import { blockFont } from './block-font.fixture';
import { listen, signIn, test as base } from './signed-in.fixture';
import { freePort, startProcess, stopProcess } from './process.fixture';

/** A Tuesday in winter, when the clocks of Britain and of the world agree; nothing is planned for this hour. */
const OPENS_AT = Date.parse('2026-11-24T10:07:00Z');
/** The browser stands still, later than anything the product does. */
const SEEN_AT = Date.parse('2026-11-24T10:59:30Z');
/** A product started with these options takes its clock, and its database's, from `CLOCK_MOVED_BY_MS`. */
export const MOVED_CLOCK = `--import=${pathToFileURL(join(import.meta.dirname, 'moved-clock.mjs')).href}`;

/** A page of that product on that day, with the demo dealer signed in. */
export const test = base.extend<{ fixedDay: Page }>({
  // Some machines smooth letters for the colours of their screen, or push them to whole pixels.
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = ['--disable-lcd-text', '--font-render-hinting=none'];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
    },
    { scope: 'worker' },
  ],

  fixedDay: [
    async ({ browser, browserErrors }, use) => {
      const data = mkdtempSync(join(tmpdir(), 'fixed-day-'));
      const address = `http://localhost:${await freePort()}`;
      const product = await startProcess(['lib/launch/start.mjs'], {
        ...process.env,
        PORT: new URL(address).port,
        DATA_DIRECTORY: data,
        FEED_FOLDER: join(data, 'feeds'),
        DATABASE_URL: '',
        PROVIDER: 'sandbox',
        APP_ORIGIN: '',
        CLOCK_MOVED_BY_MS: String(OPENS_AT - Date.now()),
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${MOVED_CLOCK}`,
      });
      const page = await openBrowser(browser, address);
      listen(page.context(), browserErrors);
      await signIn(page);
      await use(page);
      await page.context().close();
      await stopProcess(product);
      rmSync(data, { recursive: true, force: true });
    },
    { timeout: 240_000 },
  ],
});

/** The content security policy does not apply to the font: it is not fetched. */
async function openBrowser(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    deviceScaleFactor: 1,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(SEEN_AT);
  await page.addInitScript(drawBlocks, blockFont().toString('base64'));
  return page;
}

function drawBlocks(font: string): void {
  const bytes = Uint8Array.from(atob(font), (character) => character.charCodeAt(0));
  document.fonts.add(new FontFace('Block', bytes, { weight: '1 1000' }));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    *, ::before, ::after, ::placeholder, ::file-selector-button {
      font-family: Block !important;
      font-synthesis: none !important;
      font-kerning: none !important;
      text-rendering: geometricPrecision !important;
    }
  `);
  document.adoptedStyleSheets = [sheet];
}
