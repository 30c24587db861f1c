/** The cost formulas against published running costs; the models against the figures they were fitted to. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { catalogue } from '@/lib/sandbox/catalogue/catalogue';
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { vatPercent } from '@/lib/sandbox/catalogue/prices';
import { costNewPounds } from '@/lib/sandbox/market/values';
import { burnedPounds, chargedPounds, electricShare } from './fuel';
import { listPrice, noOptions, totalPence } from './list-price';
import { maintenanceCost, pencePerMile } from './maintenance';
import { interest } from './ownership';
import { futureValue } from './residual';
import { wholeLife } from './whole-life';

const sold = (day: string, is: (derivative: CatalogueDerivative) => boolean): CatalogueDerivative => {
  const found = catalogue().onSale('CAR', day).find(is);
  assert.ok(found);
  return found;
};
const ecosport = sold('2022-06-01', ({ model, engine }) => model.range.name === 'ECOSPORT' && engine.powerPs === 125);
const near = (actual: number, expected: number, tolerance: number): void =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected} ± ${tolerance}`);

// Fleet News and BusinessCar, 3 years and 60,000 miles: depreciation, fuel, SMR in pounds → pence per mile in all.
for (const [name, depreciation, fuel, smr, published] of [
  ['EcoSport 125 Active X Pack', 24875 + 55 - 8800, 8950, 2058, 45.23],
  ['EcoSport 140 ST-Line', 24350 + 55 - 8725, 8793, 2017, 44.15],
  ['Polestar 2 Long Range', 26653, 2464, 2925, 53.4],
  ['Tucson 1.6h Premium', 20365, 7910, 2379, 51.09],
] as const) {
  test(`${name}: ${published} pence per mile over 60,000 miles`, () => {
    near(pencePerMile(depreciation + fuel + smr, 60000), published, 0.01);
  });
}

test('the parts of the EcoSport in pence per mile: 26.88, 14.92 and 3.4', () => {
  near(pencePerMile(16130, 60000), 26.88, 0.005);
  near(pencePerMile(8950, 60000), 14.92, 0.005);
  near(pencePerMile(2058, 60000), 3.4, 0.05);
});

for (const [miles, mpg, pence, published] of [
  [60000, 44.8, 147, 8950],
  [60000, 45.6, 147, 8793],
  [60000, 49.6, 143.8, 7910],
] as const) {
  test(`${miles} miles at ${mpg} mpg and ${pence}p a litre cost £${published}`, () => {
    near(burnedPounds(miles, mpg, pence), published, 3);
  });
}

test('an electric mile of HMRC’s 3.59 miles a kWh at 27.04p costs 7.5p', () => {
  near(chargedPounds(1, 1000 / (3.59 * 1.609344), 27.04) * 100, 7.53, 0.01);
});

// UN R154 for 800 km, by electric range in km.
for (const [kilometres, share] of [
  [20, 0.464],
  [40, 0.689],
  [50, 0.755],
  [60, 0.803],
  [100, 0.902],
] as const) {
  test(`of a plug-in hybrid with ${kilometres} km of range ${share} of the way is electric`, () => {
    near(electricShare(kilometres / 1.609344), share, 0.0005);
  });
}

test('3 years and 90,000 miles cost 1.65 to 1.75 times 3 years and 60,000; 4 years and 60,000 up to 1.35', () => {
  const base = maintenanceCost(ecosport, '2022-06-01', 36, 60000).value;
  const further = maintenanceCost(ecosport, '2022-06-01', 36, 90000).value / base;
  const longer = maintenanceCost(ecosport, '2022-06-01', 48, 60000).value / base;
  assert.ok(further >= 1.65 && further <= 1.75, String(further));
  assert.ok(longer > 1 && longer <= 1.35, String(longer));
});

for (const [months, miles, shares] of [
  [36, 60000, [41, 34, 20, 5]],
  [48, 80000, [38, 34, 19, 9]],
] as const) {
  test(`after ${months} months and ${miles} miles tyres, service, brakes and other are ${shares.join('/')} %`, () => {
    const { value, steps } = maintenanceCost(ecosport, '2022-06-01', months, miles);
    shares.forEach((share, index) => near((Number(steps[index]?.value) * 100) / value, share, 1.1));
  });
}

test('the EcoSport’s maintenance and residual value are near those that Fleet News printed in 2022: £2,058 and 35.4 %', () => {
  near(maintenanceCost(ecosport, '2022-06-01', 36, 60000).value, 2058, 150);
  const price = totalPence(listPrice(ecosport, '2022-06-01')) / 100;
  const residual = futureValue({
    derivative: ecosport,
    registered: '2022-06-01',
    edition: '2022-06-01',
    months: 36,
    mileage: 60000,
  });
  near(((residual ?? 0) / price) * 100, 35.4, 2);
});

test('a Golf costs £841 over 3 years and 30,000 miles in 2025, within a tenth', () => {
  const golf = sold('2025-06-01', ({ model, engine }) => model.range.name === 'GOLF' && engine.powerPs === 110);
  near(maintenanceCost(golf, '2025-06-01', 36, 30000).value, 841, 84);
});

test('maintenance never falls with miles, months or years of prices', () => {
  const months = fc.integer({ min: 12, max: 60 });
  const miles = fc.integer({ min: 0, max: 200000 });
  fc.assert(
    fc.property(months, miles, months, miles, (a, m, b, n) => {
      const less = maintenanceCost(ecosport, '2022-06-01', Math.min(a, b), Math.min(m, n)).value;
      const more = maintenanceCost(ecosport, '2023-06-01', Math.max(a, b), Math.max(m, n)).value;
      return less <= more;
    }),
  );
});

test('£1,200 over a year at 1 % a month, an APR of 12.6825, is repaid at £106.62 a month: £79.42 of interest', () => {
  near(interest(1200, 12.682503, 1), 106.6185 * 12 - 1200, 0.01);
  assert.equal(interest(1200, 0, 3), 0);
  assert.equal(interest(-5, 10, 3), 0);
});

/** Days on which plates changed, and the VAT of each. */
const platesBegan: { day: string; vat: number }[] = [
  { day: '2008-09-01', vat: 17.5 },
  { day: '2009-03-01', vat: 15 },
  { day: '2010-03-01', vat: 17.5 },
  { day: '2011-03-01', vat: 20 },
  { day: '2026-03-01', vat: 20 },
];
for (const { day, vat } of platesBegan) {
  test(`a list price on the day a plate changes is the cost new in the used values: ${day}, ${vat} % of VAT`, () => {
    for (const derivative of catalogue()
      .onSale('CAR', day)
      .filter((_, index) => index % 23 === 0)) {
      assert.equal(vatPercent(day), vat);
      assert.equal(Math.round(totalPence(listPrice(derivative, day)) / 100), costNewPounds(derivative, day));
    }
  });
}

test('the calculation of a whole life cost holds every figure of the answer, each with its source', () => {
  const derivative = sold('2026-06-01', ({ engine }) => engine.powertrain === 'petrol');
  const params = { derivative, date: '2026-06-01', options: noOptions, termMonths: 36, miles: 60000 };
  const { value, steps } = wholeLife(params);
  const stepValues = new Map(steps.map((step) => [step.name, step.value]));
  assert.equal(stepValues.get('P11D value'), value.p11d);
  assert.equal(stepValues.get('Appropriate percentage'), value.percent);
  assert.equal(stepValues.get('Tax at basic rate'), value.tax20);
  assert.equal(stepValues.get('VED first year'), value.dutyFirst);
  assert.equal(stepValues.get('Residual value'), value.residual);
  assert.equal(stepValues.get('Depreciation'), value.depreciation);
  assert.equal(stepValues.get('Fuel cost'), value.fuel);
  assert.equal(stepValues.get('SMR'), value.maintenance);
  assert.equal(stepValues.get('Pence per mile'), value.pencePerMile);
  assert.equal(stepValues.get('Class 1A 2026-27'), value.classOneA[0]?.cost);
  assert.equal(stepValues.get('Whole life cost'), value.wholeLifeCost);
  for (const step of steps) assert.notEqual(step.source, '', step.name);
});

test('a figure whose law is not published yet is left out, and so is the whole life cost that needs it', () => {
  const derivative = sold('2026-06-01', ({ engine }) => engine.powertrain === 'petrol');
  const params = { derivative, date: '2026-06-01', options: noOptions, miles: 60000 };
  const four = wholeLife({ ...params, termMonths: 48 }).value;
  const five = wholeLife({ ...params, termMonths: 60 }).value;
  assert.notEqual(four.wholeLifeCost, undefined);
  // 2030-31 has no percentages.
  assert.deepEqual(five.classOneA[4], { rate: 15, cost: undefined });
  assert.equal(five.wholeLifeCost, undefined);
  assert.notEqual(five.pencePerMile, undefined);
});

test('a term of 30 months from June pays 309 days of class 1A, a whole year, and 239 days of the third', () => {
  const derivative = sold('2026-06-01', ({ engine }) => engine.powertrain === 'petrol');
  const { value, steps } = wholeLife({
    derivative,
    date: '2026-06-01',
    options: noOptions,
    termMonths: 30,
    miles: 50000,
  });
  const [first = 0, second = 0, third = 0] = value.classOneA.map(({ cost }) => cost ?? 0);
  const over = steps.find(({ name }) => name === 'Class 1A over the term')?.value;
  near(Number(over), (first * 309) / 365 + second + (third * 239) / 365, 0.001);
});
