/** What is typed without a network and not saved, once its tab is closed: it is there again, or the browser asked first. */
import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { BrowserArea } from '@/components/layout/device/browser-area.fixture';
import { claimDevice, eraseDevice } from '@/components/layout/device/device-owner';
import { subjectOf } from '@/lib/access';
import { enterText, takeSaved } from '@/components/layout/entries/entries-store';
import { isLostWithTab, openUnsaved, type EntriesPlace } from './unsaved-place';

const ANN = subjectOf({ organisationId: 'org-1', personId: 'ann' });
const BO = subjectOf({ organisationId: 'org-1', personId: 'bo' });
const PARTS = { appraisal: 'fees', customer: 'customerName' } as const satisfies Record<EntriesPlace['part'], string>;
const EACH = [
  { part: 'appraisal', field: PARTS.appraisal },
  { part: 'customer', field: PARTS.customer },
] as const;

let areas = { sessionStorage: new BrowserArea(), localStorage: new BrowserArea() };
const showAreas = () => Object.assign(globalThis, { window: areas, ...areas });
const closeTab = () => {
  areas = { ...areas, sessionStorage: new BrowserArea() };
  showAreas();
};
after(() => ['window', 'sessionStorage', 'localStorage'].forEach((name) => Reflect.deleteProperty(globalThis, name)));
beforeEach(async () => {
  areas = { sessionStorage: new BrowserArea(), localStorage: new BrowserArea() };
  showAreas();
  await claimDevice({ owner: ANN, mayValue: true });
});

function typed(part: EntriesPlace['part'], owner = ANN) {
  const store = openUnsaved({ id: 'a-1', part, owner }, []);
  enterText(store, PARTS[part], 'typed offline');
  return store;
}

async function found(part: EntriesPlace['part'], owner = ANN) {
  const store = openUnsaved({ id: 'a-1', part, owner }, []);
  await store.persist.rehydrate();
  return Object.keys(store.getState().unsaved);
}

for (const { part, field } of EACH) {
  test(`of the ${part}: after a reload it is there, and after a closed tab unless the browser asked`, async () => {
    const isLost = isLostWithTab(typed(part).getState(), part);
    assert.deepEqual(await found(part), [field]);
    closeTab();
    assert.deepEqual(await found(part), isLost ? [] : [field]);
  });

  test(`of the ${part}: once it is saved the browser does not ask, and nothing is left`, async () => {
    const store = typed(part);
    const saved = { field, value: 'typed offline', version: 1, changedBy: 'Ann', isSaved: true };
    takeSaved(store, [saved], [saved]);
    assert.equal(isLostWithTab(store.getState(), part), false);
    assert.deepEqual(await found(part), []);
  });

  test(`of the ${part}: sign-out erases it`, async () => {
    typed(part);
    await eraseDevice();
    assert.doesNotMatch(JSON.stringify(areas), /typed offline/);
  });

  test(`of the ${part}: the next person does not find what a page that is still open stores meanwhile`, async () => {
    areas.localStorage.setItem('device-owner', BO);
    typed(part, ANN);
    await claimDevice({ owner: BO, mayValue: true });
    assert.doesNotMatch(JSON.stringify(areas), /typed offline/);
    typed(part, BO);
    assert.deepEqual(await found(part, BO), [field]);
  });
}

test('the customer’s personal data is never left on the device', () => {
  typed('customer');
  assert.doesNotMatch(JSON.stringify(areas.localStorage), /typed offline/);
  assert.equal(isLostWithTab(typed('customer').getState(), 'customer'), true);
});
