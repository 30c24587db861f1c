import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mostMonthsOnTheRoad } from './months-on-the-road';
import { monthsOnTheRoad, registrationDateProblem } from './registration-date';

const TODAY = '2026-06-05';

for (const [registered, refused] of [
  ['2021-03-15', null],
  [TODAY, null],
  ['1900-01-01', null],
  ['2026-06-06', /is in the future/],
  ['0021-03-15', /four digits/], // how browsers write a year typed as 21
  ['1899-12-31', /four digits/],
  ['', /^Enter the date/],
] as const) {
  test(`a first registration on “${registered}” is ${refused ? 'refused' : 'accepted'}`, () => {
    const because = registrationDateProblem(registered, TODAY);
    if (refused === null) assert.equal(because, null);
    else assert.match(because?.reason ?? '', refused);
  });
}

const entry = { manufactured: null, firstRegistered: null, usedBeforeFirstRegistration: false };
for (const [name, register, months] of [
  ['with nothing else known', null, 6],
  ['that the register knows no longer', { ...entry, firstRegistered: '2025-12-01' }, 6],
  ['first registered elsewhere four years before', { ...entry, firstRegistered: '2021-12-01' }, 54],
  ['built a year before', { ...entry, manufactured: '2024-12-01' }, 18],
  ['used before it was registered', { ...entry, usedBeforeFirstRegistration: true }, null],
] as const) {
  test(`a car registered six months ago, ${name}, has been on the road ${months ?? 'an unknown number of'} months`, () => {
    assert.equal(monthsOnTheRoad('2025-12-01', TODAY, register), months);
  });
}

for (const [name, known, register, months] of [
  ['its date', { registered: '2025-12-01', plate: 'AB21CDE' }, entry, 6],
  ['the date of the register', { registered: null, plate: 'AB21CDE' }, { ...entry, firstRegistered: '2025-12-01' }, 6],
  ['the start of its plate’s period', { registered: null, plate: 'AB21CDE' }, entry, 63],
  ['the start of its plate’s period, never looked up', { registered: null, plate: 'AB21CDE' }, null, 63],
  [
    'nothing, as it was used before',
    { registered: null, plate: 'AB21CDE' },
    { ...entry, usedBeforeFirstRegistration: true },
    null,
  ],
  ['nothing, as its plate has no year', { registered: null, plate: 'A1' }, entry, null],
  ['nothing', { registered: null, plate: null }, null, null],
  ['a date still to come', { registered: '2026-07-01', plate: null }, entry, 0],
] as const) {
  test(`how long a car can have been on the road is known by ${name}`, () => {
    assert.equal(mostMonthsOnTheRoad(known, TODAY, register), months);
  });
}
