import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
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

const gone = 2 ** 22 + 1; // Above the highest process number Linux gives out.
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
for (const { title, holder, refusal } of holders) {
  test(`A lock left by ${title} is ${refusal ? 'respected, naming the holder' : 'taken over'}`, () => {
    const directory = emptyDirectory();
    mkdirSync(directory, { recursive: true });
    const left = { startedAt: '2026-11-20T08:00:00.000Z', machine: here, ...holder };
    writeFileSync(join(directory, '7.json'), JSON.stringify(left));
    if (refusal) {
      assert.throws(
        () => takeLock(directory),
        (error) => error instanceof InUse && refusal.test(error.message),
      );
      assert.deepEqual(readdirSync(directory), ['7.json']);
    } else {
      takeLock(directory);
      assert.deepEqual(readdirSync(directory), ['8.json']);
    }
  });
}

test('A lock that cannot be read is respected', () => {
  const directory = emptyDirectory();
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, '1.json'), '{"pid":');
  assert.throws(() => takeLock(directory), InUse);
});

test('A released lock can be taken again', () => {
  const directory = emptyDirectory();
  takeLock(directory).release();
  const again = takeLock(directory);
  assert.throws(() => takeLock(directory), InUse);
  again.release();
});

test('Of eight processes that take over a dead lock at the same moment one wins, every time', async () => {
  const place = mkdtempSync(join(tmpdir(), 'valuations-rival-'));
  made.push(place);
  const script = join(place, 'rival.mjs');
  const lock = new URL('./lock.mjs', import.meta.url).href;
  writeFileSync(
    script,
    `import { takeLock } from ${JSON.stringify(lock)};
     process.on('message', (directory) => {
       let won = false;
       try { takeLock(directory); won = true; } catch {}
       process.send(won);
     });
     process.send('ready');`,
  );
  const rivals = Array.from({ length: 8 }, () => fork(script, []));
  await Promise.all(rivals.map((rival) => once(rival, 'message')));
  for (let round = 0; round < 25; round++) {
    const directory = emptyDirectory();
    mkdirSync(directory, { recursive: true });
    const dead = { pid: gone, processStart: '1', startedAt: '2026-11-20T08:00:00.000Z', machine: here };
    writeFileSync(join(directory, '1.json'), JSON.stringify(dead));
    const results = rivals.map((rival) => once(rival, 'message'));
    for (const rival of rivals) rival.send(directory);
    const won = (await Promise.all(results)).flat().filter((result) => result === true);
    assert.equal(won.length, 1, `round ${round}`);
  }
  for (const rival of rivals) rival.disconnect();
});
