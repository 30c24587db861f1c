/** Titles of charts of parts, years, options and counts: one, several, equal, missing and £0. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatPounds } from '@/lib/format';
import {
  countsFinding,
  cycleCo2Finding,
  largestPartFinding,
  optionsFinding,
  taxedCo2Finding,
  termsFinding,
  yearlyCostFinding,
} from './figure-findings';

const figures = (...entries: readonly (readonly [name: string, value: number | null])[]) =>
  entries.map(([name, value]) => ({ name, value }));

test('the largest part of a cost, of the total only where every part is known', () => {
  const cases: readonly [ReturnType<typeof figures>, string | null][] = [
    [figures(['Depreciation', 930_000], ['Fuel', 490_000]), 'Depreciation is the largest part: £9,300 of £14,200, 65%'],
    [figures(['Depreciation', 930_000], ['Fuel', null]), 'Depreciation is the largest known part: £9,300'],
    [figures(['Fuel', 50_000], ['Tax', 50_000]), 'Fuel and Tax are the largest parts: £500 each of £1,000, 50%'],
    [figures(['Fuel', 50_000], ['Tax', 50_000], ['NIC', null]), 'Fuel and Tax are the largest known parts: £500 each'],
    [figures(['Fuel', 50_000]), 'Fuel is the largest part: £500 of £500, 100%'],
    [figures(['Fuel', 0], ['Tax', 0]), 'No cost in any part'],
    [figures(['Fuel', 0], ['Tax', null]), 'No cost in any part that is known'],
    [figures(['Fuel', null]), null],
    [[], null],
  ];
  for (const [parts, title] of cases) assert.equal(largestPartFinding(parts), title);
});

test('a yearly cost from the first year known to the last', () => {
  const cases: readonly [ReturnType<typeof figures>, string | null][] = [
    [
      figures(['2026/27', 124_000], ['2027/28', 120_000], ['2028/29', 161_200]),
      'Up £372, 30%, from £1,240 in 2026/27 to £1,612 in 2028/29',
    ],
    [figures(['2026/27', 100_000], ['2027/28', 75_000]), 'Down £250, 25%, from £1,000 in 2026/27 to £750 in 2027/28'],
    [figures(['2026/27', 100_000], ['2027/28', 100_049]), '£1,000 in every year from 2026/27 to 2027/28'],
    [
      figures(['2026/27', 100_000], ['2027/28', 90_000], ['2028/29', 100_000]),
      '£1,000 in 2026/27 and 2028/29, lowest £900 in 2027/28',
    ],
    [
      figures(['2025/26', 0], ['2026/27', 99_200], ['2027/28', 0], ['2028/29', null], ['2029/30', 0]),
      '£0 in 2025/26 and 2029/30, highest £992 in 2026/27',
    ],
    [
      figures(['2026/27', 50_000], ['2027/28', 170_000], ['2028/29', 170_000], ['2029/30', 90_000]),
      'Up £400, 80%, from £500 in 2026/27 to £900 in 2029/30, highest £1,700 in 2027/28 and 2028/29',
    ],
    [figures(['2026/27', 0], ['2027/28', 75_000]), 'Up £750, from £0 in 2026/27 to £750 in 2027/28'],
    [figures(['2026/27', null], ['2027/28', 75_000]), '£750 in 2027/28'],
    [figures(['2026/27', 0], ['2027/28', 0]), '£0 in every year from 2026/27 to 2027/28'],
    [figures(['2026/27', null]), null],
  ];
  for (const [years, title] of cases) assert.equal(yearlyCostFinding(years), title);
});

test('the highest yearly cost is in the finding, wherever it is', () => {
  const amounts = [0, 40, 90_000, 90_020, 100_000];
  for (const first of amounts)
    for (const second of amounts)
      for (const third of amounts)
        for (const last of amounts) {
          const years = figures(['A', first], ['B', second], ['C', third], ['D', last]);
          const title = yearlyCostFinding(years) ?? '';
          assert.ok(title.includes(formatPounds(Math.max(first, second, third, last) / 100)), title);
        }
});

test('the option that adds most', () => {
  const option = (name: string, pounds: number | null, newPounds: number | null) => ({ name, pounds, newPounds });
  const cases: readonly [ReturnType<typeof option>[], string | null][] = [
    [[option('Sunroof', 420, 1_150), option('Tow bar', 50, 700)], 'Most for Sunroof: £420 of £1,150 when new'],
    [[option('Sunroof', 420, null), option('Tow bar', null, 700)], 'Most for Sunroof: £420'],
    [[option('Sunroof', 420, 1_150)], 'Sunroof: £420 of £1,150 when new'],
    [[option('Sunroof', 420, 1_150), option('Tow bar', 420, 700)], '2 options add most: £420 each'],
    [[option('Sunroof', 0, 1_150), option('Tow bar', 0, 700)], 'None of these options adds anything'],
    [[option('Sunroof', 0, 1_150)], 'This option adds nothing'],
    [[option('Sunroof', null, 1_150)], null],
    [[], null],
  ];
  for (const [options, title] of cases) assert.equal(optionsFinding(options), title);
});

test('the month with most look-ups', () => {
  const cases: readonly [ReturnType<typeof figures>, string | null][] = [
    [figures(['February 2026', 100], ['March 2026', 412]), 'Most in March 2026: 412 of 512'],
    [figures(['February 2026', 100], ['March 2026', 100]), '200 in 2 months'],
    [figures(['March 2026', 1_412]), '1,412 in March 2026'],
    [figures(['February 2026', 0], ['March 2026', 0]), 'None in these months'],
    [[], null],
  ];
  for (const [months, title] of cases) assert.equal(countsFinding(months), title);
});

test('the term that costs least, of those known whole', () => {
  const term = (months: number, value: number | null) => ({ months, value });
  const cases: readonly [ReturnType<typeof term>[], string | null][] = [
    [[term(24, 45.6), term(36, 42.34), term(48, null)], 'Lowest over 36 months: 42.3p'],
    [[term(24, 42.3), term(36, 42.34), term(48, 50)], 'Lowest over 24 and 36 months: 42.3p'],
    [[term(24, 42.3), term(36, 42.3)], '42.3p over every term'],
    [[term(24, 42.3), term(36, null)], '42.3p over 24 months'],
    [[term(24, 0), term(36, 1)], 'Lowest over 24 months: 0.0p'],
    [[term(24, null)], null],
    [[], null],
  ];
  for (const [terms, title] of cases)
    assert.equal(
      termsFinding(terms, (pence) => `${pence.toFixed(1)}p`),
      title,
    );
});

test('the CO2 that cars are taxed by', () => {
  const cases: readonly [ReturnType<typeof figures>, string | null][] = [
    [figures(['Saloon', 128]), '128 g/km counts for tax'],
    [figures(['Saloon', 128], ['Estate', null]), '128 g/km counts for tax'],
    [figures(['Saloon', 128], ['Estate', 128]), '128 g/km counts for tax on all 2'],
    [figures(['Saloon', 128], ['Estate', 134], ['Hybrid', 0]), 'For tax from 0 g/km (Hybrid) to 134 g/km (Estate)'],
    [figures(['Saloon', null]), null],
    [[], null],
  ];
  for (const [cars, title] of cases) assert.equal(taxedCo2Finding(cars), title);
});

test('the CO2 over the whole cycle, from the lowest to the highest where they differ', () => {
  const cases: readonly [ReturnType<typeof figures>, string | null][] = [
    [figures(['SWB', 214], ['LWB', 214]), '214 g/km over the whole cycle'],
    [figures(['SWB', 214], ['LWB', 226]), 'From 214 g/km (SWB) to 226 g/km (LWB) over the whole cycle'],
    [figures(['SWB', 214], ['LWB', null]), '214 g/km over the whole cycle'],
    [figures(['SWB', null]), null],
  ];
  for (const [vehicles, title] of cases) assert.equal(cycleCo2Finding(vehicles), title);
});
