import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSendQueue } from './send-queue';

/** A queue whose requests hang until they are answered. */
function openQueue() {
  const sent: string[] = [];
  const answers = new Map<string, () => void>();
  const add = createSendQueue();
  const send = (key: string) =>
    new Promise<void>((resolve) => {
      sent.push(key);
      answers.set(key, resolve);
    });
  const settled = () => new Promise(setImmediate);
  return {
    sent,
    add: async (key: string) => {
      add(key, send);
      await settled();
    },
    answer: async (key: string) => {
      answers.get(key)?.();
      await settled();
    },
  };
}

test('photos are sent one after the other, in the order they were added', async () => {
  const { sent, add, answer } = openQueue();
  for (const key of ['one', 'two', 'three']) await add(key);
  assert.deepEqual(sent, ['one']);
  await answer('one');
  assert.deepEqual(sent, ['one', 'two']);
  await answer('two');
  assert.deepEqual(sent, ['one', 'two', 'three']);
});

test('a photo that is added again while it is on its way, or waits, is sent once, and delays no other', async () => {
  const { sent, add, answer } = openQueue();
  for (const key of ['one', 'two', 'one', 'one', 'two', 'three']) await add(key);
  await answer('one');
  await answer('two');
  assert.deepEqual(sent, ['one', 'two', 'three']);
});

test('a photo to which no answer came is sent again when it is added again', async () => {
  const { sent, add, answer } = openQueue();
  await add('one');
  await answer('one');
  await add('one');
  assert.deepEqual(sent, ['one', 'one']);
});

test('a photo whose sending throws does not hold up the next', async () => {
  const sent: string[] = [];
  const add = createSendQueue();
  add('one', () => Promise.reject(new Error('out of memory')));
  add('two', async (key) => {
    sent.push(key);
  });
  await new Promise(setImmediate);
  assert.deepEqual(sent, ['two']);
});
