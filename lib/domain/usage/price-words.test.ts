import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lookUpCostOf, type LookUpCostPart } from './look-up-cost';
import { creditsShown, creditWords, priceWords } from './price-words';

const NOW = new Date('2026-04-06T13:05:00Z');
type PricedPart = Pick<LookUpCostPart, 'source' | 'cached' | 'running'>;
const fresh = (source: PricedPart['source']): PricedPart => ({ source, cached: null, running: false });
const checked = (source: PricedPart['source'], at: string): PricedPart => ({
  source,
  cached: { at, byName: 'J. Smith' },
  running: false,
});
const TODAY = '2026-04-06T10:05:00.000Z';
/** Just before midnight in Britain, where the clock is an hour ahead of UTC. */
const YESTERDAY = '2026-04-05T22:59:00.000Z';
const AFTER_MIDNIGHT = '2026-04-05T23:00:00.000Z';

const cases: readonly [what: string, parts: PricedPart[], words: string, freshWords: string][] = [
  ['a check and a valuation', [fresh('registration'), fresh('valuation')], '2 credits', '2 credits'],
  [
    'a check, a valuation and market prices',
    [fresh('registration'), fresh('valuation'), fresh('internetPrices')],
    '3 credits',
    '3 credits',
  ],
  ['one of two checked today', [checked('registration', TODAY), fresh('valuation')], '1 credit', '2 credits'],
  [
    'both checked today',
    [checked('registration', TODAY), checked('valuation', AFTER_MIDNIGHT)],
    'free, checked today',
    '2 credits',
  ],
  [
    'one of them checked yesterday',
    [checked('registration', TODAY), checked('valuation', YESTERDAY)],
    'free, checked yesterday',
    '2 credits',
  ],
  ['one in progress', [{ ...fresh('valuation'), running: true }], 'free, already in progress', '1 credit'],
  [
    'one in progress, one checked',
    [{ ...fresh('valuation'), running: true }, checked('registration', TODAY)],
    'free, already in progress',
    '2 credits',
  ],
];
for (const [what, parts, words, freshWords] of cases) {
  test(`a button’s price of ${what}: ${words}; as a new check ${freshWords}`, () => {
    const cost = lookUpCostOf(parts);
    assert.deepEqual([priceWords(cost, NOW), creditWords(creditsShown(cost, 9, true))], [words, freshWords]);
    assert.deepEqual([cost.free, cost.freshWords], [words.startsWith('free'), freshWords]);
  });
}
