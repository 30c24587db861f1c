/** The £ spread of a record's derivatives, through store, caller and provider: the sandbox, and the recorded answers. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Session } from '@/lib/access';
import { keptValuation } from '@/lib/api/valuations';
import { spreadSchema } from '@/lib/domain/spread';
import { Fault } from '@/lib/fault';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/serve';
import { call, NOW, openRecordedHouse } from './recorded-house';
import { runReadSpread } from './valuation-spread';
import { runCreateValuation, runCreateValuationByVin, runRevalue } from './valuations';

type Opened = Awaited<ReturnType<typeof openRecordedHouse>>;
type Dealer = Awaited<ReturnType<Opened['dealer']>>;
let opened: Opened;
let dealer: Dealer;
const arrivals: string[] = [];

before(async () => {
  opened = await openRecordedHouse();
  const sandbox = createSandbox({ clock: () => new Date(NOW), base: 'https://provider.example' });
  const transport = inProcess((request) => {
    arrivals.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
    return sandbox.serve(request);
  });
  dealer = await opened.dealer({ ...demoSubscriber, transport });
});
after(() => opened.close());

async function value(plate: string, mileage: number, of: Dealer = dealer) {
  const wish = { plate, mileage, internetPrices: false, fresh: false };
  return keptValuation.parse(await runCreateValuation(call(wish, of.session), of.house)).record;
}
const spreadOf = async (id: string, of: Dealer = dealer, session: Session = of.session) =>
  spreadSchema.parse(await runReadSpread(call({ id }, session), of.house));
const charged = async () => (await dealer.house.ledger.usage(dealer.session)).organisation.used;

test('each alternative’s difference is what valuing it would come to, found without a charge', async () => {
  const record = await value('AL20 TER', 40_400);
  const others = record.alternatives.filter(({ valued }) => !valued);
  assert.ok(others.length >= 2);
  const before = await charged();
  arrivals.length = 0;
  const { basis, differences } = await spreadOf(record.id);
  assert.deepEqual(
    arrivals,
    others.map(() => 'GetUsedValuesForIDYearMonthMileage'),
  );
  assert.equal(await charged(), before);
  assert.deepEqual([basis?.editionDay, basis?.mileageUsed, basis?.askedBy], ['2026-06-01', 40_000, 'J. Smith']);
  assert.deepEqual(
    differences.map(({ identifier }) => identifier),
    others.map(({ identifier }) => identifier),
  );
  for (const difference of differences) {
    const { kind, identifier } = difference;
    const input = { id: record.id, kind, identifier, mileage: undefined, registered: undefined, fresh: false };
    const revalued = keptValuation.parse(await runRevalue(call(input, dealer.session), dealer.house)).record;
    assert.equal(difference.differencePounds, (revalued.values.clean.value ?? 0) - (record.values.clean.value ?? 0));
  }
  assert.ok(differences.some(({ differencePounds }) => differencePounds !== 0));
});

test('asked again in a later month it is the same: the edition is the valuation’s own', async () => {
  const record = await value('AL20 TER', 40_400);
  const now = await spreadOf(record.id);
  const house = { ...dealer.house, now: () => new Date('2026-09-20T09:00:00Z') };
  const later = spreadSchema.parse(await runReadSpread(call({ id: record.id }, dealer.session), house));
  assert.equal(later.basis?.editionDay, '2026-06-01');
  assert.deepEqual(later.differences, now.differences);
});

test('a vehicle without alternatives asks nothing', async () => {
  const record = await value('AB21 CDE', 46_000);
  arrivals.length = 0;
  assert.deepEqual((await spreadOf(record.id)).differences, []);
  assert.deepEqual(arrivals, []);
});

test('where nothing is valued there is nothing to compare with, and that is said', async () => {
  const { vin } = (await value('AL20 TER', 40_400)).identity;
  const looked = await runCreateValuationByVin(call({ vin: vin ?? '', fresh: false }, dealer.session), dealer.house);
  arrivals.length = 0;
  const { basis, differences } = await spreadOf(looked.record.id);
  assert.equal(basis, null);
  assert.ok(differences.length > 0);
  for (const each of differences) {
    assert.ok(each.differencePounds === null);
    assert.equal(each.because.reason, 'There is no Clean value here to compare the others with.');
  }
  assert.deepEqual(arrivals, []);
});

test('a provider that fails is a reason at each alternative, never a fault of the page', async () => {
  const recordings = await opened.dealer();
  const record = await value('AB21 CDE', 23_499, recordings);
  // The recordings hold no used value of these two: their provider answers HTTP 500.
  const { differences } = await spreadOf(record.id, recordings);
  assert.equal(differences.length, 2);
  for (const each of differences) {
    assert.ok(each.differencePounds === null);
    assert.notEqual(each.because.reason, '');
  }
});

test('the record of another organisation is not found', async () => {
  const record = await value('AL20 TER', 40_400);
  const stranger = await opened.dealer();
  await assert.rejects(
    spreadOf(record.id, stranger),
    (error: unknown) => error instanceof Fault && error.code === 'not_found',
  );
});
