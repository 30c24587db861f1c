import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEntry } from './read-entry';

test('a sale at £0 is refused at its field, however it is typed; other amounts may be 0', () => {
  for (const typed of ['0', '£0', '0.00', '0k']) {
    const form = new FormData();
    for (const name of ['costPounds', 'preparationPounds', 'advertisedPounds', 'soldPounds']) form.set(name, typed);
    const { numbers, problems } = readEntry(form);
    assert.deepEqual(problems, { soldPounds: 'Enter at least £1, or remove the car from stock instead.' });
    assert.deepEqual([numbers['costPounds'], numbers['preparationPounds'], numbers['advertisedPounds']], [0, 0, 0]);
  }
});

test('a mileage that is none, or in kilometres, is refused at its field', () => {
  for (const typed of ['sixty', '-5', '100,000 km']) {
    const form = new FormData();
    form.set('mileage', typed);
    const { numbers, problems } = readEntry(form);
    assert.deepEqual([numbers, problems], [{ mileage: null }, { mileage: 'Enter whole miles, such as 42,000.' }]);
  }
});

test('whole pounds and miles are read, and an empty field is null', () => {
  const form = new FormData();
  for (const [name, typed] of Object.entries({
    soldPounds: '£8,250',
    costPounds: '',
    advertisedPounds: '8,250.50',
    mileage: '0',
  }))
    form.set(name, typed);
  const { numbers, problems } = readEntry(form);
  assert.deepEqual(numbers, { soldPounds: 8_250, costPounds: null, advertisedPounds: 8_251, mileage: 0 });
  assert.deepEqual(Object.keys(problems), ['advertisedPounds']);
});
