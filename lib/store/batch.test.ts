import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault } from '@/lib/fault';
import { batchCalls } from './batch';

/** Doubles each input once its gate is opened, and records which inputs went together. */
function setUp(
  refuse: (batch: readonly number[]) => Error | null = () => null,
  options: { groupOf?: (input: number) => string } = {},
) {
  const batches: (readonly number[])[] = [];
  const gates: (() => void)[] = [];
  const double = batchCalls<number, number>(
    async (batch) => {
      batches.push(batch);
      await new Promise<void>((open) => gates.push(open));
      const error = refuse(batch);
      if (error) throw error;
      return batch.map((input) => input * 2);
    },
    { maxBatchSize: 3, kindOf: (input) => (input < 100 ? 'small' : 'large'), ...options },
  );
  /** Opens every gate until nothing waits any longer. */
  const finish = async <T>(pending: Promise<T>) => {
    let over = false;
    const ended = pending.finally(() => (over = true));
    ended.catch(() => undefined);
    while (!over) {
      gates.splice(0).forEach((open) => open());
      await Promise.resolve();
    }
    return ended;
  };
  return { double, batches, finish };
}

test('calls of the same moment go together, so many at a time and kind by kind, each with its own result', async () => {
  const { double, batches, finish } = setUp();
  const results = await finish(Promise.all([1, 2, 100, 3, 4].map(double)));
  assert.deepEqual(results, [2, 4, 200, 6, 8]);
  assert.deepEqual(batches, [[1, 2, 3], [100], [4]]);
});

test('calls made while two batches are under way go together as soon as one of them is through', async () => {
  const { double, batches, finish } = setUp();
  const first = double(1);
  await Promise.resolve();
  const second = double(2);
  await Promise.resolve();
  const later = [double(3), double(4)];
  await Promise.resolve();
  assert.deepEqual(batches, [[1], [2]]);
  assert.deepEqual(await finish(Promise.all([first, second, ...later])), [2, 4, 6, 8]);
  assert.deepEqual(batches, [[1], [2], [3, 4]]);
});

test('a batch that is refused is tried one by one: only a call that is refused alone fails', async () => {
  const { double, batches, finish } = setUp((batch) => (batch.includes(2) ? new Error('not 2') : null));
  const results = await finish(Promise.allSettled([1, 2, 3].map(double)));
  assert.deepEqual(
    results.map((ended) => (ended.status === 'fulfilled' ? ended.value : String(ended.reason))),
    [2, 'Error: not 2', 6],
  );
  assert.deepEqual(batches, [[1, 2, 3], [1], [2], [3]]);
});

test('calls that belong together are retried together, and refused together', async () => {
  const refuse = (batch: readonly number[]) => (batch.includes(2) ? new Error('not 2') : null);
  const { double, batches, finish } = setUp(refuse, { groupOf: (input) => (input % 2 ? 'odd' : 'even') });
  const results = await finish(Promise.allSettled([1, 2, 3].map(double)));
  assert.deepEqual(
    results.map((ended) => (ended.status === 'fulfilled' ? ended.value : String(ended.reason))),
    [2, 'Error: not 2', 6],
  );
  assert.deepEqual(batches, [[1, 2, 3], [1, 3], [2]]);
});

test('a Fault ends every call of a batch, which is not retried, as it is unknown what was done', async () => {
  const down = new Fault('storage_down', { message: 'Down.', fix: 'Wait.' });
  const { double, batches, finish } = setUp(() => down);
  const results = await finish(Promise.allSettled([1, 2].map(double)));
  assert.ok(results.every((ended) => ended.status === 'rejected' && ended.reason === down));
  assert.deepEqual(batches, [[1, 2]]);
});
