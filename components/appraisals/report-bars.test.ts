import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boughtBars, reportTitle, soldBars } from './report-bars';

const NOTHING = { offered: 0, offers: 0, bought: 0, lost: 0, sold: 0, soldPounds: 0, paidForSoldPounds: 0 };
const row = (month: string, figures: Partial<typeof NOTHING>) => ({ ...NOTHING, month, ...figures });

for (const [offered, offers, bought, title] of [
  [0, 0, 1, '0 vehicles offered on, 1 bought'], // offered in an earlier month
  [0, 1, 0, '0 vehicles offered on (1 offer), 0 bought'], // taken back
  [1, 1, 1, '1 vehicle offered on, 1 bought'],
  [1, 1, 3, '1 vehicle offered on, 3 bought'],
  [5, 7, 3, '5 vehicles offered on (7 offers), 3 bought'],
] as const) {
  test(`${offered} offered and ${bought} bought is no share of each other: ${title}`, () => {
    assert.equal(reportTitle([row('2026-11', { offered, offers, bought })]), title);
    const [bar] = boughtBars([row('2026-11', { offered, bought, lost: 2 })]);
    assert.deepEqual(
      [bar?.value, bar?.ghost, bar?.against, bar?.remark],
      [bought, offered, `bought, ${offered} offered on`, '2 lost'],
    );
  });
}

test('the months are in order, with several persons’ rows added up', () => {
  const bars = boughtBars([
    row('2026-11', { offered: 1 }),
    row('2026-10', { offered: 2 }),
    row('2026-11', { offered: 4 }),
  ]);
  assert.deepEqual(
    bars.map(({ label, ghost }) => [label, ghost]),
    [
      ['Oct 2026', 2],
      ['Nov 2026', 5],
    ],
  );
});

test('sale prices are compared with prices paid, only in months with sales', () => {
  const rows = [
    row('2026-09', { offered: 3 }),
    row('2026-10', { sold: 1, soldPounds: 9_000, paidForSoldPounds: 9_500 }),
    row('2026-11', { sold: 2, soldPounds: 20_001, paidForSoldPounds: 15_000 }),
  ];
  assert.deepEqual(
    soldBars(rows).map(({ label, value, against, remark }) => [label, value, against, remark]),
    [
      ['Oct 2026', 9_000, 'against £9,500 paid', '1 car'],
      ['Nov 2026', 10_001, 'against £7,500 paid', 'mean of 2 cars'],
    ],
  );
});
