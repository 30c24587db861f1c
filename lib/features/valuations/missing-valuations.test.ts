/** Which saved valuations no longer exist: what a device learns, that has saved some to be read without a connection. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { findMissingValuations } from '@/lib/api/endpoints/valuations';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateValuation, runFindMissingValuations } from './valuations';

const recorded = await openRecordedServices();
after(() => recorded.close());

test('a valuation is missing once it is erased, and one of another organisation always', async () => {
  const [dealer, stranger] = [await recorded.dealer(), await recorded.dealer()];
  const { session, services } = dealer;
  const value = async (mileage: number) => {
    const input = { plate: 'AB21CDE', mileage, internetPrices: false, fresh: false };
    return (await runCreateValuation(call(input, session), services)).record.id;
  };
  const [first, second, unknown] = [await value(23_499), await value(23_500), randomUUID()];
  const missing = async (by = session) => {
    const input = findMissingValuations.input.parse({ ids: [first, unknown, second] });
    return findMissingValuations.output.parse(await runFindMissingValuations(call(input, by), services)).missing;
  };
  assert.deepEqual(await missing(), [unknown]);
  await recorded.database.query('delete from valuations where id = $1', [first]);
  assert.deepEqual(await missing(), [first, unknown]);
  assert.deepEqual(await missing(stranger.session), [first, unknown, second]);
  assert.deepEqual((await runFindMissingValuations(call({ ids: [] }, session), services)).missing, []);
});
