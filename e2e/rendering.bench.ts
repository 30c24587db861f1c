/**
 * In a real browser, on the production build, with a sandbox that answers immediately: from Enter to four values painted,
 * and how much script the first page and a record load.
 */
import { chromium, type Browser } from 'playwright';
import { LAUNCH_OPTIONS } from './chromium.fixture';
import { printLoadedScripts } from './loaded-scripts.fixture';
import { signedInPage } from './signed-in-page.fixture';
import { plateOf } from './plates.fixture';
import { startProduct, type StartedProduct } from './started-product.fixture';

const PLATES = 60;
const WARM_UP = 5;

const product = await startProduct();
const browser = await chromium.launch(LAUNCH_OPTIONS);

await paint(browser, product);
await scripts(browser, product);

await browser.close();
await product.stop();
process.exit();

async function paint(browser: Browser, product: StartedProduct): Promise<void> {
  const page = await signedInPage(browser, product);
  const times: PaintTime[] = [];
  for (let number = 0; number < PLATES + WARM_UP; number++) {
    await page.goto('/');
    await page.getByLabel('Plate').pressSequentially(plateOf(1_000 + number));
    await page.getByLabel('Mileage').pressSequentially('46k');
    // As a dealer reads the price first: it has come, and nothing else is under way.
    await page.waitForResponse((response) => response.url().endsWith('/preview'));
    await page.waitForLoadState('networkidle');
    const painted = await page.evaluateHandle(untilPainted);
    await page.keyboard.press('Enter');
    const time = await painted.evaluate(({ promise }) => promise);
    if (number >= WARM_UP) times.push(time);
  }
  const summaryOf = (name: keyof PaintTime) => percentiles(times.map((time) => time[name]));
  console.log(`Enter to four values painted, ${PLATES} new plates: ${summaryOf('total')}`);
  console.log(`  of that until the request is sent: ${summaryOf('requested')}`);
  console.log(`  and until its answer is there: ${summaryOf('answered')}`);
  await page.context().close();
}

interface PaintTime {
  readonly total: number;
  readonly requested: number;
  readonly answered: number;
}

/** In the page: milliseconds from the next key to the frame that holds all four values, once that is painted. */
function untilPainted(): { promise: Promise<PaintTime> } {
  const promise = new Promise<PaintTime>((resolve, reject) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const look = () => {
          const values = document.querySelectorAll('section[aria-label^="Values"] dt');
          if (performance.now() - timeStamp > 5_000) return reject(new Error(document.body.innerText));
          if (values.length < 4) return requestAnimationFrame(look);
          // A task behind the frame: by then it is painted.
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            const total = performance.now() - timeStamp;
            const requested = performance
              .getEntriesByType('resource')
              .filter(({ name }) => name.endsWith('/api/valuations'));
            const { startTime = NaN, responseEnd = NaN } = (requested.at(-1) ??
              {}) as Partial<PerformanceResourceTiming>;
            resolve({ total, requested: startTime - timeStamp, answered: responseEnd - timeStamp });
          };
          channel.port2.postMessage(null);
          return undefined;
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
  return { promise };
}

function percentiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? NaN)} ms`;
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}`;
}

async function scripts(browser: Browser, product: StartedProduct): Promise<void> {
  const page = await signedInPage(browser, product);
  await page.goto('/valuations');
  const record = await page.getByRole('rowheader').getByRole('link').first().getAttribute('href');
  await page.context().close();
  for (const [name, address] of [
    ['the first page', '/'],
    ['a record', record ?? ''],
  ] as const) {
    const fresh = await signedInPage(browser, product);
    await printLoadedScripts(fresh, name, address);
    await fresh.context().close();
  }
}
