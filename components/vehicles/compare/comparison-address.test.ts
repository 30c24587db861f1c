import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparedEntries } from './comparison-address';

test('an address names vehicles and builds, each once, and two builds of one car are two', () => {
  const texts = ['car-1', 'car-1.AAA', 'car-1.BBB', 'car-1.AAA', 'car-1'];
  assert.deepEqual(comparedEntries(texts), { entries: ['car-1', 'car-1.AAA', 'car-1.BBB'], problems: [] });
});

test('what is not included has a sentence', () => {
  const { entries, problems } = comparedEntries(['car-1', 'x', 'car-2.A/B', 'car-2', 'van-3', 'car-4', 'car-5.AAA']);
  assert.deepEqual(entries, ['car-1', 'car-2', 'van-3', 'car-4']);
  assert.equal(problems.length, 3);
  assert.match(problems[2] ?? '', /car-5 with options is not included/);
});
