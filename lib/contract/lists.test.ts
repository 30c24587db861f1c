import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitForecastOptions, writeForecastOptions } from './forecast';
import { legislationColumnsIn } from './legislation';
import { technicalItemsIn } from './nvd';

test('forecast options are pairs separated by bars, in a fixed order; without values there are no options at all', () => {
  assert.equal(writeForecastOptions({ monthTo: 6, monthFrom: 1 }), 'monthFrom:1|monthTo:6');
  assert.equal(
    writeForecastOptions({ valuationDate: '2026-05-20', mileage: 20000 }),
    'valuationDate:2026-05-20|mileage:20000',
  );
  assert.equal(writeForecastOptions({}), undefined);
});

test('forecast options are split as they were sent, valid or not', () =>
  assert.deepEqual(splitForecastOptions('monthFrom:6| monthTo : 2 ||colour:red:ish|x'), [
    ['monthFrom', '6'],
    ['monthTo', '2'],
    ['colour', 'red:ish'],
    ['x', ''],
  ]));

test('a list of technical items shows the columns it names, in its own order, and ignores unknown items', () =>
  assert.deepEqual(technicalItemsIn(' co2 ,HC+NOX,0TO62,COLOUR,'), ['CO2', 'HC+NOX', '0TO62']));

test('a list of legislation items shows the columns it names; ALL selects all; an unknown item makes the list invalid', () => {
  assert.deepEqual(legislationColumnsIn('NICLASS1A_YR4RATE,VED1ST'), ['NIClass1A_Yr4Rate', 'VED1st']);
  assert.equal(legislationColumnsIn('ALL')?.length, 23);
  // Spelled with a zero (3 §Legislation service).
  assert.deepEqual(legislationColumnsIn('C02'), ['C02']);
  assert.equal(legislationColumnsIn('CO2'), undefined);
  assert.equal(legislationColumnsIn(''), undefined);
});
