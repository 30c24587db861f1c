import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vehicleTypes } from '@/lib/contract/subscriber';
import { getRefMan, getRefRange } from '@/lib/contract/vehicles';
import { vrmValuation } from '@/lib/contract/vrm';
import { Fault } from '@/lib/fault';
import type { Provider } from './call';
import { createKeptAnswers } from './kept-answers';

const ASKED = { database: 'CARS', justCurrentManufacturers: true, bodyStyleFilter: '' };

/** A provider that counts, and answers lists of so many rows or fails. */
function rig({ rows = 1 }: { rows?: number } = {}) {
  const asked: string[] = [];
  let failing = false;
  let now = 0;
  const call = async (operation: { name: string }) => {
    asked.push(operation.name);
    if (failing) throw new Fault('provider_unreachable', { message: 'It is away.', fix: 'Try again.' });
    return { value: { Success: true, FailMessage: '', tables: { Table: Array.from({ length: rows }, () => ({})) } } };
  };
  return {
    asked,
    // Only what is called is played.
    kept: createKeptAnswers({ call, ask: call } as unknown as Pick<Provider, 'call' | 'ask'>, () => now),
    fail: (on: boolean) => void (failing = on),
    wait: (minutes: number) => void (now += minutes * 60_000),
  };
}

test('the same question is asked once in 30 minutes, and askers at the same time share one call', async () => {
  const { kept, asked, wait } = rig();
  const [one, other] = await Promise.all([kept.call(getRefMan, ASKED), kept.call(getRefMan, ASKED)]);
  assert.equal(one, other);
  wait(29);
  assert.equal(await kept.call(getRefMan, ASKED), one);
  assert.equal(asked.length, 1);
  wait(1);
  await kept.call(getRefMan, ASKED);
  assert.equal(asked.length, 2);
});

test('another operation or another parameter is another question', async () => {
  const { kept, asked } = rig();
  await kept.call(getRefMan, ASKED);
  await kept.call(getRefMan, { ...ASKED, database: 'LCV' });
  await kept.call(getRefRange, { database: 'CARS', manCode: 1, justCurrentRanges: true, bodyStyleFilter: '' });
  assert.deepEqual(asked, ['GetRefMan', 'GetRefMan', 'GetRefRange']);
});

test('answers of the token APIs are kept alike', async () => {
  const { kept, asked } = rig();
  await Promise.all([kept.ask(vehicleTypes, {}), kept.ask(vehicleTypes, {})]);
  assert.deepEqual(asked, ['VehicleTypes']);
});

test('what fails is not kept: the next asker asks again', async () => {
  const { kept, asked, fail } = rig();
  fail(true);
  await assert.rejects(kept.call(getRefMan, ASKED), Fault);
  fail(false);
  await kept.call(getRefMan, ASKED);
  assert.equal(asked.length, 2);
});

test('with too many rows kept the answer asked for longest ago goes first', async () => {
  const { kept, asked } = rig({ rows: 90_000 });
  const of = (manCode: number) => ({ database: 'CARS', manCode, justCurrentRanges: true, bodyStyleFilter: '' });
  await kept.call(getRefRange, of(1));
  await kept.call(getRefRange, of(2));
  await kept.call(getRefRange, of(1));
  await kept.call(getRefRange, of(3));
  asked.length = 0;
  await kept.call(getRefRange, of(1));
  await kept.call(getRefRange, of(3));
  assert.deepEqual(asked, []);
  await kept.call(getRefRange, of(2));
  assert.equal(asked.length, 1);
});

test('a billed operation is refused: it goes through the ledger', async () => {
  const { kept, asked } = rig();
  await assert.rejects(kept.call(vrmValuation, vrmValuation.example), Fault);
  assert.deepEqual(asked, []);
});
