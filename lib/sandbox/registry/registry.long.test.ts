import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays } from '@/lib/sandbox/time/calendar';
import { periodOfPlate, plateShape } from '@/lib/sandbox/plates/plates';
import type { RegisteredVehicle } from '@/lib/sandbox/registry/registered-vehicle';
import { vehicleByPlate, vehicleByVin } from '@/lib/sandbox/registry/registry';
import { checkDigit, plateOfVin, vinOfPlate } from '@/lib/sandbox/registry/vin';
import { scenarioOf } from '@/lib/sandbox/faults/scenarios';

const today = '2026-11-20';

const letter = fc.constantFrom(...Array.from('ABCDEFGHJKLMNPRSTUVWXY'));
const letters = (count: number) =>
  fc.array(letter, { minLength: count, maxLength: count }).map((list) => list.join(''));
const age = fc.integer({ min: 2, max: 26 }).chain((year) => fc.constantFrom(year, year + 50));
const figures = (most: number) => fc.integer({ min: 1, max: most }).map(String);
const yearLetter = fc.constantFrom(...Array.from('ABCDEFGHJKLMNPRSTVWXY'));
const current = fc
  .tuple(letters(2), age, letters(3))
  .map(([tag, digits, rest]) => `${tag}${String(digits).padStart(2, '0')}${rest}`);
const anyPlate = fc
  .oneof(
    { arbitrary: current, weight: 6 },
    { arbitrary: fc.tuple(yearLetter, figures(999), letters(3)).map((parts) => parts.join('')), weight: 1 },
    { arbitrary: fc.tuple(letters(3), figures(999), yearLetter).map((parts) => parts.join('')), weight: 1 },
    { arbitrary: fc.tuple(letters(3), figures(999)).map((parts) => parts.join('')), weight: 1 },
    { arbitrary: fc.tuple(letter, fc.constant('AZ'), figures(9999)).map((parts) => parts.join('')), weight: 1 },
    { arbitrary: fc.tuple(fc.constant('Q'), figures(999), letters(3)).map((parts) => parts.join('')), weight: 1 },
  )
  .filter((vrm) => plateShape(vrm) !== null && scenarioOf(vrm) === null);

function forEveryVehicle(runs: number, check: (vehicle: RegisteredVehicle) => void): void {
  fc.assert(
    fc.property(anyPlate, (vrm) => {
      const vehicle = vehicleByPlate(vrm, today);
      if (vehicle !== null) check(vehicle);
    }),
    { numRuns: runs, seed: 2026 },
  );
}

test('The VIN of every plate leads back to the same vehicle', () => {
  forEveryVehicle(3000, (vehicle) => {
    assert.match(vehicle.vin, /^[A-HJ-NPR-Z0-9]{17}$/);
    assert.equal(plateOfVin(vehicle.vin), vehicle.vrm);
    assert.deepEqual(vehicleByVin(vehicle.vin.toLowerCase(), today), vehicle);
  });
});

test('Every well-formed mark whose period is over is a vehicle', () => {
  fc.assert(
    fc.property(anyPlate, (vrm) => {
      const period = periodOfPlate(vrm);
      if (period === null || period.to < today) assert.notEqual(vehicleByPlate(vrm, today), null);
    }),
    { numRuns: 2000, seed: 7 },
  );
});

test('A car is registered within the period of its plate, or later on a plate that was moved to it', () => {
  forEveryVehicle(3000, ({ vrm, register, period, slice }) => {
    const plate = periodOfPlate(vrm);
    assert.ok(register);
    assert.ok(register.registrationDate <= today);
    if (plate !== null) assert.ok(register.registrationDate >= plate.from, vrm);
    if (plate !== null && register.registrationDate > plate.to) {
      assert.ok(register.cherishedTransfer || (register.transferDate ?? '') <= today);
    }
    if (register.registrationDate >= '1963-01-01') {
      assert.ok(period.from <= register.registrationDate && register.registrationDate <= period.to, vrm);
      assert.ok(slice.from <= register.registrationDate && register.registrationDate <= slice.to, vrm);
    }
  });
});

test('The dates of a vehicle are in order and none is after today', () => {
  forEveryVehicle(3000, ({ vrm, register }) => {
    assert.ok(register);
    assert.ok(register.manufacturedDate < register.registrationDate, vrm);
    for (const day of [
      register.scrappedDate,
      register.exportedDate,
      register.transferDate,
      register.previousAcquisition,
    ]) {
      if (day !== null) assert.ok(register.registrationDate <= day && day <= today, `${vrm} ${day}`);
    }
    assert.equal(register.previousKeepers > 0, register.previousAcquisition !== null);
    if (register.previousDisposal !== null) assert.ok(register.previousDisposal < (register.previousAcquisition ?? ''));
  });
});

test('The book has it as a derivative sold new on the day, of the same make, body and fuel as in the register', () => {
  let known = 0;
  let vans = 0;
  forEveryVehicle(3000, ({ vrm, register, derivative, trade, vin, database }) => {
    assert.equal(trade?.vin, vin);
    assert.equal(trade.registrationDate, register?.registrationDate);
    if (derivative === null || register === null) return;
    known += 1;
    vans += database === 'LCV' ? 1 : 0;
    assert.ok(derivative.introduced <= register.registrationDate, vrm);
    assert.ok(derivative.runOut === null || register.registrationDate <= derivative.runOut, vrm);
    assert.equal(register.manufacturer, derivative.model.range.manufacturer.name);
    assert.equal(register.doors, derivative.doors);
    assert.equal(register.engineCapacityCc, derivative.engine.capacityCc);
    assert.equal(vin.slice(0, 3), derivative.line.make.wmi);
  });
  assert.ok(vans / known > 0.05 && vans / known < 0.12, `${vans} vans of ${known}`);
});

test('Alternatives are one to three other trims with the same engine and body, for a share of plates', () => {
  let ambiguous = 0;
  let known = 0;
  forEveryVehicle(2000, ({ derivative, alternatives }) => {
    if (derivative === null) return assert.deepEqual(alternatives, []);
    known += 1;
    ambiguous += alternatives.length > 0 ? 1 : 0;
    assert.ok(alternatives.length <= 3);
    for (const other of alternatives) {
      assert.equal(other.model, derivative.model);
      assert.equal(other.engine, derivative.engine);
      assert.notEqual(other.refid, derivative.refid);
      assert.notEqual(other.trim.name, derivative.trim.name);
    }
    return undefined;
  });
  assert.ok(ambiguous / known > 0.15 && ambiguous / known < 0.4);
});

test('A plate is the same car every day; only its keepers and its history change', () => {
  forEveryVehicle(500, (vehicle) => {
    const later = vehicleByPlate(vehicle.vrm, addDays(today, 800));
    assert.ok(later?.register && vehicle.register);
    assert.equal(later.vin, vehicle.vin);
    assert.equal(later.derivative, vehicle.derivative);
    assert.equal(later.register.colour, vehicle.register.colour);
    assert.equal(later.register.engineNumber, vehicle.register.engineNumber);
    assert.ok(later.register.previousKeepers >= vehicle.register.previousKeepers);
  });
});

const EVENTS = ['scrappedDate', 'exportedDate', 'importedDate'] as const;

function assertNothingRewritten(vrm: string, before: RegisteredVehicle, after: RegisteredVehicle | null): void {
  assert.ok(before.register && after?.register, vrm);
  for (const event of EVENTS) {
    if (before.register[event] !== null) assert.equal(after.register[event], before.register[event], `${vrm} ${event}`);
  }
  const end = before.register.scrappedDate ?? before.register.exportedDate;
  if (end === null) return;
  assert.equal(after.register.previousKeepers, before.register.previousKeepers, vrm);
  assert.ok((after.register.previousAcquisition ?? '') <= end, vrm);
}

test('What the register has recorded stays so: no event moves to another day, and none follows the end', () => {
  const ended = new Set<string>();
  forEveryVehicle(3000, (vehicle) => {
    for (const days of [1, 40, 800]) {
      assertNothingRewritten(vehicle.vrm, vehicle, vehicleByPlate(vehicle.vrm, addDays(today, days)));
    }
    for (const event of EVENTS) if (vehicle.register?.[event]) ended.add(event);
  });
  assert.deepEqual([...ended].sort(), [...EVENTS].sort());
  for (const vrm of ['SC16RAP', 'EX15PRT', 'MP14RTD']) {
    const vehicle = vehicleByPlate(vrm, today);
    assert.ok(vehicle && EVENTS.some((event) => vehicle.register?.[event]), vrm);
    assertNothingRewritten(vrm, vehicle, vehicleByPlate(vrm, addDays(today, 800)));
  }
});

test('A mark is not found before its car is registered', () => {
  const vehicle = vehicleByPlate('AB26CDE', today);
  assert.ok(vehicle?.register);
  assert.equal(vehicleByPlate('AB26CDE', addDays(vehicle.register.registrationDate, -1)), null);
  assert.equal(vehicleByPlate('AB27CDE', today), null);
  assert.equal(vehicleByPlate('AB80CDE', today), null);
});

test('A mark without a UK shape, and a VIN that no vehicle has, is not found', () => {
  assert.equal(vehicleByPlate('NOTAPLATE', today), null);
  assert.equal(vehicleByVin('1M8GDM9AXKP042788', today), null);
  assert.equal(vehicleByVin('WVWZZZ1KZAW000001', today), null);
  assert.equal(vehicleByVin('', today), null);
});

test('Cars from before the catalogue are in the register and the trade body’s records, not in the book', () => {
  for (const vrm of ['AB04CDE', 'R123BCD', 'ABC123K', 'Q123ABC']) {
    const vehicle = vehicleByPlate(vrm, today);
    if (vehicle?.register?.cherishedTransfer) continue;
    assert.ok(vehicle?.register && vehicle.trade, vrm);
    assert.equal(vehicle.derivative, null, vrm);
  }
});

// The check digits of two published examples.
for (const [vin, digit] of [
  ['1M8GDM9AXKP042788', 'X'],
  ['1G4AH59H45G118341', '4'],
] as const) {
  test(`The check digit of ${vin} is ${digit}`, () => assert.equal(checkDigit(vin), digit));
}

test('Plates that differ in one place have VINs that differ in many', () => {
  const [firstVin, secondVin] = [vinOfPlate('AB21CDE', 'WVW', 'H', 2021), vinOfPlate('AB21CDF', 'WVW', 'H', 2021)];
  assert.ok(
    Array.from(firstVin).filter((character, i) => character !== secondVin[i]).length >= 5,
    `${firstVin} ${secondVin}`,
  );
});
