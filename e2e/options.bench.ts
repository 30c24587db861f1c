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
import { LAUNCH_OPTIONS } from './chromium.fixture';
import { largeList } from './large-list.fixture';
import { watchClick, watchDialog } from './painted-state.fixture';
import { signedInPage } from './signed-in-page.fixture';
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
const browser = await chromium.launch(LAUNCH_OPTIONS);
const page = await signedInPage(browser, product);

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
  const cdp = await page.context().newCDPSession(page);
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
  const cdp = await page.context().newCDPSession(page);
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
  await page.route(
    (url) => url.pathname.endsWith('/options'),
    (route) => route.fulfill({ json: largeList({ identifier, date: '2025-06-05', options, ruleRows }) }),
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
