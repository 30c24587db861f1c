/** The product is stopped, as at every new version, while a stock list is being valued. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plateOf } from './plates.fixture';
import { exitOf, freePort, startProcess, stopProcess } from './process.fixture';
import { expect, test } from './signed-in.fixture';
import { addAdministrator, liveSettings } from './started-product.fixture';

const CARS = 400;
const ADMIN = { email: 'jo@northgate.example', organisation: 'Northgate Cars', password: 'a-password-for-journeys' };

test('stopped twice during a stock run, by a service manager and by Ctrl-C, it neither loses nor repeats a look-up', async ({
  playwright,
}) => {
  test.setTimeout(180_000);
  const data = mkdtempSync(join(tmpdir(), 'stopping-'));
  const address = `http://localhost:${await freePort()}`;
  // A second provider, which stays slow while the product is away.
  const port = await freePort();
  const provider = `http://127.0.0.1:${port}`;
  const sandbox = await startProcess(
    ['lib/launch/command.mjs', 'sandbox', '--port', String(port), '--limit', 'none'],
    process.env,
    'Sandbox provider at',
  );
  const env = liveSettings({ address, provider, namespace: provider, data });
  await addAdministrator(env, ADMIN);
  const start = () => startProcess(['lib/launch/start.mjs'], env);
  const dealer = await playwright.request.newContext({ baseURL: address, extraHTTPHeaders: { origin: address } });

  let product = await start();
  await dealer.post('/api/sign-in', { data: { email: ADMIN.email, password: ADMIN.password } });
  for (const scope of ['organisation', 'each_person']) {
    const unlimited = { scope, monthlyLimit: null, minuteLimit: null };
    expect((await dealer.put('/api/people/budget', { data: unlimited })).status()).toBe(200);
  }
  const rows = Array.from({ length: CARS }, (_, number) => `${plateOf(number)},${20_000 + number}`).join('\n');
  const made = await dealer.post('/api/stock', {
    headers: { 'idempotency-key': 'a-list-that-is-stopped' },
    multipart: { name: 'Stopped', file: { name: 'cars.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) } },
  });
  const { list } = await made.json();
  const slow = { fault: 'slow', operation: 'VRMValuation', seconds: '1', times: '1000' };
  expect((await dealer.post(`${provider}/_faults`, { form: slow, headers: { origin: provider } })).ok()).toBe(true);
  const begun = await dealer.post(`/api/stock/${list.id}/runs`, {
    headers: { 'idempotency-key': 'a-run-that-is-stopped' },
    data: {},
  });
  const { id } = await begun.json();
  const run = async () => (await dealer.get(`/api/stock/${list.id}/runs/${id}`)).json();

  let valued = 0;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // More than a first batch has come, so the next one is with the provider.
    await expect.poll(async () => (await run()).valued, { timeout: 60_000 }).toBeGreaterThan(valued);
    let output = '';
    product.stdout?.on('data', (text: string) => (output += text));
    product.kill(signal);
    expect(await exitOf(product)).toBe(0);
    await expect.poll(() => output).toContain('Stopped.');
    product = await start();
    const left = await run();
    expect(left, 'what was under way is written down').toMatchObject({ state: 'running', failed: 0, unknown: 0 });
    expect(left.valued).toBeGreaterThan(valued);
    expect(left.valued, 'and the rest was left').toBeLessThan(CARS);
    valued = left.valued;
  }

  await dealer.delete(`${provider}/_faults`, { headers: { origin: provider } });
  await expect.poll(async () => (await run()).state, { timeout: 60_000 }).toBe('done');
  expect(await run()).toMatchObject({ valued: CARS, failed: 0, unknown: 0, charged: 2 * CARS });
  expect((await (await dealer.get('/api/usage/month')).json()).used).toBe(2 * CARS);

  await dealer.dispose();
  await stopProcess(product);
  await stopProcess(sandbox);
  rmSync(data, { recursive: true });
});
