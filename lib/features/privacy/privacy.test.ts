/** Finding and erasing what is held on one car by its VIN or plate, wherever an organisation stored it. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import type { ErasurePlace, PlaceCount } from '@/lib/domain/privacy/erasure-places';
import { stockColumnsSchema, stockProblemSchema } from '@/lib/domain/stock/stock-list';
import { openPrivacy } from '@/lib/store/privacy/privacy';
import { createStockStore } from '@/lib/store/stock/stock-lists';
import { runTryBilledOperation } from '@/lib/features/explorer/explorer';
import * as privacy from './privacy';
import { call, openRecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateValuation } from '@/lib/features/valuations/valuations';
import { z } from 'zod';
import { createLedger } from '@/lib/lookups/ledger';
import type { SqlDatabase } from '@/lib/store/database';
import { selectRows } from '@/lib/store/rows';

const recorded = await openRecordedServices();
const { database } = recorded;
after(() => recorded.close());

const PLATE = 'AB21CDE';

/** An organisation that valued a car, with a list in which some rows are that car. */
async function organisation() {
  const { services: rooms, session, subscription } = await recorded.dealer();
  const services = { ...rooms, privacy: openPrivacy(database), stock: createStockStore(database) };
  const { record } = await runCreateValuation(
    call({ plate: PLATE, mileage: 23_499, internetPrices: false, fresh: false }, session),
    services,
  );
  const { vin } = record.identity;
  assert.ok(vin);
  const list = async (rows: readonly (readonly [plate: string | null, ...cells: string[]])[]) => {
    const { organisationId, personId: createdBy } = session;
    const id = randomUUID();
    await services.stock.addList({
      id,
      organisationId,
      createdBy,
      idempotencyKey: randomUUID(),
      name: 'List',
      labels: [],
      counts: {},
      columns: { plate: 0, mileage: 1, reference: null },
      rows: rows.map(([plate, ...cells], at) => ({
        number: at + 2,
        plate,
        mileage: plate ? 1_000 : null,
        reference: null,
        cells,
        doubt: null,
        problem: plate ? null : { kind: 'plate', reason: 'No mark.', next: 'Add it.' },
      })),
    });
    return id;
  };
  const cellsLeft = async (id: string) => {
    const left = [];
    for await (const { plate, cells } of services.stock.rows(id)) if (cells.length > 0) left.push([plate, ...cells]);
    return left;
  };
  /** Everything the database holds of the organisation, as text. */
  const everything = async () => {
    const texts: string[] = [];
    for (const table of ['look_ups', 'valuations', 'registrations', 'submissions', 'stock_lists']) {
      const rows = await selectRows(
        database,
        z.object({ text: z.string() }),
        `select to_json(t)::text as text from ${table} t where organisation_id = $1`,
        [session.organisationId],
      );
      texts.push(...rows.map(({ text }) => text));
    }
    return texts.join(' ');
  };
  const find = (subject: string) => privacy.runFindPlateData(call({ subject }, session), services);
  const erase = (subject: string) => privacy.runErasePlateData(call({ subject }, session), services);
  return { services, session, subscription, vin, list, cellsLeft, everything, find, erase };
}

const countOf = ({ places }: { places: readonly PlaceCount[] }, wanted: ErasurePlace) =>
  places.find(({ place }) => place === wanted)?.count ?? 0;

const OTHER = ['XY34ZZZ', 'XY34 ZZZ', 'WVWZZZ1KZAW000001'] as const;

test('by its VIN a car is found and erased with its plate’s valuations, look-ups and rows, and no other car', async () => {
  const { vin, list, cellsLeft, everything, find, erase } = await organisation();
  const blanked = `${vin.slice(0, 3)} ${vin.slice(3, 9)}-${vin.slice(9).toLowerCase()}`;
  const id = await list([[PLATE, 'AB21 CDE', 'silver'], [null, '', `VIN ${blanked}`], [...OTHER]]);
  const held = await find(vin.toLowerCase());
  const places = [
    { place: 'records', count: 1 },
    { place: 'answers', count: 2 },
    { place: 'ledgerLines', count: 2 },
    { place: 'stockRows', count: 2 },
  ];
  assert.deepEqual([held.subject, held.records.length, held.places], [vin, 1, places]);
  assert.deepEqual((await erase(vin)).places, places);
  assert.doesNotMatch(await everything(), new RegExp(`${vin}|AB21 ?CDE`));
  assert.deepEqual(await cellsLeft(id), [[...OTHER]]);
  assert.deepEqual((await find(vin)).places, []);
});

test('a plate is found in any cell of a list however it is spaced, and not in the middle of another word', async () => {
  const { list, cellsLeft, erase } = await organisation();
  const id = await list([
    ['XY34ZZZ', 'XY34 ZZZ', 'ab21\u00a0cde'],
    [null, '', 'AB21-CDE'],
    ['YZ35AAA', 'YZ35 AAA', 'order CAB21CDEF'],
  ]);
  assert.equal(countOf(await erase(PLATE), 'stockRows'), 2);
  assert.deepEqual(await cellsLeft(id), [['YZ35AAA', 'YZ35 AAA', 'order CAB21CDEF']]);
});

test('after erasing, what a list says it holds is what it holds, and its erased rows ask for nothing', async () => {
  const { list, services, session, erase } = await organisation();
  const id = await list([[PLATE, 'AB21 CDE'], [null, 'no mark'], [...OTHER]]);
  const { organisationId } = session;
  const before = await services.stock.list({ organisationId, id });
  await erase(PLATE);
  const problems: { kind: string }[] = [];
  let valuable = 0;
  for await (const { problem } of services.stock.rows(id)) {
    if (problem === null) valuable += 1;
    else problems.push(stockProblemSchema.parse(problem));
  }
  const erased = await services.stock.list({ organisationId, id });
  assert.deepEqual(
    problems.map(({ kind }) => kind),
    ['erased', 'plate'],
  );
  const nothing = { duplicates: 0, doubtful: 0, kilometres: 0 };
  assert.deepEqual(erased?.counts, { rows: 3, valuable, refused: problems.length, ...nothing });
  assert.ok(before && erased && erased.version > before.version, 'a correction read before is not written over it');
});

test('a correction of another row, which reads them all again, does not bring an erased one back', async () => {
  const { list, services, session, erase } = await organisation();
  const id = await list([[PLATE, 'AB21 CDE'], [...OTHER]]);
  await erase(PLATE);
  const { columns, counts, version } = (await services.stock.list({ ...session, id })) ?? assert.fail('no list');
  const rows = [];
  // As they were read before the plate was erased.
  for await (const { number } of services.stock.rows(id))
    rows.push({ number, plate: PLATE, mileage: 1, reference: null, cells: [PLATE], problem: null, doubt: null });
  assert.ok(await services.stock.changeRows(id, { columns: stockColumnsSchema.parse(columns), counts, rows, version }));
  const read = [];
  for await (const row of services.stock.rows(id)) read.push([row.plate, row.cells]);
  assert.deepEqual(read, [
    [null, []],
    [PLATE, [PLATE]],
  ]);
});

test('what is typed is a name, never a pattern', async () => {
  const { find, erase } = await organisation();
  for (const subject of ['%1', '"1"', '1%', '.1.*']) {
    assert.equal((await find(subject)).records.length, 0, subject);
    assert.deepEqual((await erase(subject)).places, [], subject);
  }
});

test('an answer whose record was never written is held too, and can be erased', async () => {
  const { session, find, erase, everything } = await organisation();
  await database.query('delete from valuations where organisation_id = $1', [session.organisationId]);
  const held = await find(PLATE);
  assert.deepEqual([held.records.length, countOf(held, 'answers')], [0, 2]);
  assert.equal(countOf(await erase(PLATE), 'answers'), 2);
  assert.doesNotMatch(await everything(), /AB21 ?CDE/);
});

test('the ledger is searched as often for erasing as for finding: once', async () => {
  const { services, session, subscription } = await organisation();
  let searches = 0;
  const counting: SqlDatabase = {
    ...database,
    query: (...statement) => {
      if (/from look_ups where organisation_id/.test(statement[0])) searches += 1;
      return database.query(...statement);
    },
  };
  const ledger = createLedger({ database: counting, secret: recorded.secret, subscription });
  await privacy.runFindPlateData(call({ subject: PLATE }, session), { ...services, ledger });
  const finding = searches;
  const erased = await privacy.runErasePlateData(call({ subject: PLATE }, session), { ...services, ledger });
  assert.deepEqual([countOf(erased, 'answers'), erased.inProgress], [2, 0]);
  assert.ok(finding > 0);
  assert.equal(searches - finding, finding);
});

test('trials in the explorer leave nothing to erase', async () => {
  const { services, session, erase, everything, find } = await organisation();
  await erase(PLATE);
  const tries: [operation: string, params: Record<string, string>][] = [
    ['REGLookupVRM', { vrm: PLATE }],
    ['VRMValuation', { VRM: PLATE, Mileage: '23499', StandardEquipmentRequired: 'true' }],
  ];
  for (const [operation, params] of tries) await runTryBilledOperation(call({ operation, params }, session), services);
  assert.equal(countOf(await find(PLATE), 'answers'), 0);
  assert.doesNotMatch(await everything(), /AB21 ?CDE/);
});
