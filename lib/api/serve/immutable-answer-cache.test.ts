import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ImmutableAnswerCache } from './immutable-answer-cache';

test('the thousand asked for last are kept', () => {
  const answers = new ImmutableAnswerCache(() => new Date(0));
  for (let id = 0; id < 1_000; id++) answers.set('o', { id }, `answer ${id}`);
  assert.equal(answers.get('o', { id: 0 }), 'answer 0');
  answers.set('o', { id: 1_000 }, 'answer 1000');
  assert.equal(answers.get('o', { id: 0 }), 'answer 0');
  assert.equal(answers.get('o', { id: 1 }), undefined);
  assert.equal(answers.get('o', { id: 1_000 }), 'answer 1000');
});

test('an answer larger than 64 K is not kept', () => {
  const answers = new ImmutableAnswerCache(() => new Date(0));
  answers.set('o', {}, 'x'.repeat(64 * 1024 + 1));
  assert.equal(answers.get('o', {}), undefined);
});

test('no organisation gets what was kept for another', () => {
  const answers = new ImmutableAnswerCache(() => new Date(0));
  answers.set('north', { id: 1 }, 'north’s');
  assert.equal(answers.get('south', { id: 1 }), undefined);
});

test('after a minute an answer is asked for again: its record may have been erased', () => {
  let now = new Date(0);
  const answers = new ImmutableAnswerCache(() => now);
  answers.set('o', {}, 'kept');
  now = new Date(59_999);
  assert.equal(answers.get('o', {}), 'kept');
  now = new Date(60_000);
  assert.equal(answers.get('o', {}), undefined);
});
