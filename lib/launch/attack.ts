/**
 * `npm run attack`: starts the product on a new sandbox, on a real port, and attacks it: as a stranger, as each role,
 * as another organisation. It ends with a table of counts, and with code 1 if anything leaked, was billed, failed or
 * blocked the health check.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from '@/lib/access';
import { ENDPOINTS } from '@/lib/api/all-endpoints';
import { DEMO } from '@/lib/features/people/sign-in';
import * as batteries from './attack/batteries';
import { changeHeaders, openClient, type AttackClient } from './attack/client';
import { fail, openJudge, type BatteryCounts, type Judge } from './attack/judge';
import { walkPages } from './attack/pages';
import { joined, plantTenant } from './attack/plants';
import {
  comparePlanted,
  misuseTokens,
  plantedNow,
  reachPlanted,
  readAsEach,
  searchPlanted,
  secretsFrom,
} from './attack/tenants';
import { startProduct, type AttackedProduct } from './attack/product';
import { ENDS_SESSION, type AttackSetup } from './attack/setup';
import { readCommandLine } from './command-line';
import { printFailure } from './failure';

const USAGE = 'npm run attack, or npm run attack -- --short for a part';
/** The share of the generated requests that a short run sends. */
const SHORT_SHARE = 0.06;

/** The cars planted in each organisation; the first plate is an example in none of the product's sentences. */
const PLATES = { first: 'KV65 ZXW', other: 'AB21 CDE' } as const;

const PROBE_MILLISECONDS = 250;
/** How many batteries are printed with their slowest health check. */
const SLOWEST_NAMED = 6;
/** If the health check takes longer than this, other users are blocked. */
const PROBE_ANSWER_MILLISECONDS = 15_000;

interface Login {
  readonly email: string;
  readonly password: string;
}

const signIn = (client: AttackClient, name: string): Promise<string> =>
  signInWith(client, { email: `${name}@dealer.example`, password: DEMO.password });

async function signInWith(client: AttackClient, { email, password }: Login): Promise<string> {
  const body = JSON.stringify({ email, password });
  const headers = changeHeaders(client.origin, '');
  const reply = await client.send({ method: 'POST', path: '/api/sign-in', headers, body });
  const cookie = reply.headers['set-cookie']?.[0]?.split(';')[0];
  if (cookie === undefined) throw new Error(`${email} could not sign in: ${reply.status} ${reply.text}`);
  return cookie;
}

interface HealthTime {
  /** The name of the battery that was sent meanwhile. */
  readonly during: string;
  readonly ms: number;
}

/** Requests the product's health throughout, on separate connections. */
function watchHealth(port: number, judge: Judge) {
  const client = openClient(port);
  const counts = judge.start('health meanwhile');
  const times: HealthTime[] = [];
  let ended = false;
  const watching = (async () => {
    while (!ended) {
      const startedAt = performance.now();
      const during = judge.batteries.at(-1)?.name ?? '';
      counts.requests += 1;
      const status = await Promise.race([
        client.send({ path: '/api/health' }).then(
          (reply) => reply.status,
          () => 0,
        ),
        sleep(PROBE_ANSWER_MILLISECONDS, 0),
      ]);
      times.push({ during, ms: performance.now() - startedAt });
      if (status === 200) counts.answered += 1;
      else fail(counts, `the health check came to ${status}`);
      await sleep(PROBE_MILLISECONDS);
    }
  })();
  return async () => {
    ended = true;
    await watching;
    client.close();
    return times;
  };
}

/** The 99th percentile of all, and the slowest check of the slowest batteries. */
function healthLine(times: readonly HealthTime[]): string {
  const sorted = times.toSorted((a, b) => b.ms - a.ms);
  const p99 = sorted[Math.floor(sorted.length / 100)]?.ms ?? 0;
  const slowest = sorted.filter(({ during }, at) => sorted.findIndex((time) => time.during === during) === at);
  const named = slowest.slice(0, SLOWEST_NAMED).map(({ during, ms }) => `${Math.round(ms)} ms (${during})`);
  return `health check meanwhile: p99 ${Math.round(p99)} ms; slowest: ${named.join(', ')}`;
}

/** This month's credits of both organisations. */
async function usedBy(client: AttackClient, cookies: readonly string[]): Promise<number> {
  let sum = 0;
  for (const cookie of cookies) {
    const reply = await client.send({ path: '/api/usage/month', headers: { cookie } });
    const { used }: { used: number } = JSON.parse(reply.text);
    sum += used;
  }
  return sum;
}

/** A line that is not one JSON object was forged, or bypassed the log. */
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

/** One for each endpoint that ends sessions and each role that injects bodies. */
const SPARE_PEOPLE = 2 * ENDPOINTS.filter(({ path }) => ENDS_SESSION.test(path)).length;

/** Signs everyone in, and plants everything, in both organisations. */
async function setUp(client: AttackClient, judge: Judge, share: number): Promise<AttackSetup> {
  const cookie = (name: string) => signIn(client, name);
  const first = {
    viewer: await cookie('viewer'),
    valuer: await cookie('valuer'),
    manager: await cookie('manager'),
    admin: await cookie('demo'),
  };
  const other = await cookie('other');
  const newOther = async (role: Role) => signInWith(client, await joined(client, other, role));
  const others = {
    viewer: await newOther('viewer'),
    valuer: await newOther('valuer'),
    manager: await newOther('manager'),
    admin: other,
  };
  // Now, because after wrong links have been tried, no one can join from this address for a while.
  const spare: string[] = [];
  for (let people = 0; people < SPARE_PEOPLE; people += 1) spare.push(await newOther('valuer'));
  const planted = await plantTenant(client, first, PLATES.first);
  const plantedOfOther = await plantTenant(client, others, PLATES.other);
  return {
    client,
    judge,
    share,
    cookies: { ...first, other },
    others,
    spareCookies: spare,
    planted,
    plantedOfOther,
    ids: [...new Set(Object.values(planted.names).flatMap((names) => Object.values(names)))],
    secrets: secretsFrom(planted.texts, null),
  };
}

async function attackAll(
  product: AttackedProduct,
  share: number,
): Promise<{ judge: Judge; health: readonly HealthTime[] }> {
  const client = openClient(product.port);
  const judge = openJudge(client);
  const setup = await setUp(client, judge, share);
  const before = await plantedNow(setup);
  const administrators = [setup.cookies.admin, setup.cookies.other];
  const usedBefore = await usedBy(client, administrators);
  const endWatch = watchHealth(product.port, judge);
  // First, because later too many wrong links have been tried from this address.
  await misuseTokens(setup);
  await reachPlanted(setup);
  await readAsEach(setup);
  await walkPages(setup);
  for (const battery of Object.values(batteries)) await battery(setup);
  await searchPlanted(setup);
  await comparePlanted(setup, before);
  const billed = judge.start('billed');
  // With the earlier sessions: no one can sign in from an address that has tried so many wrong passwords.
  const used = (await usedBy(client, administrators)) - usedBefore;
  billed.requests = used;
  if (used !== 0) fail(billed, `${used} credits were used`);
  const health = await endWatch();
  client.close();
  return { judge, health };
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
  const { values } = readCommandLine(USAGE, { options: { short: { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const data = mkdtempSync(join(tmpdir(), 'attack-'));
  let product: AttackedProduct | null = null;
  try {
    product = await startProduct(data);
    const { judge, health } = await attackAll(product, values.short ? SHORT_SHARE : 1);
    const code = await product.stop();
    if (code !== 0) fail(judge.start('orderly stop'), `it ended with ${code}`);
    judgeLog(judge, product.lines());
    console.log(tableOf(judge.batteries));
    console.log(healthLine(health));
    return judge.batteries.some(({ failed, leaked }) => failed + leaked > 0) ? 1 : 0;
  } finally {
    await product?.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

main().then((code) => (process.exitCode = code), printFailure);
