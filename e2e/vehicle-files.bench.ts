/**
 * A vehicle file in a real browser, on the production build: from the click on “Look up” to the file painted, and a file
 * opened by its address. The sandbox answers within a few milliseconds, so nearly all of it is ours (aim p95 120 ms).
 */
import { chromium, type Page } from 'playwright';
import { LAUNCH_OPTIONS } from './chromium.fixture';
import { signedInPage } from './signed-in-page.fixture';
import { plateOf } from './plates.fixture';
import { startProduct } from './started-product.fixture';

const [WARM_UP, TIMES] = [5, 60];
const product = await startProduct();
const browser = await chromium.launch({ args: ['--no-sandbox'], ...LAUNCH_OPTIONS });
const page = await signedInPage(browser, product);

const [looked, answered, opened]: [number[], number[], number[]] = [[], [], []];
for (let number = 0; number < WARM_UP + TIMES; number++) {
  const file = await lookUp(page, plateOf(number));
  const reopened = await paintedAfter(page, file.address);
  if (number < WARM_UP) continue;
  looked.push(file.ms);
  answered.push(file.answeredMs);
  opened.push(reopened);
}
report('looked up, from the click to the file painted', looked);
report('of that until the answer had come', answered);
report('opened by its address, from the request to its first paint', opened);
await browser.close();
await product.stop();
process.exit();

async function lookUp(page: Page, plate: string) {
  await page.goto('/vehicles/look-up', { waitUntil: 'networkidle' });
  await page.getByLabel('Plate').fill(plate);
  await page.getByRole('button', { name: /^Look up.*1 credit/ }).waitFor();
  const painted = await page.evaluateHandle(untilPainted);
  await page.getByRole('button', { name: /^Look up/ }).click();
  const { ms, answeredMs } = await painted.evaluate(({ promise }) => promise);
  await page.waitForURL(/\/vehicles\/file\/[0-9a-f-]{36}$/);
  return { ms, answeredMs, address: page.url() };
}

/** In the page: from the next click to the frame that holds the file's title, once painted; and to the answer of the look-up. */
function untilPainted(): { promise: Promise<{ ms: number; answeredMs: number }> } {
  performance.clearResourceTimings();
  const promise = new Promise<{ ms: number; answeredMs: number }>((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (!document.querySelector('article h1')) return requestAnimationFrame(look);
          // A task behind the frame: by then it is painted.
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            const answers = performance
              .getEntriesByType('resource')
              .filter((entry) => entry.name.endsWith('/api/registrations'));
            const last = answers.at(-1);
            const answeredAt = last instanceof PerformanceResourceTiming ? last.responseEnd : NaN;
            resolve({ ms: performance.now() - timeStamp, answeredMs: answeredAt - timeStamp });
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

/** The first paint of a whole page load, in milliseconds: the page comes drawn. */
async function paintedAfter(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'load' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
          type: 'paint',
          buffered: true,
        });
      }),
  );
}

function report(how: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? NaN)} ms`;
  console.log(`vehicle file ${how}: p50 ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}, ${times.length} times`);
}
