/** The alert of a look-up shown for the car in stock, in list, file and history, whichever of the two came first. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { z } from 'zod';
import { exportStockCars, listStockCars } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { openRecordedServices, call } from '@/lib/features/testing/recorded-services';
import { runCreateRegistration } from '@/lib/features/vehicles/registrations';
import { movingDealer } from './moving-dealer.fixture';
import { runExportStockCars, runListStockCars, runReadStockCar } from './stock-cars';

const recorded = await openRecordedServices();
after(() => recorded.close());

async function dealer() {
  const opened = await movingDealer(recorded);
  const { services, session } = opened;
  const listed = async (input: object = {}) => {
    const { items, totals } = await runListStockCars(call(listStockCars.input.parse(input), session), services);
    return { flags: items.map(({ plate, flag }) => [plate, flag]), cars: totals.cars };
  };
  const alertsOf = async (id: string) => {
    const { changes } = await runReadStockCar(call({ id }, session), services);
    return changes.filter(({ field }) => field === 'Alert').map(({ before, after: to, by }) => [before, to, by]);
  };
  return { ...opened, listed, alertsOf };
}

test('A car taken in from a valuation with an alert has it in the list, its filter and the file', async () => {
  const { services, session, value, take, add, listed } = await dealer();
  await take(await value('DS18AGR', 40_000));
  await take(await value('AB21CDE', 46_000));
  await add('CD20EFG');
  const { cars } = await listed();
  assert.equal(cars, 3);
  assert.deepEqual(await listed({ flagged: true }), { flags: [['DS18 AGR', 'Sources disagree']], cars: 1 });
  const input = exportStockCars.input.parse({ flagged: true, format: 'json' });
  const { body } = await runExportStockCars(call(input, session), services);
  let text = '';
  for await (const part of z.custom<AsyncIterable<string | Uint8Array>>().parse(body)) text += String(part);
  assert.match(text, /"flag":"Sources disagree"/);
});

test('An alert found by a later look-up reaches the car of the same plate, linked to that look-up, with its history', async () => {
  const { services, session, add, read, listed, alertsOf } = await dealer();
  const id = await add('DS18AGR');
  assert.deepEqual((await listed({ flagged: true })).cars, 0);
  const { record } = await runCreateRegistration(call({ plate: 'DS18AGR', fresh: false }, session), services);
  const car = await read(id);
  assert.deepEqual([car.flag, car.registrationId, car.version], ['Sources disagree', record.id, 2]);
  assert.deepEqual(await alertsOf(id), [[null, 'Sources disagree', 'Your records']]);
});

test('A look-up of another car, by another organisation, or with the same result changes nothing', async () => {
  const [one, other] = [await dealer(), await dealer()];
  const id = await one.take(await one.value('DS18AGR', 40_000));
  const before = await one.read(id);
  await one.value('AB21CDE', 46_000);
  await one.value('DS18AGR', 41_000);
  await other.value('DS18AGR', 42_000);
  assert.deepEqual(await one.read(id), before);
});

test('A later look-up without an alert clears it; one whose check failed does not', async () => {
  const { session, take, value, read, alertsOf } = await dealer();
  const id = await take(await value('DS18AGR', 40_000));
  const add = (lookUpMissing: string) =>
    recorded.database.query(
      `insert into valuations (id, organisation_id, created_by, created_at, kind, subject_hash, idempotency_key, summary,
         record, content_hash, look_up_ids)
       values (gen_random_uuid(), $1, $2, now() + interval '1 day', 'plate', '', gen_random_uuid(), '{"flag":null}', $3, '', '{}')`,
      [
        session.organisationId,
        session.personId,
        `{"asked":{"plate":"DS18AGR","vin":null},"lookUpMissing":${lookUpMissing}}`,
      ],
    );
  await add('{"reason":"It timed out.","next":"Try again."}');
  assert.equal((await read(id)).flag, 'Sources disagree');
  await add('null');
  assert.equal((await read(id)).flag, null);
  assert.deepEqual(await alertsOf(id), [['Sources disagree', null, 'Your records']]);
});

test('A car with several alerts has all of them, and its history says which of them a later look-up cleared', async () => {
  const { services, session, value, take, read, alertsOf } = await dealer();
  const id = await take(await value('DS18AGR', 700_000));
  const both = ['Sources disagree', 'Check the mileage you entered'];
  const [flag, ...otherFlags] = both;
  const { flag: listed, otherFlags: others } = await read(id);
  assert.deepEqual([listed, others], [flag, otherFlags]);
  const input = exportStockCars.input.parse({ flagged: true, format: 'csv' });
  const { body } = await runExportStockCars(call(input, session), services);
  let text = '';
  for await (const part of z.custom<AsyncIterable<string | Uint8Array>>().parse(body))
    text += Buffer.from(part).toString();
  assert.match(text, new RegExp(both.join('; ')));
  await value('DS18AGR', 41_000);
  assert.deepEqual((await read(id)).otherFlags, []);
  assert.deepEqual(await alertsOf(id), [[both.join('; '), flag, 'Your records']]);
});

test('Erasing a record leaves the alert', async () => {
  const { take, value, read } = await dealer();
  const valuation = await value('DS18AGR', 40_000);
  const id = await take(valuation);
  await recorded.database.query('delete from valuations where id = $1', [valuation]);
  const car = await read(id);
  assert.deepEqual([car.valuationId, car.flag], [null, 'Sources disagree']);
});
