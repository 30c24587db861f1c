import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ImmutableAnswerCache } from './immutable-answer-cache';

const START = Date.UTC(2026, 6, 6);

test('the thousand that were read last are cached', () => {
  const answers = new ImmutableAnswerCache(() => new Date(START));
  for (let id = 0; id < 1_000; id++) answers.set('o', { id }, `answer ${id}`);
  assert.equal(answers.get('o', { id: 0 }), 'answer 0');
  answers.set('o', { id: 1_000 }, 'answer 1000');
  assert.equal(answers.get('o', { id: 0 }), 'answer 0');
  assert.equal(answers.get('o', { id: 1 }), undefined);
  assert.equal(answers.get('o', { id: 1_000 }), 'answer 1000');
});

test('an answer larger than 64 K is not cached', () => {
  const answers = new ImmutableAnswerCache(() => new Date(START));
  answers.set('o', {}, 'x'.repeat(64 * 1024 + 1));
  assert.equal(answers.get('o', {}), undefined);
  answers.set('o', {}, 'x'.repeat(64 * 1024));
  assert.equal(answers.get('o', {})?.length, 64 * 1024);
});

test('no organisation gets the cached answer of another', () => {
  const answers = new ImmutableAnswerCache(() => new Date(START));
  answers.set('north', { id: 1 }, 'north’s');
  assert.equal(answers.get('south', { id: 1 }), undefined);
});

test('after a minute an answer is read anew: its record may have been erased', () => {
  let now = START;
  const answers = new ImmutableAnswerCache(() => new Date(now));
  answers.set('o', {}, 'cached');
  now = START + 59_999;
  assert.equal(answers.get('o', {}), 'cached');
  now = START + 60_000;
  assert.equal(answers.get('o', {}), undefined);
});
