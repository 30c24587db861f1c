import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Session } from '@/lib/access';
import { savedValuation } from '@/lib/api/endpoints/valuations';
import { canonicalJson } from '@/lib/encoding/canonical-json';
import { Fault, type FaultCode } from '@/lib/fault';
import { call, NOW, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { outlookSubject } from '@/lib/domain/valuations/outlook-subject';
import { mostCreditsOf } from '@/lib/domain/usage/price-words';
import { runRevalue } from './revalue';
import { runPreviewValuation, type PreviewInput } from './valuation-preview';
import {
  runCreateValuation,
  runCreateValuationByIdentifier,
  runCreateValuationByVin,
  runListValuations,
  runReadValuation,
} from './valuations';

type ValuationRecording = Awaited<ReturnType<typeof openRecordedServices>>;
let recorded: ValuationRecording;
let dealer: Awaited<ReturnType<ValuationRecording['dealer']>>;
before(async () => (recorded = await openRecordedServices()));
after(() => recorded.close());
beforeEach(async () => (dealer = await recorded.dealer()));

const valuationInput = { plate: 'ab21 cde', mileage: '23,499', internetPrices: false, fresh: false };

async function value(input: Partial<typeof valuationInput> = {}, session: Session = dealer.session, key?: string) {
  const answer = await runCreateValuation(call({ ...valuationInput, ...input }, session, key), dealer.services);
  return savedValuation.parse(answer);
}
const list = async (session: Session = dealer.session) =>
  (await runListValuations(call({ limit: 20, after: undefined, oneByOne: false }, session), dealer.services)).items;
const used = async () => (await dealer.services.ledger.usage(dealer.session)).organisation.used;

async function refused(code: FaultCode, work: Promise<unknown>): Promise<Fault> {
  const fault = await work.then(
    () => assert.fail('it was not refused'),
    (error: unknown) => error,
  );
  assert.ok(fault instanceof Fault, String(fault));
  assert.equal(fault.code, code);
  return fault;
}

describe('valuing a plate', () => {
  test('asks the register and the guide, and freezes both answers in one record', async () => {
    const { record } = await value();
    assert.deepEqual(recorded.arrivals.toSorted(), ['REGLookupVRM', 'VRMValuation']);
    assert.equal(record.identity.title, 'CITROËN C3 HATCHBACK');
    assert.deepEqual(
      Object.values(record.values).map((figure) => figure.value),
      [7250, 6475, 5892, 5180],
    );
    assert.equal(record.mileage.words, 'Valued at 23,000 mi; you entered 23,499 mi.');
    assert.equal(record.equipment.value?.items.length, 1);
    assert.equal(record.valuedAt, NOW);
    assert.equal(record.valuedBy.name, 'J. Smith');
    const { registration, valuation, internetPrices } = record.sources;
    assert.deepEqual([registration?.auditId, registration?.charged, registration?.answer], [491911001, 'yes', 'fresh']);
    assert.deepEqual([valuation?.mileageUsed, valuation?.charged, internetPrices], [23000, 'yes', null]);
    assert.equal(await used(), 2);
  });

  test('is recorded although the browser has gone, and reopens exactly as shown without asking anyone', async () => {
    const { record, contentHash } = await value();
    recorded.arrivals.length = 0;
    assert.deepEqual(
      (await list()).map(({ id, plate, retailPounds }) => [id, plate, retailPounds]),
      [[record.id, 'AB21 CDE', 7250]],
    );
    const reopened = await runReadValuation(call({ id: record.id }, dealer.session), dealer.services);
    assert.deepEqual(reopened, { record, contentHash });
    assert.equal(contentHash, createHash('sha256').update(canonicalJson(record)).digest('hex'));
    assert.deepEqual(recorded.arrivals, []);
  });

  test('again within a day is free, for a colleague and for any mileage of the same thousand', async () => {
    await value();
    dealer.wait(180);
    recorded.arrivals.length = 0;
    const colleague = await dealer.person('K. Jones');
    const { record } = await value({ plate: 'AB21CDE', mileage: '23k' }, colleague);
    assert.deepEqual(recorded.arrivals, []);
    const { valuation } = record.sources;
    // oxlint-disable-next-line code/plain-words -- stored in records by this name
    assert.deepEqual([valuation?.answer, valuation?.charged, valuation?.askedBy.name], ['kept', 'no', 'J. Smith']);
    assert.equal(record.valuedBy.name, 'K. Jones');
    assert.equal(record.mileage.words, 'Valued at 23,000 mi.');
    assert.equal(await used(), 2);
  });

  test('a day later, or afresh, asks again', async () => {
    await value();
    await value({ fresh: true });
    assert.equal(recorded.arrivals.length, 4);
    dealer.wait(24 * 60 + 1);
    await value();
    assert.equal(recorded.arrivals.length, 6);
  });

  test('no value is cached across the month, the register’s answer is', async () => {
    dealer.wait((25 * 24 + 6) * 60); // 30 June 2026, 20:07 British time
    await value();
    dealer.wait(6 * 60); // 1 July, 02:07
    await value();
    assert.deepEqual(recorded.arrivals.toSorted(), ['REGLookupVRM', 'VRMValuation', 'VRMValuation']);
  });

  test('pressed twice with one key is one record and one charge', async () => {
    const key = randomUUID();
    const first = await value({}, dealer.session, key);
    assert.deepEqual(await value({}, dealer.session, key), first);
    assert.equal(recorded.arrivals.length, 2);
    assert.equal((await list()).length, 1);
  });

  test('a key used for another request is refused', async () => {
    const key = randomUUID();
    await value({}, dealer.session, key);
    await refused('conflict', value({ mileage: '61k' }, dealer.session, key));
    await refused('conflict', value({ mileage: '23,400' }, dealer.session, key));
    assert.equal(recorded.arrivals.length, 2);
  });

  test('a key of a record without market prices is refused for a request with them, before they are charged', async () => {
    const key = randomUUID();
    const { record } = await value({}, dealer.session, key);
    await refused('conflict', value({ internetPrices: true }, dealer.session, key));
    assert.equal(await used(), 2);
    assert.equal((await value({}, dealer.session, key)).record.id, record.id, 'the same request has its record');
  });

  test('a request with market prices has one record and one charge, also where they failed', async () => {
    for (const isFailed of [false, true]) {
      const key = randomUUID();
      if (isFailed) recorded.broken.add('VRMInternetPricesValuation');
      const { record } = await value({ internetPrices: true, fresh: true }, dealer.session, key);
      const before = await used();
      const again = await value({ internetPrices: true, fresh: true }, dealer.session, key);
      assert.deepEqual([again.record.id, await used()], [record.id, before]);
    }
  });

  test('submitted by two people at the same time pays once and leaves each a record', async () => {
    const colleague = await dealer.person('K. Jones');
    const records = await Promise.all([value(), value({}, colleague)]);
    assert.equal(new Set(records.map(({ record }) => record.id)).size, 2);
    assert.deepEqual(recorded.arrivals.toSorted(), ['REGLookupVRM', 'VRMValuation']);
    assert.equal(await used(), 2);
  });

  test('keeps the answer it got when the other look-up fails, and pressing again pays only for the missing one', async () => {
    recorded.broken.add('VRMValuation');
    const { record } = await value();
    assert.equal(record.identity.title, 'CITROËN C3 HATCHBACK');
    assert.equal(record.sources.valuation, null);
    const { retail } = record.values;
    assert.match(retail.value === null ? retail.because.next : '', /Charge not confirmed yet/);
    assert.equal((await list()).length, 1);

    recorded.broken.clear();
    recorded.arrivals.length = 0;
    assert.equal((await value()).record.values.retail.value, 7250);
    assert.deepEqual(recorded.arrivals, ['VRMValuation']);
  });

  test('that brings nothing at all is a fault that says what it may have cost, and leaves no record', async () => {
    recorded.broken.add('VRMValuation').add('REGLookupVRM');
    const fault = await refused('provider_refused', value());
    assert.equal(fault.charged, 'unknown');
    assert.deepEqual(await list(), []);
  });

  test('of an unknown mark is an answer: a record with reasons', async () => {
    const { record } = await value({ plate: 'NO17 FND', mileage: '1000' });
    assert.equal(record.identity.title, 'No vehicle found');
    assert.deepEqual(
      record.matches.map(({ words }) => words),
      ['no match', 'no match', 'no match', 'no match'],
    );
    const { clean } = record.values;
    assert.match(clean.value === null ? clean.because.reason : '', /has no vehicle for this reg/);
  });

  test('says what is odd about what was typed, and sends it all the same', async () => {
    const { record } = await value({ plate: 'AB2I CDE', mileage: '23,499' });
    assert.deepEqual(
      record.warnings.map(({ field, code }) => [field, code]),
      [['plate', 'shape']],
    );
    assert.equal(record.autoCorrection?.used, 'AB21 CDE');
    assert.equal(record.identity.plate, 'AB21 CDE');
  });

  for (const { input, field } of [
    { input: { plate: 'MAN 123' }, field: 'plate' },
    { input: { plate: '' }, field: 'plate' },
    { input: { mileage: 'lots' }, field: 'mileage' },
    { input: { mileage: '' }, field: 'mileage' },
  ]) {
    test(`of ${JSON.stringify(input)} is refused at the ${field} field before anything is asked`, async () => {
      const fault = await refused('invalid_input', value(input));
      assert.deepEqual([fault.field, fault.charged], [field, 'no']);
      assert.deepEqual(recorded.arrivals, []);
    });
  }

  test('over the limit asks nothing, records nothing and costs nothing', async () => {
    await dealer.services.ledger.setLimits({ organisationId: dealer.session.organisationId }, { month: 0 });
    const fault = await refused('limit_reached', value());
    assert.equal(fault.charged, 'no');
    assert.deepEqual([recorded.arrivals, await list()], [[], []]);
  });

  test('asks for internet prices only when wanted, as a third valuation', async () => {
    // For OR18 KNG at 40,000 miles only market prices are recorded; requests without a recording fail.
    const { record } = await value({ plate: 'OR18KNG', mileage: '40000', internetPrices: true });
    assert.deepEqual(recorded.arrivals.toSorted(), ['REGLookupVRM', 'VRMInternetPricesValuation', 'VRMValuation']);
    assert.deepEqual(record.internetPrices.value?.below, { highPounds: 7700, lowPounds: 7500 });
    assert.equal(record.identity.title, "O'ROURKE & SONS ROAD-KING'S <S> SALOON");
  });
});

describe('what is another organisation’s', () => {
  test('is not found, not listed and not revalued', async () => {
    const { record } = await value();
    const stranger = (await recorded.dealer()).session;
    await refused('not_found', runReadValuation(call({ id: record.id }, stranger), dealer.services));
    assert.deepEqual(await list(stranger), []);
    const revaluing = { id: record.id, kind: 'car', identifier: 50001, fresh: false } as const;
    await refused('not_found', runRevalue(call(revaluing, stranger), dealer.services));
  });
});

describe('by VIN', () => {
  test('one look-up says who it is; its value is asked for separately, and the register’s answer stays with it', async () => {
    const vin = 'sortest30ja500031';
    const { record } = savedValuation.parse(
      await runCreateValuationByVin(call({ vin, fresh: false }, dealer.session), dealer.services),
    );
    assert.deepEqual(recorded.arrivals, ['REGLookupVIN']);
    assert.deepEqual([record.kind, record.asked.vin, record.identity.plate], ['vin', 'SORTEST30JA500031', 'OR18 KNG']);
    assert.match(record.values.clean.value === null ? record.values.clean.because.next : '', /up to 1 credit/);

    recorded.arrivals.length = 0;
    const revaluing = { id: record.id, kind: 'car', identifier: 50031, mileage: '40,850', fresh: false } as const;
    const { record: valued } = savedValuation.parse(await runRevalue(call(revaluing, dealer.session), dealer.services));
    assert.deepEqual(recorded.arrivals, ['REFIDValuation']);
    assert.equal(valued.basedOn, record.id);
    assert.equal(valued.values.retail.value, 10580);
    assert.equal(valued.identity.vin, 'SORTEST30JA500031');
    assert.deepEqual(valued.register, record.register);
    assert.deepEqual(valued.matches, record.matches);
    // oxlint-disable-next-line code/plain-words -- stored in records by this name
    assert.deepEqual([valued.sources.registration?.answer, valued.sources.registration?.charged], ['kept', 'no']);
    assert.equal((await list()).length, 2);
  });

  test('a mileage typed with it goes into the record, for its panels and its valuation', async () => {
    const input = { vin: 'sortest30ja500031', mileage: '40.8k', fresh: false };
    const { record } = savedValuation.parse(
      await runCreateValuationByVin(call(input, dealer.session), dealer.services),
    );
    assert.deepEqual(recorded.arrivals, ['REGLookupVIN']);
    assert.deepEqual([record.mileage.entered, record.mileage.words], [40_800, 'Mileage entered: 40,800 mi']);
    const { clean } = record.values;
    assert.match(clean.value === null ? clean.because.next : '', /^Value it at 40,800 mi \(up to 1 credit\)\.$/);
    const subject = outlookSubject(record);
    assert.equal('mileage' in subject && subject.mileage, 40_800);
    const unreadable = { ...input, mileage: 'a lot' };
    const fault = await refused(
      'invalid_input',
      runCreateValuationByVin(call(unreadable, dealer.session), dealer.services),
    );
    assert.equal(fault.field, 'mileage');
  });

  test('its mileage and date are doubted and refused as those of a plate', async () => {
    const vin = 'SORTEST30JA500031';
    const { record } = await runCreateValuationByVin(call({ vin, fresh: false }, dealer.session), dealer.services);
    recorded.arrivals.length = 0;
    const revaluing = { id: record.id, kind: 'car', identifier: 50031, mileage: '40,850', fresh: false } as const;
    const short = call({ ...revaluing, registered: '0018-07-01' }, dealer.session);
    const fault = await refused('invalid_input', runRevalue(short, dealer.services));
    assert.deepEqual([fault.field, recorded.arrivals], ['registered', []]);

    const soonAfter = { ...dealer.services, now: () => new Date('2018-09-02T09:00:00.000Z') };
    const { record: valued } = await runRevalue(call(revaluing, dealer.session), soonAfter);
    assert.deepEqual(
      valued.warnings.map(({ field, code }) => [field, code]),
      [['mileage', 'too_high_for_age']],
    );
  });

  test('without a mileage the guide is not asked', async () => {
    const vin = 'SORTEST30JA500031';
    const { record } = await runCreateValuationByVin(call({ vin, fresh: false }, dealer.session), dealer.services);
    recorded.arrivals.length = 0;
    const revaluing = { id: record.id, kind: 'car', identifier: 50031, fresh: false } as const;
    const fault = await refused('invalid_input', runRevalue(call(revaluing, dealer.session), dealer.services));
    assert.deepEqual([fault.field, recorded.arrivals], ['mileage', []]);
  });
});

describe('choosing an alternative', () => {
  test('is priced as one valuation, and a derivative the record does not list is refused', async () => {
    const { record } = await value();
    recorded.arrivals.length = 0;
    const other = { id: record.id, kind: 'van', identifier: 50003, fresh: false } as const;
    const fault = await refused('invalid_input', runRevalue(call(other, dealer.session), dealer.services));
    assert.deepEqual([fault.field, recorded.arrivals], ['identifier', []]);
    // 50003 is listed as a car; as it has no recording, the failure shows that it was requested.
    const listed = { ...other, kind: 'car' } as const;
    await assert.rejects(runRevalue(call(listed, dealer.session), dealer.services));
    assert.deepEqual(recorded.arrivals, ['REFIDValuation']);
    assert.equal((await list()).length, 1);
  });
});

describe('by identifier', () => {
  const van = { kind: 'van', identifier: 60001, registered: '2020-03-01', mileage: 60000, fresh: false } as const;

  test('values a van in its own database, without asking the register', async () => {
    const { record } = savedValuation.parse(
      await runCreateValuationByIdentifier(call(van, dealer.session), dealer.services),
    );
    assert.deepEqual(recorded.arrivals, ['REFIDValuation']);
    assert.deepEqual(
      [record.kind, record.identity.vehicle?.kind, record.values.retail.value],
      ['identifier', 'van', 6800],
    );
    assert.deepEqual([record.matches, record.flags, record.sources.registration], [[], [], null]);
  });

  test('with a registration date in the future is refused', async () => {
    const tomorrow = { ...van, registered: '2026-06-06' };
    const fault = await refused(
      'invalid_input',
      runCreateValuationByIdentifier(call(tomorrow, dealer.session), dealer.services),
    );
    assert.equal(fault.field, 'registered');
  });

  test('with a year of two figures is refused before anything is asked', async () => {
    const short = call({ ...van, registered: '0020-03-01' }, dealer.session);
    const fault = await refused('invalid_input', runCreateValuationByIdentifier(short, dealer.services));
    assert.deepEqual([fault.field, fault.charged, recorded.arrivals], ['registered', 'no', []]);
  });

  test('says that a mileage is impossible for the age, and sends it all the same', async () => {
    const soonAfter = { ...dealer.services, now: () => new Date('2020-05-02T09:00:00.000Z') };
    const { record } = await runCreateValuationByIdentifier(call(van, dealer.session), soonAfter);
    assert.deepEqual(
      record.warnings.map(({ field, code }) => [field, code]),
      [['mileage', 'too_high_for_age']],
    );
    assert.equal(record.values.retail.value, 6800);
  });
});

describe('the preview', () => {
  const preview = (input: Partial<PreviewInput>, session = dealer.session) => {
    const blank = { plate: undefined, vin: undefined, kind: undefined, identifier: undefined };
    return runPreviewValuation(
      call({ ...blank, registered: undefined, mileage: undefined, internetPrices: false, ...input }, session),
      dealer.services,
    );
  };

  test('shows what a submission costs, then by whom and when it was looked up, and costs nothing itself', async () => {
    assert.equal((await preview({ plate: 'AB21 CDE' })).cost.words, '2 credits');
    await value();
    recorded.arrivals.length = 0;
    const colleague = await dealer.person('K. Jones');
    const { cost, usage } = await preview({ plate: 'AB21 CDE', mileage: '23,400' }, colleague);
    assert.deepEqual([cost.free, cost.words, cost.freshWords], [true, 'free', '2 credits']);
    assert.deepEqual(cost.parts[1]?.cached, { at: NOW, byName: 'J. Smith' });
    assert.equal((await preview({ plate: 'AB21 CDE', mileage: '61k' })).cost.words, '1 credit');
    assert.equal((await preview({ vin: 'SORTEST30JA500031' })).cost.words, '1 credit');
    assert.deepEqual([usage.used, usage.limit, recorded.arrivals], [2, null, []]);
  });

  test('works on a form that is not filled in yet', async () => {
    for (const input of [{}, { plate: 'A' }, { plate: 'MAN 123', mileage: 'x' }]) {
      assert.equal((await preview(input)).cost.words, '2 credits');
    }
  });

  const REQUESTS: readonly Partial<PreviewInput>[] = [
    { vin: 'SORTEST30JA500031' },
    { kind: 'car', identifier: 50017, registered: '2020-03-01', mileage: '40,000' },
    { plate: 'AB21CDE', alternativesOf: 1 },
    ...[true, false].flatMap((internetPrices) =>
      ([undefined, 'look-up', 'valuation'] as const).map((only) => ({
        plate: 'AB21CDE',
        mileage: '40,000',
        internetPrices,
        only,
      })),
    ),
  ];
  for (const request of REQUESTS) {
    test(`has a look-up for each credit that a button names before the price is known: ${JSON.stringify(request)}`, async () => {
      assert.equal((await preview(request)).cost.parts.length, mostCreditsOf(request));
    });
  }
});
