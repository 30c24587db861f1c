/** Why a value of a later month is missing, and what helps. The forecast has Clean and Average to February, and no Below. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VALUES } from './appraisal-values.fixture';
import { CONDITIONS } from './entries';
import { guideValueAt, heldValues, noHoldBecause, type PlateForecast } from './guide-value';
import { firstHeldDay, isHeldLongEnough } from './hold-or-drop';

const TODAY = '2026-11-12';
const forecast: PlateForecast = {
  snapshotDay: '2026-11-01',
  days: ['2026-12-01', '2027-01-01', '2027-02-01'],
  mileages: [30_000, 50_000],
  clean: [
    [9_100, 8_500],
    [9_000, 8_500],
    [8_900, 8_300],
  ],
  average: [
    [8_300, 7_900],
    [8_200, 7_800],
    [8_100, 7_700],
  ],
  below: [],
};
const vehicle = (mileage: number | null) => ({ valuedOn: '2026-11-10', mileage, values: VALUES });

for (const [mileage, condition, handOver, reason, next] of [
  [
    40_000,
    'clean',
    '2027-02',
    'The forecast has too few values from 1 Feb 2027 onwards.',
    'Choose an earlier hand-over month.',
  ],
  [
    40_000,
    'clean',
    '2027-06',
    'The forecast has too few values from 1 Jun 2027 onwards.',
    'Choose an earlier hand-over month.',
  ],
  [
    40_000,
    'below',
    '2026-11',
    'The forecast has too few values from 12 Nov 2026 onwards.',
    'Choose another condition.',
  ],
  [40_000, 'below', '2027-02', 'The forecast has too few values from 1 Feb 2027 onwards.', 'Value the vehicle again.'],
  [
    90_000,
    'clean',
    '2026-11',
    'The forecast has values from 30,000 mi to 50,000 mi, and none at 90,000 mi.',
    'No other month or condition has any. Compare the values above.',
  ],
  [null, 'clean', '2026-12', 'The mileage of the vehicle is not known.', 'Value the vehicle again.'],
] as const) {
  test(`at ${mileage} miles, ${condition}, handed over in ${handOver}: ${reason} ${next}`, () =>
    assert.deepEqual(noHoldBecause(vehicle(mileage), condition, forecast, { handOver, today: TODAY }), {
      reason,
      next,
    }));
}

test('a month or a condition is advised only where it helps', () => {
  for (const mileage of [null, 1_000, 30_000, 40_000, 50_000, 90_000])
    for (const condition of CONDITIONS)
      for (const handOver of [undefined, '2026-11', '2026-12', '2027-02', '2027-09']) {
        const { next } = noHoldBecause(vehicle(mileage), condition, forecast, { handOver, today: TODAY });
        const helps = (band: typeof condition, month: string | undefined) =>
          isHeldLongEnough(heldValues(vehicle(mileage), band, forecast, { handOver: month, today: TODAY }));
        const label = `${mileage} ${condition} ${handOver}`;
        if (/earlier hand-over month/i.test(next)) assert.ok(helps(condition, '2026-11'), label);
        if (/another condition/.test(next))
          assert.ok(
            CONDITIONS.some((band) => band !== condition && helps(band, handOver)),
            label,
          );
      }
});

/** Of the edition of January, which the forecast of 1 January does not have any more: it begins in February. */
const EDITION = { day: '2027-01-01', retail: 10_500, clean: 8_750, average: 8_000, below: null };
const later: PlateForecast = {
  ...forecast,
  snapshotDay: '2027-01-01',
  days: ['2027-02-01', '2027-03-01', '2027-04-01'],
};

test('the month of the edition has its value, as the trade value and as the first held', () => {
  const known = { ...later, edition: EDITION };
  assert.deepEqual(guideValueAt(vehicle(40_000), 'clean', '2027-01', { value: known }), {
    pounds: 8_750,
    source: 'edition',
    day: '2027-01-01',
    words: 'Clean condition in the edition of January 2027, by guide ID.',
  });
  const held = heldValues(vehicle(40_000), 'clean', known, { handOver: '2027-01', today: '2027-01-01' });
  // At 40,000 miles half way between: 8,800, 8,750, 8,600.
  assert.deepEqual(held, [
    { day: '2027-01-01', pence: 875_000 },
    { day: '2027-02-01', pence: 880_000 },
    { day: '2027-03-01', pence: 875_000 },
    { day: '2027-04-01', pence: 860_000 },
  ]);
});

test('trade value and first held value are known together, and are the same on the day that the value is of', () => {
  for (const known of [forecast, later, { ...later, edition: EDITION }, { ...later, edition: null }])
    for (const condition of CONDITIONS)
      for (const mileage of [null, 30_000, 40_000, 90_000])
        for (const today of ['2026-11-10', '2026-11-30', '2026-12-01', '2027-01-01', '2027-01-20'])
          for (const handOver of ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-09']) {
            if (handOver < today.slice(0, 7)) continue; // refused: this month is over
            const label = `${known.snapshotDay} ${condition} ${mileage} ${today} ${handOver}`;
            const trade = guideValueAt(vehicle(mileage), condition, handOver, { value: known });
            const [first] = heldValues(vehicle(mileage), condition, known, { handOver, today });
            const start = firstHeldDay('2026-11-10', handOver, today);
            if (trade.pounds === null) assert.equal(first, undefined, label);
            else if (first && (start.endsWith('-01') || start === '2026-11-10'))
              assert.deepEqual(first, { day: start, pence: trade.pounds * 100 }, label);
          }
});
