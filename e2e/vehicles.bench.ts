/**
 * In a real browser, on the production build, with a guide of 100,000 derivatives: from a choice in the builder to the
 * next level's list painted.
 */
import { chromium, type Page } from 'playwright';
import { LAUNCH_OPTIONS } from './chromium.fixture';
import { signedInPage } from './signed-in-page.fixture';
import { startProduct } from './started-product.fixture';

const DERIVATIVES = 100_000;
const WARM_UP = 4;
const CHOSEN_AT_ONCE = 30;
/** As a person does: the pointer comes to rest before it presses. */
const RESTED = 15;
const REST_MS = 250;
const LEVELS = ['manufacturer', 'range', 'model'] as const;

process.env['SANDBOX_DERIVATIVES'] = String(DERIVATIVES);
const product = await startProduct();
const browser = await chromium.launch(LAUNCH_OPTIONS);
const page = await signedInPage(browser, product);

await page.goto('/vehicles?kind=car&show=all');
await page.evaluate(placeOfChoice, { at: 0, number: 0 });
const manufacturers = await page.locator('main section:has(> h2)').first().getByRole('option').count();
const withoutRest: LevelStep[] = [];
const withRest: LevelStep[] = [];
for (let index = 0; index < Math.min(manufacturers, WARM_UP + CHOSEN_AT_ONCE + RESTED); index++) {
  const isRested = index >= WARM_UP + CHOSEN_AT_ONCE;
  const steps = await stepThroughLevels(page, index, isRested ? REST_MS : 0);
  if (index >= WARM_UP) (isRested ? withRest : withoutRest).push(...steps);
}
console.log(`a guide of ${DERIVATIVES.toLocaleString('en-GB')} derivatives, ${manufacturers} manufacturers`);
report('pressed immediately', withoutRest);
report(`after ${REST_MS} ms of rest on the choice`, withRest);
const [longest] = [...withoutRest, ...withRest].sort((a, b) => b.rows - a.rows);
console.log(`longest list: ${longest?.rows} rows in ${Math.round(longest?.ms ?? NaN)} ms`);

await browser.close();
await product.stop();
process.exit();

interface LevelStep {
  readonly level: (typeof LEVELS)[number];
  readonly ms: number;
  /** Of that, until the answer had come; 0 where it was there already. */
  readonly answeredMs: number;
  /** In the list that was painted. */
  readonly rows: number;
}

/** From a manufacturer down to its derivatives, at each level by another choice of those there are. */
async function stepThroughLevels(page: Page, manufacturer: number, restMs: number): Promise<LevelStep[]> {
  const steps: LevelStep[] = [];
  for (const [at, level] of LEVELS.entries()) {
    await page.mouse.move(2, 2);
    const point = await page.evaluate(placeOfChoice, { at, number: at === 0 ? manufacturer : manufacturer * 7 });
    await page.evaluate(untilQuiet);
    if (restMs > 0) {
      await page.mouse.move(point.x, point.y);
      await page.waitForTimeout(restMs);
    }
    const painted = await page.evaluateHandle(untilPainted, at + 1);
    await page.mouse.click(point.x, point.y);
    steps.push({ level, ...(await painted.evaluate(({ promise }) => promise)) });
  }
  return steps;
}

/** In the page: where the choice of that number lies, counted round, once the column has its list and shows it. */
async function placeOfChoice({ at, number }: { at: number; number: number }): Promise<{ x: number; y: number }> {
  const frame = () => new Promise(requestAnimationFrame);
  const options = () => [
    ...(document.querySelectorAll('main section:has(> h2)')[at]?.querySelectorAll('[role=option]') ?? []),
  ];
  const until = performance.now() + 10_000;
  while (options().length === 0) {
    if (performance.now() > until) throw new Error(document.body.innerText);
    await frame();
  }
  const wanted = options()[number % options().length];
  wanted?.scrollIntoView({ block: 'center' });
  await frame();
  await frame();
  const { x, y, width, height } = options()[number % options().length]?.getBoundingClientRect() ?? new DOMRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** In the page: resolves once it has nothing to do, so that one click does not pay for the one before. */
function untilQuiet(): Promise<unknown> {
  return new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)));
}

/** In the page: milliseconds from the next click to the frame that holds another list in that column, once painted. */
function untilPainted(at: number): { promise: Promise<Omit<LevelStep, 'level'>> } {
  const column = () => document.querySelectorAll('main section:has(> h2)')[at];
  const before = column()?.getAttribute('aria-label');
  // Only so many are saved.
  performance.clearResourceTimings();
  const promise = new Promise<Omit<LevelStep, 'level'>>((resolve, reject) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = () => {
          const rows = column()?.querySelectorAll('[role=option]').length ?? 0;
          if (performance.now() - timeStamp > 10_000) return reject(new Error(document.body.innerText));
          if (rows === 0 || column()?.getAttribute('aria-label') === before) return requestAnimationFrame(look);
          // A task behind the frame: by then it is painted.
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            const ms = performance.now() - timeStamp;
            const answers = performance
              .getEntriesByType('resource')
              .filter(({ name }) => name.includes('/api/vehicles/'));
            const last = answers.at(-1);
            const answered = last instanceof PerformanceResourceTiming ? last.responseEnd - timeStamp : 0;
            resolve({ ms, answeredMs: Math.max(0, answered), rows });
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

function report(how: string, steps: readonly LevelStep[]): void {
  const summaryOf = (level?: LevelStep['level']) =>
    percentiles(steps.filter((step) => level === undefined || step.level === level).map(({ ms }) => ms));
  console.log(`a choice to the next list painted, ${how}, ${steps.length} choices: ${summaryOf()}`);
  for (const level of LEVELS) console.log(`  of a ${level}: ${summaryOf(level)}`);
  console.log(`  of that until the answer had come: ${percentiles(steps.map(({ answeredMs }) => answeredMs))}`);
}

function percentiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? NaN)} ms`;
  const within = sorted.filter((ms) => ms <= 100).length;
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}; ${within} of ${sorted.length} within 100 ms`;
}
