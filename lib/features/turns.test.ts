import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSearchPause, createTurns } from './turns';

const LIMITS = {
  together: 2,
  ownWaitingMax: 1,
  waitingMax: 3,
  ownBusy: { message: 'Yours are under way.', fix: 'Wait.' },
  busy: { message: 'Too many are under way.', fix: 'Wait.' },
};

function setUp() {
  const turns = createTurns(LIMITS);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  /** Named by its organisation's letter and a number. */
  const work = (name: string) =>
    turns.take(name.slice(0, 1), async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  /** What has begun so far. */
  const begunNow = async () => {
    await new Promise(setImmediate);
    return begun;
  };
  return { work, begun, begunNow, end: (name: string) => ends.get(name)?.() };
}

test('two organisations work at the same time, one turn each; the longest waiting comes next', async () => {
  const { work, begunNow, end } = setUp();
  const all = [work('a1'), work('a2'), work('b1'), work('c1')];
  assert.deepEqual(await begunNow(), ['a1', 'b1']);
  end('b1');
  assert.equal(await all[2], 'b1');
  // The second of `a` waited longer, but `a` has its turn.
  assert.deepEqual(await begunNow(), ['a1', 'b1', 'c1']);
  end('a1');
  await all[0];
  assert.deepEqual(await begunNow(), ['a1', 'b1', 'c1', 'a2']);
  end('c1');
  end('a2');
  assert.deepEqual(await Promise.all(all), ['a1', 'a2', 'b1', 'c1']);
});

test('an organisation with too many is refused, and all others are not', async () => {
  const { work, begunNow, end } = setUp();
  const [first, second] = [work('a1'), work('a2')];
  await assert.rejects(work('a3'), { code: 'limit_reached', message: 'Yours are under way.' });
  const other = work('b1');
  assert.deepEqual(await begunNow(), ['a1', 'b1']);
  end('a1');
  await first;
  end('a2');
  end('b1');
  await Promise.all([second, other]);
});

test('when too many wait the next is refused, of any organisation', async () => {
  const { work, begun, end } = setUp();
  const all = ['a1', 'b1', 'c1', 'd1', 'e1'].map(work);
  await assert.rejects(work('f1'), { code: 'busy', message: 'Too many are under way.' });
  for (const name of ['a1', 'b1', 'c1', 'd1', 'e1']) {
    while (!begun.includes(name)) await new Promise(setImmediate);
    end(name);
  }
  await Promise.all(all);
});

test('a turn ends when its work fails', async () => {
  const turns = createTurns({ ...LIMITS, ownWaitingMax: 0, together: 1 });
  for (let time = 0; time < 3; time++)
    await assert.rejects(
      turns.take('a', () => Promise.reject(new Error('broken'))),
      /broken/,
    );
  assert.equal(await turns.take('b', async () => 'done'), 'done');
});

test('a search continues until its computing time is used up; pauses do not count', async () => {
  let now = 0;
  const pause = createSearchPause(100, () => now);
  now += 60;
  const first = pause();
  now += 5_000; // in the pause
  assert.equal(await first, true);
  now += 39;
  assert.equal(await pause(), true);
  now += 1;
  assert.equal(await pause(), false);
});
