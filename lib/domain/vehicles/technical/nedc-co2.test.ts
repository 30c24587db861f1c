/** The guide's CO2 is an NEDC figure only where the guide says so. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nedcCo2From, noNedcCo2Words } from './nedc-co2';

const item = (name: string, value: string | null) => ({ code: null, name, unit: null, value });
const dataOf = (cycle: string | null | undefined, co2: string | null | undefined) => ({
  day: '2018-08-12',
  groups: [
    { category: 'Emissions', items: co2 === undefined ? [item('CO', '0.2')] : [item('CO', '0.2'), item('CO2', co2)] },
    { category: 'Other', items: cycle === undefined ? [] : [item('Test Cycle', cycle)] },
  ],
});

const CYCLES = [
  ['NEDC', true],
  ['nedc ', true],
  ['WLTP', false],
  ['NEDC equivalent', false],
  ['', false],
  [null, false],
  [undefined, false],
] as const;
const FIGURES = [
  ['126', 126],
  ['126.5', 126.5],
  ['0', 0],
  ['n/a', null],
  ['', null],
  [null, null],
  [undefined, null],
] as const;

for (const [cycle, isNedc] of CYCLES)
  for (const [co2, grams] of FIGURES)
    test(`CO2 ${String(co2)} of the test cycle ${String(cycle)}: ${isNedc ? String(grams) : 'no NEDC figure'}`, () =>
      assert.equal(nedcCo2From(dataOf(cycle, co2)), isNedc ? grams : null));

for (const [cycle, co2, words] of [
  ['WLTP', '126', 'the guide’s CO2 is by the WLTP test'],
  ['', '126', 'the guide does not name the test of its CO2'],
  [undefined, '126', 'the guide does not name the test of its CO2'],
  ['NEDC', null, 'the guide names the NEDC test and gives no CO2 by it'],
] as const)
  test(`CO2 ${String(co2)} of the test cycle ${String(cycle)}: it is stated why there is no NEDC figure`, () =>
    assert.equal(noNedcCo2Words(dataOf(cycle, co2)), words));
