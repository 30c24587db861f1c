import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { BrowserArea } from '@/components/layout/device/browser-area.fixture';
import { deviceStoreName, removeUnsavedEntries } from '@/components/layout/device/unsaved-on-device';
import { createEntriesStore } from '@/components/layout/entries/entries-store';
import { carryBids, parseBids } from './carried-bids';

const NAME = deviceStoreName('auction list-1 person-1');
const device = { isRefused: false };
let areas = { sessionStorage: new BrowserArea(), localStorage: new BrowserArea(device) };
const define = () => Object.assign(globalThis, { window: areas, ...areas });
after(() => ['window', 'sessionStorage', 'localStorage'].forEach((name) => Reflect.deleteProperty(globalThis, name)));
beforeEach(() => {
  device.isRefused = false;
  areas = { sessionStorage: new BrowserArea(), localStorage: new BrowserArea(device) };
  define();
  areas.sessionStorage.setItem('bids list-1', '{"2":"£8,100","7":""}');
});

test('bids that a released version stored in the tab are put on the sheet, and then gone from the tab', () => {
  const store = createEntriesStore(NAME, 'localStorage');
  carryBids('list-1', store, NAME);
  assert.deepEqual(store.getState().unsaved, {
    '2 limit': { value: '£8,100', version: 0 },
    '7 limit': { value: '', version: 0 },
  });
  assert.equal(areas.sessionStorage.getItem('bids list-1'), null);
  assert.match(areas.localStorage.getItem(NAME) ?? '', /"2 limit":\{"value":"£8,100","version":0\}/);
  carryBids('list-1', store, NAME);
  assert.equal(Object.keys(store.getState().unsaved).length, 2);
});

test('where the browser stores nothing more, they stay where they are', () => {
  device.isRefused = true;
  carryBids('list-1', createEntriesStore(NAME, 'localStorage'), NAME);
  assert.equal(areas.sessionStorage.getItem('bids list-1'), '{"2":"£8,100","7":""}');
});

for (const text of ['', 'null', '[1', '"text"', '{"1":5}', '{"0":"5","x":"5"}']) {
  test(`what is no bids is none: ${text}`, () => assert.deepEqual(parseBids(text), {}));
}

test('what was typed on this device and not saved is gone when it changes hands, and nothing else', () => {
  const store = createEntriesStore(NAME, 'localStorage');
  carryBids('list-1', store, NAME);
  areas.localStorage.setItem('theme', 'dark');
  removeUnsavedEntries();
  assert.deepEqual([areas.localStorage.getItem(NAME), areas.localStorage.getItem('theme')], [null, 'dark']);
});
