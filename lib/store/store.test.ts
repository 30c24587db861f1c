import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import pg from 'pg';
import { Fault } from '@/lib/fault';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import { migrate, openDatabase, storageFault, type SqlDatabase } from './database';
import { contentHash } from './records/records';
import { openPrivacy } from './privacy/privacy';
import { createRegistrationStore } from './records/registrations';
import { createStockStore } from './stock/stock-lists';
import { createValuationStore, type ValuationStore } from './records/valuations';
import { z } from 'zod';
import { selectRows, type Queryable } from './rows';

onEachEngine('The store', ({ database, url }) => {
  let valuations: ValuationStore;
  before(async () => {
    valuations = createValuationStore(database);
    await database.query(`insert into "user" (id, name, email) values ('smith', 'J. Smith', 'smith@dealer.example')`);
  });

  async function newOrganisation() {
    const organisationId = randomUUID();
    await database.query('insert into organization (id, name, slug) values ($1, $1, $1)', [organisationId]);
    return organisationId;
  }
  const entry = (organisationId: string, more: object = {}) => ({
    organisationId,
    createdBy: 'smith',
    kind: 'plate' as const,
    subjectHash: 'subject',
    idempotencyKey: randomUUID(),
    summary: { title: 'A car' },
    recordText: '{"title":"A car","values":{"retail":12500}}',
    lookUpIds: [randomUUID(), randomUUID()],
    ...more,
  });

  test('Four instances that migrate at the same moment make one schema', async () => {
    await database.query('drop schema drizzle cascade');
    await database.query('drop schema public cascade');
    await database.query('create schema public');
    await Promise.all(Array.from({ length: 4 }, () => migrate(url())));
    const rows = await selectRows(
      database,
      z.object({ applied: z.number() }),
      'select count(*)::integer as applied from drizzle.__drizzle_migrations',
    );
    const names = await selectRows(
      database,
      z.object({ hashes: z.number() }),
      'select count(distinct hash)::integer as hashes from drizzle.__drizzle_migrations',
    );
    assert.equal(rows[0]?.applied, names[0]?.hashes);
    await database.query(`insert into "user" (id, name, email) values ('smith', 'J. Smith', 'smith@dealer.example')`);
  });

  test('A database that a newer version has migrated is refused, and left as it is', async () => {
    await database.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at)
         select 'of a newer version', max(created_at) + 1 from drizzle.__drizzle_migrations`,
    );
    await assert.rejects(
      migrate(url()),
      (error) => error instanceof Fault && /changed by a newer version/.test(error.message),
    );
    const removed = await database.query(
      `delete from drizzle.__drizzle_migrations where hash = 'of a newer version' returning 1`,
    );
    assert.equal(removed.rows.length, 1);
    await migrate(url());
  });

  test('The rows of a stock list are deleted with it, whether it is deleted, too old, or its organisation is deleted', async () => {
    const stock = createStockStore(database);
    const row = {
      plate: 'AB21CDE',
      mileage: 1,
      reference: null,
      cells: [],
      problem: null,
      doubt: null,
    };
    const newList = async (organisationId: string) =>
      stock.addList({
        id: randomUUID(),
        organisationId,
        createdBy: 'smith',
        idempotencyKey: randomUUID(),
        name: 'March',
        labels: [],
        columns: {},
        counts: {},
        rows: [1, 2].map((number) => ({ ...row, number })),
      });
    const [home, away] = [await newOrganisation(), await newOrganisation()];
    const [saved, removed, old, elsewhere] = [
      await newList(home),
      await newList(home),
      await newList(home),
      await newList(away),
    ];
    const rows = async () =>
      Promise.all([saved, removed, old, elsewhere].map(async (id) => (await stock.cars(id)).length));
    assert.deepEqual(await rows(), [2, 2, 2, 2]);
    const privacy = openPrivacy(database);
    await stock.remove({ organisationId: home, id: removed });
    await privacy.eraseRemoved({ organisationId: home });
    assert.deepEqual(await rows(), [2, 2, 2, 2], 'it may be restored still');
    await database.query(`update stock_lists set removed_at = removed_at - interval '61 minutes' where id = $1`, [
      removed,
    ]);
    await privacy.eraseRemoved({ organisationId: home });
    assert.deepEqual(await rows(), [2, 0, 2, 2]);
    await database.query(`update stock_lists set created_at = '2020-01-01' where id = $1`, [old]);
    await privacy.eraseOlder({ organisationId: home, before: new Date('2021-01-01'), answers: 0 });
    assert.deepEqual(await rows(), [2, 0, 0, 2]);
    await database.query('delete from organization where id = $1', [away]);
    assert.deepEqual(await rows(), [2, 0, 0, 0]);
  });

  test('A stock list is added in slices, and shown with its last row or not at all', async () => {
    const organisationId = await newOrganisation();
    const rowsOfSlice: number[] = [];
    let slicesBeforeEnd = 2;
    const dying: SqlDatabase = {
      ...database,
      query: async (text, values, name) => {
        if (text.startsWith('insert into stock_rows') && slicesBeforeEnd-- === 0) throw new Error('the process died');
        const ended = await database.query(text, values, name);
        if (text.startsWith('insert into stock_rows')) rowsOfSlice.push(ended.rowCount ?? 0);
        return ended;
      },
    };
    const list = {
      organisationId,
      createdBy: 'smith',
      idempotencyKey: 'one submission',
      name: 'March',
      labels: [],
      columns: {},
      counts: {},
      rows: Array.from({ length: 2_100 }, (_, at) => ({
        number: at + 2,
        plate: `AB${at}`,
        mileage: at,
        reference: null,
        cells: ['x'],
        problem: null,
        doubt: null,
      })),
    };
    const halfAdded = randomUUID();
    await assert.rejects(createStockStore(dying).addList({ ...list, id: halfAdded }), /the process died/);
    const stock = createStockStore(database);
    assert.deepEqual(await stock.lists({ organisationId, limit: 10 }), []);
    slicesBeforeEnd = Infinity;
    const ids = await Promise.all([1, 2].map(() => createStockStore(dying).addList({ ...list, id: randomUUID() })));
    assert.equal(new Set(ids).size, 1, 'one submission is one list');
    assert.deepEqual(
      (await stock.lists({ organisationId, limit: 10 })).map(({ id }) => id),
      [ids[0]],
    );
    assert.equal((await stock.cars(ids[0] ?? '')).length, 2_100);
    assert.ok(Math.max(...rowsOfSlice) <= 500, String(rowsOfSlice));
    await database.query(`update stock_lists set removed_at = removed_at - interval '61 minutes'`);
    await openPrivacy(database).eraseRemoved({ organisationId });
    assert.equal((await stock.cars(halfAdded)).length, 0, 'upkeep erases what was left');
    assert.equal((await stock.cars(ids[0] ?? '')).length, 2_100);
  });

  test('A stock list that was removed is shown nowhere until it is restored, by its own organisation alone', async () => {
    const stock = createStockStore(database);
    const [organisationId, other] = [await newOrganisation(), await newOrganisation()];
    const id = await stock.addList({
      id: randomUUID(),
      organisationId,
      createdBy: 'smith',
      idempotencyKey: randomUUID(),
      name: 'March',
      labels: [],
      columns: {},
      counts: {},
      rows: [],
    });
    assert.equal(await stock.restore({ organisationId, id }), false, 'nothing to restore');
    assert.equal(await stock.remove({ organisationId, id }), true);
    assert.equal(await stock.remove({ organisationId, id }), false, 'once');
    assert.equal(await stock.list({ organisationId, id }), null);
    assert.deepEqual(await stock.lists({ organisationId, limit: 10 }), []);
    assert.equal(await stock.restore({ organisationId: other, id }), false);
    assert.equal(await stock.restore({ organisationId, id }), true);
    assert.equal((await stock.list({ organisationId, id }))?.name, 'March');
  });

  test('A record reopens exactly as it was stored, the order of its names and odd text included', async () => {
    const organisationId = await newOrganisation();
    const record = { zebra: 1, alpha: [null, 'NUL \u0000', '\ud800'], '2': 'two', nested: { b: 1, a: 2 } };
    const recordText = JSON.stringify(record);
    const added = await valuations.add(entry(organisationId, { recordText }));
    const opened = await valuations.get({ organisationId, id: added.id });
    assert.equal(JSON.stringify(opened?.record), recordText);
    assert.equal(opened?.contentHash, contentHash(recordText));
    assert.equal(added.contentHash, opened?.contentHash);
    assert.equal(opened?.createdByName, 'J. Smith');
  });

  test('The same key twice, even at the same moment, is one record: the first', async () => {
    const organisationId = await newOrganisation();
    const same = { idempotencyKey: 'a key' };
    const [one, other] = await Promise.all([
      valuations.add(entry(organisationId, same)),
      valuations.add(entry(organisationId, same)),
    ]);
    const saved = await valuations.findByKey({ organisationId, idempotencyKey: 'a key' });
    assert.deepEqual([one.id, other.id], [saved?.id, saved?.id]);
    assert.deepEqual(
      [one.before, other.before].filter((before) => before !== null),
      [saved],
    );
  });

  test('Nothing of one organisation can be found from another', async () => {
    const [ours, theirs] = [await newOrganisation(), await newOrganisation()];
    const added = await valuations.add(entry(ours, { idempotencyKey: 'a key' }));
    const from = { organisationId: theirs };
    assert.equal(await valuations.get({ ...from, id: added.id }), null);
    assert.equal(await valuations.findByKey({ ...from, idempotencyKey: 'a key' }), null);
    assert.deepEqual(await valuations.list({ ...from, limit: 10 }), { items: [], next: null });
    assert.deepEqual(await valuations.list({ ...from, limit: 10, after: `${new Date().toISOString()}_${added.id}` }), {
      items: [],
      next: null,
    });
  });

  test('A list is newest first, page by page, each record once', async () => {
    const organisationId = await newOrganisation();
    const added: string[] = [];
    // The order of their days is not that in which they were written.
    for (const day of [4, 1, 7, 2, 6, 3, 5]) {
      const { id } = await valuations.add(entry(organisationId));
      await database.query('update valuations set created_at = $2 where id = $1', [id, `2026-06-0${day}T12:00:00Z`]);
      added[7 - day] = id;
    }
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<ValuationStore['list']>> = await valuations.list({
        organisationId,
        limit: 3,
        after,
      });
      assert.ok(page.items.length <= 3);
      seen.push(...page.items.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    assert.deepEqual(seen, added);
  });

  for (const after of ['nonsense', '2026-01-01_nonsense', `never_${randomUUID()}`]) {
    test(`An unreadable cursor (“${after.slice(0, 12)}”) is refused`, async () => {
      const organisationId = await newOrganisation();
      await valuations.add(entry(organisationId));
      await assert.rejects(valuations.list({ organisationId, limit: 5, after }), {
        code: 'invalid_input',
        field: 'after',
      });
    });
  }

  test('An id that is not of a record is not found, and does not fail in the database', async () => {
    const organisationId = await newOrganisation();
    for (const id of ['1', '', `${randomUUID()}'`]) assert.equal(await valuations.get({ organisationId, id }), null);
  });

  test('Registrations and valuations are stored apart', async () => {
    const organisationId = await newOrganisation();
    const registrations = createRegistrationStore(database);
    const { id } = await registrations.add(entry(organisationId));
    assert.equal(await valuations.get({ organisationId, id }), null);
    assert.equal((await registrations.get({ organisationId, id }))?.id, id);
  });

  test('A transaction sees its own rows alone until it commits, while others run', async () => {
    const organisationId = await newOrganisation();
    const name = async () => {
      const text = 'select name from organization where id = $1';
      return (await selectRows(database, z.object({ name: z.string() }), text, [organisationId]))[0]?.name;
    };
    const clients = [new pg.Client(url()), new pg.Client(url())];
    await Promise.all(clients.map((client) => client.connect()));
    await Promise.all(
      clients.map(async (client, index) => {
        await client.query('begin');
        await client.query(`update organization set name = name || $2 where id = $1`, [organisationId, ` ${index}`]);
        const outside = index === 0 ? name() : null;
        const rows = await selectRows(
          client,
          z.object({ name: z.string() }),
          'select name from organization where id = $1',
          [organisationId],
        );
        assert.match(rows[0]?.name ?? '', new RegExp(` ${index}$`), 'its own row');
        await client.query(index === 0 ? 'rollback' : 'commit');
        // Answered before the end or, if only one works at a time, after it.
        assert.doesNotMatch((await outside) ?? '', / 0$/, 'from outside');
      }),
    );
    assert.equal(await name(), `${organisationId} 1`);
    await Promise.all(clients.map((client) => client.end()));
  });

  test('Of statements in one transaction all are written or, where one fails or work throws, none', async () => {
    const organisationId = await newOrganisation();
    const name = async () => {
      const text = 'select name from organization where id = $1';
      return (await selectRows(database, z.object({ name: z.string() }), text, [organisationId]))[0]?.name;
    };
    const before = await name();
    const rename = (to: string, last: (client: Queryable) => Promise<unknown>) =>
      database.transaction(async (client) => {
        await client.query('update organization set name = $2 where id = $1', [organisationId, to]);
        return last(client);
      });
    await assert.rejects(
      rename('A', (client) => client.query('select 1 / 0')),
      /division by zero/,
    );
    await assert.rejects(
      rename('B', () => Promise.reject(new Error('stopped'))),
      /stopped/,
    );
    assert.equal(await name(), before);
    assert.equal(await rename('C', async () => 'done'), 'done');
    assert.equal(await name(), 'C');
  });
});

const down: [what: string, error: unknown, isDown: boolean][] = [
  ['connection refused', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), true],
  ['server shutting down', Object.assign(new Error('terminating connection'), { code: '57P01' }), true],
  ['too many connections', Object.assign(new Error('sorry'), { code: '53300' }), true],
  ['disk full', Object.assign(new Error('could not extend file'), { code: '53100' }), true],
  ['a stand-by', Object.assign(new Error('cannot execute INSERT'), { code: '25006' }), true],
  ['statement too slow', Object.assign(new Error('canceling statement'), { code: '57014' }), true],
  ['lost in the middle', new Error('Connection terminated unexpectedly'), true],
  [
    'wrapped by the query builder',
    new Error('Failed query', { cause: Object.assign(new Error(), { code: '08006' }) }),
    true,
  ],
  ['a row that is there already', Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  ['a mistake in a statement', Object.assign(new Error('syntax error'), { code: '42601' }), false],
  ['not an error at all', 'down', false],
];
for (const [what, error, isDown] of down) {
  test(`${what}: ${isDown ? 'storage is down, and nothing was charged' : 'not that storage is down'}`, () => {
    const fault = storageFault(error);
    assert.deepEqual(fault && [fault.code, fault.charged], isDown ? ['storage_down', 'no'] : null);
  });
}

test('A missing database is a Fault, not a driver’s error', async () => {
  const database = openDatabase('postgresql://postgres@127.0.0.1:5698/nowhere');
  await assert.rejects(database.query('select 1'), (error) => error instanceof Fault && error.code === 'storage_down');
  await assert.rejects(migrate('postgresql://postgres@127.0.0.1:5698/nowhere'), Fault);
  await database.close();
});
