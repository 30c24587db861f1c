/** Retention over several organisations: one that fails does not keep the others' data. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateValuation } from '@/lib/features/valuations/valuations';
import { Fault } from '@/lib/fault';
import { openPrivacy } from '@/lib/store/privacy/privacy';
import { runReadRetention, runSetRetention, sweepRetention } from './privacy';

const recorded = await openRecordedServices();
const { database } = recorded;
const privacy = openPrivacy(database);
after(() => recorded.close());

/** With one valuation that is older than its retention period. */
async function dealer() {
  const { services, session: valuer } = await recorded.dealer();
  const session = { ...valuer, role: 'admin' as const };
  const input = { plate: 'AB21CDE', mileage: 23_499, internetPrices: false, fresh: false };
  await runCreateValuation(call(input, session), services);
  const { organisationId } = session;
  await database.query(
    `update valuations set created_at = created_at - interval '31 days' where organisation_id = $1`,
    [organisationId],
  );
  await runSetRetention(call({ days: 30 }, session), { ...services, privacy });
  const erased = async () => {
    const { erasures } = await runReadRetention(call({}, session), { ...services, privacy });
    return erasures.map(({ records }) => records);
  };
  return { services, organisationId, erased };
}

test('an organisation’s data is erased even if another’s cannot be, or what people deleted', async () => {
  const dealers = [await dealer(), await dealer(), await dealer()];
  const [first, second, third] = dealers.sort((a, b) => (a.organisationId < b.organisationId ? -1 : 1));
  assert.ok(first && second && third);
  const fault = new Fault('storage_down', { message: 'The database is down.', fix: 'Try again.' });
  const failing = {
    ...privacy,
    organisationsWithRemoved: () => Promise.reject(fault),
    eraseOlder: (scope: Parameters<typeof privacy.eraseOlder>[0]) =>
      scope.organisationId === first.organisationId
        ? Promise.reject(new Error('the second failure'))
        : privacy.eraseOlder(scope),
  };
  await assert.rejects(sweepRetention({ ledger: first.services.ledger, privacy: failing }), fault);
  assert.deepEqual([await first.erased(), await second.erased(), await third.erased()], [[], [1], [1]]);
  const stopped = AbortSignal.abort();
  await sweepRetention({ ledger: first.services.ledger, privacy }, stopped);
  assert.deepEqual(await first.erased(), [], 'the process is about to stop');
  assert.deepEqual(await sweepRetention({ ledger: first.services.ledger, privacy }), { records: 1, appraisals: 0 });
  assert.deepEqual(await first.erased(), [1]);
});

test('what people of an organisation deleted is erased even if another’s cannot be', async () => {
  const [{ services, organisationId: first }, { organisationId: second }] = [await dealer(), await dealer()];
  for (const organisationId of [first, second])
    await database.query(
      `insert into stock_lists (id, organisation_id, created_by, created_at, idempotency_key, name, labels, columns, counts,
         removed_at)
       values (gen_random_uuid(), $1, 'smith', now(), 'key', 'March', '[]', '{}', '{}', now() - interval '61 minutes')`,
      [organisationId],
    );
  const lists = async (organisationId: string) =>
    (await database.query('select 1 from stock_lists where organisation_id = $1', [organisationId])).rowCount;
  const failing = {
    ...privacy,
    eraseRemoved: (scope: Parameters<typeof privacy.eraseRemoved>[0]) =>
      scope.organisationId === first ? Promise.reject(new Error('the first failure')) : privacy.eraseRemoved(scope),
  };
  const { ledger } = services;
  await assert.rejects(sweepRetention({ ledger, privacy: failing }), /the first failure/);
  assert.deepEqual([await lists(first), await lists(second)], [1, 0]);
  await sweepRetention({ ledger, privacy }, AbortSignal.abort());
  assert.equal(await lists(first), 1, 'the process is about to stop');
  await sweepRetention({ ledger, privacy });
  assert.equal(await lists(first), 0);
});
