import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OptionList } from '@/lib/domain/options/option-list';
import { isUnavailable } from '@/lib/domain/options/configuration';
import { GOLDEN_CAR } from '@/lib/domain/options/testing/golden-car.fixture';
import { createConfiguratorStore, dispatch, openDialog, type ConfiguratorStore } from './configurator-store';
import { deferredWorkers } from './engine/engine-worker.fixture';
import { watchReasons } from './engine/watch-reasons';
import type { BuildAction } from './build-state';

const list: OptionList = {
  kind: 'car',
  identifier: 50031,
  date: '2026-01-15',
  title: 'Golden car',
  derivative: '',
  modelYear: '26.00',
  validFrom: null,
  validTo: null,
  price: null,
  bundle: GOLDEN_CAR,
  notes: [],
};

/** A store, and the searches that its worker has not run yet. */
function openStore() {
  const { start, deliverAll } = deferredWorkers();
  const initialBuild = { identifier: 50031, date: '2026-01-15', selections: [], picks: [] };
  const store = createConfiguratorStore(list, initialBuild, null, start);
  watchReasons(store, (run) => run());
  return { store, deliverAll };
}

const blockedCodes = (store: ConfiguratorStore) =>
  store.getState().current.now.states.flatMap(({ code, status }) => (isUnavailable(status) ? [code] : []));
const reasonOf = (store: ConfiguratorStore, code: number) => store.getState().reasons.get(code);

const chooseAction = (option: number): BuildAction => ({ do: 'choose', option });

describe('an action', () => {
  it('is reported immediately, with all statuses, before any search has run', () => {
    const { store } = openStore();
    const totals: number[] = [];
    store.subscribe(({ current }) => totals.push(current.now.total.pence));
    dispatch(store, chooseAction(60));
    assert.deepEqual(totals, [70_000]);
    assert.deepEqual(blockedCodes(store), [12]);
    assert.equal(reasonOf(store, 12), undefined);
  });

  it('closes the dialog', () => {
    const { store } = openStore();
    openDialog(store, { help: 12 });
    assert.deepEqual(store.getState().dialog, { help: 12 });
    dispatch(store, chooseAction(20));
    assert.equal(store.getState().dialog, null);
  });

  it('changes what is selected of an option only where its row or its reason changes', async () => {
    const { store, deliverAll } = openStore();
    const codes = store.getState().current.now.states.map(({ code }) => code);
    const selected = () =>
      codes.map((code) => ({ rowView: store.getState().current.rowViews.get(code), reason: reasonOf(store, code) }));
    for (const action of [
      chooseAction(60),
      chooseAction(20),
      { do: 'undo' },
      { do: 'drop', option: 60 },
    ] satisfies BuildAction[]) {
      const before = selected();
      dispatch(store, action);
      await deliverAll();
      const after = selected();
      const changed = codes.filter((_, at) => before[at]?.rowView !== after[at]?.rowView);
      assert.ok(changed.length > 0);
      assert.ok(changed.length < codes.length, `${changed.length} rows changed`);
      for (const [at, code] of codes.entries()) {
        if (changed.includes(code)) assert.notDeepEqual(after[at]?.rowView, before[at]?.rowView, String(code));
      }
    }
  });
});

describe('reasons', () => {
  it('explain everything unavailable, in the words of the rules, once the searches have run', async () => {
    const { store, deliverAll } = openStore();
    for (const option of [60, 50]) dispatch(store, chooseAction(option));
    await deliverAll();
    assert.deepEqual(blockedCodes(store), [12, 51]);
    for (const code of blockedCodes(store))
      assert.deepEqual(reasonOf(store, code), store.getState().current.now.reasonFor(code));
  });

  it('stay while their selections stand, and go with the first of them that goes', async () => {
    const { store, deliverAll } = openStore();
    dispatch(store, chooseAction(60));
    await deliverAll();
    const reason = reasonOf(store, 12);
    assert.ok(reason);
    dispatch(store, chooseAction(20));
    assert.equal(reasonOf(store, 12), reason);
    dispatch(store, { do: 'undo' });
    assert.equal(reasonOf(store, 12), reason);
    dispatch(store, { do: 'drop', option: 60 });
    assert.equal(reasonOf(store, 12), undefined);
  });

  it('always hold, whatever is chosen while searches run', async () => {
    const { store, deliverAll } = openStore();
    for (const [at, option] of [50, 51, 60, 12, 61, 62, 60, 80, 81, 50, 51, 30, 62].entries()) {
      dispatch(store, { do: 'toggle', option });
      if (at % 3 === 0) await deliverAll();
      const blocked = new Set(blockedCodes(store));
      for (const [code, reason] of store.getState().reasons) {
        assert.ok(blocked.has(code));
        assert.ok(
          reason.selections.every((selection) => store.getState().current.build.selections.includes(selection)),
        );
      }
    }
  });
});
