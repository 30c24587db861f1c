/** The sentences name the end of the tables: a new row changes them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ofYear, type DatedLawValue } from './dated-law-values';
import { CAR_FUEL_MULTIPLIER, CLASS_1A_RATE, VAN_BENEFIT, VAN_FUEL_BENEFIT } from './tax-rates';
import { CLASS_1A } from './law-sources';
import { taxYear } from './fiscal-years';
import { assumedAfter, unpublishedAfter } from './published-rates';

const table = (...rows: DatedLawValue<number>[]) => ({ name: 'rate', rows });
const row = (ending: number, value: number, isAssumed = false) => ofYear(taxYear(ending), value, CLASS_1A, isAssumed);

const YEARS = [2027, 2028, 2029].map(taxYear);

test('today’s tables have their sentences', () => {
  assert.equal(assumedAfter(CLASS_1A_RATE, YEARS), 'From 2027-28 no rate is enacted; 15% is assumed.');
  for (const published of [VAN_BENEFIT, VAN_FUEL_BENEFIT, CAR_FUEL_MULTIPLIER])
    assert.equal(unpublishedAfter('Charges', published, YEARS), 'Charges after 2026-27 are not published.');
});

test('the next row of a table changes the sentence', () => {
  const next = table(row(2027, 15), row(2028, 16), row(2029, 16, true));
  assert.equal(unpublishedAfter('Charges', next, YEARS), 'Charges after 2027-28 are not published.');
  assert.equal(assumedAfter(next, YEARS), 'From 2028-29 no rate is enacted; 16% is assumed.');
  assert.equal(assumedAfter(table(row(2027, 15)), YEARS), null);
  assert.equal(unpublishedAfter('Charges', table({ ...row(2027, 15), to: null }), YEARS), null);
});

test('above years that the tables have there is nothing to say of later ones', () => {
  const [last, next] = [taxYear(2027), taxYear(2028)];
  assert.equal(assumedAfter(CLASS_1A_RATE, [taxYear(2017), last]), null);
  assert.equal(unpublishedAfter('Charges', CAR_FUEL_MULTIPLIER, [taxYear(2017), last]), null);
  assert.match(assumedAfter(CLASS_1A_RATE, [last, next]) ?? '', /From 2027-28/);
  assert.match(unpublishedAfter('Charges', CAR_FUEL_MULTIPLIER, [last, next]) ?? '', /after 2026-27/);
});
