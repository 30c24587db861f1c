/**
 * In a real browser slowed down four times, on the production build: from a slider's step to the charts painted, and how
 * much script a page with charts loads. The page is a forecast with two more plates beside it: four line charts that
 * move (the plate in hand, and each of the three on one scale), and the grid. Once in a window as a desk has it, once
 * in one so tall that all charts are painted at each step.
 */
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { startProduct } from './started-product';

const STEPS = 120;
const WARM_UP = 20;
const SLOWER = 4;
const CAR = '/vehicles/car/50032';

const product = await startProduct();
const path = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(path ? { executablePath: path } : {}) });

async function open(height = 900): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.address, viewport: { width: 1280, height } });
  const [name = '', value = ''] = product.cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: product.address }]);
  return context.newPage();
}

for (const [words, height] of [
  ['a desk’s window', 900],
  ['a window that shows every chart', 2_600],
] as const)
  await moved(words, height);

for (const [name, address] of [
  ['the forecast', `${CAR}/forecast`],
  ['the history', `${CAR}/history`],
] as const)
  await scripts(name, address);

await browser.close();
await product.stop();
process.exit();

async function moved(words: string, height: number): Promise<void> {
  const page = await open(height);
  // What tsx writes around a function that has a name; a page has no such thing.
  await page.addInitScript('globalThis.__name = (named) => named');
  const answer: { forecast: { plates: { name: string; days: string[]; mileages: number[] }[] } } = await (
    await page.request.get('/api/forecasts/car/50032')
  ).json();
  const [shown, ...beside] = answer.forecast.plates.slice(-3).toReversed();
  const query = new URLSearchParams([
    ['plate', shown?.name ?? ''],
    ...beside.map(({ name }) => ['beside', name]),
    ['mileage', String(shown?.mileages[2])],
  ]);
  await page.goto(`${CAR}/forecast?${query}`, { waitUntil: 'networkidle' });
  const charts = await page.locator('svg[data-plot]').count();
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.getByRole('slider', { name: 'Mileage today' }).focus();
  let requests = 0;
  page.on('request', () => void requests++);
  const times: Step[] = [];
  for (let step = 0; step < STEPS + WARM_UP; step++) {
    const painted = await page.evaluateHandle(untilPainted);
    await page.keyboard.press(step % 40 < 20 ? 'ArrowRight' : 'ArrowLeft');
    const time = await painted.evaluate(({ promise }) => promise);
    if (step >= WARM_UP) times.push(time);
  }
  const of = (name: keyof Step) => percentiles(times.map((time) => time[name]));
  console.log(
    `${words}: ${charts} charts of ${shown?.days.length} months and ${shown?.mileages.length} mileages in 3 values; slider to repaint at ${SLOWER}x slow-down, ${STEPS} steps:`,
  );
  console.log(`  work of the page (its script, then style, layout and paint of the frame): ${of('work')}`);
  console.log(`  of that script: ${of('script')}`);
  console.log(`  by the clock, the wait for the screen's next frame included: ${of('total')}`);
  console.log(`  requests while it moved: ${requests}`);
  await page.context().close();
}

interface Step {
  readonly total: number;
  readonly script: number;
  readonly work: number;
}

/** In the page: milliseconds of the next step of the slider. */
function untilPainted(): { promise: Promise<Step> } {
  const promise = new Promise<Step>((settle) => {
    let began = 0;
    let script = 0;
    addEventListener(
      'input',
      ({ timeStamp }) => {
        began = timeStamp;
        const start = performance.now();
        // A task behind the event and all it set going at once: by then React has drawn.
        const behind = new MessageChannel();
        behind.port1.onmessage = () => (script = performance.now() - start);
        behind.port2.postMessage(null);
        requestAnimationFrame((frame) => {
          const frameBegan = Math.max(frame, performance.now());
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            const now = performance.now();
            settle({ total: now - began, script, work: script + now - frameBegan });
          };
          channel.port2.postMessage(null);
        });
      },
      { once: true, capture: true },
    );
  });
  return { promise };
}

function percentiles(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.ceil(share * sorted.length) - 1] ?? NaN).toFixed(1)} ms`;
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}`;
}

async function scripts(name: string, address: string): Promise<void> {
  const fresh = await open();
  const loaded: Promise<{ url: string; bytes: number }>[] = [];
  fresh.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    loaded.push(
      response.body().then((body) => ({ url: new URL(response.url()).pathname, bytes: gzipSync(body).length })),
    );
  });
  const html = (await (await fresh.goto(address, { waitUntil: 'networkidle' }))?.text()) ?? '';
  const all = await Promise.all(loaded);
  const kB = (files: typeof all) => `${(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1)} kB`;
  const first = all.filter(({ url }) => html.includes(url));
  console.log(`script on first load of ${name}, gzip: ${kB(first)}; with what comes in idle time ${kB(all)}`);
  await fresh.context().close();
}
