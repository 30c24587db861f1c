/**
 * In a real browser, on the production build, with a guide of 100,000 derivatives: from a choice in the builder to the
 * next level's list painted.
 */
import { chromium, type Page } from 'playwright';
import { startProduct } from './started-product';

const DERIVATIVES = 100_000;
const WARM_UP = 4;
const CHOSEN_AT_ONCE = 30;
/** As a person does: the pointer comes to rest before it presses. */
const RESTED = 15;
const REST_MS = 250;
const LEVELS = ['manufacturer', 'range', 'model'] as const;

process.env['SANDBOX_DERIVATIVES'] = String(DERIVATIVES);
const product = await startProduct();
const path = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch(path ? { executablePath: path } : {});
const context = await browser.newContext({ baseURL: product.address, viewport: { width: 1280, height: 900 } });
const [name = '', value = ''] = product.cookie.split(/=(.*)/s);
await context.addCookies([{ name, value, url: product.address }]);
const page = await context.newPage();
// What tsx writes around a function that has a name; a page has no such thing.
await page.addInitScript('globalThis.__name = (named) => named');

await page.goto('/vehicles?kind=car&show=all');
const manufacturers = await columnAt(page, 0).getByRole('option').count();
const atOnce: Step[] = [];
const rested: Step[] = [];
for (let index = 0; index < Math.min(manufacturers, WARM_UP + CHOSEN_AT_ONCE + RESTED); index++) {
  const isRested = index >= WARM_UP + CHOSEN_AT_ONCE;
  const steps = await wayThrough(page, index, isRested ? REST_MS : 0);
  if (index >= WARM_UP) (isRested ? rested : atOnce).push(...steps);
}
console.log(`a guide of ${DERIVATIVES.toLocaleString('en-GB')} derivatives, ${manufacturers} manufacturers`);
report('pressed at once', atOnce);
report(`after ${REST_MS} ms of rest on the choice`, rested);
const [longest] = [...atOnce, ...rested].sort((a, b) => b.rows - a.rows);
console.log(`longest list: ${longest?.rows} rows in ${Math.round(longest?.ms ?? NaN)} ms`);

await browser.close();
await product.stop();
process.exit();

interface Step {
  readonly level: (typeof LEVELS)[number];
  readonly ms: number;
  /** In the list that was painted. */
  readonly rows: number;
}

/** From a manufacturer down to its derivatives, each time by the first choice. */
async function wayThrough(page: Page, manufacturer: number, restMs: number): Promise<Step[]> {
  const steps: Step[] = [];
  for (const [at, level] of LEVELS.entries()) {
    const choice = columnAt(page, at)
      .getByRole('option')
      .nth(at === 0 ? manufacturer : 0);
    await choice.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    if (restMs > 0) {
      await choice.hover();
      await page.waitForTimeout(restMs);
    } else await page.mouse.move(2, 2);
    const painted = await page.evaluateHandle(untilPainted, at + 1);
    await choice.click();
    const { ms, rows } = await painted.evaluate(({ promise }) => promise);
    steps.push({ level, ms, rows });
  }
  return steps;
}

function columnAt(page: Page, at: number) {
  return page.locator('main section:has(h2):has(input[type=search])').nth(at);
}

/** In the page: milliseconds from the next press to the frame that holds another list in that column, once painted. */
function untilPainted(at: number): { promise: Promise<{ ms: number; rows: number }> } {
  const columns = () => [...document.querySelectorAll('main section:has(> h2)')];
  const before = columns()[at]?.getAttribute('aria-label');
  const promise = new Promise<{ ms: number; rows: number }>((settle, fail) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = () => {
          const column = columns()[at];
          const rows = column?.querySelectorAll('[role=option]').length ?? 0;
          if (performance.now() - timeStamp > 10_000) return fail(new Error(document.body.innerText));
          if (rows === 0 || column?.getAttribute('aria-label') === before) return requestAnimationFrame(look);
          // A task behind the frame: by then it is painted.
          const channel = new MessageChannel();
          channel.port1.onmessage = () => settle({ ms: performance.now() - timeStamp, rows });
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

function report(how: string, steps: readonly Step[]): void {
  const of = (level?: Step['level']) =>
    percentiles(steps.filter((step) => level === undefined || step.level === level).map(({ ms }) => ms));
  console.log(`a choice to the next list painted, ${how}, ${steps.length} choices: ${of()}`);
  for (const level of LEVELS) console.log(`  of a ${level}: ${of(level)}`);
}

function percentiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? NaN)} ms`;
  const within = sorted.filter((ms) => ms <= 100).length;
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}; ${within} of ${sorted.length} within 100 ms`;
}
