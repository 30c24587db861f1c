import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { usageMeters, usedPercent, usedWords } from './limit-level';

const atProvider = (used: number, limit: number, exceeded = used >= limit) => ({
  used,
  limit,
  remaining: exceeded ? 0 : limit - used,
  exceeded,
});

describe('the meters of a month', () => {
  const cases: readonly [
    title: string,
    usage: Parameters<typeof usageMeters>[0],
    meters: readonly (readonly [counts: string, level: number, left: string])[],
  ][] = [
    ['without any limit', { used: 9_000, limit: null, provider: null }, []],
    ['below 70 % of both', { used: 699, limit: 1_000, provider: atProvider(699, 1_000) }, []],
    ['from 70 % on', { used: 700, limit: 1_000, provider: null }, [['credits', 70, '300 left']]],
    ['from 80 % on', { used: 800, limit: 1_000, provider: null }, [['credits', 80, '200 left']]],
    ['the last one', { used: 999, limit: 1_000, provider: null }, [['credits', 80, '1 left']]],
    ['at the limit', { used: 1_000, limit: 1_000, provider: null }, [['credits', 100, 'Limit reached']]],
    ['over the limit', { used: 1_200, limit: 1_000, provider: null }, [['credits', 100, 'Limit reached']]],
    ['a limit of none', { used: 0, limit: 0, provider: null }, [['credits', 100, 'Limit reached']]],
    [
      'the provider’s alone',
      { used: 2, limit: 1_000, provider: atProvider(985, 1_000) },
      [['registration checks', 80, '15 left']],
    ],
    [
      'the provider’s exceeded before its count is there',
      { used: 2, limit: null, provider: atProvider(36, 40, true) },
      [['registration checks', 100, 'Limit reached']],
    ],
    [
      'both, the provider’s first',
      { used: 900, limit: 1_000, provider: atProvider(700, 1_000) },
      [
        ['registration checks', 70, '300 left'],
        ['credits', 80, '100 left'],
      ],
    ],
  ];
  for (const [title, usage, meters] of cases) {
    it(`${title}: ${meters.map(([counts, level]) => `${counts} at ${level}`).join(', ') || 'none'}`, () =>
      assert.deepEqual(
        usageMeters(usage).map(({ counts, level, leftWords }) => [counts, level, leftWords]),
        meters,
      ));
    it(`${title}: the short words name what is left of what`, () => {
      for (const { counts, leftWords, shortWords } of usageMeters(usage)) {
        const name = counts === 'credits' ? 'credit' : 'check';
        const left = leftWords === 'Limit reached' ? null : leftWords.replace(' left', '');
        const expected = left === null ? `${name}s used up` : `${left} ${name}${left === '1' ? '' : 's'} left`;
        assert.equal(shortWords.toLowerCase(), expected);
      }
    });
  }
});

describe('a count against its limit', () => {
  it('is rounded down, so that no level is claimed before it is reached', () => {
    const percents = [
      usedPercent(0, 9),
      usedPercent(8, 9),
      usedPercent(799, 1_000),
      usedPercent(9, 9),
      usedPercent(19, 9),
    ];
    assert.deepEqual(percents, [0, 88, 79, 100, 211]);
  });

  it('is named with the provider’s only where fewer are left of that', () => {
    const words = (remaining: number) =>
      usedWords({ used: 10, limit: 50, provider: { used: 60 - remaining, limit: 60, remaining, exceeded: false } });
    assert.equal(words(41), '10 of 50 credits used');
    assert.equal(words(40), '10 of 50 credits used');
    assert.equal(words(39), '10 of 50 credits used · 21 of 60 registration checks');
  });
});
