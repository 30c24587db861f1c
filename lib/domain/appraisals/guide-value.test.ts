/** Why a value of a later month is missing, and what helps. The forecast has Clean and Average to February, and no Below. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VALUES } from './appraisal-values.fixture';
import { CONDITIONS } from './entries';
import { heldValues, noHoldBecause } from './guide/held-values';
import { guideValueAt, handOverMonths, type PlateForecast } from './guide-value';
import { formatMonthLong } from '@/lib/format';
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
    'Choose an earlier hand-over month, such as January 2027.',
  ],
  [
    40_000,
    'clean',
    '2027-06',
    'The forecast has no Clean value for June 2027.',
    'Choose an earlier hand-over month, such as January 2027.',
  ],
  [
    40_000,
    'below',
    '2026-11',
    'The forecast has too few values from 12 Nov 2026 onwards.',
    'Choose another condition.',
  ],
  [
    40_000,
    'below',
    '2027-02',
    'The forecast has no Below value for February 2027.',
    'Choose another condition, and choose an earlier hand-over month, such as January 2027.',
  ],
  [
    90_000,
    'clean',
    '2026-11',
    'The forecast has values from 30,000 mi to 50,000 mi, and none at 90,000 mi.',
    'No other month or condition has enough values. Compare the values above.',
  ],
  [null, 'clean', '2026-12', 'The mileage of the vehicle is not known.', 'Value the vehicle again, with its mileage.'],
] as const) {
  test(`at ${mileage} miles, ${condition}, handed over in ${handOver}: ${reason} ${next}`, () =>
    assert.deepEqual(noHoldBecause(vehicle(mileage), condition, forecast, { handOver, today: TODAY }), {
      reason,
      next,
    }));
}

const NONE = { value: null, because: { reason: 'The guide has no value.', next: 'Use others.' } };
const UNVALUED = { ...VALUES, clean: NONE, average: NONE, below: NONE };
const NO_POINTS = [null, null];
/** Of an old or worn car: the record has no value, or the forecast begins later, or neither has any. */
const SHAPES = [
  { values: VALUES, forecast },
  { values: UNVALUED, forecast },
  {
    values: { ...VALUES, clean: NONE },
    forecast: { ...forecast, clean: [NO_POINTS, [9_000, 8_500], [8_900, 8_300]] },
  },
  { values: UNVALUED, forecast: { ...forecast, clean: [], average: [] } },
] as const;
const MONTHS = handOverMonths(TODAY);

type Condition = (typeof CONDITIONS)[number];
type Helps = (band: Condition, month: string) => boolean;

/** Follows a sentence of advice: what it names helps, and what helps is named. */
function follow(next: string, condition: Condition, handOver: string, helps: Helps) {
  const others = CONDITIONS.filter((band) => band !== condition);
  const [, direction, named] = /an? (earlier|later) hand-over month, such as ([A-Z]\w+ \d{4})/.exec(next) ?? [];
  const month = MONTHS.find((one) => formatMonthLong(one) === named);
  assert.equal(month === undefined, named === undefined, 'a month that is named can be chosen');
  if (month !== undefined) assert.equal(direction, month < handOver ? 'earlier' : 'later');
  const isOther = /another condition/.test(next);
  const isBoth = /another condition, and choose/.test(next);
  const single = MONTHS.some((one) => helps(condition, one));
  const other = others.some((band) => helps(band, handOver));
  const both = MONTHS.some((one) => others.some((band) => helps(band, one)));
  assert.equal(month !== undefined && !isBoth, single, 'a month is named where one helps');
  assert.equal(isOther && !isBoth, other, 'another condition is named where one helps');
  assert.equal(isBoth, both && !single && !other, 'both are named where only both help');
  if (month !== undefined && !isBoth) assert.ok(helps(condition, month), `${named} helps`);
  if (month !== undefined && isBoth)
    assert.ok(
      others.some((band) => helps(band, month)),
      `${named} helps`,
    );
}

for (const [index, { values, forecast: known }] of SHAPES.entries())
  test(`where a month or a condition helps it is advised, and what is advised helps: ${index + 1}`, () => {
    for (const mileage of [null, 1_000, 30_000, 40_000, 50_000, 90_000])
      for (const condition of CONDITIONS)
        for (const handOver of MONTHS) {
          const car = { ...vehicle(mileage), values };
          const held: Helps = (band, month) =>
            isHeldLongEnough(heldValues(car, band, known, { handOver: month, today: TODAY }));
          const valued: Helps = (band, month) => guideValueAt(car, band, month, { value: known }).pounds !== null;
          const trade = guideValueAt(car, condition, handOver, { value: known });
          try {
            if (!held(condition, handOver)) {
              const { next } = noHoldBecause(car, condition, known, { handOver, today: TODAY });
              follow(next, condition, handOver, held);
            }
            if (trade.pounds === null && trade.because !== 'loading')
              follow(trade.because.next, condition, handOver, valued);
          } catch (error) {
            if (error instanceof assert.AssertionError)
              error.message = `${mileage} ${condition} ${handOver}: ${error.message}`;
            throw error;
          }
        }
  });

test('a record without a value names the next month that has one, and no panel of the record', () => {
  const car = { ...vehicle(40_000), values: { ...VALUES, clean: NONE } };
  const nextOf = (known: Parameters<typeof guideValueAt>[3]) => {
    const value = guideValueAt(car, 'clean', '2026-11', known);
    return value.pounds === null && value.because !== 'loading' ? value.because.next : null;
  };
  const later = 'Choose a later hand-over month, such as December 2026, or choose another condition.';
  assert.equal(nextOf({ value: forecast }), later);
  const approval = 'An offer without a trade value needs a manager’s approval.';
  assert.equal(nextOf({ value: null, because: 'loading' }), approval);
  assert.deepEqual(noHoldBecause(car, 'clean', forecast, { handOver: '2026-11', today: TODAY }), {
    reason: 'The valuation has no Clean value for November 2026; the next value is of December 2026.',
    next: later,
  });
});

test('values are compared only where there are any', () => {
  const words = (values: typeof VALUES) =>
    noHoldBecause({ ...vehicle(240_000), values }, 'clean', forecast, { handOver: '2026-11', today: TODAY }).next;
  assert.match(words(VALUES), /Compare the values above/);
  assert.doesNotMatch(words(UNVALUED), /Compare/);
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
