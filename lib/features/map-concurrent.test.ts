/** A few items at the same time: in order, as many as allowed, none after an abort or an error. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mapConcurrent } from './map-concurrent';

/** Work that ends when it is let go. */
function heldWork() {
  const begun: number[] = [];
  const ends = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  const work = (item: number) =>
    new Promise<string>((resolve, reject) => {
      begun.push(item);
      ends.set(item, { resolve: () => resolve(`done ${item}`), reject });
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    work,
    begun,
    end: async (item: number) => (ends.get(item)?.resolve(), settled()),
    fail: async (item: number) => (ends.get(item)?.reject(new Error(`failed ${item}`)), settled()),
  };
}

test('the next item begins as soon as one ends, and the results are in the order of the items', async () => {
  const { work, begun, end } = heldWork();
  const results = mapConcurrent([1, 2, 3, 4], work, { concurrency: 2 });
  assert.deepEqual(begun, [1, 2]);
  await end(2);
  assert.deepEqual(begun, [1, 2, 3], 'it does not wait for the first');
  await end(3);
  await end(4);
  await end(1);
  assert.deepEqual(await results, ['done 1', 'done 2', 'done 3', 'done 4']);
});

test('after an abort no more is begun, and what was begun is answered', async () => {
  const { work, begun, end } = heldWork();
  const aborting = new AbortController();
  const results = mapConcurrent([1, 2, 3, 4], work, { concurrency: 2, signal: aborting.signal });
  aborting.abort();
  await end(1);
  await end(2);
  assert.deepEqual(await results, ['done 1', 'done 2']);
  assert.deepEqual(begun, [1, 2]);
});

test('after an error no more is begun, and it is thrown once everything under way has ended', async () => {
  const { work, begun, end, fail } = heldWork();
  let hasThrown = false;
  const results = mapConcurrent([1, 2, 3], work, { concurrency: 2 }).catch((error: unknown) => {
    hasThrown = true;
    return String(error);
  });
  await fail(1);
  assert.equal(hasThrown, false);
  await end(2);
  assert.match(await results.then(String), /failed 1/);
  assert.deepEqual(begun, [1, 2]);
});
