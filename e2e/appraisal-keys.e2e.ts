/** What a key and a tick in an appraisal touch: the figures that they change, and nothing else of the page. */
import type { Page } from 'playwright/test';
import { startAppraisal } from './appraisal.fixture';
import { expect, test } from './signed-in.fixture';

test.use({ viewport: { width: 390, height: 844 } });

/** A car: of the plates that tests are given some are vans, which have no list of options. The second is the retry's. */
const CARS = ['KY21 CAR', 'KY18 CAR'] as const;

const openAppraisal = (page: Page, retry: number) => startAppraisal(page, CARS[retry] ?? CARS[0]);

/** What the page changes while something is done: each text by its row, and everything that is no text. */
async function changesDuring(page: Page, run: () => Promise<void>): Promise<string[]> {
  const watch = await page.evaluateHandle(() => {
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((more) => void records.push(...more));
    observer.observe(document.body, { subtree: true, childList: true, attributeOldValue: true, characterData: true });
    return { observer, records };
  });
  await run();
  return watch.evaluate(async ({ observer, records }) => {
    // What the key has begun is drawn with the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    observer.disconnect();
    const found = records.flatMap(({ type, target, attributeName }) => {
      const element = target instanceof Element ? target : target.parentElement;
      // React takes an input's name away and writes the same again, and the same type.
      const same = records.find((record) => record.target === target && record.attributeName === attributeName);
      if (attributeName !== null && element?.getAttribute(attributeName) === same?.oldValue) return [];
      // What was announced before goes at its own time.
      if (type === 'childList' && element?.closest('[role="status"]')) return [];
      if (type !== 'characterData') return `${type} ${attributeName ?? ''} of ${element?.tagName}`;
      const row = element?.closest('summary, p, button, dl');
      // The sentence behind a row belongs to it.
      const shown = (row?.closest('details')?.querySelector('summary') ?? row)?.textContent ?? '';
      return shown.replaceAll(/[−£\d,.]/g, '').trim();
    });
    return [...new Set(found)].toSorted();
  });
}

/** How often each function of the page's scripts that contains a text ran while something was done. */
async function callsDuring(page: Page, texts: readonly string[], run: () => Promise<void>): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Profiler.enable');
  await cdp.send('Debugger.enable');
  await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await run();
  const { result } = await cdp.send('Profiler.takePreciseCoverage');
  let calls = 0;
  for (const { scriptId, functions } of result) {
    const { scriptSource } = await cdp.send('Debugger.getScriptSource', { scriptId });
    for (const text of texts) {
      const at = scriptSource.indexOf(text);
      if (at < 0) continue;
      // Of the functions around it the innermost: it begins last.
      const inner = functions
        .flatMap(({ ranges }) => ranges)
        .filter(({ startOffset, endOffset }) => startOffset <= at && at < endOffset)
        .toSorted((a, b) => b.startOffset - a.startOffset)[0];
      calls += inner?.count ?? 0;
    }
  }
  await cdp.detach();
  return calls;
}

/** Titles of the cards, each in the function that renders it. */
const CARDS = ['Trade value', 'Condition', 'Retail side', 'Hold or drop', 'Offer'].map((title) => `title:"${title}"`);

test('a keystroke in a cost writes the figures that it changes, and renders no card of the column', async ({
  dealer: page,
}, { retry }) => {
  await openAppraisal(page, retry);
  await page.getByLabel('Asking price').fill('4,000');
  await page.getByLabel('Offer to the customer').fill('2,000');
  await page.getByLabel('Preparation', { exact: true }).fill('20');
  await page.getByText('Saved', { exact: true }).waitFor();
  const preparation = page.getByLabel('Preparation', { exact: true });
  await preparation.press('End');
  const type = () => page.keyboard.type('7');
  expect(await changesDuring(page, type)).toEqual([
    'Maximum to pay',
    'Preparation',
    'Profit at the asking price:  after  VAT and all costs above',
    'Saving…',
    'Trade valueMaximum to pay',
    'Use',
    'VAT on the margin',
  ]);
  await expect(preparation).toHaveValue('207');
  expect(await callsDuring(page, CARDS, type)).toBe(0);
  // The same count where a card has to be rendered: a new line of damage.
  const add = () => page.getByRole('button', { name: 'Add damage' }).click();
  expect(await callsDuring(page, ['title:"Condition"'], add)).toBeGreaterThan(0);
});

test('a tick that was valued before sends no request', async ({ dealer: page }, { retry }) => {
  await openAppraisal(page, retry);
  await page.getByText('Options and packs fitted').click();
  const option = page.getByRole('checkbox').first();
  const total = page.locator('[data-total]').first();
  const row = page.getByText(/^Factory options \(1\)$/);
  await option.check();
  await row.waitFor();
  const valued = await total.textContent();
  const requests: string[] = [];
  page.on('request', (request) => {
    // Saving, and scripts that a page loads in idle time, do not belong to the tick.
    if (!/\/api\/appraisals\/|\/_next\/static\//.test(request.url())) requests.push(request.url());
  });
  await option.uncheck();
  await expect(row).toBeHidden();
  await option.check();
  await expect(row).toBeVisible();
  await expect(total).toHaveText(valued ?? '');
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(requests).toEqual([]);
});
