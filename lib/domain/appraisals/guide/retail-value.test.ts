/** Every figure of the guide on a page is of the month that its line names, whatever the month in which it is read. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { EDITION, FAILED, FORECAST, VALUES } from '@/lib/domain/appraisals/appraisal-values.fixture';
import { authorityOf } from '@/lib/domain/appraisals/authority';
import type { Entries } from '@/lib/domain/appraisals/entries';
import type { Loaded, PlateForecast } from '@/lib/domain/appraisals/guide-value';
import { internetRetailWords, laterRetailWords, retailHintWords, retailValue } from './retail-value';
import { salePriceOf } from './sale-price';

/** Valued on 28 Nov 2026: Retail 11,000, Clean 9,000. The edition of January has 10,200 and 8,300. */
const VEHICLE = { valuedOn: '2026-11-28', mileage: 30_000, values: VALUES };
const LOADING = { value: null, because: 'loading' as const };
const { edition: _, ...withoutEdition } = FORECAST;

const PREFILLED = new Set(['salePrice']);
const sumsOf = (forecast: Loaded<PlateForecast>, entries: Entries = {}, prefilled = PREFILLED, isWithoutVat = false) =>
  appraisalSums(
    { handOver: '2027-01', salePrice: '11000', ...entries },
    { vehicle: { ...VEHICLE, isWithoutVat }, forecast, options: LOADING },
    prefilled,
  );

// The most to pay without costs and margin is the asking price.
for (const [name, handOver, forecast, pounds, words] of [
  ['a hand-over in the month of the record', '2026-11', LOADING, 11_000, 'as valued on 28 Nov 2026'],
  ['no hand-over', '', LOADING, 11_000, 'as valued on 28 Nov 2026'],
  ['the edition', '2027-01', { value: FORECAST }, 10_200, 'in the edition of January 2027, by guide ID'],
  ['a later month', '2027-02', { value: FORECAST }, 10_200, 'in the edition of January 2027, by guide ID'],
  ['no later edition', '2027-01', { value: withoutEdition }, 11_000, 'as valued on 28 Nov 2026'],
  ['no edition', '2027-01', { value: { ...FORECAST, edition: null } }, 11_000, 'as valued on 28 Nov 2026'],
  [
    'an edition without Retail',
    '2027-01',
    { value: { ...FORECAST, edition: { ...EDITION, retail: null } } },
    11_000,
    'as valued on 28 Nov 2026',
  ],
  ['a failed forecast', '2027-01', FAILED, 11_000, 'as valued on 28 Nov 2026'],
] as const) {
  test(`with ${name} the asking price is £${pounds}, ${words}, in hint and line`, () => {
    const { retail } = sumsOf(forecast, { handOver });
    const [line] = retail.lines;
    assert.deepEqual([line?.pence, retail.mostPounds], [pounds * 100, pounds]);
    assert.ok(line?.words.includes(words), line?.words);
    const value = retailValue(VEHICLE, handOver, forecast);
    assert.ok(value !== null && value !== 'loading');
    assert.equal(retailHintWords(value, false), `Guide Retail £${pounds === 11_000 ? '11,000' : '10,200'}, ${words}`);
  });
}

// Clean is 9,000 in the record, 8,300 in the edition, and forecast at 8,200 and 8,100.
for (const [name, handOver, forecast, words] of [
  ['the month of the record', '2026-11', LOADING, ''],
  ['no month', '', LOADING, ''],
  ['the month of the edition', '2027-01', { value: FORECAST }, ''],
  [
    'a month after the edition',
    '2027-03',
    { value: FORECAST },
    'There is no Retail for March 2027. Clean is expected to be £200 lower by then.',
  ],
  [
    'a month of an edition without Retail',
    '2027-01',
    { value: { ...FORECAST, edition: { ...EDITION, retail: null } } },
    'There is no Retail for January 2027. Clean is £700 lower in the edition of that month.',
  ],
  [
    'a month with the same Clean',
    '2027-02',
    { value: { ...FORECAST, clean: [[8_300], [8_400]] } },
    'There is no Retail for February 2027. Clean is expected to be the same by then.',
  ],
  [
    'a month with a higher Clean',
    '2027-03',
    { value: { ...FORECAST, clean: [[8_300], [8_400]] } },
    'There is no Retail for March 2027. Clean is expected to be £100 higher by then.',
  ],
  [
    'a month that the forecast does not reach',
    '2027-09',
    { value: FORECAST },
    'There is no Retail for September 2027.',
  ],
  ['a later month and a failed forecast', '2027-02', FAILED, 'There is no Retail for February 2027.'],
] as const)
  test(`for hand-over in ${name}, beside the Retail: ${words || 'nothing'}`, () => {
    const retail = retailValue(VEHICLE, handOver, forecast);
    assert.ok(retail !== null && retail !== 'loading');
    assert.equal(laterRetailWords(retail, VEHICLE, handOver, forecast), words);
  });

test('a prefilled asking price of another month than the hand-over has its month, and what the trade side does', () => {
  for (const handOver of ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04'])
    for (const forecast of [{ value: FORECAST }, { value: withoutEdition }, FAILED]) {
      const { retail, trade } = sumsOf(forecast, { handOver });
      const [line] = retail.lines;
      assert.ok(line?.day);
      const value = retailValue(VEHICLE, handOver, forecast);
      assert.ok(value !== null && value !== 'loading');
      const later = laterRetailWords(value, VEHICLE, handOver, forecast);
      assert.equal(later !== '', line.day.slice(0, 7) < handOver, handOver);
      assert.match(retailHintWords(value, false), /(November|January|28 Nov) ?(2026|2027)/);
      if (later !== '') assert.equal(/Clean is/.test(later), trade.totalPence !== null, later);
    }
});

test('while the edition is loading there is no most to pay, none is suggested, and nothing is decided', () => {
  const sums = sumsOf(LOADING, { offer: '9000' });
  assert.deepEqual([sums.retail.missing, sums.retail.mostPounds, sums.suggestedPounds], ['loading', null, null]);
  assert.equal(authorityOf(sums, { valuerLimitPounds: 250, margin: '' }).isUndecided, true);
  const typed = sumsOf(LOADING, { salePrice: '9999' }, new Set());
  assert.deepEqual(
    [typed.retail.missing, typed.retail.mostPounds],
    [null, 9_999],
    'an entered price waits for nothing',
  );
});

test('an asking price that a person entered stays, even where it is the Retail of the record', () => {
  for (const salePrice of ['11000', '9999'])
    assert.equal(sumsOf({ value: FORECAST }, { salePrice }, new Set()).retail.salePence, Number(salePrice) * 100);
});

test('a van’s Retail of the edition has its VAT added', () => {
  const known = { vehicle: { ...VEHICLE, isWithoutVat: true }, forecast: { value: FORECAST } };
  const entries = { handOver: '2027-01', salePrice: '11000', vatScheme: 'qualifying' };
  const { text, hasVatAdded } = salePriceOf(entries, PREFILLED, known);
  assert.deepEqual([text, hasVatAdded], ['12240', true]); // 10,200 and 2,040
  const [line] = sumsOf({ value: FORECAST }, { vatScheme: 'qualifying' }, PREFILLED, true).retail.lines;
  assert.equal(
    line?.words,
    'The Retail value of £10,200 without VAT, in the edition of January 2027, by guide ID, and VAT on it.',
  );
});

test('beside the asking price of a van each figure says whether it includes VAT, and of a car none does', () => {
  const range = { lowPounds: 9_075, highPounds: 9_525 };
  assert.equal(internetRetailWords(range, false), 'asking prices online £9,075 to £9,525');
  assert.equal(
    internetRetailWords(range, true),
    'asking prices online £9,075 to £9,525 without VAT, £10,890 to £11,430 with it',
  );
  for (const source of ['guide', 'edition'] as const)
    for (const isWithoutVat of [true, false]) {
      const hint = [
        retailHintWords({ pounds: 9_300, source, day: '2026-11-29' }, isWithoutVat),
        internetRetailWords(range, isWithoutVat),
      ].join('; ');
      const figures = hint.match(/£[\d,]+(?: to £[\d,]+)?(?: without VAT| with it)?/g) ?? [];
      assert.equal(figures.length, isWithoutVat ? 4 : 2, hint);
      for (const figure of figures) assert.equal(/ without VAT$| with it$/.test(figure), isWithoutVat, hint);
    }
});

test('a valuer’s margin is measured by the Retail that is shown', () => {
  // £10,200 less 1.2 × £800 is £9,240; of the record's £11,000 it would be £10,040.
  const terms = { valuerLimitPounds: 5_000, margin: '800' };
  const reasons = (offer: string) => authorityOf(sumsOf({ value: FORECAST }, { offer, margin: '800' }), terms).reasons;
  assert.deepEqual(reasons('9240'), []);
  assert.deepEqual(reasons('9241'), ['To leave the margin wanted, pay at most £9,240: the offer is £1 above that.']);
});

test('in the following months every line of the guide names the month or the day of its figure', () => {
  const ofMonth: Readonly<Record<string, readonly number[]>> = {
    'November 2026': [1_100_000, 900_000],
    '28 Nov 2026': [1_100_000, 900_000],
    'January 2027': [1_020_000, 830_000],
  };
  for (const handOver of ['2026-11', '2027-01'])
    for (const forecast of [{ value: FORECAST }, { value: withoutEdition }, FAILED]) {
      const { trade, retail } = sumsOf(forecast, { handOver });
      for (const { source, words, pence } of [...trade.lines, ...retail.lines]) {
        if (source !== 'guide' && source !== 'edition') continue;
        const [named] = Object.keys(ofMonth).filter((day) => words.includes(day));
        assert.ok(named, words);
        assert.ok(ofMonth[named]?.includes(pence), `${words} ${pence}`);
      }
    }
});
