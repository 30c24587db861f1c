/** On a shared computer, unsaved entries are gone at sign-out and never reach the next person. */
import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { createEntriesStore, enterText } from '@/components/layout/entries/entries-store';
import { subjectOf } from '@/lib/access';
import { BrowserArea } from './browser-area.fixture';
import { claimDevice, eraseDevice } from './device-owner';
import { deviceStoreName } from './unsaved-on-device';

const ANN = subjectOf({ organisationId: 'org-1', personId: 'ann' });
const BO = subjectOf({ organisationId: 'org-1', personId: 'bo' });
const nameFor = (owner: string) => deviceStoreName(`customer a-1 ${owner}`);
let areas = { sessionStorage: new BrowserArea(), localStorage: new BrowserArea() };
after(() => ['window', 'sessionStorage', 'localStorage'].forEach((name) => Reflect.deleteProperty(globalThis, name)));
beforeEach(async () => {
  areas = { sessionStorage: new BrowserArea(), localStorage: new BrowserArea() };
  Object.assign(globalThis, { window: areas, ...areas });
  await claimDevice({ owner: ANN, mayValue: true });
});

function typedBy(owner: string) {
  const store = createEntriesStore(nameFor(owner), 'sessionStorage');
  enterText(store, 'customerName', 'Cara Customer');
  return store;
}

/** What the page of a person finds in this tab. */
async function foundBy(owner: string) {
  const store = createEntriesStore(nameFor(owner), 'sessionStorage');
  await store.persist.rehydrate();
  return store.getState().unsaved;
}

test('what a person typed and did not save is theirs after a reload', async () => {
  typedBy(ANN);
  await claimDevice({ owner: ANN, mayValue: true });
  assert.deepEqual(await foundBy(ANN), { customerName: { value: 'Cara Customer', version: 0 } });
});

test('sign-out erases it from the tab, and the page that is still open stores nothing more', async () => {
  const store = typedBy(ANN);
  areas.sessionStorage.setItem('appraisal a-1', '{"customerName":{"value":"Cara Customer","version":0}}');
  areas.sessionStorage.setItem('bids list-1', '{"2":"£8,100"}');
  await eraseDevice();
  store.setState({ isSaving: true });
  assert.deepEqual(Object.keys(areas.sessionStorage), []);
});

for (const [how, another] of [
  ['in this tab', async () => undefined],
  ['in another tab first', async () => areas.localStorage.setItem('device-owner', BO)],
] as const)
  test(`without a sign-out it is neither shown to the next person, who signed in ${how}, nor left for them`, async () => {
    typedBy(ANN);
    areas.sessionStorage.setItem('appraisal a-1', '{"customerName":{"value":"Cara Customer","version":0}}');
    await another();
    await claimDevice({ owner: BO, mayValue: true });
    assert.deepEqual(await foundBy(BO), {});
    assert.doesNotMatch(JSON.stringify(areas.sessionStorage), /Cara/);
    typedBy(BO);
    assert.deepEqual(Object.keys(await foundBy(BO)), ['customerName']);
  });
