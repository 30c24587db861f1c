/**
 * Results that arrive after their deadline, for every look-up that can be late, over the sandbox's bytes: list, pending
 * list, ledger, prices and records agree, and nothing is charged twice.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { priceWords } from '@/lib/domain/usage/price-words';
import { valuationRecordSchema, valuationSummarySchema, type ValuationRecord } from '@/lib/domain/valuations/valuation';
import { registrationRecordSchema } from '@/lib/domain/vehicles/registration/registration-record';
import { Fault } from '@/lib/fault';
import { call, NOW, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateRegistration } from '@/lib/features/vehicles/registrations';
import { runListFileAlternatives } from '@/lib/features/vehicles/vehicle-files';
import { recordInterrupted, recordLate } from '@/lib/lookups/recover';
import { assertInvariants } from '@/lib/lookups/testing/ledger-invariants';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { createValuedVehicleStore } from '@/lib/store/records/valued-vehicles';
import { openLookUps } from '@/lib/store/usage/look-ups';
import { runRevalue } from './revalue';
import { runPreviewValuation, type PreviewInput } from './valuation-preview';
import { runValueVehicleFile } from './value-vehicle-file';
import {
  runCreateValuation,
  runCreateValuationByIdentifier,
  runCreateValuationByVin,
  runListPendingValuations,
  runListValuations,
} from './valuations';

type EnteredInput = Partial<PreviewInput>;
type LateOperation =
  | 'REGLookupVRM'
  | 'REGLookupVIN'
  | 'REGLookupAlternativeVRM'
  | 'VRMValuation'
  | 'REFIDValuation'
  | 'VRMInternetPricesValuation';

const MILEAGE = 46_000;
const BY_PLATE = { plate: 'AB21CDE', mileage: MILEAGE, internetPrices: false, fresh: false };
const WITH_PRICES = { ...BY_PLATE, internetPrices: true };

const sandbox = createSandbox({ clock: () => new Date(NOW), base: 'https://provider.example' });
const answer = inProcess((request) => sandbox.serve(request));
let recorded: Awaited<ReturnType<typeof openRecordedServices>>;
before(async () => {
  recorded = await openRecordedServices();
  const { services, session } = await recorded.dealer({ ...demoSubscriber, transport: answer });
  // The first answers build the catalogue.
  await runCreateValuation(call(WITH_PRICES, session), services);
});
after(() => recorded.close());

/** A dealer whose provider has a moment for an answer, and gives those of some operations when the test lets it. */
async function openLateDealer() {
  const late = new Set<LateOperation>();
  const arrivals: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const dealer = await recorded.dealer({
    ...demoSubscriber,
    policy: { headersMs: 1_000, totalMs: 5_000, lateMs: 60_000, breakerFailures: 100 },
    transport: async (request) => {
      const operation = request.url.split('/').at(-1) ?? '';
      if (operation !== 'ViewLookup_GetCurrentStatus') arrivals.push(operation);
      const isLate = [...late].some((name) => name === operation);
      const reply = await answer(request);
      if (isLate) await released;
      return reply;
    },
  });
  const { database } = recorded;
  const { session, subscription, services } = dealer;
  const lookUps = openLookUps({ database, subscription });
  const vehicles = createValuedVehicleStore(database);
  const { organisationId } = session;
  const listed = async () => {
    const { items } = await runListValuations(call({ limit: 100, oneByOne: false }, session), services);
    return items.map(({ id }) => id);
  };
  return {
    services,
    session,
    late,
    arrivals,
    release,
    wait: dealer.wait,
    listed,
    rows: async () => (await lookUps.page({ organisationId }, 100, null)).items,
    pending: async () => (await runListPendingValuations(call({}, session), services)).items,
    record: async (id: string) => {
      const stored = await services.valuations.get({ organisationId, id });
      return valuationRecordSchema.parse(stored?.record);
    },
    vehicles: () => vehicles.page({ organisationId }, { sort: 'valued', descending: true }, { limit: 10, offset: 0 }),
    used: async () => (await services.ledger.usage(session)).organisation.used,
    preview: (input: EnteredInput) => runPreviewValuation(call(previewOf(input), session), services),
    check: () => assertInvariants(database, subscription),
  };
}
type LateDealer = Awaited<ReturnType<typeof openLateDealer>>;

const NOTHING_ENTERED = {
  plate: undefined,
  vin: undefined,
  kind: undefined,
  identifier: undefined,
  registered: undefined,
  mileage: undefined,
};
const previewOf = (input: EnteredInput) => ({ ...NOTHING_ENTERED, internetPrices: false, ...input });

/** Until every look-up has ended. */
async function untilAnswered({ rows }: LateDealer): Promise<void> {
  const isOpen = async () => (await rows()).some(({ state }) => state === 'SENT' || state === 'UNKNOWN');
  for (let tries = 0; tries < 400 && (await isOpen()); tries++) await sleep(25);
  assert.equal(await isOpen(), false);
}

/** What can be submitted: before, its answers are late; `submit` may be repeated under any key. */
interface LateSubmission {
  readonly title: string;
  readonly late: readonly LateOperation[];
  /** Whether its requester gets a record in time, with what has arrived. */
  readonly half: boolean;
  /** Made in time, and what is submitted then. */
  readonly prepare: (dealer: LateDealer) => Promise<{
    readonly submit: (idempotencyKey?: string) => Promise<unknown>;
    readonly priced: EnteredInput;
  }>;
}

const byPlate = (input: typeof BY_PLATE): LateSubmission['prepare'] =>
  async function byPlateAlone({ services, session }) {
    return { submit: (key) => runCreateValuation(call(input, session, key), services), priced: input };
  };

const vinOf = async ({ services, session }: LateDealer) => {
  const { record } = await runCreateRegistration(
    call({ plate: BY_PLATE.plate, vin: undefined, fresh: false }, session),
    services,
  );
  return { file: record, vin: record.identity.vin ?? '', vehicle: record.identity.vehicle };
};

const derivativeOf = async (dealer: LateDealer) => {
  const { vehicle, file } = await vinOf(dealer);
  assert.ok(vehicle && file.identity.registered);
  return { kind: vehicle.kind, identifier: vehicle.identifier, registered: file.identity.registered, mileage: MILEAGE };
};

const VALUATIONS: readonly LateSubmission[] = [
  { title: 'the value of a plate', late: ['VRMValuation'], half: true, prepare: byPlate(BY_PLATE) },
  { title: 'the register of a plate', late: ['REGLookupVRM'], half: true, prepare: byPlate(BY_PLATE) },
  { title: 'both of a plate', late: ['REGLookupVRM', 'VRMValuation'], half: false, prepare: byPlate(BY_PLATE) },
  {
    title: 'the market prices of a plate',
    late: ['VRMInternetPricesValuation'],
    half: true,
    prepare: byPlate(WITH_PRICES),
  },
  {
    title: 'all three of a plate',
    late: ['REGLookupVRM', 'VRMValuation', 'VRMInternetPricesValuation'],
    half: false,
    prepare: byPlate(WITH_PRICES),
  },
  {
    title: 'the value of a plate whose register answer is recent',
    late: ['VRMValuation'],
    half: true,
    prepare: async (dealer) => {
      await vinOf(dealer);
      return byPlate(BY_PLATE)(dealer);
    },
  },
  {
    title: 'the look-up of a VIN',
    late: ['REGLookupVIN'],
    half: false,
    prepare: async (dealer) => {
      const { vin } = await vinOf(dealer);
      const { services, session } = dealer;
      const submit = (key?: string) => runCreateValuationByVin(call({ vin, fresh: false }, session, key), services);
      return { submit, priced: { vin } };
    },
  },
  {
    title: 'the value of a guide ID',
    late: ['REFIDValuation'],
    half: false,
    prepare: async (dealer) => {
      const input = await derivativeOf(dealer);
      const { services, session } = dealer;
      const submit = (key?: string) =>
        runCreateValuationByIdentifier(call({ ...input, fresh: false }, session, key), services);
      return { submit, priced: input };
    },
  },
  {
    title: 'another mileage of a record',
    late: ['REFIDValuation'],
    half: false,
    prepare: async (dealer) => {
      const { services, session } = dealer;
      const { record } = await runCreateValuation(call(BY_PLATE, session), services);
      const input = { ...(await derivativeOf(dealer)), mileage: 61_000 };
      const submit = (key?: string) =>
        runRevalue(call({ id: record.id, ...input, fresh: false }, session, key), services);
      return { submit, priced: input };
    },
  },
  {
    title: 'the value of a vehicle file',
    late: ['VRMValuation'],
    half: false,
    prepare: async (dealer) => {
      const { services, session } = dealer;
      const { file } = await vinOf(dealer);
      const input = { id: file.id, mileage: MILEAGE, internetPrices: false, registered: undefined, fresh: false };
      const submit = (key?: string) => runValueVehicleFile(call(input, session, key), services);
      return { submit, priced: { ...BY_PLATE, only: 'valuation' } };
    },
  },
];

const VEHICLE_FILES: readonly [
  title: string,
  late: LateOperation,
  submitOn: (dealer: LateDealer) => Promise<(key: string) => Promise<unknown>>,
][] = [
  [
    'a look-up by plate',
    'REGLookupVRM',
    async ({ services, session }) =>
      (key) =>
        runCreateRegistration(call({ plate: 'AB21CDE', vin: undefined, fresh: false }, session, key), services),
  ],
  [
    'the other derivatives of a plate',
    'REGLookupAlternativeVRM',
    async ({ services, session }) => {
      const input = { plate: 'NL20 STD', vin: undefined, fresh: false };
      const { record } = await runCreateRegistration(call(input, session), services);
      return (key) => runListFileAlternatives(call({ id: record.id, fresh: false }, session, key), services);
    },
  ],
];

/** @returns the record that was made in time */
async function submitLate({ half, late }: LateSubmission, dealer: LateDealer, submit: () => Promise<unknown>) {
  const earlier = await dealer.listed();
  for (const operation of late) dealer.late.add(operation);
  const failed = await submit().then(
    () => null,
    (why: unknown) => why,
  );
  if (half) assert.equal(failed, null);
  else assert.ok(failed instanceof Fault && failed.code === 'provider_slow', String(failed));
  return (await dealer.listed()).find((id) => !earlier.includes(id)) ?? null;
}

describe('a result that arrives late', () => {
  for (const submission of VALUATIONS) {
    test(`is recorded when it comes, and paid once: ${submission.title}`, async () => {
      const dealer = await openLateDealer();
      const { submit, priced } = await submission.prepare(dealer);
      const key = randomUUID();
      const price = async () => priceWords((await dealer.preview(priced)).cost, new Date(NOW));
      const halfId = await submitLate(submission, dealer, () => submit(key));
      const total = new Set(submission.late).size;
      assert.equal(await price(), 'free, already in progress', 'while it is awaited');
      const [pending, ...others] = await dealer.pending();
      assert.deepEqual([pending?.answered, others], [halfId ? 'part' : 'none', []], 'while it is awaited');
      const [charges, requests] = [await dealer.used(), dealer.arrivals.length];

      dealer.release();
      await untilAnswered(dealer);
      assert.deepEqual(
        (await dealer.pending()).map(({ answered }) => answered),
        ['all'],
        'until it is recorded',
      );
      await recordLate(dealer.services);

      assert.deepEqual(await dealer.pending(), []);
      const [latest] = await dealer.listed();
      const record = await dealer.record(latest ?? '');
      assert.notEqual(record.id, halfId);
      if (halfId !== null) assert.equal(record.basedOn, halfId, 'it leads back to the record that it completes');
      const lateSources = Object.values(record.sources).filter((source) => source?.charged === 'yes');
      assert.ok(lateSources.length >= total, 'its charge is in the record');
      const [vehicle] = await dealer.vehicles();
      assert.equal(valuationSummarySchema.parse(vehicle?.summary).id, record.id, 'the list of vehicles leads to it');
      const rows = await dealer.rows();
      assert.ok(
        rows.every((row) => row.record !== null),
        'each line of the ledger leads to a record',
      );
      assert.equal(await chargedInRecords(dealer), rows.filter(({ state }) => state === 'SETTLED').length);

      await repeatEverything(dealer, { submit, key, priced, halfId });
      assert.deepEqual([await dealer.used(), dealer.arrivals.length], [charges, requests], 'nothing more is sent');
      await dealer.check();
    });
  }

  test('is joined where the half record is valued by guide ID meanwhile', async () => {
    const dealer = await openLateDealer();
    const { services, session } = dealer;
    const { submit } = await byPlate(BY_PLATE)(dealer);
    const [valueLate] = VALUATIONS;
    const halfId = await submitLate(valueLate!, dealer, submit);
    const own = { ...ownValue(await dealer.record(halfId ?? '')), record: halfId ?? '' };
    const price = async (input: EnteredInput) => priceWords((await dealer.preview(input)).cost, new Date(NOW));
    assert.equal(await price(own), 'free, already in progress');
    assert.equal(await price({ ...own, mileage: 61_000 }), '1 credit', 'another mileage is another value');
    const { record: id, ...input } = own;
    const joining = runRevalue(call({ id, ...input, fresh: false, mostCredits: 0 }, session), services);
    dealer.release();
    const { record } = await joining;
    assert.equal(record.sources.valuation?.charged, 'no');
    assert.ok(record.values.retail.value !== null);
    assert.deepEqual([record.kind, record.basedOn, await dealer.used()], ['plate', halfId, 2]);
    await dealer.check();
  });

  test('is recorded once, and its submission ends', async () => {
    const dealer = await openLateDealer();
    const { submit } = await byPlate(BY_PLATE)(dealer);
    const [halves] = VALUATIONS;
    await submitLate(halves!, dealer, submit);
    await recordLate(dealer.services);
    assert.equal((await dealer.listed()).length, 1, 'while it is awaited nothing is recorded');
    dealer.release();
    await untilAnswered(dealer);
    await Promise.all([recordLate(dealer.services), recordLate(dealer.services)]);
    await recordLate(dealer.services);
    dealer.wait(2);
    await recordInterrupted(dealer.services);
    assert.equal((await dealer.listed()).length, 2);
    assert.deepEqual(await dealer.services.submissions.listBefore(dealer.services.now()), []);
  });

  test('is not awaited for ever: a submission whose last answer is lost ends without a further record', async () => {
    const dealer = await openLateDealer();
    const { submit } = await byPlate(BY_PLATE)(dealer);
    const [halves] = VALUATIONS;
    await submitLate(halves!, dealer, submit);
    dealer.wait(2);
    assert.deepEqual(await dealer.pending(), []);
    await recordInterrupted(dealer.services);
    assert.equal((await dealer.listed()).length, 1);
    assert.deepEqual(await dealer.services.submissions.listBefore(dealer.services.now()), []);
    dealer.release();
    await untilAnswered(dealer);
  });

  for (const [title, late, submitOn] of VEHICLE_FILES) {
    test(`becomes a vehicle file when it comes: ${title}`, async () => {
      const dealer = await openLateDealer();
      const submit = await submitOn(dealer);
      dealer.late.add(late);
      const key = randomUUID();
      await assert.rejects(submit(key), (why) => why instanceof Fault && why.code === 'provider_slow');
      assert.deepEqual(await dealer.pending(), [], 'it is no valuation');
      dealer.release();
      await untilAnswered(dealer);
      const [charges, requests] = [await dealer.used(), dealer.arrivals.length];
      await recordLate(dealer.services);
      assert.ok((await dealer.rows()).every(({ record }) => record !== null));
      await submit(key);
      await submit(randomUUID());
      assert.deepEqual([await dealer.used(), dealer.arrivals.length], [charges, requests]);
    });
  }
});

/** How many charges the organisation's records show. */
async function chargedInRecords({ services, session, listed, record }: LateDealer): Promise<number> {
  const { organisationId } = session;
  const valuations = await Promise.all((await listed()).map(record));
  const { items } = await services.registrations.list({ organisationId, limit: 100, after: null });
  const files = await Promise.all(items.map(({ id }) => services.registrations.get({ organisationId, id })));
  const sources = [
    ...valuations.flatMap((valuation) => Object.values(valuation.sources)),
    ...files.map((file) => registrationRecordSchema.parse(file?.record).source),
  ];
  return sources.filter((source) => source?.charged === 'yes').length;
}

/** The request by guide ID for the value that a record lacks. */
function ownValue({ identity: { vehicle, registered } }: ValuationRecord) {
  assert.ok(vehicle && registered);
  return { kind: vehicle.kind, identifier: vehicle.identifier, registered, mileage: MILEAGE };
}

/** Everything that a person may still press: the same submission, the same request anew, the record's own value. */
async function repeatEverything(
  dealer: LateDealer,
  {
    submit,
    key,
    priced,
    halfId,
  }: { submit: (key?: string) => Promise<unknown>; key: string; priced: EnteredInput; halfId: string | null },
): Promise<void> {
  const [latest] = await dealer.listed();
  const free = 'free, checked today';
  const price = async (input: EnteredInput) => priceWords((await dealer.preview(input)).cost, new Date(NOW));
  assert.equal(await price(priced), free);
  await submit(key);
  if (halfId !== null) {
    const half = await dealer.record(halfId);
    assert.equal(
      (await dealer.preview({ ...priced, record: halfId })).laterRecord,
      latest,
      'the half record leads to it',
    );
    if (half.sources.valuation === null) {
      const own = ownValue(half);
      assert.equal(await price({ ...own, record: halfId }), free);
      const { record } = await runRevalue(
        call({ id: halfId, ...own, fresh: false, mostCredits: 0 }, dealer.session),
        dealer.services,
      );
      assert.equal(record.id, latest, 'valuing the half record leads to it too');
    }
  }
  await submit();
}
