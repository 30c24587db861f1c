/**
 * A value that is known today is free wherever the same vehicle is valued at the same thousand miles: the price that is
 * shown and the charge agree, and no other derivative, date or mileage gets it.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import type { RegistrationRecord } from '@/lib/domain/vehicles/registration/registration-record';
import { creditsOf, pricesOf } from '@/lib/features/stock/stock-prices';
import { call, NOW, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runRevalue } from '@/lib/features/valuations/revalue';
import { runPreviewValuation, type PreviewInput } from '@/lib/features/valuations/valuation-preview';
import {
  runCreateValuation,
  runCreateValuationByIdentifier,
  runCreateValuationByVin,
} from '@/lib/features/valuations/valuations';
import { runValueVehicleFile } from '@/lib/features/valuations/value-vehicle-file';
import { runCreateRegistration } from '@/lib/features/vehicles/registrations';
import { runChooseDerivative } from '@/lib/features/vehicles/vehicle-files';
import { createProviderAnswerCache } from '@/lib/provider/answer-cache';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';

type PreviewedInput = Partial<PreviewInput>;
type KnownValueDealer = Awaited<ReturnType<typeof openDealer>>;

const MILEAGE = 30_000;
/** A plate with one derivative, and one whose look-up lists several. */
const [PLAIN, SEVERAL] = ['HY23BRD', 'AL20TER'];

const sandbox = createSandbox({ clock: () => new Date(NOW), base: 'https://provider.example' });
let recorded: Awaited<ReturnType<typeof openRecordedServices>>;
before(async () => (recorded = await openRecordedServices()));
after(() => recorded.close());

/** A dealer, and how each of their values is reached. */
async function openDealer() {
  const transport = inProcess((request) => sandbox.serve(request));
  const { services: ownServices, session } = await recorded.dealer({ ...demoSubscriber, transport });
  const services = { ...ownServices, cached: createProviderAnswerCache(ownServices.caller, () => performance.now()) };
  const once = { fresh: false, mostCredits: undefined };
  return {
    services,
    session,
    byPlate: async (plate: string, mileage: number) =>
      (await runCreateValuation(call({ plate, mileage, internetPrices: false, ...once }, session), services)).record,
    byVin: async (vin: string) => (await runCreateValuationByVin(call({ vin, ...once }, session), services)).record,
    fileOf: async (input: { plate?: string; vin?: string }) => {
      const entered = { plate: undefined, vin: undefined, ...once, ...input };
      return (await runCreateRegistration(call(entered, session), services)).record;
    },
    used: async () => (await services.ledger.usage(session)).organisation.used,
  };
}

/** Values once more, and what that would cost by the preview. */
interface RepeatedValue {
  readonly priced: PreviewedInput;
  readonly submit: (mostCredits: number) => Promise<{ readonly record: ValuationRecord }>;
}

const derivativeOf = ({ identity: { vehicle, registered } }: Pick<RegistrationRecord, 'identity'>) => {
  assert.ok(vehicle && registered);
  return { kind: vehicle.kind, identifier: vehicle.identifier, registered };
};

function fromRecord(
  { services, session }: KnownValueDealer,
  { id }: { readonly id: string },
  request: ReturnType<typeof derivativeOf> & { readonly mileage: number },
): RepeatedValue {
  const submit = (mostCredits: number) =>
    runRevalue(call({ id, ...request, fresh: false, mostCredits }, session), services);
  return { priced: { ...request, record: id }, submit };
}

function fromFile(
  { services, session }: KnownValueDealer,
  file: RegistrationRecord,
  { mileage = MILEAGE, registered }: { readonly mileage?: number; readonly registered?: string } = {},
): RepeatedValue {
  const input = { id: file.id, mileage, internetPrices: false, registered, fresh: false };
  const vehicle = file.choice || file.asked.plate === null ? derivativeOf(file) : null;
  return {
    priced: vehicle
      ? { ...vehicle, ...(registered && { registered }), mileage, file: file.id }
      : { plate: file.asked.plate ?? '', mileage, only: 'valuation' },
    submit: (mostCredits) => runValueVehicleFile(call({ ...input, mostCredits }, session), services),
  };
}

async function chosenFile(dealer: KnownValueDealer, plate: string, chosen: 'own' | 'other') {
  const file = await dealer.fileOf({ plate });
  const own = derivativeOf(file);
  const other = file.alternatives.find(({ kind, identifier }) => kind !== null && identifier !== own.identifier);
  const { kind, identifier } = chosen === 'other' && other ? other : own;
  assert.ok(kind);
  const input = { id: file.id, kind, identifier };
  return (await runChooseDerivative(call(input, dealer.session), dealer.services)).record;
}

const vinOf = async (dealer: KnownValueDealer, plate: string) => (await dealer.fileOf({ plate })).identity.vin ?? '';

const SAME: readonly [
  way: string,
  plate: string,
  prepare: (dealer: KnownValueDealer, plate: string) => Promise<RepeatedValue>,
][] = [
  [
    'a plate',
    PLAIN,
    async ({ services, session }, plate) => {
      const input = { plate, mileage: MILEAGE, internetPrices: false };
      const submit = (mostCredits: number) =>
        runCreateValuation(call({ ...input, fresh: false, mostCredits }, session), services);
      return { priced: input, submit };
    },
  ],
  [
    'the record of a VIN',
    PLAIN,
    async (dealer, plate) => {
      const record = await dealer.byVin(await vinOf(dealer, plate));
      return fromRecord(dealer, record, { ...derivativeOf(record), mileage: MILEAGE });
    },
  ],
  [
    'the record of a plate at another mileage',
    SEVERAL,
    async (dealer, plate) => {
      const record = await dealer.byPlate(plate, 61_000);
      return fromRecord(dealer, record, { ...derivativeOf(record), mileage: MILEAGE + 400 });
    },
  ],
  ['a vehicle file by plate', PLAIN, async (dealer, plate) => fromFile(dealer, await dealer.fileOf({ plate }))],
  [
    'a vehicle file by VIN',
    PLAIN,
    async (dealer, plate) => fromFile(dealer, await dealer.fileOf({ vin: await vinOf(dealer, plate) })),
  ],
  [
    'a vehicle file whose own derivative was chosen',
    SEVERAL,
    async (dealer, plate) => fromFile(dealer, await chosenFile(dealer, plate, 'own')),
  ],
];

for (const [way, plate, prepare] of SAME) {
  test(`a value known by plate today is free from ${way}`, async () => {
    const dealer = await openDealer();
    const { values, identity } = await dealer.byPlate(plate, MILEAGE);
    assert.ok(values.retail.value);
    const { priced, submit } = await prepare(dealer, plate);
    assert.equal(await previewed(dealer, priced), 'free');
    const before = await dealer.used();
    const { record } = await submit(0);
    assert.deepEqual([record.values, record.identity.vehicle], [values, identity.vehicle]);
    assert.deepEqual([await dealer.used(), record.sources.valuation?.charged], [before, 'no']);
  });
}

test('a value known by guide ID today is free from its guide ID and from a record of the vehicle', async () => {
  const dealer = await openDealer();
  const { services, session } = dealer;
  const record = await dealer.byVin(await vinOf(dealer, PLAIN));
  const request = { ...derivativeOf(record), mileage: MILEAGE };
  const byIdentifier: RepeatedValue['submit'] = (mostCredits) =>
    runCreateValuationByIdentifier(call({ ...request, fresh: false, mostCredits }, session), services);
  const { record: known } = await byIdentifier(1);
  for (const { priced, submit } of [{ priced: request, submit: byIdentifier }, fromRecord(dealer, record, request)]) {
    const before = await dealer.used();
    assert.equal(await previewed(dealer, priced), 'free');
    assert.deepEqual((await submit(0)).record.values, known.values);
    assert.equal(await dealer.used(), before);
  }
});

test('a car of a list is free where its plate is known today', async () => {
  const { services, session, byPlate } = await openDealer();
  await byPlate(PLAIN, MILEAGE);
  const cars = [
    { number: 1, plate: PLAIN, mileage: MILEAGE },
    { number: 2, plate: PLAIN, mileage: 61_000 },
  ];
  const prices = await pricesOf(cars, session.organisationId, services);
  assert.deepEqual(
    prices.map((price) => creditsOf([price], false)),
    [0, 1],
  );
});

const OTHER: readonly [what: string, prepare: (dealer: KnownValueDealer) => Promise<RepeatedValue>][] = [
  [
    'another derivative of a record',
    async (dealer) => {
      const record = await dealer.byPlate(SEVERAL, MILEAGE);
      const other = record.alternatives.find(({ valued, kind }) => !valued && kind !== null);
      assert.ok(other?.kind);
      const { kind, identifier } = other;
      return fromRecord(dealer, record, { ...derivativeOf(record), kind, identifier, mileage: MILEAGE });
    },
  ],
  [
    'another derivative of a vehicle file',
    async (dealer) => fromFile(dealer, await chosenFile(dealer, SEVERAL, 'other')),
  ],
  [
    'another mileage of a vehicle by VIN',
    async (dealer) => {
      const record = await dealer.byVin(await vinOf(dealer, SEVERAL));
      return fromRecord(dealer, record, { ...derivativeOf(record), mileage: MILEAGE + 1_000 });
    },
  ],
  [
    'another date of a vehicle by VIN',
    async (dealer) => {
      const record = await dealer.byVin(await vinOf(dealer, SEVERAL));
      return fromRecord(dealer, record, { ...derivativeOf(record), registered: '2020-05-05', mileage: MILEAGE });
    },
  ],
];

for (const [what, prepare] of OTHER) {
  test(`${what} is another value: it is priced and charged once, and gets its own answer`, async () => {
    const dealer = await openDealer();
    await dealer.byPlate(SEVERAL, MILEAGE);
    const { priced, submit } = await prepare(dealer);
    const before = await dealer.used();
    assert.equal(await previewed(dealer, priced), '1 credit');
    const { record } = await submit(1);
    assert.deepEqual([await dealer.used(), record.sources.valuation?.operation], [before + 1, 'REFIDValuation']);
    assert.equal(record.identity.vehicle?.identifier, priced.identifier);
  });
}

test('a new check of a record does not use the value that is known', async () => {
  const dealer = await openDealer();
  await dealer.byPlate(PLAIN, MILEAGE);
  const record = await dealer.byVin(await vinOf(dealer, PLAIN));
  const input = { id: record.id, ...derivativeOf(record), mileage: MILEAGE, fresh: true, mostCredits: 1 };
  const before = await dealer.used();
  const valued = (await runRevalue(call(input, dealer.session), dealer.services)).record;
  assert.deepEqual([await dealer.used(), valued.sources.valuation?.charged], [before + 1, 'yes']);
});

async function previewed({ services, session }: KnownValueDealer, input: PreviewedInput): Promise<string> {
  const blank = {
    plate: undefined,
    vin: undefined,
    kind: undefined,
    identifier: undefined,
    registered: undefined,
    mileage: undefined,
  };
  const previewing = call({ ...blank, internetPrices: false, ...input }, session);
  return (await runPreviewValuation(previewing, services)).cost.words;
}
