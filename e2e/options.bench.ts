/**
 * In a real browser, on the production build: a click on an option to the painted state, at 500 options and 1,500 rule
 * rows, with the processor slowed down four times. Aim: 50 ms. The list is put in place of the guide's answer for a day.
 * The button is held as a hand holds it, and counted from its release: the click.
 *
 * At 500 options the dialog of a blocked option is measured too: from the click on its reason to the frame in which the
 * dialog is open. Its reason and its repairs come from a worker, and are waited for behind that frame.
 *
 * Painted is the whole state: every row's status, box and price, the totals and the selections are written down behind the
 * frame that is measured, and again when the page has long come to rest. Where they differ the benchmark fails.
 *
 * What the browser takes by itself is measured beside it: a page of 500 rows without style, rules or library, of which
 * a click changes up to 23. All its rows are laid out, of ours those near the screen: a measure of the machine, no floor.
 */
import { chromium, type Page } from 'playwright';
import { startProduct } from './started-product.fixture';

const CLICKS = 60;
const LARGEST = 500;
const WARM_UP = 8;
const DIALOGS = 30;
const SLOWED = 4;
const HELD_MS = 80;
/** Scrolling comes to rest before a hand presses. */
const SCROLLED_MS = 300;

const product = await startProduct();
const path = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch(path ? { executablePath: path } : {});
const context = await browser.newContext({ baseURL: product.address, viewport: { width: 1280, height: 900 } });
const [name = '', value = ''] = product.cookie.split(/=(.*)/s);
await context.addCookies([{ name, value, url: product.address }]);
const page = await context.newPage();
// What tsx writes around a function that has a name; a page has no such thing.
await page.addInitScript('globalThis.__name = (named) => named');

const code = 'ZZGR15R5HPTM  6   1 ';
const { identifier } = (await (
  await page.request.get('/api/vehicles/by-code', { params: { kind: 'car', code } })
).json()) as { identifier: number };
for (const [options, ruleRows] of [
  [300, 900],
  [LARGEST, 1500],
] as const) {
  await open(page, options, ruleRows);
  const { painted, counted, settled } = await measureClicks(page);
  console.log(`${options} options, ${ruleRows} rule rows, processor ÷ ${SLOWED}:`);
  console.log(`  click to painted: ${percentiles(painted)}`);
  console.log(`  the same by the browser's Event Timing: ${percentiles(counted)}`);
  console.log(`  until the last reason and completion stands: ${percentiles(settled)}`);
  if (options !== LARGEST) continue;
  const dialogs = await measureDialogs(page);
  console.log(`  click on the reason of a blocked option to its open dialog: ${percentiles(dialogs.opened)}`);
  console.log(`  until its repairs stand: ${percentiles(dialogs.filled)}`);
}
await page.goto(`data:text/html;charset=utf-8,${encodeURIComponent(barePage(LARGEST))}`);
console.log(`  click to painted on a bare page of as many rows: ${percentiles((await measureClicks(page)).painted)}`);
await browser.close();
await product.stop();
process.exit();

/** Presses boxes and buttons in turn, on a slowed processor; milliseconds of each but the first. */
async function measureClicks(page: Page): Promise<{ painted: number[]; counted: number[]; settled: number[] }> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const [painted, counted, settled]: [number[], number[], number[]] = [[], [], []];
  const boxes = page.locator('input[type="checkbox"]:not([aria-disabled])');
  const buttons = page.locator('input[type="radio"]:not([aria-disabled]):not(:checked)');
  for (let click = 0; click < CLICKS + WARM_UP; click++) {
    const box = (click % 3 === 2 ? buttons : boxes).nth((click * 7) % 40);
    await box.scrollIntoViewIfNeeded();
    await page.waitForTimeout(SCROLLED_MS);
    const watch = await page.evaluateHandle(watchClick);
    await box.click({ force: true, delay: HELD_MS });
    const seen = await watch.evaluate(({ seen }) => seen);
    await page.keyboard.press('Escape');
    const rest = await watch.evaluate(({ atRest }) => atRest());
    if (rest.state !== seen.state) throw new Error(`Click ${click} was not wholly painted: ${differs(seen, rest)}`);
    if (click < WARM_UP) continue;
    painted.push(seen.ms);
    counted.push(rest.countedMs);
    settled.push(rest.lastChangeMs);
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { painted, counted, settled };
}

/** Opens the dialogs of blocked options one after another, on a slowed processor; milliseconds. */
async function measureDialogs(page: Page): Promise<{ opened: number[]; filled: number[] }> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const [opened, filled]: [number[], number[]] = [[], []];
  const reasons = page.locator('li[data-status="blocked"] button:visible');
  const count = Math.min(DIALOGS + WARM_UP, await reasons.count());
  for (let at = 0; at < count; at++) {
    const reason = reasons.nth(at);
    await reason.scrollIntoViewIfNeeded();
    await page.waitForTimeout(SCROLLED_MS);
    const watch = await page.evaluateHandle(watchDialog);
    await reason.click({ force: true, delay: HELD_MS });
    const { openedMs, filledMs } = await watch.evaluate(({ seen }) => seen);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    if (at < WARM_UP) continue;
    opened.push(openedMs);
    filled.push(filledMs);
  }
  if (opened.length === 0) throw new Error('No option is blocked: there is no dialog to measure.');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { opened, filled };
}

/** Rows of a box or button, a name and a price. A click writes the price of its row and of eleven on either side. */
function barePage(rows: number): string {
  const row = (_: unknown, at: number) => {
    const box = at < rows * 0.4 ? `type=radio name=${Math.floor(at / 10)}` : 'type=checkbox';
    return `<li data-code=${at}><label><input ${box}> Option ${at}</label> <span id=${at}-price>£${at}</span>`;
  };
  return `<!doctype html><ul>${Array.from({ length: rows }, row).join('')}</ul><script>
    const prices = [...document.querySelectorAll('span')].map((each) => each.firstChild);
    let press = 0;
    addEventListener('change', ({ target }) => {
      const at = Number(target.closest('li').dataset.code);
      press += 1;
      for (const price of prices.slice(Math.max(0, at - 11), at + 12)) price.nodeValue = '£' + press;
    });
  </script>`;
}

async function open(page: Page, options: number, ruleRows: number): Promise<void> {
  await page.unrouteAll();
  const [day] = ['2025-06-05'];
  await page.route(
    (url) => url.pathname.endsWith('/options'),
    (route) => route.fulfill({ json: offerOf(options, ruleRows, day) }),
  );
  await page.goto(`/vehicles/car/${identifier}/configure`);
  const days = page.getByLabel('Price list date');
  await days.selectOption({ index: 2 });
  await page.getByText('Option 1000', { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
}

function percentiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => `${Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? NaN)} ms`;
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}`;
}

function differs(seen: { state: string }, rest: { state: string }): string {
  const [before, after] = [seen.state.split('\n'), rest.state.split('\n')];
  return after.flatMap((line, at) => (line === before[at] ? [] : `${before[at]} → ${line}`)).join('; ');
}

/** In the page: what the frame behind the next click shows, and what stands there once nothing moves any more. */
function watchClick() {
  const state = () => {
    const rows = [...document.querySelectorAll<HTMLElement>('li[data-code]')].map((row) => {
      const box = row.querySelector('input');
      const price = row.querySelector('[id$="-price"]')?.textContent;
      return [row.dataset.code, row.dataset.status, box?.checked, box?.indeterminate, box?.ariaDisabled, price].join(
        ' ',
      );
    });
    const totals = document.querySelector<HTMLElement>('[data-totals]')?.innerText;
    const selections = document.querySelector<HTMLElement>('[data-selections]')?.innerText;
    return [...rows, totals?.replaceAll('\n', ' '), selections?.replaceAll('\n', ' ')].join('\n');
  };
  let [startedAt, lastChange, counted] = [0, 0, 0];
  const changes = new MutationObserver(() => (lastChange = performance.now()));
  changes.observe(document.body, { childList: true, characterData: true, subtree: true });
  const timing = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') counted = duration;
  });
  const slow = { type: 'event', durationThreshold: 16 };
  timing.observe(slow);
  const seen = new Promise<{ ms: number; state: string }>((settle) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        startedAt = timeStamp;
        requestAnimationFrame(() => {
          // A task behind the frame: by then it is painted.
          const channel = new MessageChannel();
          channel.port1.onmessage = () => settle({ ms: performance.now() - timeStamp, state: state() });
          channel.port2.postMessage(null);
        });
      },
      { once: true, capture: true },
    );
  });
  const atRest = async () => {
    await new Promise<void>((settle) => {
      const look = () => (performance.now() - Math.max(lastChange, startedAt) > 700 ? settle() : setTimeout(look, 50));
      look();
    });
    changes.disconnect();
    timing.disconnect();
    return { state: state(), lastChangeMs: lastChange - startedAt, countedMs: counted };
  };
  return { seen, atRest };
}

/** In the page: when the frame behind the next click stands with an open dialog in it, and when that is filled. */
function watchDialog() {
  const seen = new Promise<{ openedMs: number; filledMs: number }>((settle) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const behindFrame = (then: () => void) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = then;
            port2.postMessage(null);
          });
        let openedMs = 0;
        const look = () => {
          const dialog = document.querySelector('dialog[open]');
          if (dialog && openedMs === 0) openedMs = performance.now() - timeStamp;
          // What is not there yet stands as a grey block.
          const isFilled = dialog && dialog.querySelector('.animate-pulse') === null;
          if (isFilled) settle({ openedMs, filledMs: performance.now() - timeStamp });
          else behindFrame(look);
        };
        behindFrame(look);
      },
      { once: true, capture: true },
    );
  });
  return { seen };
}

/** As makers write them: groups of one with a default each, packs, needs and clashes between neighbours. */
function offerOf(size: number, rows: number, date: string) {
  let seed = size;
  const next = () => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) / 2 ** 32;
  const below = (limit: number) => Math.floor(next() * limit);
  const rules: { ruleCode: number; optionCode: number; isPrimary: boolean; type: string }[] = [];
  const packs: { packCode: number; description: string }[] = [];
  const defaults = new Set<number>();
  let ruleCode = 0;
  const rule = (type: string, members: number[]) => {
    ruleCode += 1;
    for (const [at, member] of [...new Set(members)].entries())
      rules.push({ ruleCode, optionCode: 1000 + member, isPrimary: at === 0, type });
  };
  const grouped = Math.floor(size * 0.4);
  const packsFrom = Math.floor(size * 0.92);
  const single = () => grouped + below(packsFrom - grouped);
  for (let first = 0; first < grouped;) {
    const members = Array.from({ length: Math.min(4 + below(13), grouped - first) }, (_, at) => first + at);
    rule('OO', members);
    defaults.add(first);
    first += members.length;
  }
  for (let pack = packsFrom; pack < size; pack += 1) {
    const items = [...new Set(Array.from({ length: 4 + below(5) }, single))];
    rule('IN', [pack, ...items]);
    packs.push(...items.map((item) => ({ packCode: 1000 + pack, description: `Option ${1000 + item}` })));
  }
  while (rules.length < rows) {
    const kind = next();
    const some = (count: number) => Array.from({ length: count }, single);
    rule(kind < 0.47 ? 'NW' : kind < 0.72 ? 'RO' : kind < 0.92 ? 'RA' : 'IO', some(kind < 0.72 ? 3 : 2));
  }
  const options = Array.from({ length: size }, (_, at) => ({
    code: 1000 + at,
    name: `Option ${1000 + at}`,
    category: `Group ${at < grouped ? Math.floor(at / 20) : 20 + (at % 12)}`,
    basicPence: defaults.has(at) ? 0 : 5_000 + below(400) * 500,
    vatPence: defaults.has(at) ? 0 : 1_000,
    isDefault: defaults.has(at),
    onApplication: false,
    order: at,
  }));
  const list = {
    kind: 'car',
    identifier,
    date,
    title: 'A large car',
    derivative: '',
    modelYear: '26.00',
    notes: [],
    validFrom: null,
    validTo: null,
    price: { basicPence: 3_000_000, vatPence: 600_000 },
    bundle: { options, rules, packs },
  };
  return { list, because: null, notes: [], changes: [] };
}
