/** Company car percentages: 500 vectors and every published case of the figures they were compiled with. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appropriatePercentage, type BenefitCar } from './appropriate-percentage';
import { OutsideTable } from './dated';
import { cars, columns } from './percentage-vectors';

const petrol: BenefitCar = {
  firstRegistered: '2020-06-01',
  co2GramsPerKm: 120,
  electricRangeMiles: 0,
  runsOnDieselAlone: false,
  meetsRde2: true,
  capacityCc: 1498,
  testedLaterThan6e: false,
};

const vectorCars = cars.split(', ').map((words) => {
  const [co2, range, fuel] = words.split(' ');
  return {
    words,
    car: {
      co2GramsPerKm: Number(co2),
      electricRangeMiles: range === '-' ? 0 : Number(range),
      runsOnDieselAlone: fuel !== 'A',
      meetsRde2: fuel !== 'D',
    },
  };
});

for (const column of columns.trim().split('\n')) {
  const [ending, cycle, ...percents] = column.split(' ');
  test(`the tax year to ${ending}, column ${cycle}, has the percentages of the published tables`, () => {
    assert.equal(percents.length, vectorCars.length);
    percents.forEach((percent, index) => {
      const { words, car } = vectorCars[index]!;
      const firstRegistered = cycle === 'W' ? '2020-04-06' : '2020-04-05';
      const found = appropriatePercentage({ ...petrol, ...car, firstRegistered }, Number(ending));
      assert.equal(found.value, Number(percent), words);
    });
  });
}

const cases: { name: string; car: Partial<BenefitCar>; year: number; percent: number }[] = [
  { name: 'Kona 138 g/km 2021-22', car: { co2GramsPerKm: 138 }, year: 2022, percent: 31 },
  { name: 'Kona 138 g/km 2022-23', car: { co2GramsPerKm: 138 }, year: 2023, percent: 32 },
  { name: 'SEAT guide, petrol 138 g/km 2020-21', car: { co2GramsPerKm: 138 }, year: 2021, percent: 30 },
  {
    name: 'SEAT guide, diesel 123 g/km without RDE2 2020-21',
    car: { co2GramsPerKm: 123, runsOnDieselAlone: true, meetsRde2: false },
    year: 2021,
    percent: 31,
  },
  {
    name: 'the same 2022-23',
    car: { co2GramsPerKm: 123, runsOnDieselAlone: true, meetsRde2: false },
    year: 2023,
    percent: 33,
  },
  { name: 'Sportage 129 g/km 2024-25', car: { co2GramsPerKm: 129 }, year: 2025, percent: 30 },
  {
    name: 'Astra plug-in 30 g/km, 31 miles',
    car: { co2GramsPerKm: 30, electricRangeMiles: 37 },
    year: 2026,
    percent: 13,
  },
  { name: 'the same at 51 g/km', car: { co2GramsPerKm: 51, electricRangeMiles: 37 }, year: 2026, percent: 16 },
  {
    name: 'the same under the easement: as 1 g/km',
    car: { co2GramsPerKm: 51, electricRangeMiles: 37, firstRegistered: '2025-05-01', testedLaterThan6e: true },
    year: 2026,
    percent: 13,
  },
  {
    name: 'the easement does not reach a car registered in 2024',
    car: { co2GramsPerKm: 51, electricRangeMiles: 37, firstRegistered: '2024-12-31', testedLaterThan6e: true },
    year: 2026,
    percent: 16,
  },
  { name: 'fractions of CO2 are dropped', car: { co2GramsPerKm: 59.9 }, year: 2027, percent: 18 },
  {
    name: 'fractions of range are dropped',
    car: { co2GramsPerKm: 50, electricRangeMiles: 69.9 },
    year: 2027,
    percent: 10,
  },
  { name: 'no CO2 figure, 1,400 cc', car: { co2GramsPerKm: null, capacityCc: 1400 }, year: 2024, percent: 24 },
  { name: 'no CO2 figure, 2,000 cc', car: { co2GramsPerKm: null, capacityCc: 2000 }, year: 2024, percent: 35 },
  { name: 'no CO2 figure, 2,001 cc', car: { co2GramsPerKm: null, capacityCc: 2001 }, year: 2024, percent: 37 },
];
for (const { name, car, year, percent } of cases) {
  test(`${name}: ${percent} %`, () => {
    assert.equal(appropriatePercentage({ ...petrol, ...car }, year).value, percent);
  });
}

for (const year of [2020, 2031]) {
  test(`the tax year to ${year} is not in the table and is refused`, () => {
    assert.throws(() => appropriatePercentage(petrol, year), OutsideTable);
  });
}

test('the calculation names the year, the figures, the supplement and the maximum with their law', () => {
  const diesel = { ...petrol, co2GramsPerKm: 160, runsOnDieselAlone: true, meetsRde2: false };
  const { value, steps } = appropriatePercentage(diesel, 2027);
  assert.equal(value, 37);
  const stepValues = Object.fromEntries(steps.map((step) => [step.name, step.value]));
  assert.deepEqual(stepValues, {
    'Tax year': '2026-27',
    Figures: 'WLTP',
    CO2: 160,
    'Percentage for the figure': 37,
    'Diesel supplement': 4,
    Maximum: 37,
    'Appropriate percentage': 37,
  });
  for (const step of steps) assert.notEqual(step.source, '', step.name);
});
