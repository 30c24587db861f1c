/** Each billed button shows a price first. One that has risen meanwhile is refused with the new price, and nothing is taken. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { ENDPOINTS } from '@/lib/api/all-endpoints';
import { Fault } from '@/lib/fault';
import { runTryBilledOperation } from '@/lib/features/explorer/explorer';
import { addList, stockDealer, type StockDealer } from '@/lib/features/stock/stock-dealer.fixture';
import { runStartStockRun } from '@/lib/features/stock/stock-runs';
import { createStockWork } from '@/lib/features/stock/run-worker';
import { call, openRecordedServices, type RecordedServices } from '@/lib/features/testing/recorded-services';
import {
  runCreateValuation,
  runCreateValuationByIdentifier,
  runCreateValuationByVin,
} from '@/lib/features/valuations/valuations';
import { runRevalue } from '@/lib/features/valuations/revalue';
import { runValueVehicleFile } from '@/lib/features/valuations/value-vehicle-file';
import { runCreateRegistration } from '@/lib/features/vehicles/registrations';
import { runListFileAlternatives } from '@/lib/features/vehicles/vehicle-files';

type PricedSubmit = (mostCredits: number | undefined, key: string) => Promise<unknown>;

const DERIVATIVE = { kind: 'car' as const, identifier: 50_008, registered: '2021-04-16', mileage: 23_499 };
const PLATE = { plate: 'AB21CDE', mileage: 23_499, internetPrices: false };
/** Until every recent result has grown too old to be free. */
const EXPIRED_MINUTES = 48 * 60;

/** Of each billed endpoint: a submission, and what it takes once no recent result is left. */
const BILLED: Record<string, { credits: number; open: (dealer: StockDealer) => Promise<PricedSubmit> }> = {
  'POST /api/valuations': {
    credits: 2,
    open:
      async ({ services, session }) =>
      (mostCredits, key) =>
        runCreateValuation(call({ ...PLATE, fresh: false, mostCredits }, session, key), services),
  },
  'POST /api/valuations/by-identifier': {
    credits: 1,
    open:
      async ({ services, session }) =>
      (mostCredits, key) =>
        runCreateValuationByIdentifier(call({ ...DERIVATIVE, fresh: false, mostCredits }, session, key), services),
  },
  'POST /api/valuations/by-vin': {
    credits: 1,
    open:
      async ({ services, session }) =>
      (mostCredits, key) =>
        runCreateValuationByVin(call({ vin: 'SORTEST30JA500031', fresh: false, mostCredits }, session, key), services),
  },
  'POST /api/valuations/{id}/revalue': {
    credits: 1,
    open: async ({ services, session }) => {
      const { record } = await runCreateValuation(call({ ...PLATE, fresh: false }, session), services);
      const { vehicle } = record.identity;
      assert.ok(vehicle);
      const { kind, identifier } = vehicle;
      const input = { id: record.id, kind, identifier, mileage: '40,850', fresh: false };
      return (mostCredits, key) => runRevalue(call({ ...input, mostCredits }, session, key), services);
    },
  },
  'POST /api/registrations': {
    credits: 1,
    open:
      async ({ services, session }) =>
      (mostCredits, key) =>
        runCreateRegistration(
          call({ plate: PLATE.plate, vin: undefined, fresh: false, mostCredits }, session, key),
          services,
        ),
  },
  'POST /api/registrations/{id}/alternatives': {
    credits: 1,
    open: async ({ services, session }) => {
      const id = await fileOf({ services, session });
      return (mostCredits, key) =>
        runListFileAlternatives(call({ id, fresh: false, mostCredits }, session, key), services);
    },
  },
  'POST /api/registrations/{id}/value': {
    credits: 1,
    open: async ({ services, session }) => {
      const id = await fileOf({ services, session });
      const input = { id, mileage: 23_499, registered: undefined, internetPrices: false, fresh: false };
      return (mostCredits, key) => runValueVehicleFile(call({ ...input, mostCredits }, session, key), services);
    },
  },
  'POST /api/explorer/{operation}/billed-try': {
    credits: 1,
    open: async ({ services, session }) => {
      const input = { operation: 'REGLookupVRM', params: { vrm: PLATE.plate } };
      return async (mostCredits, key) => {
        const { fault } = await runTryBilledOperation(call({ ...input, mostCredits }, session, key), services);
        if (fault) throw new Fault(fault.code, { ...fault, field: 'mostCredits' });
      };
    },
  },
  'POST /api/stock/{id}/runs': {
    credits: 6,
    open: async ({ services, session }) => {
      const { id } = await addList('Reg,Mileage\nAB21CDE,23499\nCD20EFG,23499\nEF19GHJ,23499\n', session, services);
      return async (mostCredits, key) => {
        const run = await runStartStockRun(call({ id, fresh: false, mostCredits }, session, key), services);
        await createStockWork(services, (error) => assert.fail(String(error))).work(run.id);
      };
    },
  },
};

async function fileOf({ services, session }: Pick<StockDealer, 'services' | 'session'>): Promise<string> {
  const input = { plate: PLATE.plate, vin: undefined, fresh: false };
  return (await runCreateRegistration(call(input, session), services)).record.id;
}

describe('The price that was seen', () => {
  let recorded: RecordedServices;
  before(async () => (recorded = await openRecordedServices({ everyMark: true })));
  after(() => recorded.close());

  test('is in the input of every billed endpoint, and of no other', () => {
    const routes = (which: (endpoint: (typeof ENDPOINTS)[number]) => boolean) =>
      ENDPOINTS.filter(which)
        .map(({ method, path }) => `${method} ${path}`)
        .sort();
    const billed = routes((endpoint) => 'billed' in endpoint);
    assert.deepEqual(billed, Object.keys(BILLED).sort());
    assert.deepEqual(
      routes(({ input }) => 'mostCredits' in input.shape),
      billed,
    );
  });

  for (const [route, { credits, open }] of Object.entries(BILLED)) {
    test(`of ${route}, ${credits} now, is not exceeded`, async () => {
      const dealer = await stockDealer(recorded, { call: async () => undefined });
      const used = async () => (await dealer.services.ledger.usage(dealer.session)).organisation.used;
      const submit = await open(dealer);
      await submit(undefined, randomUUID());
      const isCached = !route.includes('explorer');
      if (isCached) {
        const paid = await used();
        await submit(0, randomUUID());
        assert.equal(await used(), paid, 'free, as it was shown');
      }
      dealer.wait(EXPIRED_MINUTES);
      const [paid, arrived] = [await used(), recorded.arrivals.length];
      for (let seen = 0; seen < credits; seen++) {
        await assert.rejects(submit(seen, randomUUID()), (fault) => {
          assert.ok(fault instanceof Fault, String(fault));
          assert.deepEqual([fault.code, fault.charged, fault.field], ['conflict', 'no', 'mostCredits']);
          const expected =
            ['it was expected to be free', 'at most 1 was expected'][seen] ?? `at most ${seen} were expected`;
          const price = `${credits} credit${credits === 1 ? '' : 's'}`;
          assert.equal(fault.message, `This costs ${price}; ${expected}.`);
          return true;
        });
        assert.deepEqual([await used(), recorded.arrivals.length], [paid, arrived], 'nothing is sent or taken');
      }
      const key = randomUUID();
      await submit(credits, key);
      assert.equal(await used(), paid + credits);
      if (isCached) await submit(credits, key);
      assert.equal(await used(), paid + credits, 'the same submission again is not charged again');
      if (!isCached || route.includes('stock')) return; // no button of theirs repeats a submission
      dealer.wait(EXPIRED_MINUTES);
      await submit(0, key);
      assert.equal(await used(), paid + credits, 'checked again for nothing, however old its results');
    });
  }
});
