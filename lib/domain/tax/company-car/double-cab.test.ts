/** Double-cab pick-ups as cars and as vans, against independent figures of four pick-ups for 2026-27. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dueOn } from '@/lib/domain/tax/car-benefit';
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import { doubleCabFigures, doubleCabYears, type DoubleCab } from './double-cab';
import { doubleCabTreatment, isDoubleCab } from './double-cab-rule';
import { NO_DATED_TERMS } from './dated-terms';

const pickUp = (pricePence: number, co2GramsPerKm: number): DoubleCab => ({
  registered: '2026-06-01',
  ordered: null,
  van: { isZeroEmission: co2GramsPerKm === 0, runsOnHydrogen: false },
  car: {
    firstRegistered: '2026-06-01',
    co2GramsPerKm,
    electricRangeMiles: null,
    runsOnDieselAlone: co2GramsPerKm > 0,
    meetsRde2: true,
    isEasedStandard: false,
  },
  pricePence,
});

/** Price, g/km, benefit as a car, and more than as a van: the driver at 40% and class 1A at 15%. */
const PICK_UPS: readonly (readonly [string, number, number, number, number, number])[] = [
  ['Ranger Wildtrak 2.0 205', 4_854_840, 230, 1_796_291, 551_716, 206_894],
  ['Amarok Style 3.0 V6', 5_856_480, 260, 2_166_898, 699_959, 262_485],
  ['D-Max Utility', 3_252_120, 220, 1_203_284, 314_514, 117_943],
  ['Maxus T90EV', 6_629_760, 0, 265_190, 106_076, 39_779],
];
for (const [name, pricePence, co2, benefitPence, driverMore, employerMore] of PICK_UPS) {
  test(`${name} is led with ${benefitPence} pence as a car`, () => {
    const [now] = doubleCabYears(pickUp(pricePence, co2), NO_DATED_TERMS);
    assert.ok(now);
    assert.deepEqual([now.treatment, now.other], ['car', 'van']);
    const [car, van] = [doubleCabFigures(now, 'car'), doubleCabFigures(now, 'van')];
    assert.ok('benefitPence' in car && 'benefitPence' in van);
    assert.equal(car.benefitPence, benefitPence);
    const more = car.benefitPence - van.benefitPence;
    assert.equal(dueOn(more, 40), driverMore);
    // Rounded from each benefit or from their difference: a penny apart.
    const employerPence = (car.classOneA?.pence ?? 0) - (van.classOneA?.pence ?? 0);
    assert.ok(Math.abs(employerPence - employerMore) <= 1, String(employerPence));
  });
}

/** EIM23151. */
const TREATMENTS: readonly (readonly [ending: number, ordered: string | null, treatment: 'car' | 'van'])[] = [
  [2025, null, 'van'],
  [2025, '2025-04-06', 'van'],
  [2026, null, 'car'],
  [2026, '2025-04-05', 'van'],
  [2026, '2025-04-06', 'car'],
  [2029, '2025-04-05', 'van'],
  [2030, '2025-04-05', 'car'],
];
for (const [ending, ordered, treatment] of TREATMENTS) {
  test(`ordered ${ordered ?? 'on a day not stated'}, in ${taxYear(ending).name}: a ${treatment}`, () =>
    assert.equal(doubleCabTreatment(taxYear(ending), ordered), treatment));
}

test('under the transitional rule the van leads until 2028-29, and the car stands beside it', () => {
  const inTransition = { ...pickUp(4_854_840, 230), registered: '2027-06-01', ordered: '2025-03-01' };
  assert.deepEqual(
    doubleCabYears(inTransition, NO_DATED_TERMS).map(({ treatment, other }) => [treatment, other]),
    [
      ['van', 'car'],
      ['van', 'car'],
      ['car', null],
    ],
  );
  const later = { ...inTransition, ordered: '2025-04-06' };
  assert.deepEqual(
    doubleCabYears(later, NO_DATED_TERMS).map(({ treatment, other }) => [treatment, other]),
    [
      ['car', null],
      ['car', null],
      ['car', null],
    ],
  );
});

test('the body is known by the guide’s names, and a chassis or a van with a crew cab is no pick-up', () => {
  assert.ok(isDoubleCab(null, 'RANGER DOUBLE CAB PICK UP', '2.0 EcoBlue 205 Wildtrak', 'Pick-up'));
  for (const name of ['Double Cab Pick Up', 'Crew Cab Pick-Up', 'Double-cab pickup', 'Pick Up D/Cab', 'DCab Pick Up'])
    assert.ok(isDoubleCab(name), name);
  for (const name of ['Panel Van', 'Single Cab Pick Up', 'Double Cab Chassis Pick-up', 'Double Cab In Van', null])
    assert.ok(!isDoubleCab(name), String(name));
});
