import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { usedWords } from './limit-level';
import { stockCost } from '@/lib/domain/stock/stock-cost';
import { monthUsage, tightestAllowance, providerLimitFrom, providerStatusFrom } from './month-usage';

describe('the month’s usage', () => {
  const cases = [
    {
      used: 412,
      limit: 1000,
      today: '2026-06-05',
      words: '412 of 1,000 credits used in June 2026',
      projection: 'Limit reached on the 13th at this pace',
    }, // 1000 × 5 / 412 = 12.1
    {
      used: 230,
      limit: 300,
      today: '2026-06-18',
      words: '230 of 300 credits used in June 2026',
      projection: 'Limit reached on the 24th at this pace',
    }, // 23.5
    {
      used: 200,
      limit: 1000,
      today: '2026-06-10',
      words: '200 of 1,000 credits used in June 2026',
      projection: 'About 600 by the end of the month: within the limit',
    },
    {
      used: 40,
      limit: 40,
      today: '2026-06-10',
      words: '40 of 40 credits used in June 2026',
      projection: 'The limit is reached',
    },
    {
      used: 31,
      limit: null,
      today: '2026-01-10',
      words: '31 credits used in January 2026; no limit of credits set',
      projection: 'About 96 by the end of the month',
    }, // 3.1 × 31
    { used: 0, limit: 50, today: '2026-06-20', words: '0 of 50 credits used in June 2026', projection: undefined },
    { used: 30, limit: 50, today: '2026-06-02', words: '30 of 50 credits used in June 2026', projection: undefined },
    {
      used: 28,
      limit: 29,
      today: '2024-02-28',
      words: '28 of 29 credits used in February 2024',
      projection: 'Limit reached on the 29th at this pace',
    },
    { used: 0, limit: 0, today: '2026-06-20', words: '0 of 0 credits used in June 2026', projection: undefined },
  ];
  for (const { used, limit, today, words, projection } of cases) {
    it(`${used} of ${limit ?? 'no limit'} on ${today}: ${projection ?? 'no projection'}`, () => {
      const usage = monthUsage({ used, limit }, today);
      assert.equal(usage.words, words);
      assert.equal(usage.projection?.words, projection);
    });
  }
});

describe('the day on which a limit is reached', () => {
  // One look-up a day, so a limit is reached on the day of its number.
  for (const [limit, ordinal, day] of [
    [4, '4th', '2026-01-04'],
    [11, '11th', '2026-01-11'],
    [12, '12th', '2026-01-12'],
    [13, '13th', '2026-01-13'],
    [20, '20th', '2026-01-20'],
    [21, '21st', '2026-01-21'],
    [22, '22nd', '2026-01-22'],
    [23, '23rd', '2026-01-23'],
    [31, '31st', '2026-01-31'],
  ] as const) {
    it(`of ${limit} is named as the ${ordinal}, from the third day on`, () => {
      const { projection } = monthUsage({ used: 3, limit }, '2026-01-03');
      assert.deepEqual(projection, {
        expected: 31,
        limitReached: day,
        words: `Limit reached on the ${ordinal} at this pace`,
      });
      assert.equal(monthUsage({ used: 3, limit }, '2026-01-02').projection, null);
    });
  }

  it('is none where the month ends before, and the look-ups expected are rounded to the nearest', () => {
    assert.equal(monthUsage({ used: 3, limit: 32 }, '2026-01-03').projection?.limitReached, null);
    // 7 in 4 days are 52.5 in 30, 5 in 4 days 37.5, 5 in 7 days 21.4.
    const expected = (used: number, today: string) => monthUsage({ used, limit: null }, today).projection?.expected;
    assert.deepEqual([expected(7, '2026-06-04'), expected(5, '2026-06-04'), expected(5, '2026-06-07')], [53, 38, 21]);
  });
});

describe('the month’s usage and its limits', () => {
  it('is exceeded from the limit on, and never has less than 0 left', () => {
    const left = (used: number) => {
      const { exceeded, remaining } = monthUsage({ used, limit: 40 }, '2026-06-10');
      return [exceeded, remaining];
    };
    assert.deepEqual(
      [left(39), left(40), left(41)],
      [
        [false, 1],
        [true, 0],
        [true, 0],
      ],
    );
  });

  it('never puts the day of the limit before today or outside the month', () => {
    const day = fc
      .integer({ min: 0, max: 365 })
      .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.nat(5000), fc.integer({ min: 1, max: 5000 }), day, (used, limit, today) => {
        const reached = monthUsage({ used, limit }, today).projection?.limitReached;
        if (reached) assert.ok(reached >= today && reached.slice(0, 7) === today.slice(0, 7));
      }),
    );
  });

  it('shows the allowance that runs out first', () => {
    const limitsOf = (person: number | null, organisation: number | null, subscription: number | null) => {
      const { scope, remaining } = tightestAllowance(
        {
          person: { used: 10, limit: person },
          organisation: { used: 100, limit: organisation },
          subscription: { used: 300, limit: subscription },
        },
        '2026-06-10',
      );
      return [scope, remaining];
    };
    assert.deepEqual(limitsOf(null, 1000, null), ['organisation', 900]);
    assert.deepEqual(limitsOf(50, 1000, null), ['person', 40]);
    assert.deepEqual(limitsOf(50, 1000, 310), ['subscription', 10]);
    assert.deepEqual(limitsOf(null, null, null), ['organisation', null]);
  });
});

describe('the provider’s own limit', () => {
  // ViewLookup_GetCurrentStatus, as recorded.
  const status = {
    SUCCESS: true,
    ERRORMESSAGE: '',
    LIMITENABLED: true,
    MONTHLYLIMIT: '40',
    LOOKUPSUSED: 3,
    LOOKUPEXCEEDED: false,
    CURRENTMONTH: 'June 2026',
  };
  const { LOOKUPSUSED: _, ...uncounted } = status;
  for (const { name, wire, expected } of [
    { name: 'a limit', wire: status, expected: [3, 40, false] },
    { name: 'a limit exceeded', wire: { ...status, LOOKUPSUSED: 40, LOOKUPEXCEEDED: true }, expected: [40, 40, true] },
    { name: 'a limit that is not enabled', wire: { ...status, LIMITENABLED: false }, expected: [3, null, false] },
    { name: 'an empty limit', wire: { ...status, MONTHLYLIMIT: '' }, expected: [3, null, false] },
    { name: 'a limit in words', wire: { ...status, MONTHLYLIMIT: 'none' }, expected: [3, null, false] },
    { name: 'a limit of one digit', wire: { ...status, MONTHLYLIMIT: ' 5 ' }, expected: [3, 5, false] },
    { name: 'no count yet', wire: uncounted, expected: [0, 40, false] },
  ]) {
    it(`reads the provider’s status with ${name}`, () => {
      const { usage, monthName } = providerStatusFrom(wire, '2026-06-10');
      assert.deepEqual([usage.used, usage.limit, usage.exceeded], expected);
      const [used, limit, exceeded] = expected;
      const providerLimit = providerLimitFrom(wire, '2026-06-10');
      assert.deepEqual(
        providerLimit && [providerLimit.used, providerLimit.limit, providerLimit.exceeded],
        limit === null ? null : [used, limit, exceeded],
      );
      const none = { person: null, organisation: null, subscription: null };
      assert.deepEqual(
        tightestAllowance(none, '2026-06-10', providerLimit).provider,
        providerLimit,
        'it stands beside our own count',
      );
      assert.equal(monthName, 'June 2026');
      assert.match(usage.words, /registration checks? used in June 2026/);
    });
  }

  it('has nothing left where the provider reports “exceeded” before its count is there: on the button, the card and a list’s cost', () => {
    const wire = { ...status, LOOKUPSUSED: 36, LOOKUPEXCEEDED: true };
    const { usage } = providerStatusFrom(wire, '2026-06-10');
    assert.deepEqual([usage.remaining, usage.projection?.words], [0, 'The limit is reached']);
    const provider = providerLimitFrom(wire, '2026-06-10');
    const own = { scope: 'person', used: 0, limit: 50, remaining: 50, provider } as const;
    assert.equal(usedWords(own), '0 of 50 credits used · 36 of 40 registration checks: exceeded');
    const { stopsAtRow, stoppedBy } = stockCost([{ number: 2, lookUpCached: false, valuationCached: false }], own);
    assert.deepEqual([stopsAtRow, stoppedBy], [2, 'provider']);
  });
});
