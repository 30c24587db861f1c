/**
 * The audits and their consequences against the sandbox's own counters, for each service, with answers lost on the way.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { after, test } from 'node:test';
import readExcelFile from 'read-excel-file/node';
import { z } from 'zod';
import { assertInvariants } from '@/lib/lookups/testing/ledger-invariants';
import { createLedger } from '@/lib/lookups/ledger';
import { lookUp } from '@/lib/lookups/look-up';
import { scriptedQuestion } from '@/lib/lookups/testing/scripted-provider';
import { inProcess } from '@/lib/provider/transport';
import { createSandbox, demoSubscriber } from '@/lib/sandbox/host/serve';
import { selectRows } from '@/lib/store/rows';
import { openLookUps } from '@/lib/store/usage/look-ups';
import { serviceOf } from '@/lib/domain/usage/billed-service';
import { statesCharged } from '@/lib/domain/usage/ledger-line';
import { usageReport } from '@/lib/domain/usage/usage-report';
import { ledgerLine } from '@/lib/features/usage/ledger';
import { createAuditedSweep } from './audited-sweep';
import { runExportAudits, runReadAudits } from './audits';
import { runSettleUnknown, settleUnknownOfAll } from './settle-unknown';
import { runTryBilledOperation } from '@/lib/features/explorer/explorer';
import { call, NOW, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateValuation, runCreateValuationByIdentifier } from '@/lib/features/valuations/valuations';

const stateRow = z.object({ state: z.string() });
const recorded = await openRecordedServices();
const { database, secret } = recorded;
after(() => recorded.close());

const KEYS = ['registration', 'valuation', 'identifier'] as const;
type AuditKey = (typeof KEYS)[number];
const JUNE = { from: '2026-06-01', to: '2026-06-30' };

/** An audit request, as form fields, with its last day moved to the day before. */
function untilTheDayBefore(body: string): string {
  const fields = new URLSearchParams(body);
  const name = fields.has('DateTo') ? 'DateTo' : 'to';
  const last = new Date(`${fields.get(name)?.replaceAll('/', '-')}T00:00:00Z`);
  last.setUTCDate(last.getUTCDate() - 1);
  fields.set(name, last.toISOString().slice(0, 10));
  return fields.toString();
}

/**
 * A dealer and the sandbox behind them, some of whose answers never come.
 * @param leavesOutLastDay counting stops at the start of the last requested day, as one reading of a recorded audit has
 * it
 */
async function dealer({ now = new Date(NOW), leavesOutLastDay = false } = {}) {
  const clock = () => now;
  const sandbox = createSandbox({ clock, base: 'https://provider.example', sampleHistory: false });
  const whole = inProcess((request) => sandbox.serve(request));
  const serve: typeof whole = (request, ...rest) => {
    const isCount = leavesOutLastDay && /\/View_|\/ViewLookup_Summary$/.test(request.url);
    return whole(isCount ? { ...request, body: untilTheDayBefore(request.body) } : request, ...rest);
  };
  /** What happens to the next request of an operation: the request is lost, or its answer is. */
  const losing = new Map<string, 'there' | 'back'>();
  const transport: typeof serve = async (request, ...rest) => {
    const operation = request.url.split('/').at(-1) ?? '';
    const lost = losing.get(operation);
    losing.delete(operation);
    if (lost !== 'there') {
      const reply = await serve(request, ...rest);
      if (lost === undefined) return reply;
      for await (const _ of reply.body); // The sandbox has answered and counted it.
    }
    return { status: 500, headers: new Map(), body: (async function* () {})() };
  };
  const opened = await recorded.dealer({ ...demoSubscriber, transport });
  const subscription = randomUUID();
  const services = {
    ...opened.services,
    now: clock,
    ledger: createLedger({ database, secret, subscription, clock }),
    lookUps: openLookUps({ database, subscription }),
  };
  const session = await opened.person('Max', 'manager');
  const options = { internetPrices: false, fresh: true };
  const make = {
    plate: (plate: string, internetPrices = false) =>
      runCreateValuation(call({ plate, mileage: 46_000, ...options, internetPrices }, session), services),
    identifier: (identifier: number) =>
      runCreateValuationByIdentifier(
        call({ kind: 'car' as const, identifier, registered: '2021-03-15', mileage: 46_000, fresh: true }, session),
        services,
      ),
    /** The operation as the explorer sends it. */
    tried: (operation: string, params: Record<string, string>) =>
      runTryBilledOperation(call({ operation, params }, session), services),
  };
  const audits = async (days = JUNE) => {
    const read = await runReadAudits(call(days, session), services);
    const auditOf = (key: AuditKey) => {
      const answer = read.services.find((service) => service.key === key)?.answer;
      assert.ok(answer?.months, `${key} has no count of the provider`);
      return { ...answer.months[0]!, isAgreed: answer.agrees };
    };
    return {
      ...read,
      registration: auditOf('registration'),
      valuation: auditOf('valuation'),
      identifier: auditOf('identifier'),
    };
  };
  const settle = () => runSettleUnknown(call({}, session), services);
  const used = async () => (await services.ledger.usage(session)).organisation.used;
  const check = () => assertInvariants(database, subscription);
  const states = async () =>
    (
      await selectRows(database, stateRow, 'select state from look_ups where subscription = $1 order by state', [
        subscription,
      ])
    ).map(({ state }) => state);
  return { services, session, losing, make, audits, settle, used, states, check };
}

const IDENTIFIER = 50032;
const EQUIPPED = { StandardEquipmentRequired: 'true' };
const MARK = { VRM: 'AB21CDE', Mileage: '46000', ...EQUIPPED };
const NOT_FOUND = { ...MARK, VRM: 'NF19UND' };
const BY_ID = {
  Database: 'CAR',
  REFID: String(IDENTIFIER),
  RegisteredDate: '2021-03-15',
  Mileage: '46000',
  ...EQUIPPED,
};

test('the audits agree with the sandbox’s counters for each service, found or not, in the product and in the explorer', async () => {
  const { make, audits, used, check } = await dealer();
  await make.plate('AB21CDE', true);
  await make.plate('NF19UND');
  await make.plate('NV13ALU');
  await make.identifier(IDENTIFIER);
  await make.identifier(99_999_999);
  for (const params of [MARK, NOT_FOUND, { ...MARK, StandardEquipmentRequired: 'false' }]) {
    await make.tried('VRMValuation', params);
    await make.tried('VRMInternetPricesValuation', params);
  }
  await make.tried('REFIDValuation', BY_ID);
  await make.tried('REFIDValuation', { ...BY_ID, REFID: '99999999' });
  await make.tried('REGLookupVRM', { vrm: 'NF19UND' });
  const first = await make.tried('REGLookupVRM', { vrm: 'AL20TER' });
  const { AUDITID } = first.value as { AUDITID: number };
  await make.tried('REGLookupAlternativeVRM', { vrm: 'AL20TER', previousAuditRef: String(AUDITID) });
  await make.tried('REGLookupVIN', { vin: 'SAMPLE00000000000' });

  const reported = await audits();
  // Counted by hand: three plates and four tries; one valuation, one for market prices, and two tries of each.
  assert.deepEqual([reported.registration.provider, reported.registration.equipment], [7, null]);
  assert.deepEqual([reported.valuation.provider, reported.valuation.equipment], [6, 4]);
  assert.deepEqual([reported.identifier.provider, reported.identifier.equipment], [2, 2]);
  for (const key of KEYS)
    assert.deepEqual(
      [key, reported[key].difference, reported[key].cause, reported[key].isAgreed],
      [key, 0, null, true],
    );
  assert.deepEqual(
    reported.doubtful,
    { newest: [], all: 0, unknown: 0 },
    'every registration look-up has the provider’s number',
  );
  assert.equal(await used(), 21);
  await check();
});

test('usage, ledger and reconciliation have the same number charged for each service and month, or say where the rest is', async () => {
  const now = new Date('2026-05-20T10:00:00Z');
  const { make, services, session, audits, check } = await dealer({ now });
  for (const month of ['2026-05', '2026-06']) {
    now.setTime(Date.parse(`${month}-20T10:00:00Z`));
    await make.plate('AB21CDE', true);
    await make.plate('NF19UND');
    await make.identifier(IDENTIFIER);
    await make.identifier(99_999_999);
    for (const params of [NOT_FOUND, NOT_FOUND, MARK]) await make.tried('VRMInternetPricesValuation', params);
    await make.tried('REFIDValuation', { ...BY_ID, REFID: '99999999' });
    await make.tried('REGLookupVRM', { vrm: 'NF19UND' });

    const { organisationId } = session;
    const days = { from: `${month}-01`, to: `${month}-20` };
    const tallies = (await services.lookUps.tallies({ organisationId, from: month, to: month })).map((tally) => ({
      ...tally,
      cached: tally.served,
    }));
    const usage = usageReport({ from: month, to: month, tallies, allowances: [], today: days.to });
    const reported = await audits(days);
    const filter = { organisationId, ...days, states: statesCharged('yes') };
    const items = (await services.lookUps.page(filter, 100, null)).items.map(ledgerLine);
    for (const key of KEYS) {
      const { own, withoutValue } = reported[key];
      const count = own + (withoutValue ?? 0);
      assert.equal(usage.services.find((service) => service.key === key)?.charged, count, `${key} in ${month}`);
      const lines = items.filter(({ operation }) => serviceOf(operation) === key);
      assert.equal(lines.length, count);
      const unexplained = lines.filter(
        ({ outcome, explanation }) => (outcome === 'not_found') !== (explanation !== null),
      );
      assert.deepEqual(unexplained, []);
      const outside = lines.filter(({ explanation }) => explanation?.includes('“Without a value”'));
      assert.equal(outside.length, withoutValue ?? 0, 'each line outside the provider’s count says so');
    }
    assert.deepEqual(
      KEYS.map((key) => reported[key].withoutValue),
      [null, 3, 2],
    );
  }
  await check();
});

for (const key of KEYS) {
  const operation = { registration: 'REGLookupVRM', valuation: 'VRMValuation', identifier: 'REFIDValuation' }[key];
  const requestLookUps = ({ make }: Awaited<ReturnType<typeof dealer>>) =>
    key === 'identifier' ? make.identifier(IDENTIFIER) : make.plate('AB21CDE');
  const settlesAs: {
    lost: readonly ('there' | 'back')[];
    outcome: string;
    difference: number;
    released: number;
    agrees: boolean;
    cause: RegExp;
  }[] = [
    {
      lost: ['there'],
      outcome: 'lost on its way there is given back',
      difference: 0,
      released: 1,
      agrees: true,
      cause: /not counted/,
    },
    {
      lost: ['back'],
      outcome: 'whose answer was lost was counted, and stays',
      difference: 1,
      released: 0,
      agrees: true,
      cause: /^1 look-up without a response was counted/,
    },
    {
      lost: ['there', 'back'],
      outcome: 'lost either way cannot be distinguished, so as many stay as were counted',
      difference: 1,
      released: 1,
      agrees: false,
      cause: /^1 of 2 /,
    },
  ];
  for (const { lost, outcome, difference, released, agrees, cause } of settlesAs) {
    test(`${key}: a look-up ${outcome}`, async () => {
      const dealerSetup = await dealer();
      await requestLookUps(dealerSetup);
      for (const way of lost) {
        dealerSetup.losing.set(operation, way);
        await requestLookUps(dealerSetup).catch(() => null);
      }
      const before = await dealerSetup.audits();
      assert.deepEqual(
        [before[key].unknown, before[key].difference, before[key].isAgreed],
        [lost.length, difference, agrees],
      );
      assert.match(before[key].cause ?? '', cause);
      for (const other of KEYS) if (other !== key) assert.equal(before[other].difference, 0, other);

      const used = await dealerSetup.used();
      const settled = await dealerSetup.settle();
      assert.deepEqual([settled.released, settled.left, settled.waiting], [released, lost.length - released, 0]);
      assert.equal(await dealerSetup.used(), used - released);
      const after = await dealerSetup.audits();
      assert.equal(after[key].unknown, lost.length - released);
      assert.deepEqual(await dealerSetup.settle(), { ...(await dealerSetup.settle()), released: 0 }, 'once');
      await dealerSetup.check();
    });
  }
}

test('a plate without a value tried in the explorer does not hide a counted look-up', async () => {
  const dealerSetup = await dealer();
  await dealerSetup.make.tried('VRMValuation', NOT_FOUND);
  dealerSetup.losing.set('VRMValuation', 'back');
  await dealerSetup.make.tried('VRMValuation', MARK);
  assert.equal((await dealerSetup.settle()).released, 0);
  assert.equal(await dealerSetup.used(), 2);
});

test('a look-up counted without an answer on an earlier day does not block releasing a later one', async () => {
  const now = new Date('2026-06-04T10:00:00Z');
  const dealerSetup = await dealer({ now });
  dealerSetup.losing.set('REFIDValuation', 'back');
  await dealerSetup.make.identifier(IDENTIFIER).catch(() => null);
  now.setDate(5);
  dealerSetup.losing.set('REFIDValuation', 'there');
  await dealerSetup.make.identifier(IDENTIFIER).catch(() => null);
  assert.deepEqual(await dealerSetup.settle().then(({ released, left }) => [released, left]), [1, 1]);
});

for (const key of ['registration', 'identifier'] as const) {
  for (const way of ['there', 'back'] as const) {
    const fate = way === 'there' ? 'is given back' : 'that was counted stays';
    test(`${key}: where the provider leaves the last day out, a look-up of yesterday ${fate}, whatever was answered today`, async () => {
      const now = new Date('2026-06-04T10:00:00Z');
      const dealerSetup = await dealer({ now, leavesOutLastDay: true });
      const requestLookUps = () =>
        key === 'identifier' ? dealerSetup.make.identifier(IDENTIFIER) : dealerSetup.make.plate('AB21CDE');
      dealerSetup.losing.set(key === 'identifier' ? 'REFIDValuation' : 'REGLookupVRM', way);
      await requestLookUps().catch(() => null);
      now.setDate(5);
      await requestLookUps();
      const { released, left } = await dealerSetup.settle();
      assert.deepEqual([released, left], way === 'there' ? [1, 0] : [0, 1]);
      const { difference, unknown } = (await dealerSetup.audits())[key];
      assert.deepEqual([difference, unknown], way === 'there' ? [0, 0] : [1, 1]);
      await dealerSetup.check();
    });
  }
}

test('nothing is released while the provider may still count: neither recent look-ups, nor others while answers are recent', async () => {
  const young = await dealer({ now: new Date() });
  young.losing.set('REFIDValuation', 'there');
  await young.make.identifier(IDENTIFIER).catch(() => null);
  const early = await young.settle();
  assert.deepEqual([early.released, early.waiting], [0, 1]);
  assert.match(early.words, /We check again automatically/);

  const now = new Date(Date.now() - 30 * 60_000);
  const dealerSetup = await dealer({ now });
  dealerSetup.losing.set('REFIDValuation', 'there');
  await dealerSetup.make.identifier(IDENTIFIER).catch(() => null);
  now.setTime(Date.now());
  await dealerSetup.make.identifier(IDENTIFIER);
  assert.deepEqual(await dealerSetup.settle().then(({ released, waiting }) => [released, waiting]), [0, 1]);
});

for (const way of ['there', 'back'] as const) {
  const fate = way === 'there' ? 'is released' : 'that was counted stays';
  test(`beside a recent look-up that the provider may still count, an older one ${fate}`, async () => {
    const now = new Date(Date.now() - 48 * 3_600_000);
    const dealerSetup = await dealer({ now });
    dealerSetup.losing.set('REFIDValuation', way);
    await dealerSetup.make.identifier(IDENTIFIER).catch(() => null);
    now.setTime(Date.now());
    dealerSetup.losing.set('REFIDValuation', 'there');
    await dealerSetup.make.identifier(IDENTIFIER).catch(() => null);
    const { released, left, waiting } = await dealerSetup.settle();
    assert.deepEqual([released, left, waiting], way === 'there' ? [1, 0, 1] : [0, 1, 1]);
    await dealerSetup.check();
  });
}

test('answers of half an hour ago hold nothing up', async () => {
  const dealerSetup = await dealer({ now: new Date(Date.now() - 30 * 60_000) });
  await dealerSetup.make.identifier(IDENTIFIER);
  dealerSetup.losing.set('REFIDValuation', 'there');
  await dealerSetup.make.identifier(IDENTIFIER).catch(() => null);
  assert.deepEqual(await dealerSetup.settle().then(({ released, waiting }) => [released, waiting]), [1, 0]);
});

test('a look-up that was counted is not released for one of another organisation that was not', async () => {
  const dealerSetup = await dealer();
  const { services, session } = dealerSetup;
  dealerSetup.losing.set('REFIDValuation', 'back');
  await dealerSetup.make.identifier(IDENTIFIER).catch(() => null);
  const question = { operation: 'REFIDValuation', subject: 'a car', cacheMinutes: 0, readStored: Number };
  const other = { ...session, organisationId: randomUUID() };
  const submission = { session: other, idempotencyKey: randomUUID(), fresh: false };
  const caller = { callBilled: () => Promise.reject(new Error('lost')) };
  await assert.rejects(lookUp(scriptedQuestion(question), submission, { ledger: services.ledger, caller }));
  assert.deepEqual(await dealerSetup.settle().then(({ released, left }) => [released, left]), [0, 1]);
});

test('of many unconfirmed look-ups, the newest are shown, all are counted, and the workbook lists each', async () => {
  const dealerSetup = await dealer();
  const { session } = dealerSetup;
  const { ledger } = dealerSetup.services;
  const caller = { callBilled: () => Promise.reject(new Error('lost')) };
  for (let at = 0; at < 203; at++) {
    const question = scriptedQuestion({
      operation: 'REFIDValuation',
      subject: `car ${at}`,
      cacheMinutes: 0,
      readStored: Number,
    });
    const submission = { session, idempotencyKey: randomUUID(), fresh: false };
    await assert.rejects(lookUp(question, submission, { ledger, caller }));
  }
  const { newest, all, unknown } = (await dealerSetup.audits()).doubtful;
  assert.deepEqual([newest.length, all, unknown], [200, 203, 203]);
  const file = await runExportAudits(
    call({ ...JUNE, format: 'xlsx' as const }, dealerSetup.session),
    dealerSetup.services,
  );
  const sheets = await readExcelFile(await buffer(file.body));
  const [headings = [], ...rows] = sheets.find(({ sheet }) => sheet === 'Unconfirmed')?.data ?? [];
  assert.equal(new Set(rows.map((cells) => cells[headings.indexOf('Reference')])).size, 203);
});

const AT_MIDNIGHT = [
  { answered: ['2026-06-04T23:05:00Z'], lost: '2026-06-05T10:00:00Z', moment: 'just after midnight' },
  { answered: ['2026-06-04T22:55:00Z'], lost: '2026-06-04T23:10:00Z', moment: 'just before it, by a long list' },
  {
    answered: ['2026-06-03T22:55:00Z', '2026-06-04T22:55:00Z'],
    lost: '2026-06-05T10:00:00Z',
    moment: 'on two nights',
  },
];
for (const { answered, lost, moment } of AT_MIDNIGHT) {
  test(`a look-up whose day began beside answers (${moment}) is given back all the same, and one that was counted is not`, async () => {
    for (const way of ['there', 'back'] as const) {
      const now = new Date(lost);
      const dealerSetup = await dealer({ now });
      for (const at of answered) {
        now.setTime(Date.parse(at));
        await dealerSetup.make.identifier(IDENTIFIER);
      }
      now.setTime(Date.parse(lost));
      dealerSetup.losing.set('REFIDValuation', way);
      await dealerSetup.make.identifier(IDENTIFIER).catch(() => null);
      const settled = await dealerSetup.settle();
      assert.deepEqual([settled.released, settled.waiting], [way === 'there' ? 1 : 0, 0], way);
      await dealerSetup.check();
    }
  });
}

test('a look-up is released automatically a day later, in any organisation; written-off ones stay', async () => {
  const now = new Date(Date.now() - 23 * 3_600_000);
  const dealerSetup = await dealer({ now });
  const lose = async () => {
    dealerSetup.losing.set('REFIDValuation', 'there');
    await dealerSetup.make.identifier(IDENTIFIER).catch(() => null);
  };
  await lose();
  await settleUnknownOfAll(dealerSetup.services);
  assert.equal(await dealerSetup.used(), 1, 'not before a day is over');

  const old = await dealer({ now: new Date(Date.now() - 25 * 3_600_000) });
  old.losing.set('REFIDValuation', 'there');
  await old.make.identifier(IDENTIFIER).catch(() => null);
  await settleUnknownOfAll(old.services);
  assert.equal(await old.used(), 0);
  await old.check();

  now.setTime(Date.parse(NOW));
  await lose();
  now.setTime(Date.now());
  await dealerSetup.services.ledger.sweep();
  await settleUnknownOfAll(dealerSetup.services);
  now.setTime(Date.parse(NOW));
  assert.equal(await dealerSetup.used(), 1);
  const { identifier } = await dealerSetup.audits();
  assert.deepEqual([identifier.unknown, identifier.writtenOff, identifier.difference], [0, 1, 0]);
  assert.match(identifier.cause ?? '', /: it was written off and still counts\.$/);
});

test('of several look-ups without an answer, those that the provider did not count are released, and as many stay as it did', async () => {
  for (const losses of [
    ['there', 'back', 'there', 'there'],
    ['back', 'back', 'there'],
    ['back'],
    ['there', 'there'],
  ] as const) {
    const now = new Date(NOW);
    const dealerSetup = await dealer({ now });
    await dealerSetup.make.identifier(IDENTIFIER);
    for (const way of losses) {
      now.setMinutes(now.getMinutes() + 1);
      dealerSetup.losing.set('REFIDValuation', way);
      await dealerSetup.make.identifier(IDENTIFIER).catch(() => null);
    }
    const counted = losses.filter((way) => way === 'back').length;
    const { released, left } = await dealerSetup.settle();
    assert.deepEqual([released, left], [losses.length - counted, counted], losses.join());
    assert.equal(await dealerSetup.used(), 1 + counted, 'what counts is what the provider counted');
    const { difference, unknown, isAgreed } = (await dealerSetup.audits()).identifier;
    assert.deepEqual([difference, unknown, isAgreed], [counted, counted, true]);
    const again = await dealerSetup.settle();
    assert.deepEqual([again.released, again.left], [0, counted], 'no more than proven, however often');
    await dealerSetup.check();
  }
});

test('a server that was off for days audits before it writes off', async () => {
  const now = new Date(Date.now() - 73 * 3_600_000);
  const dealerSetup = await dealer({ now });
  for (const way of ['there', 'back'] as const) {
    dealerSetup.losing.set('REFIDValuation', way);
    await dealerSetup.make.identifier(IDENTIFIER).catch(() => null);
  }
  now.setTime(Date.now());
  await createAuditedSweep(dealerSetup.services, (error) => assert.fail(String(error)))();
  assert.deepEqual(await dealerSetup.states(), ['RELEASED', 'WRITTEN_OFF']);
});
