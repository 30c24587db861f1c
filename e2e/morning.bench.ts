/**
 * Home and the charts of 10,000 cars in stock with 14 months of values, of the production build over HTTP: how long the server
 * takes for home (aim 150 ms), and whether the scatter of their asking prices moves at 60 frames under the pointer.
 * On a PostgreSQL server, and on the database that the product brings.
 */
import { chromium } from 'playwright';
import { z } from 'zod';
import { fillStock } from '@/lib/features/stock-cars/large-stock.fixture';
import { startPostgres } from '@/lib/health/testing/postgres';
import { openDatabase } from '@/lib/store/database';
import { selectRow } from '@/lib/store/rows';
import { startProduct, type StartedProduct } from './started-product.fixture';

const [CARS, MONTHS, TIMES, MOVES] = [10_000, 14, 40, 240];
const dealerRow = z.object({ organisationId: z.string(), personId: z.string() });

const server = await startPostgres();
const product = await startProduct(server.url);
const database = openDatabase(server.url);
const dealer = await selectRow(
  database,
  dealerRow,
  `select m.organization_id as "organisationId", m.user_id as "personId" from member m join "user" u on u.id = m.user_id
   where u.email = 'demo@dealer.example'`,
);
if (!dealer) throw new Error('The demo dealer is not there');
await fillStock(database, { ...dealer, cars: CARS, months: MONTHS });
await database.close();
await measureHome(product);
await measureScatter(product);
await product.stop();
await server.stop();
process.exit();

async function measureHome({ address, cookie }: StartedProduct): Promise<void> {
  const times: number[] = [];
  for (let time = 0; time < TIMES + 5; time += 1) {
    const startedAt = performance.now();
    const html = await fetch(`${address}/`, { headers: { cookie } }).then((answer) => answer.text());
    if (!html.includes('Stock this morning')) throw new Error('Home has no stock');
    if (time >= 5) times.push(performance.now() - startedAt);
  }
  console.log(`home of ${CARS} cars, until its last byte: ${percentiles(times)} ms`);
}

/** The pointer goes across and up and down; a frame is late where the one before it was not drawn within 1/60 s. */
async function measureScatter({ address, cookie }: StartedProduct): Promise<void> {
  const path = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch(path ? { executablePath: path } : {});
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1280, height: 900 } });
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: address }]);
  const page = await context.newPage();
  // What tsx writes around a function that has a name; a page has no such thing.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto('/stock/charts');
  const figure = page.getByRole('figure', { name: /^Asking price against/ });
  await figure.scrollIntoViewIfNeeded();
  const box = await figure.getByRole('img').boundingBox();
  if (!box) throw new Error('The scatter is not drawn');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const frames: number[] = [];
    const next = (at: number) => {
      frames.push(at);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(window, { frames });
  });
  for (let move = 0; move < MOVES; move += 1) {
    const along = (move % 60) / 60;
    await page.mouse.move(box.x + 60 + along * (box.width - 80), box.y + 40 + ((move * 37) % (box.height - 80)));
  }
  const gaps = await page.evaluate(() => {
    const { frames } = window as unknown as { frames: number[] };
    return frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  });
  const late = gaps.filter((gap) => gap > 17.5).length;
  console.log(
    `scatter of ${CARS} points, the pointer moved ${MOVES} times: ${gaps.length} frames, ${percentiles(gaps)} ms apart, ${late} late`,
  );
  await browser.close();
}

function percentiles(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)}, p95 ${at(0.95)}`;
}
