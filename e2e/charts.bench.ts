/**
 * In a real browser slowed down four times, on the production build: from a slider's step to the charts painted, and how
 * much script a page with charts loads. The page is a forecast with two more plates beside it: four line charts that
 * move (the plate in hand, and each of the three on one scale), and the grid. Once in a window as on a desktop, once
 * in one so tall that all charts are painted at each step.
 *
 * What the browser takes by itself is measured beside it: a page without style or library that writes as many paths,
 * places and words a step as the desktop window moves. A measure of the machine, no floor.
 */
import { chromium } from 'playwright';
import { LAUNCH_OPTIONS } from './chromium.fixture';
import { STEP_MARK, stepsOf, TRACED, type FrameWorkKind } from './frame-trace.fixture';
import { printLoadedScripts } from './loaded-scripts.fixture';
import { signedInPage } from './signed-in-page.fixture';
import { startProduct } from './started-product.fixture';

/** So many that one pause of the machine is not the figure. */
const STEPS = 480;
const WARM_UP = 30;
/** After which everything that waits for a slider at rest has happened. */
const REST_MS = 2_000;
const KINDS: readonly FrameWorkKind[] = ['script', 'style', 'layout', 'paint'];
const SLOWER = 4;
const CAR = '/vehicles/car/50032';
/** A former forecast lies behind the plate in hand: six lines there. */
const OLDER = '2025-09-01';

const product = await startProduct();
const browser = await chromium.launch({ args: ['--no-sandbox'], ...LAUNCH_OPTIONS });

for (const [words, height] of [
  ['a desktop window', 900],
  ['a window that shows every chart', 2_600],
] as const)
  await moved(words, height);
await bare();

for (const [name, address] of [
  ['the forecast', `${CAR}/forecast`],
  ['the history', `${CAR}/history`],
] as const)
  await scripts(name, address);

await browser.close();
await product.stop();
process.exit();

async function moved(words: string, height: number): Promise<void> {
  const page = await signedInPage(browser, product, { width: 1280, height });
  const answer: { forecast: { plates: { name: string; days: string[]; mileages: number[] }[] } } = await (
    await page.request.get('/api/forecasts/car/50032')
  ).json();
  const [shown, ...beside] = answer.forecast.plates.slice(-3).toReversed();
  const query = new URLSearchParams([
    ['plate', shown?.name ?? ''],
    ...beside.map(({ name }) => ['beside', name]),
    ['mileage', String(shown?.mileages[2])],
    ['older', OLDER],
  ]);
  await page.goto(`${CAR}/forecast?${query}`, { waitUntil: 'networkidle' });
  const charts = await page.locator('svg[data-plot]').count();
  const lines = await page.locator('svg[data-plot]').first().locator('path[data-moved][vector-effect]').count();
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const slider = page.getByRole('slider', { name: 'Mileage today' });
  let requests: string[] = [];
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname));
  await slider.evaluate(drag, { steps: WARM_UP, mark: STEP_MARK });
  await page.waitForTimeout(REST_MS);
  requests = [];
  const works = await slider.evaluate(drag, { steps: STEPS, mark: STEP_MARK });
  const whileMoving = requests;
  requests = [];
  const rest = await page.evaluate(restOf, REST_MS);
  const atRest = requests;
  await browser.startTracing(page, { categories: TRACED });
  await slider.evaluate(drag, { steps: STEPS, mark: STEP_MARK });
  const traced = stepsOf(await browser.stopTracing());
  console.log(
    `${words}: ${charts} charts of ${shown?.days.length} months and ${shown?.mileages.length} mileages, ${lines} lines in the first; slider to repaint at ${SLOWER}x slow-down, ${STEPS} steps, one a frame:`,
  );
  console.log(`  work of the page, from the event to the frame painted: ${percentiles(works)}`);
  console.log(
    `  under the tracer: ${percentiles(traced.map((step) => KINDS.reduce((sum, kind) => sum + step[kind], 0)))}`,
  );
  for (const kind of KINDS) console.log(`    ${kind}: ${percentiles(traced.map((step) => step[kind]))}`);
  console.log(`  requests while it moved: ${whileMoving.length} ${whileMoving.join(' ')}`);
  console.log(`  when it rested: longest task ${rest.toFixed(0)} ms, requests: ${atRest.length} ${atRest.join(' ')}`);
  await page.context().close();
}

/** The same drag on a page that is nothing but a slider, six lines of twelve points, four labels and the slider's words. */
async function bare(): Promise<void> {
  const page = await signedInPage(browser, product);
  const repeated = (times: number, markup: string) => Array.from({ length: times }, () => markup).join('');
  const html = `<!doctype html><input type=range min=0 max=30000 step=500 value=0><output>0 mi</output>
    <svg width=900 height=300>
      ${repeated(6, '<path d="M0 0" stroke="black" fill="none" />')}
      ${repeated(4, '<g transform="translate(0 0)"><text>£0</text></g>')}
    </svg><script>
    const [paths, labels, texts] = ['path', 'g', 'text'].map((name) => [...document.querySelectorAll(name)]);
    const words = document.querySelector('output').firstChild;
    document.querySelector('input').addEventListener('input', ({ target }) => {
      const value = Number(target.value);
      const points = (line) => Array.from({ length: 12 }, (_, at) => at * 70 + ' ' + ((line * 30 + at * 9 + value / 200) % 300));
      paths.forEach((path, line) => path.setAttribute('d', 'M' + points(line).join('L')));
      labels.forEach((label, at) => label.setAttribute('transform', 'translate(0 ' + ((at * 20 + value / 500) % 300) + ')'));
      texts.forEach((text, at) => (text.firstChild.nodeValue = '£' + (value + at)));
      words.nodeValue = value + ' mi';
    });
  </script>`;
  await page.goto(`data:text/html;charset=utf-8,${encodeURIComponent(html)}`);
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const slider = page.getByRole('slider');
  await slider.evaluate(drag, { steps: WARM_UP, mark: STEP_MARK });
  console.log(
    `a bare page of as many writes: ${percentiles(await slider.evaluate(drag, { steps: STEPS, mark: STEP_MARK }))}`,
  );
  await page.context().close();
}

/** In the page: a drag of so many steps, one a frame as a browser sends them; milliseconds of work for each. */
function drag(slider: Element, { steps, mark }: { steps: number; mark: string }): Promise<number[]> {
  if (!(slider instanceof HTMLInputElement)) throw new Error('The slider is no input.');
  // The setter of every input: the one React puts on this one would keep the change from it.
  const valueOfInputs = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const [least, size] = [Number(slider.min), Number(slider.step)];
  const places = Math.floor((Number(slider.max) - least) / size);
  const works: number[] = [];
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    let startedAt = 0;
    // A task behind the frame: by then it is painted.
    channel.port1.onmessage = () => {
      works.push(performance.now() - startedAt);
      if (works.length < steps) requestAnimationFrame(frame);
      else resolve(works);
    };
    const frame = () => {
      performance.mark(mark);
      startedAt = performance.now();
      // There and back, as a hand does that looks for a figure.
      const way = works.length % (2 * places);
      valueOfInputs?.set?.call(slider, String(least + size * (way < places ? way : 2 * places - way)));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      channel.port2.postMessage(null);
    };
    requestAnimationFrame(frame);
  });
}

/** In the page: the longest task of what follows a drag, titles, tables and address. */
function restOf(milliseconds: number): Promise<number> {
  return new Promise((resolve) => {
    let longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: 'longtask' });
    setTimeout(() => resolve(longest), milliseconds);
  });
}

function percentiles(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.ceil(share * sorted.length) - 1] ?? NaN).toFixed(1)} ms`;
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}`;
}

async function scripts(name: string, address: string): Promise<void> {
  const fresh = await signedInPage(browser, product);
  await printLoadedScripts(fresh, name, address);
  await fresh.context().close();
}
