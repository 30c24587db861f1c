/** A vehicle file from the look-up to the value, on the sandbox, with a clock that can be moved. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { savedRegistration } from '@/lib/api/endpoints/registrations/registrations';
import { savedValuation } from '@/lib/api/endpoints/valuations';
import { timelineSchema } from '@/lib/domain/vehicles/file/timeline';
import { cleanAirAnswerSchema } from '@/lib/domain/vehicles/file/clean-air-answer';
import { Fault } from '@/lib/fault';
import { call, NOW, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateFileShare, sharedCopyAt } from '@/lib/features/shares/shares';
import { runPreviewValuation } from '@/lib/features/valuations/valuation-preview';
import { runValueVehicleFile } from '@/lib/features/valuations/value-vehicle-file';
import { requestLookUp } from '@/lib/lookups/look-up';
import { lookUpByPlate } from '@/lib/lookups/questions';
import type { RegistrationRequest } from '@/lib/lookups/record-registration';
import { recordInterrupted } from '@/lib/lookups/recover';
import { createProviderAnswerCache } from '@/lib/provider/answer-cache';
import { inProcess, NotSent } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { createSearchStore } from '@/lib/store/search';
import { openShares } from '@/lib/store/shares';
import { runReadCleanAir } from './file-clean-air';
import { runReadSharedPicture } from './vehicle-images';
import { runReadTimeline } from './file-timeline';
import { runCreateRegistration, runListRegistrations, runReadRegistration } from './registrations';
import { runChooseDerivative, runListFileAlternatives } from './vehicle-files';

const DAY_MINUTES = 24 * 60;
const sandbox = createSandbox({ clock: () => new Date(NOW), base: 'https://provider.example' });
/** Operations that reached the provider, except its own count, which is free. */
const arrivals: string[] = [];
const answer = inProcess((request) => sandbox.serve(request));
/** Operations that cannot be connected to. */
const unreached = new Set<string>();

let opened: Awaited<ReturnType<typeof openRecordedServices>>;
let setup: Awaited<ReturnType<typeof opened.dealer>>;
before(async () => (opened = await openRecordedServices()));
after(() => opened.close());
beforeEach(async () => {
  setup = await opened.dealer({
    ...demoSubscriber,
    transport: (request) => {
      const operation = request.url.split('/').at(-1) ?? '';
      if (unreached.has(operation)) throw new NotSent(new Error('refused'));
      if (operation !== 'ViewLookup_GetCurrentStatus') arrivals.push(operation);
      return answer(request);
    },
  });
  arrivals.length = 0;
  unreached.clear();
});

const services = () => ({
  ...setup.services,
  cached: createProviderAnswerCache(setup.services.caller, () => performance.now()),
  shares: openShares(opened.database),
  searches: createSearchStore(opened.database),
});
const billed = () =>
  arrivals.filter((operation) => /^(REGLookup(VRM|VIN|AlternativeVRM)|.*Valuation)$/.test(operation));

async function lookUp(input: { plate?: string; vin?: string }) {
  const request = { plate: undefined, vin: undefined, fresh: false, ...input };
  return savedRegistration.parse(await runCreateRegistration(call(request, setup.session), services()));
}
const value = async (id: string, mileage: string, internetPrices = false, fresh = false) => {
  const input = { id, mileage, internetPrices, registered: undefined, fresh };
  return savedValuation.parse(await runValueVehicleFile(call(input, setup.session), services())).record;
};
const choose = async (id: string, identifier: number) => {
  const input = { id, kind: 'car', identifier } as const;
  return savedRegistration.parse(await runChooseDerivative(call(input, setup.session), services())).record;
};
const timeline = async (id: string) =>
  timelineSchema.parse(await runReadTimeline(call({ id }, setup.session), services()));

describe('a look-up alone', () => {
  test('costs one look-up, and is reopened the next day free, exactly as it was', async () => {
    const file = await lookUp({ plate: 'AB21 CDE' });
    assert.deepEqual(arrivals, ['REGLookupVRM']);
    setup.wait(DAY_MINUTES + 1);
    const colleague = await setup.person('K. Jones');
    const reopened = await runReadRegistration(call({ id: file.record.id }, colleague), services());
    assert.deepEqual(savedRegistration.parse(reopened), file);
    assert.deepEqual(arrivals, ['REGLookupVRM']);
  });

  test('says on its button that it is free while an answer is young, and what it costs the day after', async () => {
    const preview = async () => {
      const blank = { vin: undefined, kind: undefined, identifier: undefined, registered: undefined };
      const input = {
        ...blank,
        plate: 'AB21CDE',
        mileage: undefined,
        internetPrices: false,
        alternativesOf: undefined,
      };
      const previewing = call({ ...input, only: 'look-up' as const }, setup.session);
      return (await runPreviewValuation(previewing, services())).cost;
    };
    assert.equal((await preview()).words, '1 credit');
    await lookUp({ plate: 'AB21CDE' });
    setup.wait(3 * 60);
    const { free, parts } = await preview();
    assert.deepEqual([free, parts.length, parts[0]?.cached?.byName], [true, 1, 'J. Smith']);
    setup.wait(DAY_MINUTES);
    assert.equal((await preview()).words, '1 credit');
  });

  test('is valued two days later for one valuation: its look-up is not paid again', async () => {
    const { record } = await lookUp({ plate: 'AB21 CDE' });
    setup.wait(2 * DAY_MINUTES);
    arrivals.length = 0;
    const valued = await value(record.id, '46k');
    assert.deepEqual(arrivals, ['VRMValuation']);
    assert.ok((valued.values.retail.value ?? 0) > 0);
    assert.deepEqual(valued.register, record.register);
    assert.deepEqual(
      [valued.fileId, valued.sources.registration?.charged, valued.sources.registration?.auditId],
      [record.id, 'no', record.source.auditId],
    );
  });

  for (const [lost, brought] of [
    ['VRMValuation', 'internetPrices'],
    ['VRMInternetPricesValuation', 'valuation'],
  ] as const) {
    test(`is recorded with its ${brought} where ${lost} cannot be reached`, async () => {
      const { record } = await lookUp({ plate: 'AB21 CDE' });
      unreached.add(lost);
      const { sources, values, internetPrices } = await value(record.id, '46k', true);
      const { registration, ...valued } = sources;
      assert.equal(registration?.charged, 'no');
      const charged = Object.entries(valued).flatMap(([source, provenance]) =>
        provenance?.charged === 'yes' ? [source] : [],
      );
      assert.deepEqual(charged, [brought]);
      assert.deepEqual(
        [values.retail.value !== null, internetPrices.value !== null],
        [brought === 'valuation', brought === 'internetPrices'],
      );
    });
  }

  test('without either of its look-ups has no record, and costs nothing', async () => {
    const { record } = await lookUp({ plate: 'AB21 CDE' });
    for (const operation of ['VRMValuation', 'VRMInternetPricesValuation']) unreached.add(operation);
    const isFree = (fault: unknown) => fault instanceof Fault && fault.charged === 'no';
    await assert.rejects(value(record.id, '46k', true), isFree);
  });

  test('by VIN is valued by the guide ID it found, and refused at the field without a mileage', async () => {
    const { vin } = (await lookUp({ plate: 'GO19 LFS' })).record.identity;
    const { record } = await lookUp({ vin: vin ?? '' });
    arrivals.length = 0;
    await assert.rejects(value(record.id, 'many'), (fault) => fault instanceof Fault && fault.field === 'mileage');
    assert.deepEqual(arrivals, []);
    const valued = await value(record.id, '52,000');
    assert.deepEqual([billed(), valued.kind], [['REFIDValuation'], 'identifier']);
  });
});

test('a look-up whose process ended before its file was written has the file it would have had, paid once', async () => {
  const idempotencyKey = randomUUID();
  const request: RegistrationRequest = {
    record: 'registration',
    kind: 'plate',
    // oxlint-disable-next-line code/plain-words -- stored in records by this name
    asked: { plate: 'AB21CDE', vin: null },
    warnings: [],
  };
  const submission = { session: setup.session, idempotencyKey, fresh: false, request };
  const result = await requestLookUp(lookUpByPlate('AB21CDE'), submission, services());
  assert.ok(result.answer);
  setup.wait(5);
  await recordInterrupted(services());
  const { items } = await runListRegistrations(call({ limit: 20, after: undefined }, setup.session), services());
  assert.deepEqual(
    items.map(({ plate, lookedUpBy }) => [plate, lookedUpBy.name]),
    [['AB21 CDE', 'J. Smith']],
  );
  const input = { plate: 'AB21 CDE', vin: undefined, fresh: false };
  const again = await runCreateRegistration(call(input, setup.session, idempotencyKey), services());
  assert.deepEqual([again.record.id, arrivals], [items[0]?.id, ['REGLookupVRM']]);
});

describe('a vehicle with four candidates', () => {
  test('is narrowed to one: the list is one look-up, the choice free, the value one valuation', async () => {
    const { record: unlisted } = await lookUp({ plate: 'NL20 STD' });
    assert.deepEqual(unlisted.alternatives, []);
    const again = { id: unlisted.id, fresh: false };
    const { record: listed } = savedRegistration.parse(
      await runListFileAlternatives(call(again, setup.session), services()),
    );
    assert.deepEqual(arrivals, ['REGLookupVRM', 'REGLookupAlternativeVRM']);
    assert.equal(listed.alternatives.length, 4);
    assert.equal(listed.basedOn, unlisted.id);

    const third = listed.alternatives[2];
    assert.ok(third);
    arrivals.length = 0;
    const chosen = await choose(listed.id, third.identifier);
    assert.deepEqual(billed(), []);
    assert.deepEqual([chosen.choice?.evidence, chosen.identity.vehicle?.identifier], ['listed', third.identifier]);
    assert.equal(chosen.identity.derivative, third.name);
    const valued = await value(chosen.id, '40,000');
    assert.deepEqual(billed(), ['REFIDValuation']);
    assert.equal(valued.identity.vehicle?.identifier, third.identifier);

    arrivals.length = 0;
    const refreshed = await value(chosen.id, '40,000', false, true);
    assert.deepEqual(billed(), ['REFIDValuation']);
    const ofVehicle = ({ identity, register, flags, lookUpMissing }: typeof valued) => ({
      identity,
      register,
      flags,
      lookUpMissing,
    });
    assert.deepEqual(ofVehicle(refreshed), ofVehicle(valued));
    assert.deepEqual([refreshed.identity.plate, refreshed.register !== null], ['NL20 STD', true]);
  });

  test('a derivative typed by hand is accepted where the provider confirms it, and otherwise refused, both free', async () => {
    const { record: listed } = await lookUp({ plate: 'AL20 TER' });
    const { record: unlisted } = await lookUp({ plate: 'NL20 STD' });
    const sibling = listed.alternatives.find(({ identifier }) => identifier !== unlisted.book?.identifier);
    assert.ok(sibling);
    arrivals.length = 0;
    const chosen = await choose(unlisted.id, sibling.identifier);
    assert.equal(chosen.choice?.evidence, 'confirmed');
    const stranger = (await lookUp({ plate: 'GO19 LFS' })).record.book?.identifier ?? 0;
    arrivals.length = 0;
    await assert.rejects(
      choose(unlisted.id, stranger),
      (fault) => fault instanceof Fault && fault.field === 'identifier',
    );
    assert.deepEqual(arrivals, ['REGLookupAlternativeDerivative']);
  });
});

describe('beside a file', () => {
  test('the timeline has every look-up, valuation and link of the vehicle, by plate and by VIN, and of no other', async () => {
    const { record } = await lookUp({ plate: 'AB21 CDE' });
    await lookUp({ plate: 'GO19 LFS' });
    await value(record.id, '46,000');
    setup.wait(DAY_MINUTES);
    await lookUp({ vin: record.identity.vin ?? '' });
    const share = { id: record.id, days: 7, withPlate: false };
    await runCreateFileShare(call(share, setup.session), services());
    const { entries, isCut } = await timeline(record.id);
    assert.deepEqual(entries.map(({ what }) => what).toSorted(), [
      'Looked up',
      'Looked up',
      'Shared by a link',
      'Valued',
    ]);
    assert.equal(isCut, false);
    const valued = entries.find(({ values }) => values !== null);
    assert.ok((valued?.values?.retailPounds ?? 0) > (valued?.values?.cleanPounds ?? 0));
    assert.ok(entries.every(({ href }) => !/AB21/i.test(href ?? '')));
  });

  test('the timeline has the appraisal, the car in stock with its forecast and sale, and the list, of this vehicle', async () => {
    const { record } = await lookUp({ plate: 'AB21 CDE' });
    const valued = await value(record.id, '46,000');
    const { organisationId, personId } = setup.session;
    await opened.database.query(
      `insert into appraisals (id, organisation_id, year, number, valuation_id, idempotency_key, created_by, created_at, owner_id,
         title, state, state_at, bought_pounds, offer_pounds)
       values (gen_random_uuid(), $1, 2026, 3, $2, 'a key', $3, now(), $3, 'A car', 'bought', now(), 6900, 7000)`,
      [organisationId, valued.id, personId],
    );
    await opened.database.query(
      `insert into stock_cars (id, organisation_id, idempotency_key, created_by, created_at, owner_id, version, stock_number,
         plate, title, mileage, miles_per_month, in_on, status, notes, left_on, sold_pounds, sold_to, forecast_day,
         expected_1_pounds, expected_6_pounds)
       values (gen_random_uuid(), $1, 'a key', $2, now(), $2, 1, 'S-1', 'AB21CDE', 'A car', 46000, 800, '2026-06-05', 'sold', '',
         '2026-08-01', 8200, 'retail', '2026-07-02', 6800, 6100)`,
      [organisationId, personId],
    );
    await opened.database.query(
      `with list as (
         insert into stock_lists (id, organisation_id, created_by, created_at, idempotency_key, name, labels, columns, counts)
         values (gen_random_uuid(), $1, $2, now(), 'a key', 'Friday', '[]', '{}', '{}') returning id)
       insert into stock_rows (list_id, number, plate, mileage, cells) select id, 7, 'AB21CDE', 46000, '[]' from list`,
      [organisationId, personId],
    );
    const entriesFor = async (session: typeof setup.session) => {
      const read = await runReadTimeline(call({ id: record.id }, session), services());
      return timelineSchema
        .parse(read)
        .entries.filter(({ what }) => !['Looked up', 'Valued'].includes(what))
        .map(({ what, detail, isDay }) => `${what}: ${detail}${isDay ? ' (a day)' : ''}`)
        .toSorted();
    };
    const own = [
      'Forecast: Clean £6,800 in 1 month, £6,100 in 6 months (a day)',
      'In a stock list: row 7 of “Friday” · 46,000 mi',
      'Sold: Retail customer · £8,200 (a day)',
      'Taken into stock: S-1 · 46,000 mi',
    ];
    assert.deepEqual(await entriesFor(setup.session), [
      'Appraised: A-2026-000003 · Bought · offer £7,000 · bought for £6,900',
      ...own,
    ]);
    assert.deepEqual(await entriesFor(await setup.person('Vic', 'viewer')), own);
  });

  test('a link shows the file without VIN and engine number, and the plate only where it was chosen', async () => {
    const { record } = await lookUp({ plate: 'AB21 CDE' });
    const shown = async (withPlate: boolean) => {
      const { path } = await runCreateFileShare(call({ id: record.id, days: 7, withPlate }, setup.session), services());
      const seen = await sharedCopyAt(path.split('/').at(-1) ?? '', services());
      assert.ok(seen?.kind === 'registration');
      return JSON.stringify(seen.file);
    };
    const { vin, register } = { vin: record.identity.vin ?? '', register: record.register };
    for (const withPlate of [false, true]) {
      const text = await shown(withPlate);
      assert.ok(!text.includes(vin) && !text.includes(register?.engineNumber ?? ''));
      assert.equal(text.includes('AB21 CDE'), withPlate);
    }
  });

  test('a link has a picture of its derivative; an ended link has none', async () => {
    const { record } = await lookUp({ plate: 'AB21 CDE' });
    const made = await runCreateFileShare(
      call({ id: record.id, days: 7, withPlate: false }, setup.session),
      services(),
    );
    const token = made.path.split('/').at(-1) ?? '';
    const reply = new Headers();
    const read = (linkToken: string) => {
      const request = {
        ...call({ token: linkToken }, setup.session),
        session: null,
        reply,
        signal: new AbortController().signal,
      };
      return runReadSharedPicture(request, { ...services(), secret: opened.secret });
    };
    const { type, name } = await read(token);
    assert.deepEqual([type, name], ['image/png', `car-${record.identity.vehicle?.identifier}-front-side.png`]);
    const notFound = (fault: unknown) => fault instanceof Fault && fault.code === 'not_found';
    await assert.rejects(read('x'.repeat(43)), notFound);
    await services().shares.revoke({ organisationId: setup.session.organisationId, id: made.share.id });
    await assert.rejects(read(token), notFound);
  });

  test('the Euro standard comes from the guide, with our reading of it', async () => {
    const { record } = await lookUp({ plate: 'AB21 CDE' });
    const read = await runReadCleanAir(call({ id: record.id }, setup.session), services());
    const { standard, verdict, words, caveat } = cleanAirAnswerSchema.parse(read);
    assert.match(standard.value?.euroStandard ?? '', /6/);
    assert.equal(verdict, 'meets');
    assert.match(`${words} ${caveat}`, /^Euro 6 petrol meets .* our reading/);
    const electric = (await lookUp({ plate: 'EV22 CAR' })).record.id;
    assert.equal((await runReadCleanAir(call({ id: electric }, setup.session), services())).verdict, 'electric');
  });

  test('a file of another organisation is not found, by any request', async () => {
    const { record } = await lookUp({ plate: 'AB21 CDE' });
    const stranger = (await opened.dealer()).session;
    const { id } = record;
    const requests = [
      runReadTimeline(call({ id }, stranger), services()),
      runReadCleanAir(call({ id }, stranger), services()),
      runChooseDerivative(call({ id, kind: 'car', identifier: 1 }, stranger), services()),
      runListFileAlternatives(call({ id, fresh: false }, stranger), services()),
      runCreateFileShare(call({ id, days: 7, withPlate: true }, stranger), services()),
    ];
    for (const outcome of await Promise.allSettled(requests)) {
      assert.ok(outcome.status === 'rejected' && outcome.reason instanceof Fault);
      assert.equal(outcome.reason.code, 'not_found');
    }
  });
});
