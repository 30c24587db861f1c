import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { costOf, type CostPart } from './cost';

const kept = { at: '2026-06-05T10:00:00.000Z', byName: 'J. Smith' };
const part = (source: CostPart['source'], parts: Partial<CostPart> = {}) => ({
  source,
  kept: null,
  running: false,
  ...parts,
});

describe('the cost of a press', () => {
  const cases = [
    {
      parts: [part('registration'), part('valuation')],
      words: '1 look-up + 1 valuation',
      fresh: '1 look-up + 1 valuation',
    },
    {
      parts: [part('registration', { kept }), part('valuation')],
      words: '1 valuation',
      fresh: '1 look-up + 1 valuation',
    },
    {
      parts: [part('registration', { kept }), part('valuation', { kept })],
      words: 'free',
      fresh: '1 look-up + 1 valuation',
    },
    {
      parts: [part('registration'), part('valuation', { running: true })],
      words: '1 look-up',
      fresh: '1 look-up + 1 valuation',
    },
    {
      parts: [part('registration', { kept }), part('valuation'), part('internetPrices')],
      words: '2 valuations',
      fresh: '1 look-up + 2 valuations',
    },
    { parts: [part('valuation')], words: '1 valuation', fresh: '1 valuation' },
  ];
  for (const { parts, words, fresh } of cases) {
    it(`reads “${words}”, and afresh “${fresh}”`, () => {
      const cost = costOf(parts);
      assert.deepEqual([cost.words, cost.freshWords, cost.free], [words, fresh, words === 'free']);
    });
  }
});
