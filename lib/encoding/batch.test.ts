import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault } from '@/lib/fault';
import { batchCalls } from './batch';

/** Serves each its double, when told to; remembers who went with whom. */
function setUp(refuse: (batch: readonly number[]) => Error | null = () => null) {
  const batches: (readonly number[])[] = [];
  const gates: (() => void)[] = [];
  const ask = batchCalls<number, number>(
    async (batch) => {
      batches.push(batch);
      await new Promise<void>((open) => gates.push(open));
      const error = refuse(batch);
      if (error) throw error;
      return batch.map((one) => one * 2);
    },
    { maxBatchSize: 3, kind: (one) => (one < 100 ? 'small' : 'large') },
  );
  /** Opens every gate until nobody waits any more. */
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
  return { ask, batches, finish };
}

test('who asks in the same moment goes together, so many at a time and kind by kind, each with its own answer', async () => {
  const { ask, batches, finish } = setUp();
  const answers = await finish(Promise.all([1, 2, 100, 3, 4].map(ask)));
  assert.deepEqual(answers, [2, 4, 200, 6, 8]);
  assert.deepEqual(batches, [[1, 2, 3], [100], [4]]);
});

test('a batch that is refused is tried one by one: only who is refused alone fails', async () => {
  const { ask, batches, finish } = setUp((batch) => (batch.includes(2) ? new Error('not 2') : null));
  const results = await finish(Promise.allSettled([1, 2, 3].map(ask)));
  assert.deepEqual(
    results.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason))),
    [2, 'Error: not 2', 6],
  );
  assert.deepEqual(batches, [[1, 2, 3], [1], [2], [3]]);
});

test('a Fault is told to all of a batch, which is not tried again: what was done is not known', async () => {
  const down = new Fault('storage_down', { message: 'Down.', fix: 'Wait.' });
  const { ask, batches, finish } = setUp(() => down);
  const results = await finish(Promise.allSettled([1, 2].map(ask)));
  assert.ok(results.every((one) => one.status === 'rejected' && one.reason === down));
  assert.deepEqual(batches, [[1, 2]]);
});
