/**
 * The price differences of a record's derivatives, through store, caller and provider: the sandbox, and recorded
 * answers.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Session } from '@/lib/access';
import { savedValuation } from '@/lib/api/endpoints/valuations';
import { priceDifferencesSchema } from '@/lib/domain/valuations/price-difference';
import { Fault } from '@/lib/fault';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { call, NOW, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runReadPriceDifferences } from './price-differences';
import { runCreateValuation, runCreateValuationByVin } from './valuations';
import { runRevalue } from './revalue';

type DifferenceSetup = Awaited<ReturnType<typeof openRecordedServices>>;
type DifferenceDealer = Awaited<ReturnType<DifferenceSetup['dealer']>>;
let opened: DifferenceSetup;
let dealer: DifferenceDealer;
const arrivals: string[] = [];

before(async () => {
  opened = await openRecordedServices();
  const sandbox = createSandbox({ clock: () => new Date(NOW), base: 'https://provider.example' });
  const transport = inProcess((request) => {
    arrivals.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
    return sandbox.serve(request);
  });
  dealer = await opened.dealer({ ...demoSubscriber, transport });
});
after(() => opened.close());

async function value(plate: string, mileage: number, owner: DifferenceDealer = dealer) {
  const input = { plate, mileage, internetPrices: false, fresh: false };
  return savedValuation.parse(await runCreateValuation(call(input, owner.session), owner.services)).record;
}
const differencesOf = async (id: string, owner: DifferenceDealer = dealer, session: Session = owner.session) =>
  priceDifferencesSchema.parse(await runReadPriceDifferences(call({ id }, session), owner.services));
const charged = async () => (await dealer.services.ledger.usage(dealer.session)).organisation.used;

test('each alternative’s difference is what valuing it would come to, found without a charge', async () => {
  const record = await value('AL20 TER', 40_400);
  const others = record.alternatives.filter(({ valued }) => !valued);
  assert.ok(others.length >= 2);
  const before = await charged();
  arrivals.length = 0;
  const { basis, differences } = await differencesOf(record.id);
  assert.deepEqual(
    arrivals,
    others.map(() => 'GetUsedValuesForIDYearMonthMileage'),
  );
  assert.equal(await charged(), before);
  assert.deepEqual([basis?.editionDay, basis?.mileageUsed, basis?.requestedBy], ['2026-06-01', 40_000, 'J. Smith']);
  assert.deepEqual(
    differences.map(({ identifier }) => identifier),
    others.map(({ identifier }) => identifier),
  );
  for (const difference of differences) {
    const { kind, identifier } = difference;
    const input = { id: record.id, kind, identifier, mileage: undefined, registered: undefined, fresh: false };
    const revalued = savedValuation.parse(await runRevalue(call(input, dealer.session), dealer.services)).record;
    assert.equal(difference.differencePounds, (revalued.values.clean.value ?? 0) - (record.values.clean.value ?? 0));
  }
  assert.ok(differences.some(({ differencePounds }) => differencePounds !== 0));
});

test('asked again in a later month it is the same: the edition is the valuation’s own', async () => {
  const record = await value('AL20 TER', 40_400);
  const now = await differencesOf(record.id);
  const services = { ...dealer.services, now: () => new Date('2026-09-20T09:00:00Z') };
  const later = priceDifferencesSchema.parse(
    await runReadPriceDifferences(call({ id: record.id }, dealer.session), services),
  );
  assert.equal(later.basis?.editionDay, '2026-06-01');
  assert.deepEqual(later.differences, now.differences);
});

test('a vehicle without alternatives asks nothing', async () => {
  const record = await value('AB21 CDE', 46_000);
  arrivals.length = 0;
  assert.deepEqual((await differencesOf(record.id)).differences, []);
  assert.deepEqual(arrivals, []);
});

test('where nothing is valued there is nothing to compare with, and that is the reason given', async () => {
  const { vin } = (await value('AL20 TER', 40_400)).identity;
  const looked = await runCreateValuationByVin(call({ vin: vin ?? '', fresh: false }, dealer.session), dealer.services);
  arrivals.length = 0;
  const { basis, differences } = await differencesOf(looked.record.id);
  assert.equal(basis, null);
  assert.ok(differences.length > 0);
  for (const difference of differences) {
    assert.ok(difference.differencePounds === null);
    assert.equal(difference.because.reason, 'There is no Clean value to compare the others with.');
  }
  assert.deepEqual(arrivals, []);
});

test('a failing provider gives a reason for each alternative, never a fault of the page', async () => {
  const recordings = await opened.dealer();
  const record = await value('AB21 CDE', 23_499, recordings);
  // The recordings have no used values for these two: their provider answers HTTP 500.
  const { differences } = await differencesOf(record.id, recordings);
  assert.equal(differences.length, 2);
  for (const difference of differences) {
    assert.ok(difference.differencePounds === null);
    assert.notEqual(difference.because.reason, '');
  }
});

test('the record of another organisation is not found', async () => {
  const record = await value('AL20 TER', 40_400);
  const stranger = await opened.dealer();
  await assert.rejects(
    differencesOf(record.id, stranger),
    (error: unknown) => error instanceof Fault && error.code === 'not_found',
  );
});
