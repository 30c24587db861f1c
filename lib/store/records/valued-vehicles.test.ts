import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import { createValuationStore, type ValuationStore } from './valuations';
import { createValuedVehicleStore, type ValuedVehicleFilter, type ValuedVehicleStore } from './valued-vehicles';
import { openPrivacy } from '../privacy/privacy';

const NEWEST = { sort: 'valued', descending: true } as const;

onEachEngine('Valued vehicles', ({ database }) => {
  let valuations: ValuationStore;
  let vehicles: ValuedVehicleStore;
  before(async () => {
    valuations = createValuationStore(database);
    vehicles = createValuedVehicleStore(database);
    await database.query(`insert into "user" (id, name, email) values ('smith', 'J. Smith', 'smith@dealer.example')`);
  });

  async function newOrganisation() {
    const organisationId = randomUUID();
    await database.query('insert into organization (id, name, slug) values ($1, $1, $1)', [organisationId]);
    return organisationId;
  }
  const value = async (
    organisationId: string,
    subjectHash: string,
    summary: object,
    { createdBy = 'smith', record = '{}' } = {},
  ) => {
    await sleep(2); // the order of two made within a millisecond is not defined
    return valuations.add({
      organisationId,
      createdBy,
      kind: 'plate',
      subjectHash,
      idempotencyKey: randomUUID(),
      summary: {
        title: subjectHash,
        derivative: null,
        mileage: null,
        retailPounds: null,
        cleanPounds: null,
        flag: null,
        ...summary,
      },
      recordText: record,
      lookUpIds: [],
    });
  };
  const titlesOf = async (filter: ValuedVehicleFilter, order: Parameters<ValuedVehicleStore['page']>[1] = NEWEST) => {
    const rows = await vehicles.page(filter, order, { limit: 100, offset: 0 });
    return rows.map(({ summary }) => String(Reflect.get(Object(summary), 'title')));
  };

  test('have the mileage of the valuation before where Clean changed since', async () => {
    const organisationId = await newOrganisation();
    await value(organisationId, 'once', { cleanPounds: 5_000, mileage: 10_000 });
    await value(organisationId, 'driven', { cleanPounds: 11_000, mileage: 20_000 });
    await value(organisationId, 'driven', { cleanPounds: 10_000, mileage: 30_000 });
    await value(organisationId, 'driven', { cleanPounds: 8_800, mileage: 33_000 });
    await value(organisationId, 'unvalued', { mileage: 1_000 });
    await value(organisationId, 'unvalued', { cleanPounds: 5_000, mileage: 2_000 });
    const rows = await vehicles.page({ organisationId }, NEWEST, { limit: 10, offset: 0 });
    assert.deepEqual(
      rows.map(({ changePounds, mileageBefore }) => [changePounds, mileageBefore]),
      [
        [null, null],
        [-1_200, 30_000],
        [null, null],
      ],
    );
  });

  test('are one row each, with the latest valuation, how many there are and the change in Clean', async () => {
    const organisationId = await newOrganisation();
    await value(organisationId, 'golf', { cleanPounds: 10_000, retailPounds: 12_000 });
    await value(organisationId, 'polo', { cleanPounds: 7_000 });
    await value(organisationId, 'golf', { cleanPounds: 9_400, retailPounds: 11_500, mileage: 62_000 });
    const rows = await vehicles.page({ organisationId }, NEWEST, { limit: 10, offset: 0 });
    assert.deepEqual(
      rows.map(({ valuations: count, changePounds }) => [count, changePounds]),
      [
        [2, -600],
        [1, null],
      ],
    );
    assert.equal(Reflect.get(Object(rows[0]?.summary), 'mileage'), 62_000);
    assert.deepEqual(await vehicles.totals({ organisationId }), {
      vehicles: 2,
      retailPounds: 11_500,
      withoutRetail: 1,
      cleanPounds: 16_400,
      withoutClean: 0,
      withoutValue: 0,
      vans: 0,
    });
    assert.deepEqual(await vehicles.totals({ organisationId: await newOrganisation() }), {
      vehicles: 0,
      retailPounds: 0,
      withoutRetail: 0,
      cleanPounds: 0,
      withoutClean: 0,
      withoutValue: 0,
      vans: 0,
    });
  });

  test('are counted as vans by their latest record, with its value, and again where that is erased', async () => {
    const organisationId = await newOrganisation();
    const recordOf = (kind: string | null, title = 'x') =>
      JSON.stringify({ book: { kind: 'car' }, identity: { title, vehicle: kind === null ? null : { kind } } });
    const kinds = async () => {
      const rows = await vehicles.page({ organisationId }, NEWEST, { limit: 10, offset: 0 });
      return [rows.map(({ vehicleKind }) => vehicleKind), (await vehicles.totals({ organisationId })).vans];
    };
    await value(organisationId, 'transit', { cleanPounds: 5_000 }, { record: recordOf('van', 'a NUL \0, \ud800') });
    await value(organisationId, 'vivaro', {}, { record: recordOf('van') });
    await value(organisationId, 'golf', { cleanPounds: 1 }, { record: recordOf('car', '{"vehicle":{"kind":"van"}}') });
    await value(organisationId, 'unknown', {}, { record: recordOf(null) });
    await value(organisationId, 'odd', { cleanPounds: 1 }, { record: recordOf('tank') });
    assert.deepEqual(await kinds(), [[null, null, 'car', 'van', 'van'], 1]);
    await value(organisationId, 'transit', { cleanPounds: 5_000 }, { record: recordOf('car') });
    assert.deepEqual(await kinds(), [['car', null, null, 'car', 'van'], 0]);
    await database.query(
      `delete from valuations where id = (select latest_id from valued_vehicles
         where organisation_id = $1 and subject_hash = 'transit')`,
      [organisationId],
    );
    assert.deepEqual(await kinds(), [[null, null, 'car', 'van', 'van'], 1]);
  });

  test('are filtered by person, origin, day, alert, missing value and words, all of them together', async () => {
    const organisationId = await newOrganisation();
    await value(organisationId, 'golf', {
      title: 'Volkswagen Golf',
      derivative: 'GTI',
      cleanPounds: 1,
      flag: 'Scrapped',
    });
    await value(organisationId, 'polo', { title: 'Volkswagen Polo', cleanPounds: 1, listed: true });
    await value(organisationId, 'astra', { title: 'Vauxhall Astra' }, { createdBy: 'other' });
    const shown = (filter: Omit<ValuedVehicleFilter, 'organisationId'>) => titlesOf({ organisationId, ...filter });
    const [golf, polo, astra] = ['Volkswagen Golf', 'Volkswagen Polo', 'Vauxhall Astra'];
    assert.deepEqual(await shown({}), [astra, polo, golf]);
    assert.deepEqual(await shown({ personId: 'other' }), [astra]);
    assert.deepEqual(await shown({ listed: true }), [polo]);
    assert.deepEqual(await shown({ listed: false }), [astra, golf]);
    assert.deepEqual(await shown({ flagged: true }), [golf]);
    assert.deepEqual(await shown({ unvalued: true }), [astra]);
    assert.equal((await vehicles.totals({ organisationId })).withoutValue, 1);
    assert.deepEqual(await shown({ search: 'volks gti' }), [golf]);
    assert.deepEqual(await shown({ search: '%' }), []);
    assert.deepEqual(await shown({ listed: false, personId: 'smith', flagged: true, search: 'golf' }), [golf]);
    await database.query(
      `update valued_vehicles set latest_at = '2026-06-30T23:30:00Z' where organisation_id = $1 and subject_hash = 'golf'`,
      [organisationId],
    );
    // Half past midnight on 1 July in Britain.
    assert.deepEqual(await shown({ from: '2026-07-01', to: '2026-07-01' }), [golf]);
    assert.deepEqual(await shown({ to: '2026-06-30' }), []);
  });

  test('stay among those valued one by one when a stock list values them later, by their own newest valuation', async () => {
    const organisationId = await newOrganisation();
    await value(organisationId, 'golf', { mileage: 1 });
    await value(organisationId, 'polo', { mileage: 2, listed: true });
    await value(organisationId, 'golf', { mileage: 3 });
    await value(await newOrganisation(), 'golf', { mileage: 4 });
    await value(organisationId, 'astra', { mileage: 5 });
    for (const mileage of [6, 7]) await value(organisationId, 'golf', { mileage, listed: true });
    const page = async (limit: number, after: string | null) => {
      const { items, next } = await valuations.list({ organisationId, limit, after, oneByOne: true });
      return { mileages: items.map(({ summary }): unknown => Reflect.get(Object(summary), 'mileage')), next };
    };
    assert.deepEqual(await page(10, null), { mileages: [5, 3], next: null });
    const first = await page(1, null);
    assert.deepEqual([first.mileages, (await page(1, first.next)).mileages], [[5], [3]]);
  });

  test('sort by each column in both directions, those without the figure last', async () => {
    const organisationId = await newOrganisation();
    await value(organisationId, 'none', {});
    await value(organisationId, 'low', { cleanPounds: 100, retailPounds: 200, mileage: 10 });
    await value(organisationId, 'high', { cleanPounds: 900, retailPounds: 950, mileage: 90 });
    for (const sort of ['clean', 'retail', 'mileage'] as const) {
      assert.deepEqual(await titlesOf({ organisationId }, { sort, descending: true }), ['high', 'low', 'none'], sort);
      assert.deepEqual(await titlesOf({ organisationId }, { sort, descending: false }), ['low', 'high', 'none'], sort);
    }
    await value(organisationId, 'low', { cleanPounds: 150 });
    await value(organisationId, 'high', { cleanPounds: 800 });
    for (const [sort, descending, titles] of [
      ['change', true, ['low', 'high', 'none']],
      ['change', false, ['high', 'low', 'none']],
      ['valued', false, ['none', 'low', 'high']],
    ] as const)
      assert.deepEqual(await titlesOf({ organisationId }, { sort, descending }), titles, sort);
    const [most] = await vehicles.page(
      { organisationId },
      { sort: 'times', descending: true },
      { limit: 1, offset: 0 },
    );
    assert.equal(most?.valuations, 2);
  });

  test('are paged without a gap, and given whole for a file', async () => {
    const organisationId = await newOrganisation();
    for (let at = 0; at < 7; at++) await value(organisationId, `car ${at}`, {});
    const titles: string[] = [];
    for (let offset = 0; offset < 9; offset += 3) {
      const rows = await vehicles.page({ organisationId }, NEWEST, { limit: 3, offset });
      titles.push(...rows.map(({ summary }) => String(Reflect.get(Object(summary), 'title'))));
    }
    assert.deepEqual(
      titles,
      [6, 5, 4, 3, 2, 1, 0].map((at) => `car ${at}`),
    );
    let count = 0;
    for await (const row of vehicles.rows({ organisationId }, NEWEST)) count += row.valuations;
    assert.equal(count, 7);
  });

  test('are in a file once each, in its order, even if some are valued or erased while it is written', async () => {
    const organisationId = await newOrganisation();
    await database.query(
      `insert into valuations (id, organisation_id, created_by, created_at, kind, subject_hash, idempotency_key, summary,
         record, content_hash, look_up_ids)
       select gen_random_uuid(), $1, 'smith', now() - n * interval '1 minute', 'plate', 'car ' || n, gen_random_uuid(),
         json_build_object('title', 'car ' || n), '{}', '', '{}' from generate_series(1, 2002) n`,
      [organisationId],
    );
    const titles: string[] = [];
    for await (const { summary } of vehicles.rows({ organisationId }, NEWEST)) {
      titles.push(String(Reflect.get(Object(summary), 'title')));
      if (titles.length !== 1) continue;
      await value(organisationId, 'car 2002', { title: 'car 2002' });
      await value(organisationId, 'another', { title: 'another' });
      await database.query(`delete from valuations where organisation_id = $1 and subject_hash = 'car 2001'`, [
        organisationId,
      ]);
    }
    const expected = Array.from({ length: 2_002 }, (_, at) => `car ${at + 1}`);
    assert.deepEqual(
      titles,
      expected.filter((title) => title !== 'car 2001'),
    );
  });

  test('go with their valuations: the one before is the latest again, and none is left of a car without one', async () => {
    const organisationId = await newOrganisation();
    const at = (id: string, day: string) =>
      database.query('update valuations set created_at = $2::timestamptz where id = $1', [id, `${day}T12:00:00Z`]);
    const { id: first } = await value(organisationId, 'golf', { cleanPounds: 10_000 });
    const { id: second } = await value(organisationId, 'golf', { cleanPounds: 9_000, flag: 'Scrapped' });
    const { id: other } = await value(organisationId, 'polo', {});
    await at(first, '2026-01-01');
    await at(second, '2026-03-01');
    await at(other, '2026-01-02');
    await database.query('delete from valuations where id = $1', [second]);
    assert.deepEqual(await titlesOf({ organisationId, flagged: true }), []);
    const totals = await vehicles.totals({ organisationId });
    assert.deepEqual([totals.vehicles, totals.cleanPounds], [2, 10_000]);
    await value(organisationId, 'golf', { cleanPounds: 9_500 });
    const before = new Date('2026-02-01T00:00:00Z');
    await openPrivacy(database).eraseOlder({ organisationId, before, answers: 0 });
    const rows = await vehicles.page({ organisationId }, NEWEST, { limit: 10, offset: 0 });
    assert.deepEqual(
      rows.map(({ valuations: count, changePounds }) => [count, changePounds]),
      [[1, null]],
    );
  });

  test('a text of the provider that looks like a figure, or holds a NUL, is neither read as one nor loses the valuation', async () => {
    const organisationId = await newOrganisation();
    await value(organisationId, 'odd', { title: '"cleanPounds":5,\0', derivative: '"flag":"x"', cleanPounds: 700 });
    const totals = await vehicles.totals({ organisationId });
    assert.equal(totals.cleanPounds, 700);
    assert.deepEqual(await vehicles.totals({ organisationId, flagged: true }), {
      vehicles: 0,
      retailPounds: 0,
      withoutRetail: 0,
      cleanPounds: 0,
      withoutClean: 0,
      withoutValue: 0,
      vans: 0,
    });
  });

  test('a car valued by several people at the same moment is one row that counts them all', async () => {
    const organisationId = await newOrganisation();
    await Promise.all(Array.from({ length: 12 }, () => value(organisationId, 'golf', { cleanPounds: 1_000 })));
    const rows = await vehicles.page({ organisationId }, NEWEST, { limit: 10, offset: 0 });
    assert.deepEqual(
      rows.map(({ valuations: count }) => count),
      [12],
    );
  });
});
