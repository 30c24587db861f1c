import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { BrowserArea } from './browser-area.fixture';

const localStorage = new BrowserArea();
Object.assign(globalThis, { window: { localStorage, addEventListener: () => {} } });
after(() => void Reflect.deleteProperty(globalThis, 'window'));

const { addWaitingCar, parseCars, removeAllWaitingCars, waitingCarsStore } = await import('./waiting-cars');
const { removeWaitingCar } = await import('./remove-waiting-car');

const cars = () => waitingCarsStore.getState().cars;

test('a car waits until it is taken out, and once only', () => {
  addWaitingCar({ plate: 'AB12CDE', mileage: 46_000 });
  addWaitingCar({ plate: 'LK71GHX', mileage: 8_000 });
  addWaitingCar({ plate: 'AB12CDE', mileage: 47_000 });
  assert.deepEqual(cars(), [
    { plate: 'LK71GHX', mileage: 8_000 },
    { plate: 'AB12CDE', mileage: 47_000 },
  ]);
  removeWaitingCar('LK71GHX');
  assert.deepEqual(cars(), [{ plate: 'AB12CDE', mileage: 47_000 }]);
  removeAllWaitingCars();
  assert.deepEqual(cars(), []);
});

test('cars that another tab has stored meanwhile are not overwritten', () => {
  removeAllWaitingCars();
  localStorage.setItem('waiting-cars', 'LK71GHX 8000');
  addWaitingCar({ plate: 'AB12CDE', mileage: 46_000 });
  assert.equal(localStorage.getItem('waiting-cars'), 'LK71GHX 8000\nAB12CDE 46000');
  localStorage.setItem('waiting-cars', 'LK71GHX 8000\nAB12CDE 46000\nBX70AAA 1');
  removeWaitingCar('LK71GHX');
  assert.equal(localStorage.getItem('waiting-cars'), 'AB12CDE 46000\nBX70AAA 1');
});

test('a car that was removed by mistake is put back in its place, and over no car typed meanwhile', () => {
  removeAllWaitingCars();
  const typed = ['AB12CDE', 'LK71GHX', 'BX70AAA'].map((plate, index) => ({ plate, mileage: index }));
  for (const car of typed) addWaitingCar(car);
  for (const { plate } of typed) {
    const undo = removeWaitingCar(plate);
    assert.ok(!cars().some((car) => car.plate === plate));
    undo();
    assert.deepEqual(cars(), typed);
    undo();
    assert.deepEqual(cars(), typed, 'once');
  }
  const undo = removeWaitingCar('LK71GHX');
  addWaitingCar({ plate: 'LK71GHX', mileage: 9_000 });
  undo();
  assert.deepEqual(
    cars().filter(({ plate }) => plate === 'LK71GHX'),
    [{ plate: 'LK71GHX', mileage: 9_000 }],
  );
  removeWaitingCar('ZZ99ZZZ')();
  assert.equal(cars().length, 3);
});

for (const [text, plates] of [
  ['', []],
  ['AB12CDE 46000', ['AB12CDE']],
  ['AB12CDE 46000\nnonsense\nLK71GHX 0', ['AB12CDE', 'LK71GHX']],
  ['AB12 CDE 46000', []],
  ['AB12CDE many', []],
] as const) {
  test(`${JSON.stringify(text)} holds ${plates.join(' and ') || 'no car'}`, () =>
    assert.deepEqual(
      parseCars(text).map(({ plate }) => plate),
      plates,
    ));
}
