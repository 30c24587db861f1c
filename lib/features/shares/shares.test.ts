/** How long a link for a customer opens, and for whom it is listed. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateRegistration } from '@/lib/features/vehicles/registrations';
import { runCreateValuation } from '@/lib/features/valuations/valuations';
import { openShares } from '@/lib/store/shares';
import * as shares from './shares';

const recorded = await openRecordedServices();
const { database, secret } = recorded;
after(() => recorded.close());

const dealer = await recorded.dealer();
const session = await dealer.person('Val', 'valuer');
const services = { ...dealer.services, secret, shares: openShares(database) };
const PLATE = { plate: 'AB21CDE', fresh: true };

const KINDS = {
  valuation: async () => {
    const entry = { ...PLATE, mileage: 23_499, internetPrices: false };
    const { record } = await runCreateValuation(call(entry, session), services);
    return {
      make: (days: number) => shares.runCreateShare(call({ id: record.id, days, withPlate: false }, session), services),
      list: () => shares.runListShares(call({ id: record.id }, session), services),
    };
  },
  'vehicle file': async () => {
    const { record } = await runCreateRegistration(call(PLATE, session), services);
    return {
      make: (days: number) =>
        shares.runCreateFileShare(call({ id: record.id, days, withPlate: false }, session), services),
      list: () => shares.runListFileShares(call({ id: record.id }, session), services),
    };
  },
};

const DAY_MS = 86_400_000;

for (const [kind, open] of Object.entries(KINDS)) {
  test(`a link to a ${kind} opens for as many days as were chosen, and then no longer`, async () => {
    const { make, list } = await open();
    const { path, share } = await make(7);
    const token = path.replace('/shared/', '');
    const validMs = Date.parse(share.expiresAt) - Date.parse(share.createdAt);
    assert.equal(Math.round(validMs / DAY_MS), 7);
    assert.notEqual(await shares.sharedCopyAt(token, services), null);
    await shares.runCountView(call({ token }, null), services);
    assert.deepEqual(
      (await list()).items.map(({ id, views }) => [id, views]),
      [[share.id, 1]],
    );

    await database.query(`update shares set expires_at = clock_timestamp() - interval '1 second' where id = $1`, [
      share.id,
    ]);
    assert.equal(await shares.sharedCopyAt(token, services), null);
    assert.deepEqual(await list(), { items: [] });
    await shares.runCountView(call({ token }, null), services);
    const { rows } = await database.query('select views from shares where id = $1', [share.id]);
    assert.deepEqual(rows, [{ views: 1 }], 'a view of an ended link is not counted');
  });

  test(`a revoked link to a ${kind} is neither open, nor listed, nor revoked twice`, async () => {
    const { make, list } = await open();
    const { path, share } = await make(7);
    const token = path.replace('/shared/', '');
    await shares.runRevokeShare(call({ id: share.id }, session), services);
    assert.equal(await shares.sharedCopyAt(token, services), null);
    assert.deepEqual(await list(), { items: [] });
    await shares.runCountView(call({ token }, null), services);
    const { rows } = await database.query('select views from shares where id = $1', [share.id]);
    assert.deepEqual(rows, [{ views: 0 }]);
    await assert.rejects(shares.runRevokeShare(call({ id: share.id }, session), services), { code: 'not_found' });
  });
}
