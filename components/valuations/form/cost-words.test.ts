import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LookUpCostPart } from '@/lib/domain/usage/look-up-cost';
import { lookUpCostOf } from '@/lib/domain/usage/look-up-cost';
import { monthUsage } from '@/lib/domain/usage/month-usage';
import { costWords, withUsage } from './cost-words';

const NOW = new Date('2026-04-06T13:05:00Z');
const usage = monthUsage({ used: 412, limit: 1000 }, '2026-04-06');
const unlimited = monthUsage({ used: 1412, limit: null }, '2026-04-06');
const cached = { at: '2026-04-06T10:05:00.000Z', byName: 'J. Smith' };
type CostWordsPart = Pick<LookUpCostPart, 'source' | 'cached' | 'running'>;
const fresh = (source: CostWordsPart['source']): CostWordsPart => ({ source, cached: null, running: false });

const cases: readonly [says: string, parts: CostWordsPart[], words: string][] = [
  ['two new look-ups', [fresh('registration'), fresh('valuation')], '1 look-up + 1 valuation · 412 of 1,000 used'],
  [
    'one of them already checked',
    [{ ...fresh('registration'), cached: cached }, fresh('valuation')],
    '1 valuation, look-up already checked · 412 of 1,000 used',
  ],
  [
    'both already checked',
    [
      { ...fresh('registration'), cached: cached },
      { ...fresh('valuation'), cached: cached },
    ],
    'free: looked up 3 h ago by J. Smith',
  ],
  [
    'a result of a colleague who has left',
    [{ ...fresh('valuation'), cached: { ...cached, byName: null } }],
    'free: looked up 3 h ago',
  ],
  [
    'the same look-up of a colleague in progress',
    [{ ...fresh('valuation'), running: true }],
    'free: same look-up in progress',
  ],
];
for (const [title, parts, words] of cases) {
  test(`a button shows what ${title} cost: ${words}`, () => {
    assert.equal(costWords(lookUpCostOf(parts), usage, NOW), words);
  });
}

test('a month without a limit shows what is used alone, and an unknown month nothing', () => {
  assert.equal(withUsage('1 valuation', unlimited), '1 valuation · 1,412 used');
  assert.equal(withUsage('1 valuation', undefined), '1 valuation');
});

test('the provider’s own limit is shown where the organisation has none, or where it is the nearer one', () => {
  const provider = { used: 990, limit: 1000, remaining: 10, exceeded: false };
  const words = '990 of 1,000 look-ups at the provider';
  assert.equal(withUsage('1 look-up', { ...unlimited, provider }), `1 look-up · 1,412 used, ${words}`);
  assert.equal(withUsage('1 look-up', { ...usage, provider }), `1 look-up · 412 of 1,000 used, ${words}`);
  const ample = { ...provider, used: 10, remaining: 990 };
  assert.equal(withUsage('1 look-up', { ...usage, provider: ample }), '1 look-up · 412 of 1,000 used');
  const spent = { used: 1000, limit: 1000, remaining: 0, exceeded: true };
  assert.match(
    withUsage('1 look-up', { ...usage, provider: spent }),
    /1,000 of 1,000 look-ups at the provider: exceeded$/,
  );
});
