/** The product is stopped, as at every new version, while a stock list is being valued. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO, expect, test } from './signed-in.fixture';
import { freePort, markOf, startProcess } from './started-product.fixture';

/** So many that a fast machine has some left after two restarts: faults end with the process, so each one begins unslowed. */
const CARS = 2_000;

test('stopped twice during a stock run, by a service manager and by Ctrl-C, it loses no look-up and asks for none twice', async ({
  playwright,
}) => {
  test.setTimeout(300_000);
  const data = mkdtempSync(join(tmpdir(), 'stopping-'));
  const address = `http://localhost:${await freePort()}`;
  const env = { ...process.env, PORT: new URL(address).port, DATA_DIRECTORY: data, PROVIDER: 'sandbox' };
  const start = () => startProcess(['lib/launch/start.mjs'], { ...env, DATABASE_URL: '', APP_ORIGIN: '' });
  const dealer = await playwright.request.newContext({ baseURL: address, extraHTTPHeaders: { origin: address } });
  const slow = { fault: 'slow', operation: 'VRMValuation', seconds: '1', times: '10000' };

  let product = await start();
  await dealer.post('/api/sign-in', { data: { email: DEMO.email, password: DEMO.password } });
  const rows = Array.from({ length: CARS }, (_, number) => `${markOf(number)},${20_000 + number}`).join('\n');
  const made = await dealer.post('/api/stock', {
    headers: { 'idempotency-key': 'a-list-that-is-stopped' },
    multipart: { name: 'Stopped', file: { name: 'cars.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) } },
  });
  const { list } = await made.json();
  await dealer.post('/sandbox/_faults', { form: slow });
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
    product.kill(signal);
    const [code] = product.exitCode === null ? await once(product, 'exit') : [product.exitCode];
    expect(code).toBe(0);
    product = await start();
    await dealer.post('/sandbox/_faults', { form: slow });
    const left = await run();
    expect(left, 'what was under way is written down').toMatchObject({ state: 'running', failed: 0, unknown: 0 });
    expect(left.valued).toBeGreaterThan(valued);
    expect(left.valued, 'and the rest was left').toBeLessThan(CARS);
    valued = left.valued;
  }

  await dealer.delete('/sandbox/_faults');
  await expect.poll(async () => (await run()).state, { timeout: 150_000 }).toBe('done');
  expect(await run()).toMatchObject({ valued: CARS, failed: 0, unknown: 0, charged: 2 * CARS });
  expect((await (await dealer.get('/api/usage/month')).json()).used).toBe(2 * CARS);

  await dealer.dispose();
  product.kill('SIGTERM');
  if (product.exitCode === null) await once(product, 'exit');
  rmSync(data, { recursive: true });
});
