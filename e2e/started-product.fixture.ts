/** The product and the sandbox as their commands run them, each in its folder; for benchmarks a cookie and a load. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { exitOf, freePort, ROOT, startProcess, stopProcess } from './process.fixture';

const schedulesAnswer = z.object({ items: z.array(z.object({ state: z.string() })) });

export interface StartedProduct {
  readonly address: string;
  /** A signed-in dealer's. */
  readonly cookie: string;
  /** Processor time used until now by the server and by its database, in milliseconds; zeros where /proc is missing. */
  processorMs(): { server: number; database: number };
  stop(): Promise<void>;
}

export async function startProduct(): Promise<StartedProduct> {
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const address = `http://localhost:${await freePort()}`;
  const env = { ...process.env, PORT: new URL(address).port, DATA_DIRECTORY: data, PROVIDER: 'sandbox' };
  const product = await startProcess(['lib/launch/start.mjs'], { ...env, DATABASE_URL: '', APP_ORIGIN: '' });
  const signedIn = await fetch(`${address}/api/sign-in`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@dealer.example', password: 'sandbox-demo' }),
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  // A load makes more in a minute than the product lets a person make.
  for (const scope of ['organisation', 'each_person']) {
    await fetch(`${address}/api/people/budget`, {
      method: 'PUT',
      headers: { origin: address, 'content-type': 'application/json', cookie },
      body: JSON.stringify({ scope, minuteLimit: null }),
    });
  }
  await untilAtRest(address, cookie);
  return {
    address,
    cookie,
    processorMs: () => ({
      server: processorMs(product.pid),
      database: childrenOf(product.pid).reduce((sum, pid) => sum + processorMs(pid), 0),
    }),
    stop: async () => {
      await stopProcess(product);
      rmSync(data, { recursive: true });
    },
  };
}

/** A new product reads the facts of the vehicles on sale first, which takes a quarter of its processor for half a minute. */
async function untilAtRest(address: string, cookie: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${address}/api/schedules`, { headers: { cookie } });
    const { items } = schedulesAnswer.parse(await response.json());
    if (items.every(({ state }) => state === 'waiting')) return;
    await sleep(1_000);
  }
}

/** A busy machine stretches every wall clock; this it does not. `proc(5)`: fields 14 and 15, in hundredths. */
function processorMs(pid: number | undefined): number {
  if (!existsSync(`/proc/${pid}/stat`)) return 0;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function childrenOf(pid: number | undefined): number[] {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return [];
  return readdirSync(tasks).flatMap((task) =>
    readFileSync(`${tasks}/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

/** Of a product that runs for money: its own address, its provider's, the namespace of that one's XML, its folder. */
export function liveSettings(live: {
  address: string;
  provider: string;
  namespace: string;
  data: string;
}): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PROVIDER: 'live',
    PORT: new URL(live.address).port,
    APP_ORIGIN: live.address,
    APP_SECRET: 'a-secret-of-journeys-and-of-nothing-else',
    DATA_DIRECTORY: live.data,
    DATABASE_URL: '',
    SERVICES_BASE: live.provider,
    IDENTITY_URL: live.provider,
    WLTP_BASE: live.provider,
    SOAP_BASE: live.provider,
    SOAP_NAMESPACE: live.namespace,
    SUBSCRIBER_ID: '123456',
    SUBSCRIBER_PASSWORD: 'sandbox',
    WLTP_CLIENT_ID: 'sandbox',
    WLTP_CLIENT_SECRET: 'sandbox',
  };
}

/** By the command that makes the first administrator in live mode; the password goes to its standard input. */
export async function addAdministrator(
  env: NodeJS.ProcessEnv,
  { email, organisation, password }: { email: string; organisation: string; password: string },
): Promise<void> {
  const words = ['--email', email, '--name', 'Jo Smith', '--organisation', organisation];
  const child = spawn(process.execPath, ['lib/launch/command.mjs', 'admin', ...words], {
    cwd: ROOT,
    env,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(`${password}\n`);
  const code = await exitOf(child);
  if (code !== 0) throw new Error(`The command admin ended with ${code}`);
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** One request, its body read to the end. */
export async function send(
  url: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; text: string }> {
  const sent = request(url, { agent, headers, method: body === undefined ? 'GET' : 'POST' });
  sent.end(body);
  // The only event of that name, with one value.
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of reply.setEncoding('utf8')) text += chunk;
  return { status: reply.statusCode ?? 0, text };
}

/** How many of these are done in a second, so many at the same time. */
export async function perSecond(count: number, concurrency: number, run: () => Promise<unknown>): Promise<number> {
  let left = count;
  const worker = async () => {
    while (left-- > 0) await run();
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: concurrency }, worker));
  return Math.round((count / (performance.now() - startedAt)) * 1_000);
}
