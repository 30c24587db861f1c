/** Builds in a list have different names, whatever is the same about them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distinctNames, distinctTexts, optionsTexts, savedBuildTexts, wholeName } from './build-names';
import type { ConfiguredBuild } from './configured-build';
import { CONFIGURED_BUILD, SAVED_BUILD } from './sample-builds.fixture';
import type { SavedBuild } from './saved-build';

const configured = (
  names: readonly string[],
  optionsPence = 150_500,
  onApplication: string[] = [],
): ConfiguredBuild => ({
  ...CONFIGURED_BUILD,
  // oxlint-disable-next-line code/plain-words -- a name that saved builds contain
  wishes: names.map((name, code) => ({ code, name, chargedPence: 0 })),
  optionsPence,
  onApplication,
});

for (const [build, short, long] of [
  [configured([]), 'Without options', 'Without options'],
  [configured(['Tow bar']), 'Tow bar, £1,505', 'Tow bar, £1,505'],
  [
    configured(['Heated seats', 'Tow bar', 'Roof', 'Paint']),
    'Heated seats, Tow bar +2, £1,505',
    'Heated seats, Tow bar, Roof, Paint, £1,505',
  ],
  [configured(['Plate'], 0, ['Plate']), 'Plate, £0 + POA', 'Plate, £0 + POA'],
] as const)
  test(`a build is named by its options: ${short}`, () => assert.deepEqual(optionsTexts(build), [short, long]));

const saved = (over: Partial<SavedBuild>): SavedBuild => ({ ...SAVED_BUILD, optionsPence: 150_500, ...over });

test('saved builds of the same name differ by their price, then by when they were saved, then by number', () => {
  const texts = (...builds: readonly SavedBuild[]) => distinctTexts(builds.map(savedBuildTexts));
  assert.deepEqual(texts(saved({}), saved({ name: 'Mrs Hill' })), ['Mr Hill', 'Mrs Hill']);
  assert.deepEqual(texts(saved({}), saved({ optionsPence: 0 })), ['Mr Hill, options £1,505', 'Mr Hill, options £0']);
  assert.deepEqual(texts(saved({}), saved({ savedAt: '2026-11-28T10:05:00Z' })), [
    'Mr Hill, options £1,505, saved 28 Nov 2026, 09:00',
    'Mr Hill, options £1,505, saved 28 Nov 2026, 10:05',
  ]);
  assert.deepEqual(texts(saved({}), saved({}), saved({})).slice(1), [
    'Mr Hill, options £1,505, saved 28 Nov 2026, 09:00 (2)',
    'Mr Hill, options £1,505, saved 28 Nov 2026, 09:00 (3)',
  ]);
});

test('no two items have the same text, whichever texts they share', () => {
  const choices = [['a'], ['a', 'b'], ['b'], ['a', 'a (2)'], ['a (2)'], ['a', 'b', 'c'], ['', 'a']];
  for (const one of choices)
    for (const two of choices)
      for (const three of choices)
        for (const four of choices) {
          const texts = distinctTexts([one, two, three, four]);
          assert.equal(new Set(texts).size, 4, JSON.stringify([one, two, three, four, texts]));
        }
});

test('two cars of one name need no detail that is the same for both', () => {
  const names = distinctNames([
    { name: 'Kuga', details: ['', 'Car 1'] },
    { name: 'Kuga', details: ['', 'Car 2'] },
    { name: 'Puma', details: ['', 'Car 3'] },
  ]);
  assert.deepEqual(names.map(wholeName), ['Kuga, Car 1', 'Kuga, Car 2', 'Puma']);
});
