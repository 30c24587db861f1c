/** What is saved on a device belongs to its person: a page of another one, which is still open, saves nothing there. */
import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { BrowserArea } from '@/components/layout/device/browser-area.fixture';
import { claimDevice } from '@/components/layout/device/device-owner';
import { deviceRecordIds, saveOnDevice } from '@/components/layout/device/device-records';
import { toastStore } from '@/components/ui/feedback/toast-store';
import { WHOLE } from '@/components/valuations/record/sample-whole-record';

/** The part of a browser's cache storage that is used. */
class DeviceCache {
  readonly entries = new Map<string, Response>();
  readonly put = async (path: string, response: Response) => void this.entries.set(path, response);
  readonly delete = async (path: string) => this.entries.delete(path);
  readonly keys = async () => [...this.entries.keys()].map((path) => ({ url: `https://values.example${path}` }));
}

const [ANN, BO] = ['org-1 ann', 'org-2 bo'];
let localStorage = new BrowserArea();
let cache = new DeviceCache();
const browser = () => ({
  window: { localStorage, sessionStorage: new BrowserArea(), addEventListener: () => {} },
  localStorage,
  caches: { open: async () => cache, delete: async () => (cache = new DeviceCache()) },
});
Object.assign(globalThis, browser());
after(() => ['window', 'localStorage', 'caches'].forEach((name) => Reflect.deleteProperty(globalThis, name)));
const { keepForLater } = await import('./keep-for-later');
beforeEach(async () => {
  localStorage = new BrowserArea();
  Object.assign(globalThis, browser());
  await claimDevice({ owner: ANN, mayValue: true });
});

const CAR = { plate: 'AB12CDE', mileage: 46_000, internetPrices: false };

test('a car typed offline and an opened valuation are saved on the device of their person', async () => {
  assert.equal(keepForLater(CAR), true);
  await saveOnDevice(WHOLE, 'hash');
  assert.equal(localStorage.getItem('waiting-cars'), 'AB12CDE 46000');
  assert.deepEqual(await deviceRecordIds(), [WHOLE.id]);
});

test('neither is saved once another person has signed in, and the person reads that the car is not', async () => {
  localStorage.setItem('device-owner', BO);
  assert.equal(keepForLater(CAR), false);
  await saveOnDevice(WHOLE, 'hash');
  assert.doesNotMatch(JSON.stringify(localStorage), /AB12CDE/);
  assert.deepEqual(await deviceRecordIds(), []);
  assert.match(
    toastStore.getState().toasts.at(-1)?.message ?? '',
    /^Another person is signed in .* so AB12 CDE is not saved\.$/,
  );
});
