import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leftOutTicks } from './left-out-ticks';

const PAINT = { code: 71_103, name: 'Solid paint - Alpine White' };
const WHEELS = { code: 71_201, name: '19" alloy wheels' };

for (const [unknown, ofOtherList, texts] of [
  [[], [], []],
  [
    [71_103, 71_201],
    [PAINT, WHEELS],
    [
      'Solid paint - Alpine White and 19" alloy wheels: not on the price list of 10 Mar 2024, so left out. Tick options from this list instead.',
    ],
  ],
  [[999_999], [], ['999999: left out. Tick options from the list instead.']],
  [
    [71_103, 999_999],
    [PAINT],
    [
      'Solid paint - Alpine White: not on the price list of 10 Mar 2024, so left out. Tick options from this list instead.',
      '999999: left out. Tick options from the list instead.',
    ],
  ],
] as const)
  test(`of ${unknown.length} ticks that the list does not have, ${ofOtherList.length} are named`, () => {
    const found = leftOutTicks({ build: { date: '2024-03-10' }, unknown, ofOtherList });
    assert.deepEqual(
      found.map(({ text }) => text),
      texts,
    );
  });
