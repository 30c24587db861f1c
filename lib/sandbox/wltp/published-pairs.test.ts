/** The method against every published pair, and which of them contradict themselves. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gramsPerLitre } from '@/lib/sandbox/catalogue/consumption';
import { combined, type PerPhase } from '@/lib/sandbox/wltp/energy';
import { interpolated, positionOf, type Family } from '@/lib/sandbox/wltp/interpolation';
import { pairs, plugInPairs, type Pair } from '@/lib/sandbox/wltp/published-pairs.fixture';
import { phaseNames } from '@/lib/sandbox/wltp/trace';
import { utilityFactor } from '@/lib/sandbox/wltp/utility-factor';

const kmPerMile = 1.609344;
/** Litres are printed to a tenth, grams whole. */
const ROUNDING = 0.05 * 26.19 + 0.5;

function ends([car, fuel, , ...printed]: Pair) {
  return printed.map((text, index) => {
    const [low = 0, medium = 0, high = 0, extraHigh = 0, litres = 0, co2 = 0, miles = 0, weighted = 0] = text
      .split(' ')
      .map(Number);
    const phases: PerPhase = { low, medium, high, extraHigh };
    return { name: `${car}, ${index === 0 ? 'lowest' : 'highest'}`, fuel, phases, litres, co2, miles, weighted };
  });
}
const all = [...pairs, ...plugInPairs];

test('they are all 203 that print phases, 33 of them plug-in hybrids', () => {
  const rows = (pairs: readonly Pair[]) => pairs.reduce((sum, [, , count]) => sum + count, 0);
  assert.deepEqual([rows(all), rows(plugInPairs)], [203, 33]);
});

test('the mean of the phases is the combined figure to the printed tenth, except for rows that contradict themselves', () => {
  const off = all.flatMap(ends).filter(({ phases, litres }) => Math.abs(combined(phases) - litres) > 0.1001);
  assert.deepEqual(
    off.map(({ name, phases, litres }) => `${name}: prints ${litres}, phases mean ${combined(phases).toFixed(2)}`),
    [
      'ABARTH 595 MY23 165 PS, lowest: prints 7, phases mean 6.61',
      'ABARTH 595 MY23 165 PS, highest: prints 7.4, phases mean 7.25',
      'PEUGEOT 2008 131 PS, 2, lowest: prints 5.5, phases mean 5.39',
      'PEUGEOT 208 101 PS, 3, lowest: prints 4.9, phases mean 4.78',
      'PEUGEOT 3008 150 PS, 2, highest: prints 4.6, phases mean 7.65',
    ],
  );
});

// The regulation's worked example: a vehicle a third of the way up.
const family: Family = {
  low: { testMassKg: 1420, rolling: 7.1, roadLoad: { f0: 110, f1: 0.6, f2: 0.032 } },
  high: { testMassKg: 1620, rolling: 8.4, roadLoad: { f0: 150, f1: 0.9, f2: 0.0355 } },
  dragAreaSpan: 0.07,
};
const between = positionOf(family, { testMassKg: 1500, rolling: 7.1, dragArea: 0.03 }, 0);
for (const pair of all) {
  test(`${pair[0]}: a vehicle between the two has figures between them`, () => {
    const [low, high] = ends(pair);
    assert.ok(low && high);
    const own = interpolated(low.phases, high.phases, between);
    for (const phase of phaseNames) {
      const [least = 0, most = 0] = [low.phases[phase], high.phases[phase]].toSorted((a, b) => a - b);
      assert.ok(least <= own.phases[phase] && own.phases[phase] <= most, phase);
    }
    const averages = [combined(low.phases), combined(high.phases)];
    assert.ok(Math.min(...averages) <= own.combined && own.combined <= Math.max(...averages));
  });
}

test('CO2 follows from the litres within 3 %, except for rows that contradict themselves', () => {
  const grams = ({ fuel, litres }: { fuel: 'petrol' | 'diesel'; litres: number }) => litres * gramsPerLitre(fuel);
  const off = all.flatMap(ends).filter((end) => Math.abs(grams(end) - end.co2) > 0.03 * end.co2 + ROUNDING);
  assert.deepEqual(
    off.map((end) => `${end.name}: prints ${end.co2}, litres mean ${grams(end).toFixed(0)}`),
    [
      'DS DS 4 136 PS, lowest: prints 129, litres mean 109',
      'CHRYSLER JEEP Grand Cherokee MY24 272 PS, lowest: prints 216, litres mean 233',
      'PEUGEOT 3008 150 PS, 2, highest: prints 173, litres mean 104',
    ],
  );
});

test('a plug-in hybrid’s weighted CO2 follows from its range and flat battery within 4 g/km, except for those named', () => {
  const own = ({ miles, co2 }: { miles: number; co2: number }) => (1 - utilityFactor(miles * kmPerMile)) * co2;
  const off = plugInPairs.flatMap(ends).filter((end) => Math.abs(own(end) - end.weighted) > 4);
  assert.deepEqual(
    off.map((end) => `${end.name}: prints ${end.weighted}, range and flat battery mean ${own(end).toFixed(0)}`),
    [
      'CHRYSLER JEEP Grand Cherokee MY24 272 PS, lowest: prints 65, range and flat battery mean 59',
      'CITROEN C5 X 179 PS, lowest: prints 24, range and flat battery mean 29',
      'CITROEN C5 X 179 PS, highest: prints 30, range and flat battery mean 34',
      'DS DS 7 181 PS, lowest: prints 26, range and flat battery mean 31',
      'DS DS 7 181 PS, highest: prints 36, range and flat battery mean 42',
      'DS DS 7 200 PS, highest: prints 41, range and flat battery mean 33',
    ],
  );
});
