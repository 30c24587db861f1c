import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  countOf,
  reconcile,
  releasableCount,
  settledWords,
  type LedgerCount,
  type ReconciliationInput,
} from './usage-audit';

const line = (month: string, operation: string, charged: number, about: Partial<LedgerCount> = {}): LedgerCount => ({
  month,
  operation,
  charged,
  notFound: 0,
  unknown: 0,
  writtenOff: 0,
  underWay: 0,
  ...about,
});

const sides = (
  provider: readonly (readonly [string, number])[],
  ledger: readonly LedgerCount[],
): ReconciliationInput => ({
  months: provider.map(([month]) => month),
  provider: {
    months: provider.map(([month, count]) => ({ month, count, equipment: null })),
    total: provider.reduce((sum, [, count]) => sum + count, 0),
    equipment: null,
  },
  ledger,
  own: ledger,
  firstMonth: '2026-04',
  thisMonth: '2026-07',
});

const LOOK_UP = 'REGLookupVRM';
const CASES: readonly {
  title: string;
  provider: readonly (readonly [string, number])[];
  ledger: readonly LedgerCount[];
  difference: readonly number[];
  cause: readonly (RegExp | null)[];
  /** True if a difference is fully explained. */
  agrees?: true;
}[] = [
  {
    title: 'equal counts need no cause',
    provider: [['2026-05', 28]],
    ledger: [line('2026-05', LOOK_UP, 20), line('2026-05', 'REGLookupVIN', 8), line('2026-05', 'VRMValuation', 99)],
    difference: [0],
    cause: [null],
  },
  {
    title: 'where they agree, look-ups without an answer were not counted',
    provider: [['2026-05', 28]],
    ledger: [line('2026-05', LOOK_UP, 28, { unknown: 2 })],
    difference: [0],
    cause: [/^2 look-ups without a response were not counted by the provider: they will be released after a day\.$/],
  },
  {
    title: 'look-ups written off are not described as given back',
    provider: [['2026-05', 28]],
    ledger: [line('2026-05', LOOK_UP, 28, { unknown: 1, writtenOff: 2 })],
    difference: [0],
    cause: [/: 1 will be released after a day, 2 were written off and still count\.$/],
  },
  {
    title:
      'where the difference is exactly the look-ups without an answer, the provider counted them, and both sides agree',
    provider: [['2026-05', 30]],
    ledger: [line('2026-05', LOOK_UP, 28, { unknown: 1, writtenOff: 1 })],
    difference: [2],
    cause: [/^2 look-ups without a response were counted by the provider\.$/],
    agrees: true,
  },
  {
    title: 'look-ups without an answer may have been counted in part',
    provider: [['2026-05', 29]],
    ledger: [line('2026-05', LOOK_UP, 28, { unknown: 2 })],
    difference: [1],
    cause: [/^1 of 2 look-ups without a response was most likely counted\. The other will be released after a day\.$/],
  },
  {
    title: 'where one outcome is that of all the others, they are not counted again',
    provider: [
      ['2026-05', 29],
      ['2026-06', 30],
    ],
    ledger: [line('2026-05', LOOK_UP, 28, { unknown: 3 }), line('2026-06', LOOK_UP, 28, { writtenOff: 3 })],
    difference: [1, 2],
    cause: [/\. The other 2 will be released after a day\.$/, /\. The other was written off and still counts\.$/],
  },
  {
    title: 'a single look-up that was not counted is named once',
    provider: [['2026-05', 28]],
    ledger: [line('2026-05', LOOK_UP, 28, { unknown: 1 })],
    difference: [0],
    cause: [/^1 look-up without a response was not counted by the provider: it will be released after a day\.$/],
  },
  {
    title: 'of those in part counted, the ones written off still count',
    provider: [['2026-05', 29]],
    ledger: [line('2026-05', LOOK_UP, 28, { unknown: 1, writtenOff: 3 })],
    difference: [1],
    cause: [/counted\. Of the other 3, 1 will be released after a day, 2 were written off and still count\.$/],
  },
  {
    title: 'look-ups in flight may be counted already',
    provider: [['2026-05', 30]],
    ledger: [line('2026-05', LOOK_UP, 28, { unknown: 1, underWay: 3 })],
    difference: [2],
    cause: [/in progress/],
  },
  {
    title: 'before this product was in use the look-ups were made elsewhere',
    provider: [
      ['2026-03', 250],
      ['2026-04', 10],
    ],
    ledger: [line('2026-04', LOOK_UP, 4)],
    difference: [250, 6],
    cause: [/made no look-ups in that month/, /^6 were most likely made in April 2026 before this product was in use/],
  },
  {
    title: 'at the turn of the month one side counts earlier',
    provider: [
      ['2026-05', 9],
      ['2026-06', 11],
    ],
    ledger: [line('2026-05', LOOK_UP, 10), line('2026-06', LOOK_UP, 10)],
    difference: [-1, 1],
    cause: [/month end/, /month end/],
  },
  {
    title: 'the provider may count this month late',
    provider: [['2026-07', 3]],
    ledger: [line('2026-07', LOOK_UP, 4)],
    difference: [-1],
    cause: [/may count late/],
  },
  {
    title: 'fewer than were answered is a case for the provider’s support',
    provider: [['2026-05', 3]],
    ledger: [line('2026-05', LOOK_UP, 4)],
    difference: [-1],
    cause: [/its support/],
  },
  {
    title: 'a difference beyond those without an answer was made elsewhere',
    provider: [['2026-05', 20]],
    ledger: [line('2026-05', LOOK_UP, 10, { unknown: 3 })],
    difference: [10],
    cause: [/^Apart from 3 look-ups without a response, 7 were most likely made elsewhere/],
  },
  {
    title: 'beside a single look-up without an answer, the rest was made elsewhere',
    provider: [['2026-05', 20]],
    ledger: [line('2026-05', LOOK_UP, 10, { unknown: 1 })],
    difference: [10],
    cause: [/^Apart from 1 look-up without a response, 9 were most likely made elsewhere/],
  },
  {
    title: 'a difference of all that are without an answer or in progress is explained by these',
    provider: [['2026-05', 32]],
    ledger: [line('2026-05', LOOK_UP, 28, { unknown: 1, underWay: 3 })],
    difference: [4],
    cause: [/in progress/],
  },
  {
    title: 'a single look-up of each outcome is counted apart',
    provider: [['2026-05', 28]],
    ledger: [line('2026-05', LOOK_UP, 28, { unknown: 1, writtenOff: 1 })],
    difference: [0],
    cause: [/: 1 will be released after a day, 1 was written off and still counts\.$/],
  },
];
for (const { title, provider, ledger, difference, cause, agrees: isExplained } of CASES) {
  test(title, () => {
    const { months, agrees } = reconcile('registration', sides(provider, ledger));
    assert.deepEqual(
      months.map((month) => month.difference),
      difference,
    );
    months.forEach((month, index) => {
      const expected = cause[index];
      if (expected) assert.match(month.cause ?? '', expected);
      else assert.equal(month.cause, null);
    });
    assert.equal(agrees, isExplained ?? difference.every((value) => value === 0));
  });
}

/** Valuations of May and June, whose equipment the provider counts; it lists May alone. */
const VALUED: ReconciliationInput = {
  ...sides([['2026-05', 10]], []),
  months: ['2026-05', '2026-06'],
  provider: { months: [{ month: '2026-05', count: 10, equipment: 4 }], total: 10, equipment: 4 },
  ledger: [line('2026-05', 'VRMValuation', 12, { notFound: 2 }), line('2026-06', 'VRMValuation', 4, { notFound: 1 })],
  own: [line('2026-05', 'VRMValuation', 6, { notFound: 2 }), line('2026-06', 'VRMValuation', 3, { notFound: 1 })],
};

test('in a month that the provider does not list it counted nothing, and no equipment if it counts that', () => {
  const { months } = reconcile('valuation', VALUED);
  assert.deepEqual(
    months.map(({ month, provider, equipment, ledger, own, withoutValue, difference, agrees }) => {
      return { month, provider, equipment, ledger, own, withoutValue, difference, agrees };
    }),
    [
      {
        month: '2026-05',
        provider: 10,
        equipment: 4,
        ledger: 10,
        own: 4,
        withoutValue: 2,
        difference: 0,
        agrees: true,
      },
      {
        month: '2026-06',
        provider: 0,
        equipment: 0,
        ledger: 3,
        own: 2,
        withoutValue: 1,
        difference: -3,
        agrees: false,
      },
    ],
  );
  const lookUps = reconcile('registration', { ...sides([['2026-05', 1]], []), months: ['2026-05', '2026-06'] });
  assert.deepEqual(
    lookUps.months.map(({ provider, equipment, withoutValue }) => [provider, equipment, withoutValue]),
    [
      [1, null, null],
      [0, null, null],
    ],
  );
});

test('the total is of all months, and agrees only if each of them does', () => {
  const { total, agrees } = reconcile('valuation', VALUED);
  assert.deepEqual(total, {
    provider: 10,
    equipment: 4,
    ledger: 13,
    own: 6,
    withoutValue: 3,
    unknown: 0,
    writtenOff: 0,
    difference: -3,
    agrees: false,
  });
  assert.equal(agrees, false);
  const may = { ...VALUED, months: ['2026-05'] };
  assert.equal(reconcile('valuation', may).agrees, true);
});

test('a total of the provider that is not the sum of its months does not agree', () => {
  const counts = sides([['2026-05', 28]], [line('2026-05', LOOK_UP, 28)]);
  const { months, total, agrees } = reconcile('registration', {
    ...counts,
    provider: { ...counts.provider, total: 30 },
  });
  assert.deepEqual([months[0]?.agrees, total.provider, total.difference, total.agrees], [true, 30, 2, false]);
  assert.equal(agrees, false);
});

test('an audit of valuations counts only valuations that were returned, so a mark without a value is not missed', () => {
  const lines = [line('2026-05', 'VRMValuation', 10, { notFound: 3 }), line('2026-05', LOOK_UP, 10, { notFound: 3 })];
  assert.equal(countOf('valuation', lines, '2026-05').counted, 7);
  assert.equal(countOf('registration', lines, '2026-05').counted, 10);
});

test('as many look-ups without an answer are released as the provider cannot have counted', () => {
  const releasable = (counts: readonly number[], counted: number, unanswered: number) =>
    releasableCount(
      sides(
        counts.map((count, index) => [`2026-0${index + 5}`, count] as const),
        [],
      ).provider,
      { counted, unanswered },
    );
  assert.deepEqual([releasable([10], 10, 4), releasable([11], 10, 4), releasable([14], 10, 4)], [4, 3, 0]);
  assert.equal(releasable([90], 10, 4), 0, 'another system uses the subscription');
  assert.equal(releasable([9], 10, 4), 0, 'the count is not final');
  assert.equal(releasable([4, 6], 10, 4), 4, 'over the turn of a month');
  assert.equal(releasable([], 0, 4), 0, 'without months the provider’s count proves nothing');
  const random = randomFrom(7);
  for (let month = 0; month < 2_000; month++) {
    const [answered, unanswered, elsewhere] = [random(50), random(9), random(3) === 0 ? random(9) : 0];
    const alsoCounted = random(unanswered + 1);
    const provider = answered + alsoCounted + elsewhere;
    const released = releasable([provider], answered, unanswered);
    const counts = answered + unanswered - released;
    assert.ok(released >= 0 && released <= unanswered - alsoCounted, 'no more than were not counted');
    assert.ok(counts <= provider, 'what counts never exceeds the provider’s count');
    if (elsewhere === 0) assert.equal(counts, provider, 'with one system, what counts is what the provider counts');
  }
});

/** Whole numbers from 0 to below the limit, the same in every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('what was settled is described', () => {
  assert.match(
    settledWords({ released: 2, left: 1, waiting: 1 }),
    /2 look-ups released.*1 look-up may have been counted.*1 look-up is too recent/,
  );
  assert.match(settledWords({ released: 0, left: 0, waiting: 0 }), /no unconfirmed charges/);
  const RELEASED = '1 look-up released: the provider did not count it.';
  const LEFT = '1 look-up may have been counted by the provider and still counts.';
  const WAITING = '1 look-up is too recent for the provider’s count. We check again automatically.';
  for (const [released, left, waiting, words] of [
    [1, 0, 0, RELEASED],
    [0, 1, 0, LEFT],
    [0, 0, 1, WAITING],
    [1, 1, 0, `${RELEASED} ${LEFT}`],
    [0, 1, 1, `${LEFT} ${WAITING}`],
    [2, 0, 0, '2 look-ups released: the provider did not count them.'],
  ] as const)
    assert.equal(settledWords({ released, left, waiting }), words);
});
