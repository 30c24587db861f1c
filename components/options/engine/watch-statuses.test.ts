import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createConfiguratorStore, dispatch } from '@/components/options/configurator-store';
import type { OptionList } from '@/lib/domain/options/option-list';
import { pigeonholeBundle } from '@/lib/domain/options/testing/demanding-bundles.fixture';
import { deferredWorkers } from './engine-worker.fixture';
import { watchStatuses } from './watch-statuses';

/** Too hard for the time the page has, but quickly decided in a worker. */
const list: OptionList = {
  kind: 'car',
  identifier: 1,
  date: '2026-04-06',
  title: 'A car',
  derivative: 'of hard rules',
  modelYear: null,
  validFrom: null,
  validTo: null,
  price: null,
  bundle: pigeonholeBundle(11, 10),
  notes: [],
};
const build = { identifier: 1, date: '2026-04-06', selections: [], picks: [] };

it('statuses that the page has no time for are decided in the worker, and stay so', async () => {
  const { start, deliverAll, workers } = deferredWorkers();
  const store = createConfiguratorStore(list, build, null, start);
  const status = () => store.getState().current.now.state(1)?.status;
  assert.equal(status(), 'not decided');
  const stop = watchStatuses(store);
  await deliverAll();
  assert.equal(status(), 'dead');
  assert.equal(store.getState().current.rowViews.get(1)?.status, 'dead');
  // Every later build is searched too, since the page alone never has the time.
  dispatch(store, { do: 'choose', option: 2 });
  await deliverAll();
  assert.equal(status(), 'dead');
  dispatch(store, { do: 'undo' });
  await deliverAll();
  assert.equal(status(), 'dead');
  stop();
  assert.equal(workers.length, 1);
});
