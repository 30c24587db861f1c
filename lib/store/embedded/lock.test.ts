import assert from 'node:assert/strict';
import { fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { InUse, takeLock } from './lock.mjs';
import { machine, processStart } from './process-identity.mjs';

const made: string[] = [];
after(() => made.forEach((directory) => rmSync(directory, { recursive: true, force: true })));

function emptyDirectory() {
  const directory = mkdtempSync(join(tmpdir(), 'valuations-lock-'));
  made.push(directory);
  return join(directory, 'lock');
}

const gone = 2 ** 22 + 1; // Above the highest process number that Linux assigns.
const here = machine();
const living = { pid: process.ppid, processStart: processStart(process.ppid) };

const holders: { title: string; holder: object; refusal: RegExp | null }[] = [
  { title: 'a living process', holder: living, refusal: /in use by process \d+ started at 2026-11-20/ },
  { title: 'a process that is gone', holder: { pid: gone, processStart: '1' }, refusal: null },
  { title: 'a number given to another process since', holder: { ...living, processStart: '1' }, refusal: null },
  {
    title: 'a process before the last reboot',
    holder: { ...living, machine: { ...here, boot: 'old' } },
    refusal: null,
  },
  { title: 'one who let it go', holder: { ...living, released: true }, refusal: null },
  {
    title: 'a process of another machine',
    holder: { pid: gone, processStart: '1', machine: { ...here, host: 'forecourt-2' } },
    refusal: /on forecourt-2, which cannot be asked from here/,
  },
  {
    title: 'a process of another container',
    holder: { pid: gone, processStart: '1', machine: { ...here, space: 'pid:[1]' } },
    refusal: /cannot be asked from here/,
  },
];
/** The lock's files without the signs of life. */
const locksIn = (directory: string) => readdirSync(directory).filter((name) => name.endsWith('.json'));

for (const { title, holder, refusal } of holders) {
  test(`A lock left by ${title} is ${refusal ? 'respected, naming the holder' : 'taken over'}`, async () => {
    const directory = emptyDirectory();
    mkdirSync(directory, { recursive: true });
    const left = { startedAt: '2026-11-20T08:00:00.000Z', machine: here, ...holder };
    writeFileSync(join(directory, '7.json'), JSON.stringify(left));
    if (refusal) {
      await assert.rejects(takeLock(directory), (error) => error instanceof InUse && refusal.test(error.message));
      assert.deepEqual(readdirSync(directory), ['7.json']);
    } else {
      await takeLock(directory);
      assert.deepEqual(locksIn(directory), ['8.json']);
    }
  });
}

const HALVES = ['', '{"pid":', '\0\0\0\0', 'null', '{}', '{"pid":25,"startedAt":"2026-11-20T08:00:00.000Z"}'];
for (const half of HALVES) {
  test(`A lock of which a power cut left ${JSON.stringify(half)} is taken over`, async () => {
    const directory = emptyDirectory();
    mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, '1.json'), half);
    await takeLock(directory);
    assert.deepEqual(locksIn(directory), ['2.json']);
  });
}

test('A lock that cannot be read is respected while its holder lives, and the holder is named', async () => {
  const directory = emptyDirectory();
  const lock = await takeLock(directory);
  writeFileSync(join(directory, '1.json'), '');
  await assert.rejects(takeLock(directory), new RegExp(`in use by process ${process.pid} started at`));
  lock.release();
});

test('A lock that the disk cannot read is respected', async () => {
  const directory = emptyDirectory();
  mkdirSync(join(directory, '1.json'), { recursive: true });
  await assert.rejects(takeLock(directory), /cannot be read/);
});

test('A released lock can be taken again', async () => {
  const directory = emptyDirectory();
  (await takeLock(directory)).release();
  const again = await takeLock(directory);
  await assert.rejects(takeLock(directory), InUse);
  again.release();
  assert.deepEqual(readdirSync(directory), ['2.json'], 'nothing else is left');
});

/** A holder in another container: other process numbers, the same host name, the same kernel. */
const CONTAINER = ['--pid', '--fork', '--mount-proc', '--kill-child', process.execPath];
const containers = spawnSync('unshare', [...CONTAINER, '--version']).status === 0;
const HOLD = `
  const { takeLock } = await import(${JSON.stringify(new URL('./lock.mjs', import.meta.url).href)});
  const outcome = await takeLock(process.argv[1]).then(() => 'taken', ({ message }) => message);
  process.stdout.write(outcome + '\\n');
  if (outcome === 'taken') setInterval(() => undefined, 1000); else process.exit();
`;

async function containerAt(directory: string): Promise<{ outcome: string; kill(): Promise<void> }> {
  const child = spawn('unshare', [...CONTAINER, '--input-type=module', '-e', HOLD, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  return {
    outcome: String(line).trim(),
    kill: async () => {
      child.kill('SIGKILL');
      // Its process ends a little after the one that made the container, when its output closes.
      await once(child, 'close');
    },
  };
}

for (const long of [false, true]) {
  const where = long ? 'a directory with a long path' : 'its directory';
  test(
    `A container killed and started again takes ${where} over; beside a living one it is refused by name`,
    { skip: !containers },
    async () => {
      const directory = long ? join(emptyDirectory(), 'x'.repeat(90), 'y'.repeat(90)) : emptyDirectory();
      const first = await containerAt(directory);
      assert.equal(first.outcome, 'taken');
      const beside = await containerAt(directory);
      assert.match(beside.outcome, /^in use by process 1 started at [^;]+ on [^;]+; stop it or set DATABASE_URL$/);
      await assert.rejects(takeLock(directory), /in use by process 1 /);
      await first.kill();
      const again = await containerAt(directory);
      assert.equal(again.outcome, 'taken');
      await again.kill();
      (await takeLock(directory)).release();
    },
  );
}

test('Of eight processes that take over a dead or unreadable lock at the same moment one wins, every time', async () => {
  const place = mkdtempSync(join(tmpdir(), 'valuations-rival-'));
  made.push(place);
  const script = join(place, 'rival.mjs');
  const lock = new URL('./lock.mjs', import.meta.url).href;
  writeFileSync(
    script,
    `import { takeLock } from ${JSON.stringify(lock)};
     process.on('message', async (directory) => {
       process.send(await takeLock(directory).then(() => true, () => false));
     });
     process.send('ready');`,
  );
  const rivals = Array.from({ length: 8 }, () => fork(script, []));
  await Promise.all(rivals.map((rival) => once(rival, 'message')));
  for (let round = 0; round < 50; round++) {
    const directory = emptyDirectory();
    mkdirSync(directory, { recursive: true });
    const dead = { pid: gone, processStart: '1', startedAt: '2026-11-20T08:00:00.000Z', machine: here };
    writeFileSync(join(directory, '1.json'), round % 2 === 0 ? JSON.stringify(dead) : '');
    const results = rivals.map((rival) => once(rival, 'message'));
    for (const rival of rivals) rival.send(directory);
    const won = (await Promise.all(results)).flat().filter((result) => result === true);
    assert.equal(won.length, 1, `round ${round}`);
  }
  for (const rival of rivals) rival.disconnect();
});
