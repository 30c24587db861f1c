/** A page that is still open after another person has signed in, in another tab: it leaves their device alone. */
import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { BrowserArea } from './browser-area.fixture';
import { claimDevice, eraseDevice } from './device-owner';
import { isDeviceOthers, joinDeviceOwner } from './page-owner';

const [ANN, BO] = ['org-1 ann', 'org-2 bo'];
const localStorage = new BrowserArea();
Object.assign(globalThis, {
  window: { localStorage, sessionStorage: new BrowserArea(), addEventListener: () => {} },
  localStorage,
});
after(() => ['window', 'localStorage'].forEach((name) => Reflect.deleteProperty(globalThis, name)));
const { addWaitingCar, waitingCarsStore } = await import('./waiting-cars');

/** The first page of another person, in another tab. */
function signInBo(): void {
  localStorage.setItem('device-owner', BO);
  localStorage.setItem('waiting-cars', 'LK71GHX 8000');
}
beforeEach(async () => {
  await eraseDevice();
  await claimDevice({ owner: ANN, mayValue: true });
});

test('a page knows that another person has signed in, that they are gone, and that its own person is back', async () => {
  assert.equal(isDeviceOthers(), false);
  signInBo();
  assert.equal(isDeviceOthers(), true);
  localStorage.setItem('device-owner', ANN);
  assert.equal(isDeviceOthers(), false);
  localStorage.removeItem('device-owner');
  assert.equal(isDeviceOthers(), false, 'signed out: no one else is there');
  await claimDevice({ owner: BO, mayValue: true });
  assert.equal(isDeviceOthers(), false, 'this page is theirs now');
});

test('a page without a session belongs to the person whose device it was when it was opened', () => {
  localStorage.setItem('device-owner', BO);
  joinDeviceOwner();
  assert.equal(isDeviceOthers(), false);
  localStorage.setItem('device-owner', ANN);
  assert.equal(isDeviceOthers(), true);
});

test('the page of another person neither stores a car among theirs nor shows theirs', () => {
  addWaitingCar({ plate: 'AB12CDE', mileage: 46_000 });
  signInBo();
  addWaitingCar({ plate: 'NF19UND', mileage: 1 });
  assert.equal(localStorage.getItem('waiting-cars'), 'LK71GHX 8000');
  assert.deepEqual(
    waitingCarsStore.getState().cars.map(({ plate }) => plate),
    ['AB12CDE', 'NF19UND'],
  );
});

test('signing out there erases all the same', async () => {
  signInBo();
  await eraseDevice();
  assert.deepEqual([localStorage.getItem('device-owner'), localStorage.getItem('waiting-cars')], [null, '']);
});
