/** The text beside a retry is true for every result that a record can lack, and every age of the others. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { SourceName } from '@/lib/domain/provenance';
import { lookUpCostOf } from './look-up-cost';
import { missingAnswerWords, retryWords } from './retry-words';

const AGES = {
  recent: { cached: { at: '2026-04-06T10:05:00.000Z', byName: 'J. Smith' }, running: false },
  'in progress': { cached: null, running: true },
  'not recent': { cached: null, running: false },
} as const;
type Age = keyof typeof AGES;
const ages: readonly Age[] = ['recent', 'in progress', 'not recent'];

const MISSING: readonly SourceName[][] = [['registration'], ['valuation'], ['registration', 'valuation']];
const REQUESTED: readonly SourceName[][] = [
  ['registration', 'valuation'],
  ['registration', 'valuation', 'internetPrices'],
  // Of a vehicle file.
  ['valuation', 'internetPrices'],
];

/** Each source at each age. */
const agesOf = (sources: readonly SourceName[]): Record<string, Age>[] =>
  sources.reduce<Record<string, Age>[]>(
    (all, source) => all.flatMap((before) => ages.map((age) => ({ ...before, [source]: age }))),
    [{}],
  );

describe('beside a retry', () => {
  for (const missing of MISSING) {
    for (const requested of REQUESTED) {
      for (const ageOf of agesOf(requested)) {
        const title = requested.map((source) => `${source} ${ageOf[source]}`).join(', ');
        test(`without its ${missing.join(' and ')}, where now ${title}`, () => {
          const parts = requested.map((source) => ({ source, ...AGES[ageOf[source] ?? 'recent'] }));
          const cost = lookUpCostOf(parts);
          const words = retryWords(missing, cost);
          const charged = cost.parts.filter(({ billed }) => billed);
          const again = charged.filter(({ source }) => !missing.includes(source));
          assert.equal(/Nothing more is charged/.test(words), cost.words === 'free');
          assert.equal(/Only what is missing is requested/.test(words), charged.length > 0 && again.length === 0);
          assert.equal(/charged again/.test(words), again.length > 0);
          const because = { reason: 'The limit is reached.', next: 'Wait for next month.' };
          const reasoned = missingAnswerWords(because, missing, cost);
          assert.equal(missingAnswerWords(null, missing, cost), words);
          // Once a retry is free, what was missing has come: the reason is no longer true.
          assert.equal(reasoned, cost.words === 'free' ? words : `The limit is reached. Wait for next month. ${words}`);
          for (const { source, label } of cost.parts) {
            assert.equal(
              words.includes(label),
              again.some((part) => part.source === source),
              label,
            );
          }
        });
      }
    }
  }

  test('no charge is stated before it is known', () => {
    for (const missing of MISSING) assert.doesNotMatch(retryWords(missing, undefined), /charged|Only/);
  });
});
