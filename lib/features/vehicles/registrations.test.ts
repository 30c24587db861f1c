import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { savedRegistration } from '@/lib/api/endpoints/registrations/registrations';
import { canonicalJson } from '@/lib/encoding/canonical-json';
import { Fault } from '@/lib/fault';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateRegistration, runListRegistrations, runReadRegistration } from './registrations';
import { runReadMonthUsage, runReadProviderStatus } from '@/lib/features/usage/usage';
import { runCreateValuation } from '@/lib/features/valuations/valuations';

type RegistrationRecording = Awaited<ReturnType<typeof openRecordedServices>>;
let recorded: RegistrationRecording;
let dealer: Awaited<ReturnType<RegistrationRecording['dealer']>>;
before(async () => (recorded = await openRecordedServices()));
after(() => recorded.close());
beforeEach(async () => (dealer = await recorded.dealer()));

async function lookUp(input: { plate?: string; vin?: string; fresh?: boolean }) {
  const request = { plate: undefined, vin: undefined, fresh: false, ...input };
  return savedRegistration.parse(await runCreateRegistration(call(request, dealer.session), dealer.services));
}

describe('a look-up on its own', () => {
  test('says who the vehicle is and freezes it, hashed', async () => {
    const { record, contentHash } = await lookUp({ plate: 'sc16 rap' });
    assert.deepEqual(recorded.arrivals, ['REGLookupVRM']);
    assert.equal(record.identity.plate, 'SC16 RAP');
    assert.equal(record.flags[0]?.code, 'scrapped');
    assert.equal(record.source.auditId, 491911001);
    assert.equal(contentHash, createHash('sha256').update(canonicalJson(record)).digest('hex'));

    const { items } = await runListRegistrations(
      call({ limit: 20, after: undefined }, dealer.session),
      dealer.services,
    );
    assert.deepEqual(
      items.map(({ id, flag }) => [id, flag]),
      [[record.id, 'Scrapped']],
    );
    const reopened = await runReadRegistration(call({ id: record.id }, dealer.session), dealer.services);
    assert.deepEqual(reopened, { record, contentHash });
    assert.deepEqual(recorded.arrivals, ['REGLookupVRM']);
  });

  test('pays for the valuation’s look-up too: the second of the two is free', async () => {
    await lookUp({ plate: 'AB21CDE' });
    const request = { plate: 'AB21CDE', mileage: 23499, internetPrices: false, fresh: false };
    const { record } = await runCreateValuation(call(request, dealer.session), dealer.services);
    assert.deepEqual(recorded.arrivals, ['REGLookupVRM', 'VRMValuation']);
    assert.equal(record.sources.registration?.charged, 'no');
  });

  test('by VIN lists the alternatives, none of them valued', async () => {
    const { record } = await lookUp({ vin: 'SORTEST30JA500031' });
    assert.deepEqual(recorded.arrivals, ['REGLookupVIN']);
    assert.deepEqual(
      record.alternatives.map(({ identifier, valued, differsBy }) => [identifier, valued, differsBy]),
      [
        [50031, false, []],
        [50032, false, ['2.0d', 'S']],
      ],
    );
  });

  for (const { input, field } of [
    { input: {}, field: 'plate' },
    { input: { plate: '51234' }, field: 'plate' },
    { input: { vin: 'TOO SHORT' }, field: 'vin' },
  ]) {
    test(`of ${JSON.stringify(input)} is refused at the ${field} field, without a request`, async () => {
      await assert.rejects(lookUp(input), (fault) => fault instanceof Fault && fault.field === field);
      assert.deepEqual(recorded.arrivals, []);
    });
  }

  test('that fails leaves no record and says what it may have cost', async () => {
    recorded.broken.add('REGLookupVRM');
    await assert.rejects(
      lookUp({ plate: 'AB21CDE' }),
      (fault) => fault instanceof Fault && fault.charged === 'unknown',
    );
    const { items } = await runListRegistrations(
      call({ limit: 20, after: undefined }, dealer.session),
      dealer.services,
    );
    assert.deepEqual(items, []);
  });

  test('of another organisation is not found', async () => {
    const { record } = await lookUp({ plate: 'SC16RAP' });
    const stranger = (await recorded.dealer()).session;
    await assert.rejects(
      runReadRegistration(call({ id: record.id }, stranger), dealer.services),
      (fault) => fault instanceof Fault && fault.code === 'not_found',
    );
  });
});

describe('the month’s usage', () => {
  test('counts every look-up of the organisation against the limit that runs out first', async () => {
    await lookUp({ plate: 'AB21CDE' });
    await lookUp({ plate: 'SC16RAP' });
    const { organisationId } = dealer.session;
    await dealer.services.ledger.setLimits({ organisationId }, { month: 40 });
    const usage = await runReadMonthUsage(call({}, dealer.session), dealer.services);
    assert.deepEqual([usage.scope, usage.used, usage.limit, usage.remaining], ['organisation', 2, 40, 38]);
    assert.equal(usage.words, '2 of 40 credits used in June 2026');
    assert.equal(usage.projection?.expected, 12); // 2 in 5 days of 30
  });

  test('by the provider’s own count is free to ask', async () => {
    const status = await runReadProviderStatus(call({}, dealer.session), dealer.services);
    assert.deepEqual(
      [status.usage?.used, status.usage?.limit, (await dealer.services.ledger.usage(dealer.session)).organisation.used],
      [3, 40, 0],
    );
  });

  test('of a provider that does not answer is a reason, not a failure', async () => {
    recorded.broken.add('ViewLookup_GetCurrentStatus');
    const status = await runReadProviderStatus(call({}, dealer.session), dealer.services);
    assert.match('because' in status ? status.because.reason : '', /Registration look-up/);
  });
});
