import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lookUpCostOf, type LookUpCostPart } from './look-up-cost';

const cachedAnswer = { at: '2026-06-05T10:00:00.000Z', byName: 'J. Smith' };
const part = (source: LookUpCostPart['source'], parts: Partial<LookUpCostPart> = {}) => ({
  source,
  cached: null,
  running: false,
  ...parts,
});

describe('the cost of a submission', () => {
  const cases = [
    {
      parts: [part('registration'), part('valuation')],
      words: '2 credits',
      fresh: '2 credits',
    },
    {
      parts: [part('registration', { cached: cachedAnswer }), part('valuation')],
      words: '1 credit',
      fresh: '2 credits',
    },
    {
      parts: [part('registration', { cached: cachedAnswer }), part('valuation', { cached: cachedAnswer })],
      words: 'free',
      fresh: '2 credits',
    },
    {
      parts: [part('registration'), part('valuation', { running: true })],
      words: '1 credit',
      fresh: '2 credits',
    },
    {
      parts: [part('registration', { cached: cachedAnswer }), part('valuation'), part('internetPrices')],
      words: '2 credits',
      fresh: '3 credits',
    },
    { parts: [part('valuation')], words: '1 credit', fresh: '1 credit' },
  ];
  for (const { parts, words, fresh } of cases) {
    it(`is “${words}”, and for a new check “${fresh}”`, () => {
      const cost = lookUpCostOf(parts);
      assert.deepEqual([cost.words, cost.freshWords, cost.free], [words, fresh, words === 'free']);
    });
  }
});
