import assert from 'node:assert/strict';
import { after, test } from 'node:test';

/** The part of a browser that the store uses. */
const stored = new Map<string, string>();
let notifyStorage: (event: { key: string | null }) => void = () => {};
const browser = {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  },
  addEventListener: (_type: string, listener: typeof notifyStorage) => (notifyStorage = listener),
};
Object.assign(globalThis, { window: browser });
after(() => void Reflect.deleteProperty(globalThis, 'window'));

const KEY = 'vehicles-to-compare';
stored.set(KEY, 'car-50031 nonsense car-50032');
const { addToComparison, comparisonPath, comparisonStore, removeFromComparison, replaceComparison } =
  await import('./comparison-store');
const names = () => comparisonStore.getState().names;

test('what a released version stored opens, without what names no vehicle', () => {
  assert.deepEqual(names(), ['car-50031', 'car-50032']);
  assert.deepEqual(comparisonStore.getInitialState().names, [], 'what the server drew');
});

test('a change is stored in the form that a released version reads', () => {
  assert.ok(addToComparison('van-7'));
  assert.equal(stored.get(KEY), 'car-50031 car-50032 van-7');
  removeFromComparison('car-50031');
  assert.equal(stored.get(KEY), 'car-50032 van-7');
  replaceComparison([]);
  assert.equal(stored.get(KEY), '');
});

test('a vehicle is picked once, and no more than fit', () => {
  for (const name of ['car-1', 'car-1', 'car-2', 'car-3', 'car-4'] as const) addToComparison(name);
  const picked = names();
  assert.equal(new Set(picked).size, picked.length);
  assert.equal(addToComparison('car-99'), false);
  assert.deepEqual(names(), picked);
});

test('what another tab picks is seen, whether or not the browser reports it', () => {
  stored.set(KEY, 'car-8');
  notifyStorage({ key: KEY });
  assert.deepEqual(names(), ['car-8']);
  stored.set(KEY, 'car-9');
  addToComparison('car-10');
  assert.deepEqual(names(), ['car-9', 'car-10']);
});

test('the address names every vehicle', () => {
  assert.equal(comparisonPath(['car-1', 'van-2']), '/vehicles/compare?vehicle=car-1&vehicle=van-2');
  assert.equal(comparisonPath([]), '/vehicles/compare');
});
