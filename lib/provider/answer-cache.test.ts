import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vehicleTypes } from '@/lib/contract/subscriber';
import { getRefMan, getRefRange } from '@/lib/contract/vehicles';
import { vrmValuation } from '@/lib/contract/vrm';
import { Fault } from '@/lib/fault';
import type { Provider } from './provider';
import { createProviderAnswerCache } from './answer-cache';

const PARAMS = { database: 'CARS', justCurrentManufacturers: true, bodyStyleFilter: '' };

/** A provider that counts calls, and either answers lists of the given length or fails. */
function setUpCache({ rows = 1 }: { rows?: number } = {}) {
  const calls: string[] = [];
  let failing = false;
  let now = Date.parse('2026-11-18T10:00:00Z');
  const call = async (operation: { name: string }) => {
    calls.push(operation.name);
    if (failing) throw new Fault('provider_unreachable', { message: 'It is away.', fix: 'Try again.' });
    return { value: { Success: true, FailMessage: '', tables: { Table: Array.from({ length: rows }, () => ({})) } } };
  };
  return {
    calls,
    // Only the methods that are called are implemented.
    cache: createProviderAnswerCache(
      { call, requestResource: call } as unknown as Pick<Provider, 'call' | 'requestResource'>,
      () => now,
      () => new Date(now).toISOString().slice(0, 10),
    ),
    fail: (on: boolean) => void (failing = on),
    wait: (minutes: number) => void (now += minutes * 60_000),
  };
}

test('the same question is sent once in 30 minutes, and requests at the same time share one call', async () => {
  const { cache, calls, wait } = setUpCache();
  const [first, other] = await Promise.all([cache.call(getRefMan, PARAMS), cache.call(getRefMan, PARAMS)]);
  assert.equal(first, other);
  wait(29);
  assert.equal(await cache.call(getRefMan, PARAMS), first);
  assert.equal(calls.length, 1);
  wait(1);
  await cache.call(getRefMan, PARAMS);
  assert.equal(calls.length, 2);
});

test('an answer of the day before is not used: an edition may have been published since', async () => {
  const { cache, calls, wait } = setUpCache();
  wait(13 * 60 + 50);
  await cache.call(getRefMan, PARAMS);
  await cache.requestResource(vehicleTypes, {});
  wait(20);
  await cache.call(getRefMan, PARAMS);
  await cache.requestResource(vehicleTypes, {});
  assert.deepEqual(calls, ['GetRefMan', 'VehicleTypes', 'GetRefMan', 'VehicleTypes']);
});

test('another operation or another parameter is another question', async () => {
  const { cache, calls } = setUpCache();
  await cache.call(getRefMan, PARAMS);
  await cache.call(getRefMan, { ...PARAMS, database: 'LCV' });
  await cache.call(getRefRange, { database: 'CARS', manCode: 1, justCurrentRanges: true, bodyStyleFilter: '' });
  assert.deepEqual(calls, ['GetRefMan', 'GetRefMan', 'GetRefRange']);
});

test('answers of the token APIs are cached alike', async () => {
  const { cache, calls } = setUpCache();
  await Promise.all([cache.requestResource(vehicleTypes, {}), cache.requestResource(vehicleTypes, {})]);
  assert.deepEqual(calls, ['VehicleTypes']);
});

test('a failure is not cached: the next request is sent again', async () => {
  const { cache, calls, fail } = setUpCache();
  fail(true);
  await assert.rejects(cache.call(getRefMan, PARAMS), Fault);
  fail(false);
  await cache.call(getRefMan, PARAMS);
  assert.equal(calls.length, 2);
});

test('with too many rows cached the answer used longest ago goes first', async () => {
  const { cache, calls } = setUpCache({ rows: 90_000 });
  const paramsOf = (manCode: number) => ({ database: 'CARS', manCode, justCurrentRanges: true, bodyStyleFilter: '' });
  await cache.call(getRefRange, paramsOf(1));
  await cache.call(getRefRange, paramsOf(2));
  await cache.call(getRefRange, paramsOf(1));
  await cache.call(getRefRange, paramsOf(3));
  calls.length = 0;
  await cache.call(getRefRange, paramsOf(1));
  await cache.call(getRefRange, paramsOf(3));
  assert.deepEqual(calls, []);
  await cache.call(getRefRange, paramsOf(2));
  assert.equal(calls.length, 1);
});

test('a billed operation is refused: it goes through the ledger', async () => {
  const { cache, calls } = setUpCache();
  await assert.rejects(cache.call(vrmValuation, vrmValuation.example), Fault);
  assert.deepEqual(calls, []);
});
