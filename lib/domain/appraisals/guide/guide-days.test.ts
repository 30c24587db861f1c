/** An offer says of which days its values are: the same days as its lines, for every source of a value. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { FAILED, FORECAST, VALUES } from '@/lib/domain/appraisals/appraisal-values.fixture';
import type { Loaded, PlateForecast } from '@/lib/domain/appraisals/guide-value';
import { savedOfferWords } from '@/lib/domain/appraisals/offer-words';
import { guideDaysWords } from './guide-days';

const NONE = { value: null, because: { reason: 'None.', next: 'None.' } };

/** Valued on 28 Nov 2026. @param isPrefilled the asking price is the Retail; else a person entered it */
const linesOf = (handOver: string, forecast: Loaded<PlateForecast>, isPrefilled: boolean, values = VALUES) => {
  const { trade, retail } = appraisalSums(
    { handOver, salePrice: '11000' },
    { vehicle: { valuedOn: '2026-11-28', mileage: 30_000, values }, forecast, options: FAILED },
    new Set(isPrefilled ? ['salePrice'] : []),
  );
  return [...trade.lines, ...retail.lines];
};

for (const [name, lines, words] of [
  ['of the record', linesOf('2026-11', FAILED, true), 'Guide values on 28 Nov 2026.'],
  ['of the edition', linesOf('2027-01', { value: FORECAST }, true), 'Guide values in the edition of January 2027.'],
  [
    'forecast, with Retail of the edition',
    linesOf('2027-02', { value: FORECAST }, true),
    'Values forecast in January 2027. Guide values in the edition of January 2027.',
  ],
  ['forecast alone', linesOf('2027-02', { value: FORECAST }, false), 'Values forecast in January 2027.'],
  ['missing, with Retail of the record', linesOf('2027-01', FAILED, true), 'Guide values on 28 Nov 2026.'],
  ['missing', linesOf('2027-01', FAILED, false), ''],
  ['none in the record', linesOf('2026-11', FAILED, false, { ...VALUES, clean: NONE }), ''],
] as const) {
  test(`an offer whose values are ${name} says: ${words || 'nothing of a day'}`, () => {
    assert.equal(guideDaysWords(lines), words);
    const saved = savedOfferWords(words || null);
    assert.equal(saved, ['Saved as it was then.', words, 'Later editions do not change it.'].filter(Boolean).join(' '));
    // Each month that the sentence names is in a line, and each that a line is of in the sentence.
    const monthsIn = (text: string) => text.match(/\b(?:Nov|January|February)\w* 20\d\d/g) ?? [];
    const ofLines = lines.filter(({ day }) => day !== undefined).map((line) => line.words);
    for (const month of monthsIn(words)) assert.ok(ofLines.join(' ').replace('November', 'Nov').includes(month), month);
    for (const line of ofLines)
      assert.ok(
        monthsIn(line.replace('November', 'Nov')).some((month) => words.includes(month)),
        line,
      );
  });
}
