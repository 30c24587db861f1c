import assert from 'node:assert/strict';
import { test } from 'node:test';
import { corrections } from '@/lib/sandbox/plates/plate-corrections';
import { usedValue } from '@/lib/sandbox/market/values';
import { normalisePlate, plateShape } from '@/lib/sandbox/plates/plates';
import type { RegisteredVehicle } from '@/lib/sandbox/registry/registered-vehicle';
import { vehicleByPlate, vehicleByVin } from '@/lib/sandbox/registry/registry';
import { behaviourOf, scenarios } from '@/lib/sandbox/faults/scenarios';

const days = ['2024-02-29', '2026-11-20', '2029-01-01'];
const today = '2026-11-20';

function vehicle(plate: string, day = today): RegisteredVehicle {
  const found = vehicleByPlate(normalisePlate(plate), day);
  assert.ok(found, plate);
  return found;
}

test('Every test plate has a UK shape (or is corrected to one) and describes in a sentence what it shows', () => {
  const plates = scenarios.map((scenario) => normalisePlate(scenario.plate));
  assert.equal(new Set(plates).size, plates.length);
  for (const { plate, description } of scenarios) {
    const vrm = normalisePlate(plate);
    assert.ok(plateShape(vrm) !== null || corrections(vrm).length > 0, plate);
    assert.match(description, /^[A-Z].+\.$/, plate);
  }
});

for (const { plate, car, registered } of scenarios.filter((scenario) => scenario.car !== undefined)) {
  test(`${plate} is the ${car}`, () => {
    const { derivative, register } = vehicle(plate);
    assert.ok(derivative);
    const name = `${derivative.model.range.manufacturer.name} ${derivative.model.range.name} ${derivative.name}`;
    assert.equal(name.toUpperCase(), car?.toUpperCase());
    assert.equal(register?.registrationDate, registered);
  });
}

test('Every test plate except the unknown one is found at any time, by plate and by VIN', () => {
  for (const { plate, found } of scenarios) {
    const vrm = normalisePlate(plate);
    for (const day of days) {
      if (found === false || plateShape(vrm) === null) assert.equal(vehicleByPlate(vrm, day), null, plate);
      else assert.equal(vehicleByVin(vehicle(plate, day).vin, day)?.vrm, vrm, plate);
    }
  }
});

test('The ordinary ones match in all three sources and have a value at the suggested mileage', () => {
  for (const { plate, mileage } of scenarios.filter((scenario) =>
    / ordinary |electric car|hybrid sold|^A van/.test(scenario.description),
  )) {
    const { register, trade, derivative, valued } = vehicle(plate);
    assert.ok(register && trade && derivative && valued && mileage);
    const edition = '2026-11-01';
    assert.notEqual(usedValue({ derivative, registered: register.registrationDate, mileage, edition }), null, plate);
  }
});

const shows: readonly (readonly [plate: string, what: string, check: (vehicle: RegisteredVehicle) => unknown])[] = [
  ['SC16 RAP', 'a scrapped car', ({ register }) => register?.scrappedDate],
  ['EX15 PRT', 'an exported car', ({ register }) => register?.exportedDate],
  [
    'MP14 RTD',
    'an imported car, used before',
    ({ register }) => register?.importedDate && register.usedBeforeFirstRegistration,
  ],
  ['TR12 NFR', 'a plate transfer', ({ register }) => register?.cherishedTransfer && register.transferDate],
  ['KP11 RSS', 'seven keepers', ({ register, keeperKnown }) => register?.previousKeepers === 7 && keeperKnown],
  [
    'DS18 AGR',
    'a register that says diesel',
    ({ register, derivative }) => register?.fuelType === 'DIESEL' && derivative?.engine.powertrain === 'petrol',
  ],
  ['TV17 DFF', 'another VIN with the trade body', ({ vin, trade }) => trade !== null && trade.vin !== vin],
  ['AL20 TER', 'at least two alternatives', ({ alternatives }) => alternatives.length >= 2],
  ['NV13 ALU', 'a car without a valuation', ({ derivative, valued }) => derivative !== null && !valued],
  [
    'P123 ABC',
    'a car the book does not know',
    ({ register, trade, derivative }) => register && trade && derivative === null,
  ],
  [
    'TB19 ADE',
    'the trade body alone',
    ({ register, trade, derivative }) => register === null && trade && derivative === null,
  ],
  [
    'RG19 NLY',
    'the register alone',
    ({ register, trade, derivative }) => register && trade === null && derivative === null,
  ],
  ['HT21 MLX', 'markup in a description', ({ register }) => register?.colour.includes('<script>')],
  ['VA20 NNN', 'a van', ({ database, derivative }) => database === 'LCV' && derivative?.database === 'LCV'],
  [
    'EV22 CAR',
    'an electric car without CO2',
    ({ register }) => register?.co2 === 0 && register.fuelType === 'ELECTRICITY',
  ],
];
for (const [plate, what, check] of shows) {
  test(`${plate} shows ${what}`, () => assert.ok(check(vehicle(plate))));
}

test('The plate out of bounds has no value at its mileage, but has one at half of it', () => {
  const { derivative, register } = vehicle('ML22 OUT');
  assert.ok(derivative && register);
  const subject = { derivative, registered: register.registrationDate, edition: '2026-11-01' };
  assert.equal(usedValue({ ...subject, mileage: 240000 }), null);
  assert.notEqual(usedValue({ ...subject, mileage: 60000 }), null);
});

for (const [plate, kind] of [
  ['LM70 TED', 'limit'],
  ['SL70 WWW', 'slow'],
  ['FA70 LED', 'error'],
  ['CU70 TTT', 'cut'],
  ['AB21 CDE', 'answer'],
  ['ZZ99 ZZZ', 'answer'],
] as const) {
  test(`${plate} makes the service ${kind}`, () => assert.equal(behaviourOf(normalisePlate(plate)).kind, kind));
}
