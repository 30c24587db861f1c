import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { COMPARED_MAX, type TrayEntry } from '@/lib/domain/vehicles/comparison/vehicle-names';

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
const {
  addToTray,
  clearTray,
  comparisonPath,
  continueWith,
  removeFromTray,
  taxComparisonName,
  taxComparisonPath,
  trayStore,
} = await import('./tray-store');
const entries = () => trayStore.getState().entries;

test('what a released version stored opens, without what names no vehicle', () => {
  assert.deepEqual(entries(), ['car-50031', 'car-50032']);
  assert.deepEqual(trayStore.getInitialState().entries, [], 'what the server drew');
});

test('a change is stored in the form that a released version reads', () => {
  assert.ok(addToTray('van-7'));
  assert.equal(stored.get(KEY), 'car-50031 car-50032 van-7');
  removeFromTray('car-50031');
  assert.equal(stored.get(KEY), 'car-50032 van-7');
  const undo = clearTray();
  assert.equal(stored.get(KEY), '');
  undo();
  assert.equal(stored.get(KEY), 'car-50032 van-7');
  clearTray();
});

test('a vehicle is picked once, and no more than fit', () => {
  for (const entry of ['car-1', 'car-1', 'car-2', 'car-3', 'car-4'] as const) addToTray(entry);
  const picked = entries();
  assert.equal(new Set(picked).size, picked.length);
  assert.equal(addToTray('car-99'), false);
  assert.deepEqual(entries(), picked);
});

test('a build is an entry beside the same vehicle without options, and is read again', () => {
  clearTray();
  addToTray('car-1');
  addToTray('car-1.AY2J_-x');
  assert.deepEqual(entries(), ['car-1', 'car-1.AY2J_-x']);
  notifyStorage({ key: KEY });
  assert.deepEqual(entries(), ['car-1', 'car-1.AY2J_-x']);
  stored.set(KEY, 'car-1.a/b car-1. .x car-2.ok');
  notifyStorage({ key: KEY });
  assert.deepEqual(entries(), ['car-2.ok']);
});

/** Trays of vehicles without options, builds, two builds of one car, and all of them together. */
const TRAYS: readonly (readonly TrayEntry[])[] = [
  ['car-1'],
  ['car-1.AY2J'],
  ['car-1.AY2J', 'car-1.BZ3K'],
  ['car-1', 'car-1.AY2J', 'car-1.BZ3K', 'van-1'],
  ['car-1.AY2J', 'car-2', 'car-1.BZ3K', 'van-1.CX4L'],
];
const trayOf = (tray: readonly TrayEntry[]) => {
  clearTray();
  tray.forEach(addToTray);
  assert.deepEqual(entries(), tray);
};

for (const tray of TRAYS) {
  test(`of ${tray.join(' ')} each removal takes what it names and nothing else`, () => {
    for (const entry of tray) {
      trayOf(tray);
      const undo = removeFromTray(entry);
      assert.deepEqual(
        entries(),
        tray.filter((other) => other !== entry),
      );
      undo();
      assert.deepEqual(entries(), tray, 'in its place again');
    }
  });

  test(`of ${tray.join(' ')} nothing is lost when the comparison of all goes on, or one is added`, () => {
    trayOf(tray);
    assert.equal(continueWith(tray).removed, 0);
    assert.deepEqual(entries(), tray);
    assert.equal(addToTray('car-9.NEW'), tray.length < COMPARED_MAX);
    assert.ok(tray.every((entry) => entries().includes(entry)));
  });
}

test('a comparison that goes on holds its vehicles and builds, and nothing else', () => {
  trayOf(['car-1.AY2J', 'car-2', 'car-1.BZ3K']);
  const { removed, undo } = continueWith(['van-7', 'car-1.AY2J']);
  assert.deepEqual(entries(), ['van-7', 'car-1.AY2J']);
  assert.equal(removed, 2);
  undo();
  assert.deepEqual(entries(), ['car-1.AY2J', 'car-2', 'car-1.BZ3K'], 'what was not in it comes back');
});

test('what another tab picks is seen, whether or not the browser reports it', () => {
  stored.set(KEY, 'car-8');
  notifyStorage({ key: KEY });
  assert.deepEqual(entries(), ['car-8']);
  stored.set(KEY, 'car-9');
  addToTray('car-10');
  assert.deepEqual(entries(), ['car-9', 'car-10']);
});

test('the address of the comparison names every vehicle and every build', () => {
  assert.equal(comparisonPath(['car-1', 'van-2']), '/vehicles/compare?vehicle=car-1&vehicle=van-2');
  assert.equal(comparisonPath(['car-1', 'car-1.AY2J']), '/vehicles/compare?vehicle=car-1&vehicle=car-1.AY2J');
  assert.equal(comparisonPath([]), '/vehicles/compare');
});

for (const [tray, name] of [
  [['car-1'], 'Tax'],
  [['car-1', 'car-2.AY2J'], 'Tax'],
  [['car-1', 'van-9'], 'Tax, without the van'],
  [['van-9', 'car-1', 'van-9.AY2J'], 'Tax, without the van'],
  [['van-9', 'car-1', 'van-8'], 'Tax, without the 2 vans'],
] as const)
  test(`the link to the tax comparison of ${tray.join(' and ')} names what it leaves out`, () =>
    assert.equal(taxComparisonName('Tax', tray), name));

for (const [title, tray, expected] of [
  ['no car', ['van-2'], null],
  ['one car', ['car-1'], '/vehicles/car/1/company-car'],
  ['one build', ['car-1.AY2J'], '/vehicles/car/1/company-car?build=AY2J'],
  [
    'three cars and a van',
    ['car-1', 'van-9', 'car-2.AY2J', 'car-3'],
    '/vehicles/car/1/company-car?with=2.AY2J&with=3&tab=compare',
  ],
] as const) {
  test(`the address of the tax comparison of ${title}`, () => assert.equal(taxComparisonPath(tray), expected));
}
