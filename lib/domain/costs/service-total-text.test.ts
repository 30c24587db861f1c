import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serviceTotalText } from './service-total-text';
import type { WholeLifeCostPart } from './whole-life-parts';

const part = (key: WholeLifeCostPart['key'], pounds: number): WholeLifeCostPart => ({
  key,
  words: key,
  pence: pounds * 100,
  source: 'Service',
});
/** £30,000 over 60,000 miles are 50p a mile; with vehicle tax and class 1A £33,000 and 55p. */
const RUNNING = [part('depreciation', 24_000), part('fuel', 4_000), part('maintenance', 2_000)];
const ALL = [...RUNNING, part('duty', 1_000), part('classOneA', 2_000)];

for (const [title, wholeLifeCost, pencePerMile, parts, expected] of [
  ['of the same parts', 33_000, 55, ALL, '£33,000, 55.00p per mile.'],
  [
    'of the running costs',
    33_000,
    50,
    ALL,
    '£33,000. Its 50.00p per mile covers only depreciation, fuel and maintenance.',
  ],
  ['of other parts', 33_000, 61, ALL, '£33,000. Its 61.00p per mile does not cover the same parts.'],
  [
    'of parts not all known',
    33_000,
    50,
    RUNNING.slice(1),
    '£33,000. Its 50.00p per mile does not cover the same parts.',
  ],
  ['without pence per mile', 33_000, null, ALL, '£33,000.'],
  ['without a total', null, 50, ALL, 'not given. Its 50.00p per mile covers only depreciation, fuel and maintenance.'],
  [
    'of running costs of half a hundredth',
    33_000,
    49.395,
    ALL,
    '£33,000. Its 49.40p per mile does not cover the same parts.',
  ],
  ['with neither', null, null, ALL, 'not given.'],
] as const)
  test(`a service's total ${title}`, () =>
    assert.equal(
      serviceTotalText({ wholeLifeCost, pencePerMile }, parts, 60_000),
      `Whole life cost from the service: ${expected}`,
    ));
