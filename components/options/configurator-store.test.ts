import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OptionList } from '@/lib/domain/options/option-list';
import { GOLDEN_CAR } from '@/lib/domain/options/testing/golden-car.fixture';
import { ConfiguratorStore } from './configurator-store';
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

/** A desk in use, and the work it puts off. */
function openStore() {
  const deferred: (() => void)[] = [];
  const initialBuild = { identifier: 50031, date: '2026-01-15', selections: [], picks: [] };
  const store = new ConfiguratorStore(list, initialBuild, null, (run) => void deferred.push(run));
  const totals: number[] = [];
  store.subscribe(() => totals.push(store.state.now.total.pence));
  const rest = () => {
    for (let run = deferred.shift(); run; run = deferred.shift()) run();
  };
  return { desk: store, heard: totals, rest };
}

const blockedCodes = ({ state }: ConfiguratorStore) =>
  state.now.states.flatMap(({ code, status }) => (status === 'blocked' || status === 'dead' ? [code] : []));

const chooseAction = (option: number): BuildAction => ({ do: 'choose', option });

describe('the desk', () => {
  it('says of a press at once, before anything is explained', () => {
    const { desk: store, heard: totals } = openStore();
    store.dispatch(chooseAction(60));
    assert.deepEqual(totals, [70_000]);
    assert.deepEqual(blockedCodes(store), [12]);
    assert.equal(store.reasonFor(12), null);
  });

  it('explains everything that cannot be had, in the words of the rules, once it is left alone', () => {
    const { desk: store, rest } = openStore();
    for (const option of [60, 50]) store.dispatch(chooseAction(option));
    rest();
    assert.deepEqual(blockedCodes(store), [12, 51]);
    for (const code of blockedCodes(store)) assert.deepEqual(store.reasonFor(code), store.state.now.reasonFor(code));
  });

  it('keeps a reason while its selections stand and forgets it with the first of them that goes', () => {
    const { desk: store, rest } = openStore();
    store.dispatch(chooseAction(60));
    rest();
    const reason = store.reasonFor(12);
    store.dispatch(chooseAction(20));
    assert.equal(store.reasonFor(12), reason);
    store.dispatch({ do: 'undo' });
    assert.equal(store.reasonFor(12), reason);
    store.dispatch({ do: 'drop', option: 60 });
    assert.equal(store.reasonFor(12), null);
  });

  it('never shows a reason that does not hold, whatever is pressed while reasons are looked for', () => {
    const { desk: store, rest } = openStore();
    const actions = [50, 51, 60, 12, 61, 62, 60, 80, 81, 50, 51, 30, 62].map((option): BuildAction => ({
      do: 'toggle',
      option,
    }));
    for (const [at, action] of actions.entries()) {
      store.dispatch(action);
      if (at % 3 === 0) rest();
      const blocked = new Set(blockedCodes(store));
      for (const { code } of store.state.now.states) {
        const reason = store.reasonFor(code);
        if (reason === null) continue;
        assert.ok(blocked.has(code));
        assert.ok(reason.selections.every((selection) => store.state.build.selections.includes(selection)));
      }
    }
  });

  it('closes what was asked with the next press', () => {
    const { desk: store } = openStore();
    store.openDialog({ help: 12 });
    assert.deepEqual(store.dialog, { help: 12 });
    store.dispatch(chooseAction(20));
    assert.equal(store.dialog, null);
  });

  it('tells who shows one option of that option alone, its reason included', () => {
    const { desk: store, rest } = openStore();
    const notifiedCodes: number[] = [];
    const codes = store.state.now.states.map(({ code }) => code);
    for (const code of codes) store.subscribe(() => notifiedCodes.push(code), code);
    const seen = () =>
      new Map(codes.map((code) => [code, [store.state.rowViews.get(code), store.reasonFor(code)] as const]));
    for (const action of [
      chooseAction(60),
      chooseAction(20),
      { do: 'undo' },
      { do: 'drop', option: 60 },
    ] satisfies BuildAction[]) {
      const before = seen();
      notifiedCodes.length = 0;
      store.dispatch(action);
      rest();
      const after = seen();
      const isChanged = (code: number) => [0, 1].some((at) => before.get(code)?.[at] !== after.get(code)?.[at]);
      assert.ok(codes.some(isChanged));
      for (const code of codes.filter(isChanged)) assert.ok(notifiedCodes.includes(code), `${code} was not told`);
      assert.ok(notifiedCodes.length < codes.length, `${notifiedCodes.length} were told`);
    }
    store.openDialog({ help: 12 });
    assert.ok(notifiedCodes.length < codes.length);
  });

  it('does with a press that was foreseen what it would have done, and nothing before it', () => {
    const [one, other] = [openStore().desk, openStore().desk];
    const actions = [60, 12, 60, 20, 31, 62].map((option) => ({ do: 'toggle', option }) as const);
    for (const [at, action] of actions.entries()) {
      const before = one.state;
      one.precompute(action);
      // A finger may slip to another option.
      if (at % 2 === 1) one.precompute({ do: 'toggle', option: 80 });
      assert.equal(one.state, before);
      for (const store of [one, other]) store.dispatch(action);
      const { build, rowViews, notice, now } = one.state;
      assert.deepEqual([build, rowViews, notice], [other.state.build, other.state.rowViews, other.state.notice]);
      assert.deepEqual([now.total, now.openNeeds], [other.state.now.total, other.state.now.openNeeds]);
    }
  });
});
