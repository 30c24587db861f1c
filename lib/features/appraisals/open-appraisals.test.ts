/** What was started from a record is shown wherever another appraisal of its vehicle may be started. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import type { Session } from '@/lib/access';
import { startAppraisal } from '@/lib/api/endpoints/appraisals/appraisals';
import { listAppraisals } from '@/lib/api/endpoints/appraisals/appraisal-lists';
import { STORED_STATES } from '@/lib/domain/appraisals/appraisal-state';
import { openAppraisalWords } from '@/lib/domain/appraisals/open/open-appraisal';
import { call, NOW, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateValuation, runCreateValuationByVin } from '@/lib/features/valuations/valuations';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { openAppraisals } from '@/lib/store/appraisals/appraisal-store';
import { runListAppraisals, runStartAppraisal } from './appraisals';

const recorded = await openRecordedServices();
after(() => recorded.close());

const sandbox = createSandbox({ clock: () => new Date(NOW), base: 'https://provider.example' });

async function openDealer() {
  const transport = inProcess((request) => sandbox.serve(request));
  const opened = await recorded.dealer({ ...demoSubscriber, transport });
  const services = { ...opened.services, appraisals: openAppraisals(recorded.database) };
  const session = await opened.person('Val', 'valuer');
  const value = async (plate: string, mileage: number) => {
    const input = { plate, mileage, internetPrices: false, fresh: false };
    return (await runCreateValuation(call(input, session), services)).record;
  };
  return {
    services,
    session,
    value,
    colleague: await opened.person('Max', 'manager'),
    start: async (id: string, key = randomUUID()) =>
      startAppraisal.output.parse(await runStartAppraisal(call({ id }, session, key), services)),
    open: async (valuation: string, who: Session = session) => {
      const input = listAppraisals.input.parse({ openOf: valuation, limit: 3 });
      return listAppraisals.output.parse(await runListAppraisals(call(input, who), services)).items;
    },
    /** With all that any state requires. */
    put: (id: string, state: string) =>
      recorded.database.query(
        `update appraisals set state = $2, bought_pounds = case when $2 = 'bought' then 5000 end, ended_on = '2026-06-05', loss_reason = 'price' where id = $1`,
        [id, state],
      ),
  };
}

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

test('an appraisal started from a record is shown on it, on a later one and on the one of its VIN, to everyone', async () => {
  const { services, session, colleague, value, start, open } = await openDealer();
  const { id: record, identity } = await value('HY23BRD', 30_000);
  assert.deepEqual(await open(record), []);
  const first = await start(record);
  assert.deepEqual(first.open, []);
  const { id: later } = await value('HY23BRD', 41_000);
  const vin = { vin: identity.vin ?? '', fresh: false };
  const { record: byVin } = await runCreateValuationByVin(call(vin, session), services);
  for (const id of [record, later, byVin.id])
    for (const who of [session, colleague]) assert.deepEqual(idsOf(await open(id, who)), [first.id]);
  const [shown] = await open(record);
  assert.ok(shown);
  assert.match(openAppraisalWords(shown), /^Appraisal A-20\d\d-000001, draft, by Val$/);
});

test('a second one is started all the same, and its answer names the first; repeated, it is the same one', async () => {
  const { value, start, open } = await openDealer();
  const { id: record } = await value('AB21CDE', 23_499);
  const first = await start(record);
  const key = randomUUID();
  const [second, repeated] = [await start(record, key), await start(record, key)];
  assert.deepEqual([idsOf(second.open), repeated.id, idsOf(repeated.open)], [[first.id], second.id, [first.id]]);
  assert.deepEqual(idsOf(await open(record)), [second.id, first.id]);
});

test('it is shown until it is bought, lost or declined', async () => {
  const { value, start, open, put } = await openDealer();
  const { id: record } = await value('AB21CDE', 23_499);
  const { id } = await start(record);
  const isShown: Record<string, boolean> = {};
  for (const state of STORED_STATES) {
    await put(id, state);
    isShown[state] = (await open(record)).length > 0;
  }
  assert.deepEqual(isShown, {
    draft: true,
    offered: true,
    accepted: true,
    declined: false,
    bought: false,
    lost: false,
  });
});

test('those of another vehicle or organisation are not shown', async () => {
  const { value, start, open } = await openDealer();
  const [car, other] = [await value('AB21CDE', 23_499), await value('HY23BRD', 30_000)];
  await start(car.id);
  assert.deepEqual(await open(other.id), []);
  const stranger = await openDealer();
  assert.deepEqual(await stranger.open(car.id), []);
});

for (const [state, isRequested, words] of [
  ['draft', false, 'draft'],
  ['draft', true, 'waiting for approval'],
  ['offered', false, 'offered'],
  ['expired', false, 'offer expired'],
  ['accepted', false, 'accepted'],
] as const) {
  test(`${state}${isRequested ? ', requested' : ''}: ${words}`, () => {
    const owner = { id: 'val', name: 'Demo Dealer' };
    assert.equal(
      openAppraisalWords({ number: 'A-2026-000001', state, isRequested, owner }),
      `Appraisal A-2026-000001, ${words}, by Demo Dealer`,
    );
  });
}
