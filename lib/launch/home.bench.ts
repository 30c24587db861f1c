/**
 * Home and the charts of 10,000 cars in stock with 14 months of values, in the production build over HTTP, on a
 * PostgreSQL server and on the embedded database: how long home takes to its last byte (aim: 150 ms), and whether the
 * scatter chart of asking prices follows the pointer at 60 frames a second.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { z } from 'zod';
import { LAUNCH_OPTIONS } from '@/e2e/chromium.fixture';
import { fillStock } from '@/lib/features/stock-cars/large-stock.fixture';
import { startPostgres } from '@/lib/health/testing/postgres';
import { openDatabase } from '@/lib/store/database';
import { DEMO } from '@/lib/features/people/sign-in';
import { startEmbedded } from '@/lib/store/embedded/start.mjs';
import { selectRow } from '@/lib/store/rows';
import { startProduct } from './attack/product';

const [CARS, MONTHS, TIMES, WARM_UP] = [10_000, 14, 40, 5];
const MOVING_MS = 5_000;
const LATE_MS = 17.5;
const dealerRow = z.object({ organisationId: z.string(), personId: z.string() });

for (const engine of ['server', 'embedded'] as const) await measureOn(engine);
process.exit();

async function measureOn(engine: 'server' | 'embedded'): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'home-bench-'));
  const server = engine === 'server' ? await startPostgres() : null;
  await startProduct(data, server?.url).then((product) => product.stop());
  if (server) await fill(server.url);
  else await fillEmbedded(data);
  const product = await startProduct(data, server?.url);
  const address = `http://localhost:${product.port}`;
  const cookie = await signIn(address);
  await measureHome(engine, address, cookie);
  await measureScatter(engine, address, cookie);
  await product.stop();
  await server?.stop();
  rmSync(data, { recursive: true });
}

async function fillEmbedded(data: string): Promise<void> {
  const embedded = await startEmbedded({ directory: join(data, 'postgres') });
  await fill(embedded.url);
  await embedded.stop();
}

async function fill(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl);
  const text = `select m.organization_id as "organisationId", m.user_id as "personId" from member m join "user" u on u.id = m.user_id
    where u.email = '${DEMO.email}'`;
  const dealer = await selectRow(database, dealerRow, text);
  if (!dealer) throw new Error('The demo dealer is not there');
  await fillStock(database, { ...dealer, cars: CARS, months: MONTHS });
  await database.close();
}

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/sign-in`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify(DEMO),
  });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function measureHome(engine: string, address: string, cookie: string): Promise<void> {
  const times: number[] = [];
  for (let time = 0; time < TIMES + WARM_UP; time += 1) {
    const startedAt = performance.now();
    const html = await fetch(`${address}/`, { headers: { cookie } }).then((answer) => answer.text());
    if (!html.includes('Stock this morning')) throw new Error('Home has no stock');
    if (time >= WARM_UP) times.push(performance.now() - startedAt);
  }
  console.log(`${engine}: home of ${CARS} cars, until its last byte: ${percentiles(times)} ms`);
}

/** The pointer moves across and up and down. A frame is late if the one before it was drawn more than 1/60 s ago. */
async function measureScatter(engine: string, address: string, cookie: string): Promise<void> {
  const browser = await chromium.launch(LAUNCH_OPTIONS);
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1280, height: 900 } });
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: address }]);
  const page = await context.newPage();
  // A helper that tsx adds around named functions, which a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto('/stock/charts', { waitUntil: 'networkidle' });
  const still = await framesOf(page, async () => undefined);
  const figure = page.getByRole('figure', { name: /^Asking price against/ });
  await figure.scrollIntoViewIfNeeded();
  const box = await figure.getByRole('img', { name: /^Asking price against/ }).boundingBox();
  if (!box) throw new Error('The scatter is not drawn');
  const moving = await framesOf(page, async (isOver) => {
    for (let move = 0; !isOver(); move += 1) {
      const along = (move % 60) / 60;
      await page.mouse.move(box.x + 60 + along * (box.width - 80), box.y + 40 + ((move * 37) % (box.height - 80)));
    }
  });
  console.log(
    `${engine}: scatter of ${CARS} points under the pointer: ${framesWords(moving)}; the page at rest: ${framesWords(still)}`,
  );
  await browser.close();
}

/** Milliseconds between frames, over a few seconds. */
async function framesOf(page: Page, move: (isOver: () => boolean) => Promise<void>): Promise<number[]> {
  let isOver = false;
  const frames = page.evaluate(
    (ms) =>
      new Promise<number[]>((resolve) => {
        const gaps: number[] = [];
        let [first, last] = [0, 0];
        const next = (at: number) => {
          if (last > 0) gaps.push(at - last);
          first ||= at;
          last = at;
          if (at - first < ms) requestAnimationFrame(next);
          else resolve(gaps);
        };
        requestAnimationFrame(next);
      }),
    MOVING_MS,
  );
  const ended = frames.finally(() => {
    isOver = true;
  });
  await move(() => isOver);
  return ended;
}

function framesWords(gaps: readonly number[]): string {
  return `${gaps.length} frames, ${percentiles(gaps)} ms apart, ${gaps.filter((gap) => gap > LATE_MS).length} late`;
}

function percentiles(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)}, p95 ${at(0.95)}`;
}
