/** A valuation that a limit refuses leaves nothing behind: no record, no charge, and every list as it was. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { listValuedVehicles, savedValuation } from '@/lib/api/endpoints/valuations';
import { Fault } from '@/lib/fault';
import { ChecksLeft } from '@/lib/features/stock/checks-left';
import { valueStockCar } from '@/lib/features/stock/value-stock-car';
import { call, NOW, openRecordedServices, type RecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateRegistration } from '@/lib/features/vehicles/registrations';
import { recordInterrupted } from '@/lib/lookups/recover';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { createValuedVehicleStore } from '@/lib/store/records/valued-vehicles';
import { runRevalue } from './revalue';
import {
  runCreateValuation,
  runCreateValuationByIdentifier,
  runCreateValuationByVin,
  runListPendingValuations,
  runListValuations,
} from './valuations';
import { runFindValuations, runListValuedVehicles } from './valued-vehicles';
import { runValueVehicleFile } from './value-vehicle-file';

let opened: RecordedServices;
before(async () => (opened = await openRecordedServices()));
after(() => opened.close());

const PLATE = 'SC16 RAP';
const MILEAGE = 70_000;
/** Past the time for which a look-up is reused, in the same month. */
const OUTDATED_MINUTES = 10 * 24 * 60;

/** A dealer who has valued the car once, from a vehicle file and by plate. */
async function valuedOnce() {
  const sandbox = createSandbox({ clock: () => new Date(NOW), base: 'https://provider.example' });
  const transport = inProcess((request) => sandbox.serve(request));
  const dealer = await opened.dealer({ ...demoSubscriber, transport, policy: { breakerFailures: 1_000 } });
  const { services, session } = dealer;
  const byPlate = (mileage: number, more: object = {}) => {
    const input = { plate: PLATE, mileage, internetPrices: false, fresh: false, ...more };
    return runCreateValuation(call(input, session), services);
  };
  const { record: file } = await runCreateRegistration(call({ plate: PLATE, vin: undefined, fresh: false }, session), {
    ...services,
  });
  const { record } = savedValuation.parse(await byPlate(MILEAGE));
  assert.ok(record.values.clean.value !== null && record.identity.vehicle !== null);
  const { identifier } = record.identity.vehicle;
  return { ...dealer, byPlate, file, record, identifier };
}
type ValuedOnce = Awaited<ReturnType<typeof valuedOnce>>;

const REQUESTS: Readonly<Record<string, (dealer: ValuedOnce) => Promise<unknown>>> = {
  'by plate': ({ byPlate }) => byPlate(MILEAGE + 5_000),
  'by plate, with market prices': ({ byPlate }) => byPlate(MILEAGE + 5_000, { internetPrices: true }),
  'by plate at the same mileage, with market prices': ({ byPlate }) => byPlate(MILEAGE, { internetPrices: true }),
  refreshed: ({ byPlate }) => byPlate(MILEAGE, { fresh: true }),
  'by VIN': ({ services, session, record }) =>
    runCreateValuationByVin(call({ vin: record.identity.vin ?? '', fresh: false }, session), services),
  'by guide ID': ({ services, session, identifier }) => {
    const input = { kind: 'car', identifier, registered: '2016-05-01', mileage: 1_000, fresh: false } as const;
    return runCreateValuationByIdentifier(call(input, session), services);
  },
  revalued: ({ services, session, record, identifier }) =>
    runRevalue(
      call({ id: record.id, kind: 'car', identifier, mileage: 75_000, fresh: false } as const, session),
      services,
    ),
  'from a vehicle file': ({ services, session, file }) => {
    const input = { id: file.id, mileage: 75_000, registered: undefined, internetPrices: false, fresh: false };
    return runValueVehicleFile(call(input, session), services);
  },
  'in a stock list': ({ services, session }) =>
    valueStockCar({ number: 2, plate: 'SC16RAP', mileage: 75_000 }, false, session, randomUUID(), {
      ...services,
      checksLeft: new ChecksLeft(services),
    }),
};

/** All that lists show, and what is counted. */
async function listsOf({ services, session }: ValuedOnce) {
  const valuedVehicles = createValuedVehicleStore(opened.database);
  const input = listValuedVehicles.input.parse({});
  const recent = (oneByOne: boolean) =>
    runListValuations(call({ limit: 20, after: undefined, oneByOne }, session), services);
  return {
    vehicles: await runListValuedVehicles(call(input, session), { valuedVehicles }),
    records: await recent(false),
    recent: await recent(true),
    ofPlate: await runFindValuations(call({ text: PLATE }, session), { ...services, secret: opened.secret }),
    pending: await runListPendingValuations(call({}, session), services),
    used: (await services.ledger.usage(session)).organisation.used,
  };
}

async function limitTo(credits: number, { services, session }: ValuedOnce) {
  const { used } = (await services.ledger.usage(session)).organisation;
  await services.ledger.setLimits({ organisationId: session.organisationId }, { month: used + credits });
}

const refusalOf = (work: Promise<unknown>): Promise<Fault | null> =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Fault ? error : assert.fail(String(error))),
  );

for (const [words, submit] of Object.entries(REQUESTS))
  for (const isOutdated of [false, true])
    test(`${words}, its check ${isOutdated ? 'made anew' : 'known'}: refused it leaves every list as it was`, async () => {
      for (const credits of [0, 1, 2]) {
        const dealer = await valuedOnce();
        if (isOutdated) dealer.wait(OUTDATED_MINUTES);
        await limitTo(credits, dealer);
        const earlier = await listsOf(dealer);
        const refusal = await refusalOf(submit(dealer));
        const later = await listsOf(dealer);
        if (refusal === null) {
          const made = later.records.items.length - earlier.records.items.length;
          assert.equal(made, 1, `${credits} left`);
          assert.ok(later.used > earlier.used || credits > 0, `${credits} left: nothing was refused`);
          continue;
        }
        assert.deepEqual([refusal.code, refusal.charged], ['limit_reached', 'no'], `${credits} left`);
        assert.match(refusal.fix, /Request extra credits/);
        assert.deepEqual(later, earlier, `${credits} left`);
        dealer.wait(10);
        await recordInterrupted({ ...dealer.services, now: () => new Date(Date.now() + 600_000) });
        assert.deepEqual(await listsOf(dealer), earlier, 'nor does a record come later');
      }
    });

test('where the price has risen since it was seen, the earlier check alone makes no record', async () => {
  const dealer = await valuedOnce();
  const earlier = await listsOf(dealer);
  const refusal = await refusalOf(dealer.byPlate(MILEAGE + 5_000, { mostCredits: 0 }));
  assert.deepEqual([refusal?.code, refusal?.subcode, refusal?.charged], ['conflict', 'price_raised', 'no']);
  assert.deepEqual(await listsOf(dealer), earlier);
});

test('with enough credits the same submission under the same key is valued', async () => {
  const dealer = await valuedOnce();
  await limitTo(0, dealer);
  const input = { plate: PLATE, mileage: MILEAGE + 5_000, internetPrices: false, fresh: false };
  const key = randomUUID();
  const submit = () => runCreateValuation(call(input, dealer.session, key), dealer.services);
  assert.equal((await refusalOf(submit()))?.code, 'limit_reached');
  await limitTo(1, dealer);
  const { record } = savedValuation.parse(await submit());
  assert.ok(record.values.clean.value !== null);
});
