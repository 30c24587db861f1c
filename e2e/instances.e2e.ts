/** Two instances of the product on one PostgreSQL, as behind a balancer: what one knows, the other knows. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO, expect, PEOPLE, test } from './signed-in.fixture';
import { freePort, startProcess, stopProcess } from './process.fixture';

const ROOT = join(import.meta.dirname, '..');
/** The embedded server by itself, for both to connect to. */
const DATABASE = `
  const { startEmbedded } = await import('./lib/store/embedded/start.mjs');
  const { url, stop } = await startEmbedded({ directory: process.argv[1] });
  process.stdout.write(url + '\\n');
  process.once('SIGTERM', () => stop().then(() => process.exit(0)));
`;

async function startDatabase(directory: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', DATABASE, directory], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [readyLine] = await once(child.stdout, 'data');
  return { child, url: String(readyLine).trim() };
}

/** The connections of a start before the product's own: one that checks the setting, one that migrates. */
const BEFORE_PRODUCT = 2;
/** Longer than the product waits for a connection. */
const SLOW_MS = 8_000;

/** The database by another port, which lets the product's first connections wait, as a busy machine does. */
async function startSlowly(url: string): Promise<{ url: string; stop: () => void }> {
  const database = new URL(url);
  let count = 0;
  let fastFrom = Infinity;
  const server = createServer((client) => {
    client.on('error', () => undefined);
    count += 1;
    if (count === BEFORE_PRODUCT + 1) fastFrom = Date.now() + SLOW_MS;
    const heldMs = count > BEFORE_PRODUCT ? Math.max(0, fastFrom - Date.now()) : 0;
    setTimeout(() => {
      const upstream = connect(Number(database.port), database.hostname);
      upstream.on('error', () => undefined);
      client.on('close', () => upstream.destroy());
      upstream.on('close', () => client.destroy());
      client.pipe(upstream).pipe(client);
    }, heldMs);
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const slow = new URL(url);
  slow.host = `127.0.0.1:${port}`;
  return { url: slow.href, stop: () => server.close() };
}

/** What an instance holds once it serves; with the source maps of its build it would be three times as much. */
const MEMORY_MEGABYTES = 1_200;

/** Resident, by Linux; 0 elsewhere. */
function memoryMegabytes(pid: number | undefined): number {
  const status = `/proc/${pid}/status`;
  return existsSync(status) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1_024 : 0;
}

test('sessions, cached answers, budgets and sign-out are shared; no race goes over the budget', async ({
  playwright,
}) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'instances-'));
  const { child: database, url } = await startDatabase(join(folder, 'database'));
  const ports = [await freePort(), await freePort()];
  const start = (port: number, at: number) =>
    startProcess(['lib/launch/start.mjs'], {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: url,
      DATA_DIRECTORY: join(folder, String(at)),
      PROVIDER: 'sandbox',
      APP_SECRET: 'one-secret-for-both-of-the-instances',
      APP_ORIGIN: '',
    });
  // Side by side, as a deployment does: one of them migrates.
  const products = await Promise.all(ports.map(start));
  for (const { pid } of products) expect(memoryMegabytes(pid)).toBeLessThan(MEMORY_MEGABYTES);
  const [one = '', two = ''] = ports.map((port) => `http://localhost:${port}`);
  const dealer = await playwright.request.newContext();
  const post = (at: string, path: string, data: object, key = `${Date.now()}-${Math.random()}`.replace('.', '-')) =>
    dealer.post(`${at}${path}`, { headers: { origin: at, 'idempotency-key': key }, data });
  const month = async (at: string) => (await dealer.get(`${at}/api/usage/month`)).json();

  // Signed in at one, known at the other: the cookie is the same, the session in the database.
  expect((await post(one, '/api/sign-in', { email: DEMO.email, password: DEMO.password })).ok()).toBe(true);
  expect((await dealer.get(`${two}/api/session`)).ok()).toBe(true);

  // A record made at one opens at the other, and its answers are cached for both.
  const car = { plate: 'AB21 CDE', mileage: '40,000' };
  const made = await (await post(one, '/api/valuations', car)).json();
  const opened = await (await dealer.get(`${two}/api/valuations/${made.record.id}`)).json();
  expect(opened.contentHash).toBe(made.contentHash);
  const again = await (await post(two, '/api/valuations', car)).json();
  // oxlint-disable-next-line code/plain-words -- a value of the interface
  expect(again.record.sources.valuation.answer).toBe('kept');
  expect((await month(two)).used).toBe(2);

  // Three left, twelve asked for at the same moment, half of them at each instance.
  await dealer.put(`${one}/api/people/budget`, { headers: { origin: one }, data: { monthlyLimit: 5 } });
  const identifiers = { kind: 'car', identifier: 50_017, registered: '2020-01-01' };
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, number) =>
      post(number % 2 === 0 ? one : two, '/api/valuations/by-identifier', {
        ...identifiers,
        mileage: 10_000 + number * 1_000,
      }),
    ),
  );
  expect(replies.map((answer) => answer.status()).sort((a, b) => a - b)).toEqual([
    ...Array(3).fill(201),
    ...Array(9).fill(429),
  ]);
  expect([(await month(one)).used, (await month(two)).used]).toEqual([5, 5]);

  // Signed out everywhere at one: at the other within the ten seconds it trusts what it last read.
  expect((await post(one, '/api/account/sign-out', {})).ok()).toBe(true);
  const viewer = await playwright.request.newContext();
  const signedIn = await viewer.post(`${two}/api/sign-in`, {
    headers: { origin: two },
    data: { email: PEOPLE.viewer, password: DEMO.password },
  });
  expect(signedIn.ok(), 'others are not').toBe(true);
  await expect.poll(async () => (await dealer.get(`${two}/api/session`)).status(), { timeout: 15_000 }).toBe(401);

  await Promise.all([dealer.dispose(), viewer.dispose()]);
  await Promise.all(products.map(stopProcess));
  database.kill('SIGTERM');
  await once(database, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

test('a start waits for a database that is slow at first', async ({ playwright }) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'slow-database-'));
  const { child: database, url } = await startDatabase(join(folder, 'database'));
  const slow = await startSlowly(url);
  const port = await freePort();
  const began = Date.now();
  const product = await startProcess(['lib/launch/start.mjs'], {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: slow.url,
    DATA_DIRECTORY: join(folder, 'data'),
    PROVIDER: 'sandbox',
    APP_ORIGIN: '',
  });
  expect(Date.now() - began).toBeGreaterThan(SLOW_MS);
  const reader = await playwright.request.newContext();
  expect((await reader.get(`http://localhost:${port}/api/health`)).ok()).toBe(true);
  await reader.dispose();
  await stopProcess(product);
  slow.stop();
  await stopProcess(database);
  rmSync(folder, { recursive: true });
});
