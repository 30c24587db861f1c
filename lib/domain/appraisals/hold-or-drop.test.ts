/** Hold or drop against sums worked out by hand, shown in each case. £ a day: cost × % ÷ 365 + space + insurance. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  costPerDay,
  dayCostWords,
  firstHeldDay,
  holdOrDrop,
  notInValueWords,
  pointsFrom,
  type HoldingCost,
  type ValuePoint,
} from './hold-or-drop';
import { moneyText } from './money-text';
import type { SumLine } from './sum-line';
import { holdingCostOf, readYearlyPercent } from './terms';

const FREE: HoldingCost = { moneyPercent: 0, spacePencePerDay: 0, insurancePencePerDay: 0 };
/** £10,000 × 7.3% ÷ 365 = £2 a day. */
const MONEY: HoldingCost = { ...FREE, moneyPercent: 7.3 };
/** £2 + £1.50 + £0.50 = £4 a day on £10,000; £28 a week. */
const ALL: HoldingCost = { moneyPercent: 7.3, spacePencePerDay: 150, insurancePencePerDay: 50 };

const COST = 10_000_00;
/** Pounds on days after 1 January 2026. */
const points = (...values: readonly (readonly [days: number, pounds: number])[]): ValuePoint[] =>
  values.map(([days, pounds]) => ({
    day: new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10),
    pence: pounds * 100,
  }));

interface Case {
  readonly name: string;
  readonly points: readonly ValuePoint[];
  readonly cost: HoldingCost;
  /** Pence by week. */
  readonly values: readonly number[];
  readonly profits: readonly number[];
  readonly verdict: 'drop_now' | 'hold' | 'beyond';
  readonly lastDay: string;
}

const CASES: readonly Case[] = [
  {
    // 11,000 → 10,860 in 14 days: £70 a week. Holding is free: 1,000, 930, 860.
    name: 'a falling value without a cost of holding',
    points: points([0, 11_000], [14, 10_860]),
    cost: FREE,
    values: [1_100_000, 1_093_000, 1_086_000],
    profits: [100_000, 93_000, 86_000],
    verdict: 'drop_now',
    lastDay: '2026-01-01',
  },
  {
    // The same, less £14 a week for money: 1,000, 930 − 14, 860 − 28.
    name: 'a falling value with the cost of money',
    points: points([0, 11_000], [14, 10_860]),
    cost: MONEY,
    values: [1_100_000, 1_093_000, 1_086_000],
    profits: [100_000, 91_600, 83_200],
    verdict: 'drop_now',
    lastDay: '2026-01-01',
  },
  {
    // The same, less £28 a week: 1,000, 930 − 28, 860 − 56.
    name: 'a falling value with all costs',
    points: points([0, 11_000], [14, 10_860]),
    cost: ALL,
    values: [1_100_000, 1_093_000, 1_086_000],
    profits: [100_000, 90_200, 80_400],
    verdict: 'drop_now',
    lastDay: '2026-01-01',
  },
  {
    // Level at 11,000: each week costs £28: 1,000, 972, 944.
    name: 'a level value costs what holding costs',
    points: points([0, 11_000], [14, 11_000]),
    cost: ALL,
    values: [1_100_000, 1_100_000, 1_100_000],
    profits: [100_000, 97_200, 94_400],
    verdict: 'drop_now',
    lastDay: '2026-01-01',
  },
  {
    // Level and free: 1,000 each week; the earliest is best.
    name: 'a level value that costs nothing to hold is dropped first',
    points: points([0, 11_000], [14, 11_000]),
    cost: FREE,
    values: [1_100_000, 1_100_000, 1_100_000],
    profits: [100_000, 100_000, 100_000],
    verdict: 'drop_now',
    lastDay: '2026-01-01',
  },
  {
    // Up £140 in 14 days is £70 a week, less £28: +42 a week: 1,000, 1,042, 1,084.
    name: 'a value that rises by more than holding costs',
    points: points([0, 11_000], [14, 11_140]),
    cost: ALL,
    values: [1_100_000, 1_107_000, 1_114_000],
    profits: [100_000, 104_200, 108_400],
    verdict: 'beyond',
    lastDay: '2026-01-15',
  },
  {
    // Up £28 in 14 days is £14 a week, less £28: 1,000, 986, 972.
    name: 'a value that rises by less than holding costs',
    points: points([0, 11_000], [14, 11_028]),
    cost: ALL,
    values: [1_100_000, 1_101_400, 1_102_800],
    profits: [100_000, 98_600, 97_200],
    verdict: 'drop_now',
    lastDay: '2026-01-01',
  },
  {
    // Up £28 a week, as much as holding costs: 1,000 each week; waiting brings nothing.
    name: 'a value that rises by just what holding costs',
    points: points([0, 11_000], [14, 11_056]),
    cost: ALL,
    values: [1_100_000, 1_102_800, 1_105_600],
    profits: [100_000, 100_000, 100_000],
    verdict: 'drop_now',
    lastDay: '2026-01-01',
  },
  {
    // Up £100 a week for 14 days, then down £70 a week. Less 28 a week: 1,000; 1,072; 1,144;
    // 1,130 − 84 = 1,046; 1,060 − 112 = 948.
    name: 'a value that rises and then falls is held until its height',
    points: points([0, 11_000], [14, 11_200], [28, 11_060]),
    cost: ALL,
    values: [1_100_000, 1_110_000, 1_120_000, 1_113_000, 1_106_000],
    profits: [100_000, 107_200, 114_400, 104_600, 94_800],
    verdict: 'hold',
    lastDay: '2026-01-15',
  },
  {
    // Down £70 in a week, then up £210 in a week. Less 28 a week: 1,000; 930 − 28 = 902; 1,140 − 56 = 1,084.
    name: 'a value that falls and then rises higher is held',
    points: points([0, 11_000], [7, 10_930], [14, 11_140]),
    cost: ALL,
    values: [1_100_000, 1_093_000, 1_114_000],
    profits: [100_000, 90_200, 108_400],
    verdict: 'beyond',
    lastDay: '2026-01-15',
  },
  {
    // Worth £9,000, paid £10,000: −1,000; down £70 and £28 a week: −1,098; −1,196.
    name: 'a loss that grows is taken now',
    points: points([0, 9_000], [14, 8_860]),
    cost: ALL,
    values: [900_000, 893_000, 886_000],
    profits: [-100_000, -109_800, -119_600],
    verdict: 'drop_now',
    lastDay: '2026-01-01',
  },
  {
    // −1,000; up £140 in the first week less 28: −888; level then, less 28: −916.
    name: 'a loss that shrinks for a week is held for it',
    points: points([0, 9_000], [7, 9_140], [14, 9_140]),
    cost: ALL,
    values: [900_000, 914_000, 914_000],
    profits: [-100_000, -88_800, -91_600],
    verdict: 'hold',
    lastDay: '2026-01-08',
  },
  {
    // 31 days from 11,000 to 10,690: £10 a day: 11,000 − 70, − 140, − 210, − 280, and on the last day − 310.
    name: 'a month is counted in its whole weeks and its last day',
    points: points([0, 11_000], [31, 10_690]),
    cost: FREE,
    values: [1_100_000, 1_093_000, 1_086_000, 1_079_000, 1_072_000, 1_069_000],
    profits: [100_000, 93_000, 86_000, 79_000, 72_000, 69_000],
    verdict: 'drop_now',
    lastDay: '2026-01-01',
  },
  {
    // Down £100 in 10 days: £10 a day, 7 days: 10,930. Then level to day 17: at day 14 it is 10,900.
    name: 'a week lies between two days of the forecast',
    points: points([0, 11_000], [10, 10_900], [17, 10_900]),
    cost: FREE,
    values: [1_100_000, 1_093_000, 1_090_000, 1_090_000],
    profits: [100_000, 93_000, 90_000, 90_000],
    verdict: 'drop_now',
    lastDay: '2026-01-01',
  },
  {
    // One pound in 21 days: £0.0476 a day; 7 days £0.33, 14 days £0.67: 11,000 − 0.33 = 10,999.67; 10,999.33.
    name: 'a value between two days is to the penny',
    points: points([0, 11_000], [21, 10_999]),
    cost: FREE,
    values: [1_100_000, 1_099_967, 1_099_933, 1_099_900],
    profits: [100_000, 99_967, 99_933, 99_900],
    verdict: 'drop_now',
    lastDay: '2026-01-01',
  },
  {
    // 10% of £10,000 is £1,000 a year, £2.7397 a day: 7 days £19.18, 14 days £38.36.
    name: 'interest is rounded once, over all days',
    points: points([0, 11_000], [14, 11_000]),
    cost: { ...FREE, moneyPercent: 10 },
    values: [1_100_000, 1_100_000, 1_100_000],
    profits: [100_000, 98_082, 96_164],
    verdict: 'drop_now',
    lastDay: '2026-01-01',
  },
];

const LAST_DAYS: readonly Case[] = [
  {
    // Up £10 a day for 13 days, less £4 a day: 7 days 1,000 + 42; 13 days 1,000 + 78.
    name: 'a forecast that ends six days after a week is held until its end',
    points: points([0, 11_000], [13, 11_130]),
    cost: ALL,
    values: [1_100_000, 1_107_000, 1_113_000],
    profits: [100_000, 104_200, 107_800],
    verdict: 'beyond',
    lastDay: '2026-01-14',
  },
  {
    // Up £10 a day for 10 days, then down £10 a day, less £4 a day: 7 days + 42; 10 days + 60; 14 days 60 − 56; 20 days − 80.
    name: 'a height between two weeks is the last day that pays',
    points: points([0, 11_000], [10, 11_100], [20, 11_000]),
    cost: ALL,
    values: [1_100_000, 1_107_000, 1_106_000, 1_100_000],
    profits: [100_000, 104_200, 100_400, 92_000],
    verdict: 'hold',
    lastDay: '2026-01-11',
  },
  {
    // Up £10 a day for 3 days, then down £10 a day, less £4 a day: 3 days + 18; 7 days −10 − 28; 14 days −80 − 56.
    name: 'a height in the first week is held until',
    points: points([0, 11_000], [3, 11_030], [14, 10_920]),
    cost: ALL,
    values: [1_100_000, 1_099_000, 1_092_000],
    profits: [100_000, 96_200, 86_400],
    verdict: 'hold',
    lastDay: '2026-01-04',
  },
];

for (const { name, points: given, cost, values, profits, verdict, lastDay } of [...CASES, ...LAST_DAYS]) {
  test(name, () => {
    const held = holdOrDrop(given, COST, cost) ?? assert.fail('it is computed');
    assert.deepEqual(
      held.weeks.map(({ valuePence }) => valuePence),
      values,
    );
    assert.deepEqual(
      held.weeks.map(({ profitPence }) => profitPence),
      profits,
    );
    assert.deepEqual([held.verdict, held.best.day], [verdict, lastDay]);
  });
}

test('without two values a week apart there is no answer', () => {
  for (const given of [points(), points([0, 11_000]), points([0, 11_000], [6, 10_900])])
    assert.equal(holdOrDrop(given, COST, ALL), null);
});

test('each sentence fits its figures', () => {
  const wordsOf = (name: string) => {
    const found = [...CASES, ...LAST_DAYS].find((entry) => entry.name === name) ?? assert.fail(name);
    return holdOrDrop(found.points, COST, found.cost)?.words;
  };
  const expected: readonly (readonly [string, string])[] = [
    ['a falling value with all costs', 'Holding does not pay: after the first week £98 less is expected.'],
    [
      'a level value that costs nothing to hold is dropped first',
      'Holding does not pay: no later day is expected to bring more.',
    ],
    [
      'a value that rises and then falls is held until its height',
      'Holding pays until 15 Jan 2026 (14 days): £144 more is expected than on the first day. No later day of the forecast is expected to bring more.',
    ],
    [
      'a value that rises by more than holding costs',
      'Holding still pays on 15 Jan 2026, where the forecast ends: £84 more is expected than on the first day.',
    ],
  ];
  for (const [name, words] of expected) assert.equal(wordsOf(name), words);
  assert.match(
    wordsOf('a forecast that ends six days after a week is held until its end') ?? '',
    /on 14 Jan 2026, where/,
  );
  assert.match(
    wordsOf('a height between two weeks is the last day that pays') ?? '',
    /until 11 Jan 2026 \(10 days\): £60 /,
  );
});

test('a forecast of any length: no day has more than the best, and the end is named only where it ends', () => {
  for (let days = 7; days <= 40; days += 1) {
    for (const height of new Set([0, 1, 3, 7, Math.min(10, days), days - 1, days])) {
      const middle = height > 0 && height < days ? ([[height, 11_000 + height * 9]] as const) : [];
      const end = height === 0 ? 11_000 - days * 9 : 11_000 + height * 9 - (days - height) * 9;
      const given = points([0, 11_000], ...middle, [days, end]);
      const held = holdOrDrop(given, COST, ALL) ?? assert.fail(`${days} days`);
      const last = given.at(-1)?.day;
      const label = `${days} days, height on ${height}`;
      assert.equal(held.best.daysHeld, height, label);
      assert.equal(held.weeks.at(-1)?.day, last, label);
      assert.ok(
        held.weeks.every(({ profitPence }) => profitPence <= held.best.profitPence),
        label,
      );
      assert.equal(held.words.includes('where the forecast ends'), held.best.day === last, label);
    }
  }
});

/** Changes of the value in pounds a day, one after the other over equal parts of the forecast. */
const CURVES: Readonly<Record<string, readonly number[]>> = {
  falling: [-10],
  level: [0],
  'rising by less than a day costs': [1],
  'rising by as much as a day costs': [4],
  rising: [12],
  'rising, then falling': [12, -10],
  'falling, then rising higher': [-5, 30],
  'falling, then rising back': [-5, 5],
  'rising, falling, and rising less': [12, -10, 6],
  'rising, then level': [12, 0],
};
const DAY_COSTS: Readonly<Record<string, HoldingCost>> = {
  'no cost of a day': FREE,
  'the cost of money': MONEY,
  'every cost': ALL,
};

for (const [shape, changes] of Object.entries(CURVES))
  for (const [costs, cost] of Object.entries(DAY_COSTS))
    test(`${shape}, with ${costs}: the verdict, its sentence and the mark are those of the best day of all`, () => {
      for (const days of [7, 12, 30, 364])
        for (const paid of [5_000_00, COST, 20_000_00]) {
          const part = Math.floor(days / changes.length);
          const ends = changes.map((_, index) => (index === changes.length - 1 ? days : part * (index + 1)));
          let value = 11_000;
          const given = points(
            [0, value],
            ...ends.map((end, index): [number, number] => {
              value += (changes[index] ?? 0) * (end - (ends[index - 1] ?? 0));
              return [end, value];
            }),
          );
          const held = holdOrDrop(given, paid, cost) ?? assert.fail('it is computed');
          const { verdict, best, words, mark } = held;
          const profits = Array.from({ length: days + 1 }, (_, day) => {
            const [at] = pointsFrom(given, points([day, 0])[0]?.day ?? '');
            return ((at ?? given.at(-1))?.pence ?? 0) - paid - Math.round(costPerDay(paid, cost) * day);
          });
          const [first = 0] = profits;
          const gain = Math.max(...profits) - first;
          const label = `${days} days, paid ${paid}: ${words}`;
          assert.equal(best.profitPence, Math.max(...profits), label);
          assert.equal(best.daysHeld, profits.indexOf(best.profitPence), label);
          assert.equal(verdict, gain === 0 ? 'drop_now' : best.daysHeld === days ? 'beyond' : 'hold', label);
          assert.equal(mark, { drop_now: null, hold: 'Last day that pays', beyond: 'Still pays' }[verdict], label);
          const lost = first - (profits[7] ?? 0);
          const amount = verdict === 'drop_now' ? lost : gain;
          assert.equal(/£[\d,.]+/.exec(words)?.[0] ?? '', amount === 0 ? '' : moneyText(amount), label);
          assert.equal(words.startsWith('Holding does not pay'), gain === 0, label);
          assert.equal(/ less is expected/.test(words), gain === 0 && lost > 0, label);
          assert.equal(words.includes('No later day'), verdict === 'hold', label);
        }
    });

test('without a cost of a day that is entered it is stated, and with one what it is', () => {
  assert.match(dayCostWords(COST, FREE), /^No cost of a day is entered, so only the change in value counts\./);
  assert.equal(dayCostWords(COST, ALL), 'A day on the forecourt costs £4, by your appraisal terms.');
});

for (const [valuedOn, handOver, today, day] of [
  ['2026-11-10', '2026-11', '2026-11-10', '2026-11-10'],
  ['2026-11-10', '2026-11', '2026-11-27', '2026-11-27'], // valued a while ago: those days are over
  ['2026-11-10', '2027-02', '2026-11-27', '2027-02-01'], // handed over later: until then it is not held
  ['2026-11-10', '2026-12', '2026-12-15', '2026-12-15'],
  ['2026-11-10', undefined, '2026-11-12', '2026-11-12'],
] as const) {
  test(`valued on ${valuedOn} and handed over in ${handOver}, on ${today} it is held from ${day}`, () =>
    assert.equal(firstHeldDay(valuedOn, handOver, today), day));
}

test('held from a later day, it begins with the value on that day', () => {
  const all = points([0, 11_000], [10, 10_900], [30, 10_500]);
  assert.deepEqual(pointsFrom(all, '2026-01-01'), all);
  assert.deepEqual(pointsFrom(all, '2025-12-01'), all);
  assert.deepEqual(pointsFrom(all, '2026-01-06'), points([5, 10_950], [10, 10_900], [30, 10_500]));
  assert.deepEqual(pointsFrom(all, '2026-01-11'), points([10, 10_900], [30, 10_500]));
  assert.deepEqual(pointsFrom(all, '2026-01-21'), points([20, 10_700], [30, 10_500])); // half way from 10,900
  assert.deepEqual(pointsFrom(all, '2026-01-31'), []);
  assert.deepEqual(pointsFrom([], '2026-01-31'), []);
  const held = holdOrDrop(pointsFrom(all, '2026-01-21'), COST, FREE);
  assert.equal(held?.words, 'Holding does not pay: after the first week £140 less is expected.'); // 7 days of £20
});

const line = (name: string, pence: number, source: SumLine['source']): SumLine => ({ name, pence, source, words: '' });
const [GUIDE, OPTIONS, DAMAGE, LISTED, ADJUSTED] = [
  line('Clean value', 900_000, 'guide'),
  line('Factory options (2)', 30_000, 'options'),
  line('Door: dented', -6_000, 'own'),
  line('Door: dented', -6_000, 'price_list'),
  line('Adjustment', -7_500, 'own'),
] as const;
for (const [lines, words] of [
  [[GUIDE], ''],
  [[GUIDE, line('Factory options (1)', 0, 'options')], ''],
  [[GUIDE, OPTIONS], 'Factory options are not in its value.'],
  [[GUIDE, DAMAGE], 'Damage is not in its value.'],
  [[GUIDE, LISTED], 'Damage is not in its value.'],
  [[GUIDE, ADJUSTED], 'Your adjustment is not in its value.'],
  [[GUIDE, DAMAGE, ADJUSTED], 'Damage and your adjustment are not in its value.'],
  [[GUIDE, OPTIONS, LISTED, ADJUSTED], 'Factory options, damage and your adjustment are not in its value.'],
] as const) {
  test(`beside ${lines.map(({ name }) => name).join(', ')}: ${words || 'nothing'}`, () =>
    assert.equal(notInValueWords(lines), words));
}

test('the cost of a day is read from the terms as they are typed', () => {
  // £10,000 × 7.3% ÷ 365 = 200p, and 150p, and 50p.
  assert.equal(
    Math.round(costPerDay(COST, holdingCostOf({ moneyPercent: '7.3%', spacePerDay: '1.50', insurancePerDay: '0.5' }))),
    400,
  );
  assert.equal(costPerDay(COST, holdingCostOf({ moneyPercent: '', spacePerDay: '', insurancePerDay: '' })), 0);
  for (const [typed, value] of [
    ['', 0],
    ['8', 8],
    ['7.5 %', 7.5],
    ['100', 100],
  ] as const)
    assert.equal(readYearlyPercent(typed).value, value);
  for (const typed of ['101', '-1', 'eight', '1e2', '8,5'])
    assert.match(readYearlyPercent(typed).problem ?? '', /percentage a year/);
});
