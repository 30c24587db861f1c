/** Titles of charts of values, over rises, falls, no change, gaps, one point and £0. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  forecastFinding,
  historyFinding,
  mileageFinding,
  mileageRangeFinding,
  monthsFinding,
  shareHistoryFinding,
  type DatedValue,
} from './value-findings';

const DAYS = ['2026-11-01', '2027-05-01', '2027-11-01'];
const dated = (...values: (number | null)[]): DatedValue[] =>
  values.map((value, index) => ({ day: DAYS[index] ?? '', value }));

const CASES: readonly [what: string, values: DatedValue[], forecast: string | null, history: string | null][] = [
  [
    'a fall',
    dated(4_770, 4_400, 4_150),
    'Expected to lose £620, 13%, by November 2027 (Clean)',
    'Lost £620, 13%, since November 2026 (Clean)',
  ],
  [
    'a rise',
    dated(4_000, 4_050, 4_100),
    'Expected to gain £100, 3%, by November 2027 (Clean)',
    'Gained £100, 3%, since November 2026 (Clean)',
  ],
  [
    'no change',
    dated(4_000, 4_000, 4_000),
    'Expected to stay at £4,000 until November 2027 (Clean)',
    'Unchanged at £4,000 since November 2026 (Clean)',
  ],
  [
    'the same again after a dip',
    dated(4_000, 3_900, 4_000),
    'Expected to be back at £4,000 by November 2027 (Clean)',
    'Back at £4,000, as in November 2026 (Clean)',
  ],
  [
    'a fall of less than half a per cent',
    dated(40_000, 39_950, 39_900),
    'Expected to lose £100, under 1%, by November 2027 (Clean)',
    'Lost £100, under 1%, since November 2026 (Clean)',
  ],
  [
    'a gap in the middle',
    dated(4_000, null, 3_000),
    'Expected to lose £1,000, 25%, by November 2027 (Clean)',
    'Lost £1,000, 25%, since November 2026 (Clean)',
  ],
  [
    'a gap at the start',
    dated(null, 4_000, 3_000),
    'Expected to lose £1,000, 25%, from May 2027 to November 2027 (Clean)',
    'Lost £1,000, 25%, since May 2027 (Clean)',
  ],
  [
    'a gap at the end',
    dated(4_000, 3_000, null),
    'Expected to lose £1,000, 25%, by May 2027 (Clean)',
    'Lost £1,000, 25%, from November 2026 to May 2027 (Clean)',
  ],
  [
    'one point',
    dated(null, 4_000, null),
    'Expected to be worth £4,000 in May 2027 (Clean)',
    'Worth £4,000 in May 2027 (Clean)',
  ],
  [
    'a fall to £0',
    dated(500, 200, 0),
    'Expected to lose £500, 100%, by November 2027 (Clean)',
    'Lost £500, 100%, since November 2026 (Clean)',
  ],
  [
    'a rise from £0, of which no share can be stated',
    dated(0, 100, 300),
    'Expected to gain £300 by November 2027 (Clean)',
    'Gained £300 since November 2026 (Clean)',
  ],
  [
    '£0 throughout',
    dated(0, 0, 0),
    'Expected to stay at £0 until November 2027 (Clean)',
    'Unchanged at £0 since November 2026 (Clean)',
  ],
  ['no value', dated(null, null, null), null, null],
  ['nothing', [], null, null],
];

for (const [what, values, forecast, history] of CASES) {
  test(`the title of a forecast and of a history: ${what}`, () => {
    assert.equal(forecastFinding(values, 'Clean', '2026-11-01'), forecast);
    assert.equal(historyFinding(values, 'Clean'), history);
  });
}

test('a forecast that does not begin in its own month says from when', () => {
  assert.equal(
    forecastFinding(dated(4_770, 4_400, 4_150), 'Clean', '2026-10-01'),
    'Expected to lose £620, 13%, from November 2026 to November 2027 (Clean)',
  );
  assert.equal(
    forecastFinding(dated(4_770, 4_400, 4_150), 'Clean', '2026-11-23'),
    'Expected to lose £620, 13%, by November 2027 (Clean)',
  );
});

test('the title of a history as shares of the cost new', () => {
  const cases: readonly [DatedValue[], string | null][] = [
    [dated(0.541, 0.5, 0.468), 'Down from 54% to 47% of cost new since November 2026 (Clean)'],
    [dated(0.4, 0.41, 0.45), 'Up from 40% to 45% of cost new since November 2026 (Clean)'],
    [dated(0.471, 0.5, 0.468), 'Back at 47% of cost new, from November 2026 to November 2027 (Clean)'],
    [dated(0.5, 0.4, null), 'Down from 50% to 40% of cost new from November 2026 to May 2027 (Clean)'],
    [dated(null, 0.5, null), 'Worth 50% of cost new in May 2027 (Clean)'],
    [dated(0, 0, 0), 'Unchanged at 0% of cost new since November 2026 (Clean)'],
    [dated(null), null],
  ];
  for (const [values, title] of cases) assert.equal(shareHistoryFinding(values, 'Clean'), title);
});

test('the title of a value month by month from now', () => {
  const cases: readonly [(number | null)[], string | null][] = [
    [[1_200, 1_000, 900], 'Down £300, 25%, in 2 months (Clean)'],
    [[1_200, null, 1_320], 'Up £120, 10%, in 2 months (Clean)'],
    [[null, 1_000, 900], 'Down £100, 10%, between months 1 and 2 (Clean)'],
    [[0, 0, 0], 'Stays at £0 for 2 months (Clean)'],
    [[500, 400, 500], 'Back at £500 after 2 months (Clean)'],
    [[null, 400, 400], 'Stays at £400 between months 1 and 2 (Clean)'],
    [[400, 300], 'Down £100, 25%, in 1 month (Clean)'],
    [[400, 400], 'Stays at £400 for 1 month (Clean)'],
    [[400, null], '£400 now (Clean)'],
    [[null, 400], '£400 in month 1 (Clean)'],
    [[null], null],
  ];
  for (const [values, title] of cases) assert.equal(monthsFinding(values, 'Clean'), title);
});

test('the title of a curve by mileage', () => {
  const at = (miles: number, pounds: number | null) => ({ miles, pounds });
  const cases: readonly [now: number | null, later: number | null, title: string | null][] = [
    [5_000, 4_785, '£215 less per extra 10,000 miles (Clean)'],
    [5_000, 5_100, '£100 more per extra 10,000 miles (Clean)'],
    [5_000, 5_000, 'No change in value for an extra 10,000 miles (Clean)'],
    [100, 0, '£100 less per extra 10,000 miles (Clean)'],
    [null, 5_000, null],
    [5_000, null, null],
  ];
  for (const [now, later, title] of cases)
    assert.equal(mileageFinding(at(40_000, now), at(50_000, later), 'Clean'), title);
  assert.equal(mileageFinding(at(40_000, 5_000), at(40_000, 5_000), 'Clean'), null);
  assert.equal(
    mileageRangeFinding([at(5_000, null), at(10_000, 12_400), at(90_000, 6_100)], 'Clean'),
    '£12,400 at 10,000 mi, £6,100 at 90,000 mi (Clean)',
  );
  assert.equal(mileageRangeFinding([at(10_000, 12_400)], 'Clean'), '£12,400 at 10,000 mi (Clean)');
  assert.equal(mileageRangeFinding([at(10_000, null)], 'Clean'), null);
});
