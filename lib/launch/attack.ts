/**
 * `npm run attack`: starts the product on a new sandbox, on a real port, and attacks it: as a stranger, as each role, as another
 * organisation. It ends with a table of counts, and with code 1 where anything leaked, was billed, failed or stopped the
 * health check of others.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ROLES } from '@/lib/access';
import { DEMO } from '@/lib/features/people/sign-in';
import * as batteries from './attack/batteries';
import { changeHeaders, openClient, type AttackClient } from './attack/client';
import { fail, openJudge, type BatteryCounts, type Judge } from './attack/judge';
import { ROOT } from './child.mjs';

const { values: options } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
/** Of the generated requests, in a short run. */
const SHORT_SHARE = 0.06;

/** Planted in the first organisation; no sentence of the product names it as an example. */
const PLATE = 'KV65 ZXW';

const PROBE_MILLISECONDS = 250;
/** No answer within so long: others are stopped. */
const PROBE_ANSWER_MILLISECONDS = 15_000;

interface AttackedProduct {
  readonly port: number;
  /** What it printed since it was ready. */
  readonly lines: () => readonly string[];
  stop(): Promise<number | null>;
}

async function startProduct(data: string): Promise<AttackedProduct> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIRECTORY: data, PROVIDER: 'sandbox', DATABASE_URL: '' };
  const child = spawn(process.execPath, ['lib/launch/start.mjs'], {
    cwd: ROOT,
    env: { ...env, APP_ORIGIN: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  while (!/Ready at .*\n/.test(output)) {
    if (child.exitCode !== null) throw new Error(`The product did not start:\n${output}`);
    await sleep(50);
  }
  const readyAt = output.indexOf('Ready at ');
  return {
    port,
    lines: () => output.slice(readyAt).split('\n').slice(1),
    stop: () => stopProduct(child),
  };
}

async function stopProduct(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  return code;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function signIn(client: AttackClient, name: string): Promise<string> {
  const body = JSON.stringify({ email: `${name}@dealer.example`, password: DEMO.password });
  const headers = changeHeaders(client.origin, '');
  const reply = await client.send({ method: 'POST', path: '/api/sign-in', headers, body });
  const cookie = reply.headers['set-cookie']?.[0]?.split(';')[0];
  if (cookie === undefined) throw new Error(`${name} could not sign in: ${reply.status} ${reply.text}`);
  return cookie;
}

/** Asks for the health of the product all the while, on separate connections. */
function watchHealth(port: number, judge: Judge) {
  const client = openClient(port);
  const counts = judge.start('health meanwhile');
  const times: number[] = [];
  let ended = false;
  const watching = (async () => {
    while (!ended) {
      const startedAt = performance.now();
      counts.requests += 1;
      const status = await Promise.race([
        client.send({ path: '/api/health' }).then(
          (reply) => reply.status,
          () => 0,
        ),
        sleep(PROBE_ANSWER_MILLISECONDS, 0),
      ]);
      times.push(performance.now() - startedAt);
      if (status === 200) counts.answered += 1;
      else fail(counts, `the health check came to ${status}`);
      await sleep(PROBE_MILLISECONDS);
    }
  })();
  return async () => {
    ended = true;
    await watching;
    client.close();
    return times.sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;
  };
}

/** Credits of this month, of both organisations. */
async function usedBy(client: AttackClient, cookies: readonly string[]): Promise<number> {
  let sum = 0;
  for (const cookie of cookies) {
    const reply = await client.send({ path: '/api/usage/month', headers: { cookie } });
    const { used }: { used: number } = JSON.parse(reply.text);
    sum += used;
  }
  return sum;
}

/** What the first organisation has, which no one else may find: made by its administrator, and billed to them. */
async function plantSecrets(client: AttackClient, cookie: string) {
  const ids: string[] = [];
  const make = async (path: string, body: object) => {
    const headers = changeHeaders(client.origin, cookie);
    const reply = await client.send({ method: 'POST', path, headers, body: JSON.stringify(body) });
    if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${reply.text}`);
    for (const [, id = ''] of reply.text.matchAll(/"id":"([^"]{8,})"/g)) ids.push(id);
    return reply.text;
  };
  const valuation: { record: { id: string } } = JSON.parse(
    await make('/api/valuations', { plate: PLATE, mileage: '62,000' }),
  );
  await make('/api/registrations', { plate: PLATE });
  await make(`/api/valuations/${valuation.record.id}/shares`, { days: 7, withPlate: false });
  await make('/api/people/invitations', { email: 'planted@attack.example', role: 'valuer' });
  const people = await client.send({ path: '/api/people', headers: { cookie } });
  for (const [, id = ''] of people.text.matchAll(/"id":"([^"]{8,})"/g)) ids.push(id);
  return { ids: [...new Set(ids)], secrets: [PLATE, PLATE.replace(' ', ''), 'planted@attack.example'] };
}

/** A line that is not one object of JSON was forged, or is a print that went past the log. */
function judgeLog(judge: Judge, lines: readonly string[]): void {
  const counts = judge.start('lines of the log');
  for (const line of lines.filter((text) => text !== '')) {
    counts.requests += 1;
    const event = eventOf(line);
    if (event === null || event === 'forged' || /\p{Cc}/u.test(line)) fail(counts, `a line: ${line.slice(0, 200)}`);
    else counts.answered += 1;
  }
}

function eventOf(line: string): unknown {
  try {
    const read: unknown = JSON.parse(line);
    return typeof read === 'object' && read !== null ? Reflect.get(read, 'event') : null;
  } catch {
    return null;
  }
}

async function attackAll(product: AttackedProduct, share: number): Promise<{ judge: Judge; p99: number }> {
  const client = openClient(product.port);
  const judge = openJudge(client);
  const signedIn = await Promise.all(
    ROLES.map(async (role) => [role, await signIn(client, role === 'admin' ? 'demo' : role)] as const),
  );
  const cookies = {
    viewer: '',
    valuer: '',
    manager: '',
    admin: '',
    ...Object.fromEntries(signedIn),
    other: await signIn(client, 'other'),
  };
  const planted = await plantSecrets(client, cookies.admin);
  const setup = { client, judge, cookies, newCookie: () => signIn(client, 'other'), ...planted, share };
  const usedBefore = await usedBy(client, [cookies.admin, cookies.other]);
  const endWatch = watchHealth(product.port, judge);
  for (const battery of Object.values(batteries)) await battery(setup);
  const billed = judge.start('billed');
  const used = (await usedBy(client, [await signIn(client, 'demo'), await signIn(client, 'other')])) - usedBefore;
  billed.requests = used;
  if (used !== 0) fail(billed, `${used} credits were used`);
  const p99 = await endWatch();
  client.close();
  return { judge, p99 };
}

const COLUMNS = ['requests', 'answered', 'refused', 'busy', 'failed', 'leaked'] as const;

function tableOf(all: readonly BatteryCounts[]): string {
  const row = (name: string, cells: readonly (string | number)[]) =>
    [name.padEnd(26), ...cells.map((cell) => String(cell).padStart(9))].join('');
  const sum = COLUMNS.map((column) => all.reduce((total, counts) => total + counts[column], 0));
  return [
    row('', COLUMNS),
    ...all.map((counts) =>
      row(
        counts.name,
        COLUMNS.map((column) => counts[column]),
      ),
    ),
    row('all', sum),
    ...all.flatMap(({ name, examples }) => examples.map((example) => `${name}: ${JSON.stringify(example)}`)),
  ].join('\n');
}

async function main(): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'attack-'));
  let product: AttackedProduct | null = null;
  try {
    product = await startProduct(data);
    const { judge, p99 } = await attackAll(product, options.short ? SHORT_SHARE : 1);
    const code = await product.stop();
    if (code !== 0) fail(judge.start('orderly stop'), `it ended with ${code}`);
    judgeLog(judge, product.lines());
    console.log(tableOf(judge.batteries));
    console.log(`p99 of the health check meanwhile: ${Math.round(p99)} ms`);
    return judge.batteries.some(({ failed, leaked }) => failed + leaked > 0) ? 1 : 0;
  } finally {
    await product?.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

process.exitCode = await main();
