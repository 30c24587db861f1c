/**
 * The product under load, over HTTP, on this machine's cores, which the load shares: reading one valuation against a
 * bare Next route handler in the same run, and making new ones.
 *
 * The bare handler is an app of one route, written to a folder that is thrown away, built and served by the same Next
 * in its own process, like the product's.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { plateOf } from './plates.fixture';
import { freePort, startProcess, stopProcess } from './process.fixture';
import { perSecond, send, startProduct } from './started-product.fixture';

const ROOT = join(import.meta.dirname, '..');
const AT_ONCE = 16;
const ROUNDS = 5;
const READS = 2_000;
const NEW = 1_500;

/** Answers with a text of so many bytes. Inside node_modules, where Next is found from and nothing else looks. */
async function startBare(bytes: number) {
  const cache = join(ROOT, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'bare-'));
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', '{"type":"module"}');
  write('next.config.js', `export default { turbopack: { root: ${JSON.stringify(ROOT)} } };`);
  write(
    'app/api/bare/[id]/route.js',
    `const value = { text: 'x'.repeat(${bytes}) };
     export async function GET(request, { params }) {
       const { id } = await params;
       return Response.json({ id, ...value }, { headers: { 'cache-control': 'private, no-store' } });
     }`,
  );
  write(
    'serve.mjs',
    `import { createServer } from 'node:http';
     import next from 'next';
     const app = next({ dev: false, dir: import.meta.dirname });
     await app.prepare();
     createServer(app.getRequestHandler()).listen(Number(process.env.PORT), () => console.log('Ready'));`,
  );
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  const next = join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');
  const built = spawnSync(process.execPath, [next, 'build', folder], { cwd: folder, env, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  const port = await freePort();
  const child = await startProcess([join(folder, 'serve.mjs')], { ...env, PORT: String(port) });
  return {
    url: `http://localhost:${port}/api/bare/1`,
    stop: async () => {
      await stopProcess(child);
      rmSync(folder, { recursive: true });
    },
  };
}

const product = await startProduct();
const { cookie, address: origin } = product;

let made = 0;
async function create(): Promise<string> {
  const number = made++;
  const headers = {
    cookie,
    origin,
    'content-type': 'application/json',
    'idempotency-key': `throughput-bench-${number}`,
  };
  const body = JSON.stringify({ plate: plateOf(number), mileage: 40_000 + number });
  const { status, text } = await send(`${origin}/api/valuations`, { headers, body });
  if (status !== 201) throw new Error(`${status}: ${text}`);
  return JSON.parse(text).record.id;
}

const id = await create();
await perSecond(300, AT_ONCE, create);
const before = product.processorMs();
const created: number[] = [];
for (let round = 0; round < 3; round++) created.push(await perSecond(NEW / 3, AT_ONCE, create));
const { server, database } = product.processorMs();
const perRequest = (used: number) => `${(used / NEW).toFixed(1)} ms`;
console.log(
  `POST a new valuation: ${Math.max(...created)} a second at best (${created.join(', ')}), ${AT_ONCE} at the same time`,
);
console.log(
  `  processor time of each: server ${perRequest(server - before.server)}, database ${perRequest(database - before.database)}`,
);

const record = `${origin}/api/valuations/${id}`;
const { text } = await send(record, { headers: { cookie } });
const bare = await startBare(Buffer.byteLength(text));
const read = () => send(record, { headers: { cookie } });
const readBare = () => send(bare.url, { headers: { cookie } });
await perSecond(READS, AT_ONCE, read);
await perSecond(READS, AT_ONCE, readBare);
const ratios: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const [ours, theirs] = [await perSecond(READS, AT_ONCE, read), await perSecond(READS, AT_ONCE, readBare)];
  ratios.push(ours / theirs);
  console.log(
    `GET a valuation of ${text.length} bytes: ${ours} a second; a bare Next handler: ${theirs}; ratio ${(ours / theirs).toFixed(2)}`,
  );
}
console.log(`median ratio ${ratios.toSorted((a, b) => a - b)[ROUNDS >> 1]?.toFixed(2)}`);

await bare.stop();
await product.stop();
process.exit();
