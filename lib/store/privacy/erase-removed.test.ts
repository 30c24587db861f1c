import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { z } from 'zod';
import { onEachEngine } from '@/lib/health/testing/each-engine';
import type { SqlDatabase } from '../database';
import { selectRow } from '../rows';
import { eraseRemoved, organisationsWithRemoved } from './erase-removed';

const BUILDS = 600;
const BATCH = 500;
const LISTS = 3;
const countsRow = z.object({ builds: z.int(), lists: z.int() });
type StoredCounts = z.infer<typeof countsRow>;

onEachEngine('What people of an organisation deleted', ({ database }) => {
  /** With so many builds and lists that were deleted so long ago, and one of each that was not. */
  async function organisation(minutesAgo = 61): Promise<string> {
    const id = randomUUID();
    await database.query('insert into organization (id, name, slug) values ($1, $1, $1)', [id]);
    await database.query(
      `insert into builds (id, organisation_id, created_by, created_at, name, kind, identifier, date, code, frozen, removed_at)
       select gen_random_uuid(), $1, 'smith', now(), 'A build', 'car', 1, '2026-06-05', '', '{}',
         case when n > 0 then now() - make_interval(mins => $2) end from generate_series(0, ${BUILDS}) n`,
      [id, minutesAgo],
    );
    await database.query(
      `insert into stock_lists (id, organisation_id, created_by, created_at, idempotency_key, name, labels, columns, counts,
         removed_at)
       select gen_random_uuid(), $1, 'smith', now(), 'key ' || n, 'March', '[]', '{}', '{}',
         case when n > 0 then now() - make_interval(mins => $2) end from generate_series(0, ${LISTS}) n`,
      [id, minutesAgo],
    );
    return id;
  }
  const countsOf = async (organisationId: string): Promise<StoredCounts> =>
    (await selectRow(
      database,
      countsRow,
      `select (select count(*)::integer from builds where organisation_id = $1) as builds,
         (select count(*)::integer from stock_lists where organisation_id = $1) as lists`,
      [organisationId],
    )) ?? assert.fail();
  /** Calls `after` with what is left after each statement. */
  const watching = (organisationId: string, after: (left: StoredCounts) => void): SqlDatabase => ({
    ...database,
    async query(text, values, name) {
      const ended = await database.query(text, values, name);
      after(await countsOf(organisationId));
      return ended;
    },
  });
  const ALL: StoredCounts = { builds: BUILDS + 1, lists: LISTS + 1 };
  const UNDELETED: StoredCounts = { builds: 1, lists: 1 };

  test('is erased some hundred builds and one list a statement, without what was not deleted or is another’s', async () => {
    const [own, other] = [await organisation(), await organisation()];
    let [before, most] = [ALL, { builds: 0, lists: 0 }];
    const watched = watching(own, (left) => {
      most = {
        builds: Math.max(most.builds, before.builds - left.builds),
        lists: Math.max(most.lists, before.lists - left.lists),
      };
      before = left;
    });
    await eraseRemoved(watched, { organisationId: own });
    assert.deepEqual([most, before, await countsOf(other)], [{ builds: BATCH, lists: 1 }, UNDELETED, ALL]);
    const waiting = await organisationsWithRemoved(database);
    assert.deepEqual([waiting.includes(own), waiting.includes(other)], [false, true]);
  });

  test('stays for an hour, in which it can be restored', async () => {
    const own = await organisation(59);
    assert.equal((await organisationsWithRemoved(database)).includes(own), false);
    await eraseRemoved(database, { organisationId: own });
    assert.deepEqual(await countsOf(own), ALL);
  });

  test('is erased in the next run as far as it was not when the database failed, or the process was to stop', async () => {
    const own = await organisation();
    const failing = watching(own, ({ builds }) => {
      if (builds < ALL.builds) throw new Error('the database failed');
    });
    await assert.rejects(eraseRemoved(failing, { organisationId: own }), /the database failed/);
    assert.deepEqual(await countsOf(own), { ...ALL, builds: ALL.builds - BATCH });
    const stopping = new AbortController();
    const stopped = watching(own, ({ lists }) => {
      if (lists < ALL.lists) stopping.abort();
    });
    await eraseRemoved(stopped, { organisationId: own, signal: stopping.signal });
    assert.deepEqual(await countsOf(own), { builds: 1, lists: LISTS });
    await eraseRemoved(database, { organisationId: own });
    assert.deepEqual(await countsOf(own), UNDELETED);
  });

  test('is not erased where it is restored between two statements', async () => {
    const own = await organisation();
    let isRestored = false;
    const restoring: SqlDatabase = {
      ...database,
      async query(text, values, name) {
        if (text.startsWith('delete') && !isRestored) {
          isRestored = true;
          for (const table of ['builds', 'stock_lists'])
            await database.query(`update ${table} set removed_at = null where organisation_id = $1`, [own]);
        }
        return database.query(text, values, name);
      },
    };
    await eraseRemoved(restoring, { organisationId: own });
    assert.deepEqual([isRestored, await countsOf(own)], [true, ALL]);
  });

  test('of two instances at the same time is erased once', async () => {
    const own = await organisation();
    await Promise.all([1, 2].map(() => eraseRemoved(database, { organisationId: own })));
    assert.deepEqual(await countsOf(own), UNDELETED);
  });
});
