/** The interpolation method against the regulation's cycle, worked examples by hand, and published figures. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combined, cycleEnergy, perPhase, phaseMetres, type PerPhase } from '@/lib/sandbox/wltp/energy';
import { phasesOf } from '@/lib/sandbox/wltp/family';
import {
  adjustedLow,
  individualRoadLoad,
  interpolated,
  positionOf,
  type Family,
  type Individual,
} from '@/lib/sandbox/wltp/interpolation';
import { phaseNames, traceKmPerHour } from '@/lib/sandbox/wltp/trace';
import { utilityFactor } from '@/lib/sandbox/wltp/utility-factor';

const near = (actual: number, expected: number, digits: number, what = ''): void =>
  assert.equal(actual.toFixed(digits), expected.toFixed(digits), what);

const four = ([low = 0, medium = 0, high = 0, extraHigh = 0]: readonly number[]): PerPhase => ({
  low,
  medium,
  high,
  extraHigh,
});

// Regulation (EU) 2017/1151 Annex XXI, sub-annex 1: class 3b.
test('the cycle is class 3b: 1,800 s, check sum 83,758.6, 131.3 km/h, and the metres of its four phases', () => {
  assert.equal(traceKmPerHour.length, 1801);
  near(
    traceKmPerHour.reduce((sum, speed) => sum + speed, 0),
    83758.6,
    1,
  );
  assert.equal(Math.max(...traceKmPerHour), 131.3);
  const metres = four([3094.5, 4755.9, 7161.7, 8254.1]);
  for (const phase of phaseNames) near(phaseMetres[phase], metres[phase], 1, phase);
});

test('worked example 1: energy of a vehicle of 1,500 kg with road load 100 / 0.5 / 0.03', () => {
  const energy = cycleEnergy({ f0: 100, f1: 0.5, f2: 0.03 }, 1500);
  const kilojoules = four([1240.796, 2115.686, 3106.656, 4788.329]);
  for (const phase of phaseNames) near(energy[phase] / 1000, kilojoules[phase], 3, phase);
});

const example: Family = {
  low: { testMassKg: 1420, rolling: 7.1, roadLoad: { f0: 110, f1: 0.6, f2: 0.032 } },
  high: { testMassKg: 1620, rolling: 8.4, roadLoad: { f0: 150, f1: 0.9, f2: 0.0355 } },
  dragAreaSpan: 0.07,
};
const exampleIndividual: Individual = { testMassKg: 1500, rolling: 7.1, dragArea: 0.03 };
const exampleLow = four([150, 120, 105, 125]);
const exampleHigh = four([165, 132, 117, 141]);

test('worked example 2: the lowest vehicle adjusted, and the road load of the individual one', () => {
  const low = adjustedLow(example);
  near(low.f0, 100.5903, 4);
  near(low.f2, 0.0300797, 7);
  const { f0, f1, f2 } = individualRoadLoad(example, exampleIndividual);
  near(f0, 108.5497, 4);
  assert.equal(f1, 0.9);
  near(f2, 0.0324027, 7);
});

test('worked example 2: its CO2 by phase and combined', () => {
  const position = positionOf(example, exampleIndividual, 0);
  const ratios = four([0.306412, 0.302973, 0.30031, 0.32651]);
  for (const phase of phaseNames) near(position.phases[phase], ratios[phase], 6, phase);
  near(position.cycle, (12323.979 - 11615.482) / (13881.578 - 11615.482), 5);
  const own = interpolated(exampleLow, exampleHigh, position);
  const grams = four([154.5962, 123.6357, 108.6037, 130.2242]);
  for (const phase of phaseNames) near(own.phases[phase], grams[phase], 4, phase);
  near(own.combined, 125.4639, 4);
  near(combined(exampleLow), 121.1468, 4);
  near(combined(exampleHigh), 134.9648, 4);
});

test('a vehicle equipped like an end of its family has that end’s figures', () => {
  // Without the adjustment of f1 the ends are met exactly.
  const family: Family = { ...example, low: { ...example.low, roadLoad: adjustedLow(example) } };
  const ends: [Individual, PerPhase][] = [
    [{ testMassKg: 1420, rolling: 7.1, dragArea: 0 }, exampleLow],
    [{ testMassKg: 1620, rolling: 8.4, dragArea: 0.07 }, exampleHigh],
  ];
  for (const [individual, expected] of ends) {
    const own = interpolated(exampleLow, exampleHigh, positionOf(family, individual, 0.2));
    for (const phase of phaseNames) near(own.phases[phase], expected[phase], 6, phase);
  }
});

test('no figure lies further past an end than allowed', () => {
  const heavy = positionOf(example, { testMassKg: 3000, rolling: 12, dragArea: 1 }, 0.25);
  assert.deepEqual(heavy.phases, four([1.25, 1.25, 1.25, 1.25]));
  const light = positionOf(example, { testMassKg: 900, rolling: 3, dragArea: -0.5 }, 0.25);
  assert.deepEqual(light.phases, four([-0.25, -0.25, -0.25, -0.25]));
});

/** Published values of the factor, to three decimals. */
const factors: [km: number, euro6: number, sixEbis: number, fcm: number][] = [
  [20, 0.464, 0.209, 0.115],
  [50, 0.755, 0.435, 0.261],
  [100, 0.902, 0.659, 0.445],
];

for (const [km, euro6, sixEbis, fcm] of factors) {
  test(`the utility factor of ${km} km is as published for all three distances`, () => {
    near(utilityFactor(km), euro6, 3);
    near(utilityFactor(km, 2200), sixEbis, 3);
    near(utilityFactor(km, 4260), fcm, 3);
  });
}

test('BMW’s X1 xDrive25e has the three weighted figures that were published of one car', () => {
  const flat = 159;
  assert.deepEqual(
    [800, 2200, 4260].map((distance) => Math.round((1 - utilityFactor(44, distance)) * flat)),
    [45, 96, 122],
  );
});

test('the mean of phases derived from a combined figure is that figure', () => {
  for (const powertrain of ['petrol', 'diesel', 'petrol-hybrid', 'petrol-plug-in', 'diesel-mild-hybrid'] as const) {
    near(combined(phasesOf(powertrain, 137)), 137, 9, powertrain);
  }
  assert.deepEqual(
    perPhase((phase) => Math.round(phasesOf('petrol', 100)[phase])),
    four([124, 95, 86, 106]),
  );
});
