import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tryEachPage } from './try-each';

test('every page is read after the one before, however many items fail, and the first failure is thrown at the end', async () => {
  const tried: number[] = [];
  const work = async (item: number) => {
    tried.push(item);
    if (item < 5) throw new Error(`number ${item}`);
  };
  const next = async (after: number | null) => [1, 2, 3, 4, 5, 6, 7].filter((item) => item > (after ?? 0)).slice(0, 2);
  await assert.rejects(tryEachPage(next, work), /number 1/);
  assert.deepEqual(tried, [1, 2, 3, 4, 5, 6, 7]);
  await tryEachPage(async () => [], work);
  assert.equal(tried.length, 7);
});
