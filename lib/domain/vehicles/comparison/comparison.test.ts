import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameProblem, vehicleName, parseVehicleName } from './vehicle-names';
import { differ, orderedRows } from './comparison';

for (const [values, differs] of [
  [['109.5', '109.50'], false],
  [['Manual', 'MANUAL'], false],
  [['5', '3'], true],
  [['94', null], true],
  [['Automatic'], false],
  [[], false],
] as const) {
  test(`${JSON.stringify(values)} ${differs ? 'differ' : 'do not differ'}`, () =>
    assert.equal(differ(values), differs));
}

test('rows that differ come first in the given order, rows without any value are left out, an unknown vehicle differs from nothing', () => {
  const row = (label: string, ...values: (string | null)[]) => ({ label, unit: null, values });
  const rows = [row('Doors', '5', '5', null), row('CO2', '94', '187', null), row('HC', null, null, null)];
  assert.deepEqual(
    orderedRows([...rows, row('CC', '1199', null, null)], [true, true, false]).map(({ label, differs }) => [
      label,
      differs,
    ]),
    [
      ['CO2', true],
      ['CC', true],
      ['Doors', false],
    ],
  );
});

test('a vehicle’s name is read as it is written', () => {
  const vehicle = { kind: 'van', identifier: 60001 } as const;
  assert.equal(vehicleName(vehicle), 'van-60001');
  assert.deepEqual(parseVehicleName('van-60001'), vehicle);
});

for (const name of ['bike-7', 'car-0', 'car-', 'car-12x', 'CAR-7', '', 'hgv-50031', 'car-99999999999']) {
  test(`“${name}” names no car or van`, () => assert.equal(parseVehicleName(name), null));
}

test('motorcycles and heavy goods vehicles are refused by name', () => {
  assert.match(nameProblem('bike-7'), /only cars and vans can be compared/);
  assert.match(nameProblem('hgv-7'), /only cars and vans can be compared/);
  assert.match(nameProblem('car-x'), /write a vehicle as car-50031/);
});
