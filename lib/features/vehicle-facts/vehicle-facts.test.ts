/** Facts read from the sandbox's bytes into PostgreSQL, and searched there. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { findByFacts } from '@/lib/api/endpoints/guide/vehicle-facts';
import type { VehicleFacts } from '@/lib/domain/vehicles/facts/vehicle-facts';
import { databaseOf } from '@/lib/domain/vehicles/vehicle-from-reference';
import { Fault } from '@/lib/fault';
import { openRecordedServices } from '@/lib/features/testing/recorded-services';
import { inputCall as call, openGuideServices } from '@/lib/features/vehicles/guide-services.fixture';
import type { Provider } from '@/lib/provider/provider';
import { openVehicleFacts } from '@/lib/store/vehicle-facts/vehicle-facts';
import { runFindByFacts } from './find-by-facts';
import { readFacts } from './read-facts';

const recorded = await openRecordedServices();
after(() => recorded.close());
const vehicleFacts = openVehicleFacts(recorded.database);
const find = async (input: object) =>
  findByFacts.output.parse(await runFindByFacts(call(findByFacts.input.parse(input)), { vehicleFacts }));

test('a run that is stopped leaves the rest to the next; then everything is there once, and nothing is read again', async () => {
  const { operations, services } = openGuideServices();
  const stopping = new AbortController();
  const saving = {
    ...vehicleFacts,
    saveMake: async (made: Parameters<typeof vehicleFacts.saveMake>[0]) => {
      await vehicleFacts.saveMake(made);
      stopping.abort();
    },
  };
  const first = await readFacts({ ...services, vehicleFacts: saving }, stopping.signal);
  assert.equal(first.makes, 1);
  const { state } = await find({});
  assert.deepEqual([state.asOf, state.makesDone], ['2026-11-01', 1]);
  assert.ok(state.makes > 1);
  const rest = await readFacts({ ...services, vehicleFacts }, new AbortController().signal);
  const done = await find({});
  assert.equal(done.state.makesDone, done.state.makes);
  const vans = await find({ kind: 'van' });
  assert.equal(done.count + vans.count, first.vehicles + rest.vehicles);
  assert.ok(done.count > 100 && vans.count > 20, `${done.count} cars, ${vans.count} vans`);
  operations.length = 0;
  assert.deepEqual(await readFacts({ ...services, vehicleFacts }, new AbortController().signal), {
    makes: 0,
    vehicles: 0,
  });
  assert.deepEqual(operations, []);
});

const car = (identifier: number, part: Partial<VehicleFacts>): VehicleFacts => ({
  kind: 'car',
  identifier,
  make: 'MAKER',
  model: 'HATCH',
  derivative: `Number ${identifier}`,
  fuel: 'Electric',
  body: 'Hatchback',
  pricePounds: 30_000,
  co2: 0,
  bootLitres: 420,
  seats: 5,
  insuranceGroup: 20,
  powerBhp: 150,
  secondsTo62: 8,
  ncapStars: 5,
  euroClass: null,
  benefitPercent: 4,
  basicTaxPounds: 20,
  higherTaxPounds: 40,
  ...part,
});

test('similar vehicles are of other makes and within a third of its price, the nearest of each model first', async () => {
  const [kind, asOf] = ['car', '2029-01-01'] as const;
  await vehicleFacts.begin({ kind, asOf, makes: [1] });
  const other = (identifier: number, model: string, part: Partial<VehicleFacts>) =>
    car(identifier, { make: 'ANOTHER', model, ...part });
  const vehicles = [
    car(1, {}),
    car(2, { model: 'SAME MAKE' }),
    other(3, 'A THIRD MORE', { pricePounds: 40_000 }),
    other(4, 'DEARER', { pricePounds: 40_001 }),
    other(5, 'CHEAPER', { pricePounds: 19_999 }),
    other(6, 'NEAR', { pricePounds: 33_000 }),
    other(7, 'NEAR', { pricePounds: 28_000 }),
    other(8, 'WITHOUT A PRICE', { pricePounds: null }),
    other(9, 'DIESEL', { fuel: 'Diesel' }),
  ];
  await vehicleFacts.saveMake({ kind, asOf, makeCode: 1, vehicles });
  await vehicleFacts.deleteFormer(kind, asOf);
  const similarTo = async (identifier: number) =>
    (await vehicleFacts.similar({ kind, identifier, limit: 8 })).map((found) => found.identifier);
  assert.deepEqual(await similarTo(1), [7, 3, 8]);
  assert.deepEqual(await similarTo(8), [1, 2], 'for one without a price: all of other makes');
});

test('electric, benefit at most 4 %, boot at least 400 litres: who matches, who may, in the order wanted', async () => {
  const kind = 'car' as const;
  const asOf = '2030-01-01';
  await vehicleFacts.begin({ kind, asOf, makes: [1] });
  const vehicles = [
    car(1, { bootLitres: 400, pricePounds: 40_000 }),
    car(2, { bootLitres: 399.9 }),
    car(3, { bootLitres: null }),
    car(4, { benefitPercent: 5 }),
    car(5, { benefitPercent: null }),
    car(6, { benefitPercent: null, bootLitres: 100 }),
    car(7, { fuel: 'Diesel' }),
    car(8, { pricePounds: null, make: 'ANOTHER' }),
    car(9, { pricePounds: 20_000 }),
  ];
  await vehicleFacts.saveMake({ kind, asOf, makeCode: 1, vehicles });
  await vehicleFacts.deleteFormer(kind, asOf);
  const search = { fuel: 'Electric', benefitPercent: 4, bootLitres: 400 };
  const found = await find({ ...search, sort: 'pricePounds' });
  assert.deepEqual(
    found.items.map(({ identifier }) => identifier),
    [9, 1, 8],
    'without a price last',
  );
  assert.deepEqual([found.count, found.pages], [3, 1]);
  assert.deepEqual(found.lacking, [
    { name: 'benefitPercent', count: 1 },
    { name: 'bootLitres', count: 1 },
  ]);
  assert.deepEqual(found.choices, {
    makes: ['ANOTHER', 'MAKER'],
    fuels: ['Diesel', 'Electric'],
    bodies: ['Hatchback'],
  });
  const falling = await find({ ...search, sort: 'name', order: 'descending' });
  assert.deepEqual(
    falling.items.map(({ identifier }) => identifier),
    [9, 1, 8],
  );
  assert.equal((await find({ ...search, make: 'ANOTHER' })).count, 1);
  // The make no longer lists two of them.
  await vehicleFacts.saveMake({ kind, asOf, makeCode: 1, vehicles: vehicles.slice(0, 7) });
  assert.equal((await find(search)).count, 1);
});

test('a list for which the service fails does not block others, and the next run reads it', async () => {
  const own = await openRecordedServices();
  try {
    const facts = openVehicleFacts(own.database);
    const { services } = openGuideServices();
    let fails = true;
    const caller: Pick<Provider, 'call'> = {
      call(operation, params) {
        // The cars' list of makes, and one make of the vans.
        const isFailing =
          operation.name === 'GetRefMan_IncludeOnRunout' ? isOfCars(params) : 'manCode' in params && isFirst(params);
        if (fails && isFailing)
          return Promise.reject(new Fault('provider_unreachable', { message: 'No answer came.', fix: 'Try again.' }));
        return services.caller.call(operation, params);
      },
    };
    const makes = new Set<unknown>();
    const isOfCars = (params: object) => 'database' in params && params.database === databaseOf('car');
    const isFirst = (params: { manCode?: unknown }) => makes.add(params.manCode).size === 1;
    const run = () => readFacts({ ...services, caller, vehicleFacts: facts }, new AbortController().signal);
    await assert.rejects(run(), /No answer came/);
    const [cars, vans] = [await facts.progress('car'), await facts.progress('van')];
    assert.equal(cars, null, 'the list of makes could not be read');
    assert.equal(vans?.pending.length, 1, 'every other make of vans was read');
    fails = false;
    await run();
    assert.deepEqual([(await facts.progress('car'))?.pending, (await facts.progress('van'))?.pending], [[], []]);
  } finally {
    await own.close();
  }
});

test('facts of an earlier day are deleted, even if a process died after its last make', async () => {
  const own = await openRecordedServices();
  try {
    const facts = openVehicleFacts(own.database);
    const { services } = openGuideServices();
    const former = car(1, {});
    await facts.begin({ kind: 'car', asOf: '2026-10-01', makes: [9_999] });
    await facts.saveMake({ kind: 'car', asOf: '2026-10-01', makeCode: 9_999, vehicles: [former] });
    const dying = { ...facts, deleteFormer: () => Promise.reject(new Error('killed')) };
    const run = (vehicleFacts: typeof facts) => readFacts({ ...services, vehicleFacts }, new AbortController().signal);
    await assert.rejects(run(dying), /killed/);
    const found = async () => {
      const input = findByFacts.input.parse({ make: 'MAKER' });
      return findByFacts.output.parse(await runFindByFacts(call(input), { vehicleFacts: facts })).count;
    };
    assert.equal(await found(), 1);
    await run(facts);
    assert.equal(await found(), 0);
  } finally {
    await own.close();
  }
});
