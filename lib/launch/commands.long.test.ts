/** The commands as they are called, beside the database of a running product and alone. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { migrate } from '@/lib/store/database';
import { startEmbedded, type Embedded } from '@/lib/store/embedded/start.mjs';
import { cutValues } from './settings-file.mjs';

const folder = mkdtempSync(join(tmpdir(), 'valuations-commands-'));
const data = join(folder, 'running');
let running: Embedded;
before(async () => {
  running = await startEmbedded({ directory: join(data, 'postgres') });
  await migrate(running.url);
});
after(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface RunOptions {
  readonly directory?: string;
  readonly input?: string;
  readonly file?: string;
  readonly port?: string;
}

async function run(
  words: readonly string[],
  { directory = data, input = '', file = 'lib/launch/command.mjs', port = '' }: RunOptions = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [file, ...words], {
    env: {
      ...process.env,
      DATA_DIRECTORY: directory,
      DATABASE_URL: '',
      PROVIDER: 'sandbox',
      APP_SECRET: '',
      PORT: port,
      NODE_OPTIONS: '',
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { code, output };
}

async function namesIn(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select u.name from member m join "user" u on u.id = m.user_id order by 1');
  await client.end();
  return rows.map(({ name }) => String(name));
}

const WORDS = ['--email', 'jo@northgate.example', '--name', 'Jo Smith', '--organisation', 'Northgate Cars'];

test('an administrator is made while the product runs on its embedded database; a backup is taken and restored', async () => {
  const made = await run(['admin', ...WORDS], { input: 'a-password-long-enough\n' });
  assert.equal(made.code, 0, made.output);
  assert.deepEqual(await namesIn(running.url), ['Jo Smith']);

  const backup = await run(['backup']);
  assert.equal(backup.code, 0, backup.output);
  const [name = ''] = readdirSync(join(data, 'backups'));
  assert.match(name, /\.backup$/);

  const refused = await run(['restore', join(data, 'backups', name)]);
  assert.equal(refused.code, 1);
  assert.match(refused.output, /^The product is running on this data directory\.$/m);

  const directory = join(folder, 'restored');
  const restored = await run(['restore', join(data, 'backups', name)], { directory });
  assert.equal(restored.code, 0, restored.output);
  const again = await startEmbedded({ directory: join(directory, 'postgres') });
  assert.deepEqual(await namesIn(again.url), ['Jo Smith']);
  await again.stop();
});

test('an unknown command and a missing file are refused in a sentence', async () => {
  assert.deepEqual(await run(['nothing']), { code: 1, output: 'There is no command nothing.\n' });
  const { code, output } = await run(['restore', join(folder, 'missing')]);
  assert.equal(code, 1);
  assert.match(output, /There is no such file\.\nName it: npm run restore -- file/);
});

test('a command that did nothing ends with a failure, for the script that called it', async () => {
  const seed = await run(['seed'], { port: '1' });
  assert.equal(seed.code, 1);
  assert.match(seed.output, /^Nothing serves at http:\/\/localhost:1\.\nStart the product first/);
  const bench = await run(['no-such-benchmark'], { file: 'lib/launch/bench.mjs' });
  assert.deepEqual(bench, { code: 1, output: 'No benchmark has no-such-benchmark in its path.\n' });
});

interface CalledCommand {
  readonly name: string;
  readonly file: string;
  readonly words: readonly string[];
}

/** Every script that calls a command of the product, as package.json does. */
function calledCommands(): CalledCommand[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  return Object.entries(scripts).flatMap(([name, script]) => {
    const [, file = '', ...words] = script.split(' ');
    return /(command|start)\.mjs$/.test(file) ? [{ name, file, words }] : [];
  });
}

for (const { name, file, words } of calledCommands()) {
  for (const word of ['--help', '--nonsense']) {
    test(`npm run ${name} -- ${word} ends with a sentence and writes nothing`, async () => {
      const directory = join(folder, `never-${name}`);
      const files = readdirSync('.').sort();
      const { code, output } = await run([...words, word], { file, directory });
      assert.equal(code, word === '--help' ? 0 : 1, output);
      assert.match(output, word === '--help' ? new RegExp(`npm (run )?${name}`) : /'--nonsense'/);
      assert.doesNotMatch(output, /\n {4}at /);
      assert.deepEqual(readdirSync('.').sort(), files);
      assert.equal(existsSync(directory), false);
    });
  }
}

test('a backup of a folder that the product never ran with is refused, and the folder is not made', async () => {
  const directory = join(folder, 'mistyped');
  const { code, output } = await run(['backup'], { directory });
  assert.equal(code, 1);
  assert.match(output, /has stored nothing in .*mistyped\.\nCheck DATA_DIRECTORY/);
  assert.equal(existsSync(directory), false);
});

const USAGE = 'npm run admin -- --email jo@northgate.example --name "Jo Smith" --organisation "Northgate Cars"\n';
for (const { words, code, output } of [
  { words: ['--help'], code: 0, output: USAGE },
  { words: ['--mail', 'jo@northgate.example'], code: 1, output: `Unknown option '--mail'.\n${USAGE}` },
  { words: ['jo@northgate.example'], code: 1, output: `Unexpected argument 'jo@northgate.example'.\n${USAGE}` },
  { words: ['--email'], code: 1, output: `Option '--email <value>' argument missing.\n${USAGE}` },
  {
    words: ['--email', 'jo@northgate.example'],
    code: 1,
    output: 'Give a name: --name "Jo Smith"\nRun the command again with it.\n',
  },
  {
    words: WORDS,
    code: 1,
    output: 'No password was given.\nRun the command in a terminal, or send the password through a pipe.\n',
  },
])
  test(`npm run admin -- ${words.join(' ')} ends with ${code} and a sentence before a password is typed`, async () =>
    assert.deepEqual(await run(['admin', ...words]), { code, output }));

const LINES = [
  { line: 'A=ab#cd', isCut: true },
  { line: 'A=#ab', isCut: true },
  { line: 'export A = ab#cd', isCut: true },
  { line: 'A=ab cd#ef', isCut: true },
  { line: 'A="ab#cd"', isCut: false },
  { line: "A='ab#cd' # a comment", isCut: false },
  { line: 'A=ab # a comment', isCut: false },
  { line: 'A=ab # a comment#', isCut: false },
  { line: 'A= # a comment', isCut: false },
  { line: 'A=', isCut: false },
  { line: '# A=ab#cd', isCut: false },
];
for (const { line, isCut } of LINES) {
  test(`in .env ${line} is ${isCut ? 'reported as cut at its #' : 'read as it was meant'}`, () =>
    assert.deepEqual(cutValues(`B=1\n${line}\n`), isCut ? ['A'] : []));
}
