/**
 * A wrong setting ends the start before the build: with its name, without a stack, and without a piece of a password.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { startPostgres } from '@/lib/health/testing/postgres';

const folder = mkdtempSync(join(tmpdir(), 'valuations-settings-'));
const file = join(folder, 'a-file');
writeFileSync(file, 'no table of names');

let postgres: Awaited<ReturnType<typeof startPostgres>>;
/** Takes connections as a server that refuses every password: PostgreSQL's ErrorResponse of class 28. */
let refusing: Server;
let ownAddress: URL;
before(async () => {
  postgres = await startPostgres();
  ownAddress = new URL(postgres.url);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create role settings_guest login');
  await client.end();
  refusing = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      const fields = ['SFATAL', 'C28P01', 'Mpassword authentication failed for user "app"', ''].join('\0');
      const head = Buffer.alloc(5);
      head.write('E');
      head.writeInt32BE(4 + fields.length + 1, 1);
      socket.end(Buffer.concat([head, Buffer.from(`${fields}\0`)]));
    });
  });
  await new Promise<void>((settle) => refusing.listen(0, '127.0.0.1', settle));
});
after(async () => {
  refusing.close();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('drop role settings_guest');
  await client.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const portOf = (server: Server): number => {
  const address = server.address();
  assert.ok(isTcp(address));
  return address.port;
};
const isTcp = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

function onServer(change: (address: URL) => void): string {
  const address = new URL(ownAddress);
  change(address);
  return address.href;
}

/** No part of it may be printed. */
const PASSWORD = 'sesame-93';

interface WrongSetting {
  readonly name: string;
  readonly what: string;
  readonly value: () => string;
  readonly others?: Readonly<Record<string, string>>;
}

const database = (what: string, value: () => string): WrongSetting => ({ name: 'DATABASE_URL', what, value });
const plain = (name: string, ...values: string[]): WrongSetting[] =>
  values.map((value) => ({ name, what: value.slice(0, 40), value: () => value }));

const WRONG: readonly WrongSetting[] = [
  database('of another product', () => `mysql://app:${PASSWORD}@127.0.0.1/values`),
  database('that is only a scheme', () => 'postgres://'),
  database('with a port of letters', () => `postgres://app:${PASSWORD}@127.0.0.1:abc/values`),
  database('with @ and # in its password', () => `postgres://app:${PASSWORD}@x#y@127.0.0.1/values`),
  database('with / in its password', () => `postgres://app:1${PASSWORD}/x@127.0.0.1/values`),
  database('with ? in its password', () => `postgres://app:1?${PASSWORD}@127.0.0.1/values`),
  database('whose host is unknown', () => `postgres://app:${PASSWORD}@database.invalid/values`),
  database('where nothing listens', () => `postgres://app:${PASSWORD}@127.0.0.1:1/values`),
  database('whose password is wrong', () => `postgres://app:${PASSWORD}@127.0.0.1:${portOf(refusing)}/values`),
  database('whose user does not exist', () => onServer((address) => (address.username = 'no_such_user'))),
  database('whose database does not exist', () => onServer((address) => (address.pathname = '/no_such_database'))),
  database('whose user may not create schemas', () => onServer((address) => (address.username = 'settings_guest'))),
  database(
    'whose certificate is missing',
    () => `postgres://app:${PASSWORD}@127.0.0.1:1/values?sslmode=verify-full&sslrootcert=${join(folder, 'none')}`,
  ),
  { name: 'DATA_DIRECTORY', what: 'that is a file', value: () => file },
  { name: 'DATA_DIRECTORY', what: 'below a file', value: () => join(file, 'data') },
  { name: 'DATA_DIRECTORY', what: 'on a file system that takes no folders', value: () => '/proc/none/data' },
  {
    name: 'DATA_DIRECTORY',
    what: 'that is a file, with a secret of its operator',
    value: () => file,
    others: { APP_SECRET: 'J7mQx2Lp9Vt4Zk8Rw3Yb6Nc1Hd5Fg0Sa' },
  },
  { name: 'PROVIDER_NAMES', what: 'that is missing', value: () => join(folder, 'missing.json') },
  { name: 'PROVIDER_NAMES', what: 'that is a folder', value: () => folder },
  { name: 'PROVIDER_NAMES', what: 'that is no table', value: () => file },
  ...plain('PROVIDER', 'test', 'Live'),
  ...plain('SERVICES_BASE', 'services', 'http://services.example', `https://app:${PASSWORD}@services.example`),
  ...plain('IDENTITY_URL', 'https://identity.example?x=1', 'ftp://localhost'),
  ...plain('WLTP_BASE', 'wltp.example', 'https://'),
  ...plain('SOAP_BASE', 'https://soap.example#x', 'http://127.0.0.1.example'),
  ...plain('SUBSCRIBER_ID', 'dealer', '0'),
  ...plain('APP_SECRET', PASSWORD, 'a'.repeat(40)),
  ...plain('APP_ORIGIN', 'values.dealer.example', 'https://values.dealer.example/app'),
  ...plain('PORT', '0', '3000x', '70000'),
  ...plain('BIND_ADDRESS', 'localhost', '1.2.3'),
  ...plain('PROXIES', 'balancer', '10.0.0.5/33'),
  ...plain('CONNECTIONS_MAX', '1', 'many'),
  ...plain('CONNECTIONS_PER_ADDRESS', '9', '1e4'),
  ...plain('METRICS_TOKEN', PASSWORD),
  ...plain(
    'SMTP_URL',
    'mail.example',
    `http://app:${PASSWORD}@mail.example`,
    `smtp://app:${PASSWORD}@mail.example:99999`,
  ),
  ...plain('MAIL_FROM', 'values', '@dealer.example'),
  ...plain('FEED_HOSTS', 'http://dms.local', 'dms local'),
  ...plain('SANDBOX_ROOTS', 'other', 'Native'),
  ...plain('SANDBOX_DERIVATIVES', '0', 'many'),
];

async function start(
  set: Readonly<Record<string, string>>,
  words: readonly string[] = ['lib/launch/start.mjs'],
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, words, {
    env: {
      NODE_ENV: 'production',
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(20_000 + Math.floor(Math.random() * 10_000)),
      DATA_DIRECTORY: join(folder, 'data'),
      PROVIDER: 'sandbox',
      ...set,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // The password that the command for an administrator reads.
  child.stdin.end('a-password-long-enough\n');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      // A start that goes on to the build has not noticed.
      if (/building/i.test(output)) child.kill();
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}

for (const { name, what, value, others = {} } of WRONG) {
  test(`a ${name} ${what} is named at the start`, async () => {
    const { code, output } = await start({ ...others, [name]: value() });
    assert.equal(code, 1, output);
    assert.ok(output.includes(name), output);
    assert.doesNotMatch(output, /\\n {4}at |\n {4}at |administrator|sesame|-93/, output);
  });
}

test('a FEED_FOLDER that is missing is reported, as it may be there later', async () => {
  const { output } = await start({ FEED_FOLDER: join(folder, 'missing'), PROVIDER_NAMES: file });
  assert.match(output, /FEED_FOLDER is no folder/);
});

const COMMANDS = [
  ['backup'],
  ['admin', '--email', 'jo@northgate.example', '--name', 'Jo Smith', '--organisation', 'Northgate Cars'],
];
for (const words of COMMANDS) {
  test(`npm run ${words[0]} names a DATABASE_URL whose database does not exist`, async () => {
    const DATABASE_URL = onServer((address) => (address.pathname = '/no_such_database'));
    const APP_SECRET = 'J7mQx2Lp9Vt4Zk8Rw3Yb6Nc1Hd5Fg0Sa';
    const { code, output } = await start({ DATABASE_URL, APP_SECRET }, ['lib/launch/command.mjs', ...words]);
    assert.equal(code, 1, output);
    assert.match(output, /^The database that DATABASE_URL names does not exist/m);
  });
}
