/** A car whose plate matched several derivatives says so in the stock and in stock lists, as in lists of valuations. */
import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { exportStockResults } from '@/lib/api/endpoints/stock';
import { exportStockCars } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { exportValuedVehicles } from '@/lib/api/endpoints/valuations';
import { readDelimited } from '@/lib/encoding/delimited.mjs';
import { runExportAuctionSheet } from '@/lib/features/stock/auction-sheet';
import { runExportStockResults } from '@/lib/features/stock/stock-export';
import { addList, resultsOf, runToEnd, start } from '@/lib/features/stock/stock-dealer.fixture';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateRegistration, runListRegistrations } from '@/lib/features/vehicles/registrations';
import { runChooseDerivative } from '@/lib/features/vehicles/vehicle-files';
import { runExportValuedVehicles } from '@/lib/features/valuations/valued-vehicles';
import { createProviderAnswerCache } from '@/lib/provider/answer-cache';
import { createValuedVehicleStore } from '@/lib/store/records/valued-vehicles';
import { openAuctionEntries } from '@/lib/store/stock/auction-entries';
import { stockCarDealer } from './stock-car-dealer.fixture';
import { runExportStockCars } from './stock-cars';
import { runTakeFileIntoStock } from './take-in';

const recorded = await openRecordedServices({ everyMark: true });
after(() => recorded.close());

/** The recorded answer has several derivatives for the plate; this valuation is as if it had one. */
const matchOne = (valuationId: string | null | undefined) =>
  recorded.database.query(
    `update valuations set summary = replace(summary::text, '"isDerivativeUncertain":true', '"isDerivativeUncertain":false')::json
     where id = $1`,
    [valuationId],
  );

test('a car in stock, by the valuation it has its derivative from', async () => {
  const { add, list, read, value } = await stockCarDealer(recorded);
  const valuationId = await value();
  const { id } = await add({ mark: 'AB21CDE' });
  await add({ mark: 'CD20EFG', title: 'Ford Fiesta' });
  const uncertain = async () =>
    (await list()).items.filter(({ isDerivativeUncertain }) => isDerivativeUncertain).map(({ plate }) => plate);
  assert.deepEqual(await uncertain(), ['AB21 CDE']);
  assert.equal((await read(id)).car.isDerivativeUncertain, true);
  await matchOne(valuationId);
  assert.deepEqual(await uncertain(), []);
});

test('a car in stock, by its vehicle file until a derivative is chosen there', async () => {
  const { services, session, read } = await stockCarDealer(recorded);
  const cached = createProviderAnswerCache(services.caller, () => performance.now());
  const request = { plate: 'AB21CDE', vin: undefined, fresh: false };
  const { record } = await runCreateRegistration(call(request, session), services);
  const take = async (id: string) => runTakeFileIntoStock(call({ id }, session), services);
  const { id } = await take(record.id);
  assert.equal((await read(id)).car.isDerivativeUncertain, true);
  const { items } = await runListRegistrations(call({ limit: 10 }, session), services);
  assert.deepEqual(
    items.map(({ isDerivativeUncertain }) => isDerivativeUncertain),
    [true],
  );
  const listed = record.alternatives.at(-1);
  assert.ok(listed?.identifier && listed.kind);
  const choice = { id: record.id, kind: listed.kind, identifier: listed.identifier };
  const chosen = await runChooseDerivative(call(choice, session), { ...services, cached });
  assert.deepEqual(await take(chosen.record.id), { id, isNew: false, outcome: 'derivative_chosen' });
  const { car } = await read(id);
  assert.deepEqual(
    [car.isDerivativeUncertain, car.identifier, car.registrationId],
    [false, listed.identifier, chosen.record.id],
  );
  assert.equal((await take(chosen.record.id)).outcome, 'unchanged');
});

test('a car added by its plate has the derivative that a person chose, whatever an earlier valuation matched', async () => {
  const { services, session, add, read, value } = await stockCarDealer(recorded);
  const cached = createProviderAnswerCache(services.caller, () => performance.now());
  const earlier = await value('EF69GHJ');
  const request = { plate: 'EF69GHJ', vin: undefined, fresh: false };
  const { record } = await runCreateRegistration(call(request, session), services);
  const listed = record.alternatives.find(({ identifier }) => identifier !== record.identity.vehicle?.identifier);
  assert.ok(listed?.identifier && listed.kind);
  const choice = { id: record.id, kind: listed.kind, identifier: listed.identifier };
  const chosen = await runChooseDerivative(call(choice, session), { ...services, cached });
  const { car } = await read((await add({ mark: 'EF69GHJ' })).id);
  assert.ok(earlier);
  assert.deepEqual(
    [car.identifier, car.registrationId, car.valuationId, car.isDerivativeUncertain],
    [listed.identifier, chosen.record.id, null, false],
  );
});

test('a car in stock, a row of a stock list, a lot and a valued vehicle, each in its file', async () => {
  const { services, session, add } = await stockCarDealer(recorded);
  const { id } = await addList('Reg,Mileage\nAB21CDE,23499\nCD20EFG,23499\n', session, services);
  const { id: run } = await runToEnd(await start(id, session, services), id, session, services);
  const [first, second] = await resultsOf(id, run, session, services);
  await matchOne(second?.valuationId);
  await recorded.database.query(
    `update stock_results set flag = 'Scrapped', because = '{"reason":"No value.","next":"Try again."}' where run_id = $1 and number = $2`,
    [run, second?.row],
  );
  await add({ mark: first?.plate });
  await add({ mark: second?.plate });
  const auction = { ...services, auctionEntries: openAuctionEntries(recorded.database) };
  const vehicles = { ...services, valuedVehicles: createValuedVehicleStore(recorded.database) };
  const csv = { format: 'csv' } as const;
  const files = {
    list: await runExportStockResults(call(exportStockResults.input.parse({ id, run, ...csv }), session), services),
    auction: await runExportAuctionSheet(call({ id, run, ...csv }, session), auction),
    stock: await runExportStockCars(call(exportStockCars.input.parse(csv), session), services),
    vehicles: await runExportValuedVehicles(call(exportValuedVehicles.input.parse(csv), session), vehicles),
  };
  for (const [name, { body }] of Object.entries(files)) {
    const [header, ...rows] = readDelimited((await text(body)).replace(/^\uFEFF/, '')).map(({ cells }) => cells);
    const column = header?.indexOf('Derivative match') ?? -1;
    assert.equal(rows.length, 2, name);
    assert.deepEqual(new Set(rows.map((cells) => cells[column])), new Set(['', 'One of several derivatives']), name);
    if (name === 'auction')
      assert.deepEqual(
        rows.map((cells) => ['Alert', 'Reason for no value'].map((heading) => cells[header?.indexOf(heading) ?? -1])),
        [
          ['Sources disagree', ''],
          ['Scrapped', 'No value. Try again.'],
        ],
      );
  }
});

test('a row of a stock list, by its own valuation', async () => {
  const { services, session } = await stockCarDealer(recorded);
  const { id } = await addList('Reg,Mileage\nAB21CDE,23499\nCD20EFG,23499\n', session, services);
  const run = await runToEnd(await start(id, session, services), id, session, services);
  const uncertain = async () => {
    const results = await resultsOf(id, run.id, session, services);
    return results.filter(({ isDerivativeUncertain }) => isDerivativeUncertain);
  };
  const [first, ...others] = await uncertain();
  assert.equal(others.length, 1);
  await matchOne(first?.valuationId);
  assert.deepEqual(
    (await uncertain()).map(({ plate }) => plate),
    others.map(({ plate }) => plate),
  );
});
