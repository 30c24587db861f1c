/** A database that an older version wrote starts, upgrades, and still has every row. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { z } from 'zod';
import { valuationRecordSchema } from '@/lib/domain/valuations/valuation';
import { startPostgres } from '@/lib/health/testing/postgres';
import { createLedger } from '@/lib/lookups/ledger';
import { recordInterrupted } from '@/lib/lookups/recover';
import { assertInvariants } from '@/lib/lookups/testing/ledger-invariants';
import { everyMarkProvider } from '@/lib/features/testing/recorded-services';
import { openPeopleStores } from '@/lib/features/people/sign-in.fixture';
import { createBuildStore } from './builds';
import { migrate, openDatabase, type SqlDatabase } from './database';
import { startEmbedded } from './embedded/start.mjs';
import { openQueue } from './job-queue';
import { openApprovals } from './people/approvals';
import { openPrivacy } from './privacy/privacy';
import { contentHash } from './records/records';
import { createRegistrationStore } from './records/registrations';
import { openSubmissions } from './records/submissions';
import { createValuationStore } from './records/valuations';
import { selectRow, selectRows } from './rows';
import { openShares } from './shares';
import { createStockStore } from './stock/stock-lists';
import { createStockRunStore } from './stock/stock-runs';
import { openLookUps } from './usage/look-ups';

const DUMP = readFileSync(new URL('./testing/released-0016.sql', import.meta.url), 'utf8');
/** The key of the dump's hashes. */
const SECRET = 'a secret';
const ORGANISATION = '69a5927b-3f0e-490f-a791-950ff4d37c1f';

/* oxlint-disable code/plain-words -- names of the released version */
/** Today's names for what version 0016 named differently. */
const RENAMED_TABLES: Readonly<Record<string, string>> = { presses: 'submissions' };
const RENAMED_COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  presses: { wish: 'request', pressed_at: 'submitted_at' },
  approvals: { asked_at: 'requested_at' },
  look_up_tallies: { kept: 'served' },
  stock_runs: { kept: 'served', worked_until: 'leased_until' },
};
/* oxlint-enable code/plain-words */
/** Tables that are empty until something happens. */
const NEW_TABLES = [
  'account_events',
  'api_keys',
  'appraisal_entries',
  'appraisal_history',
  'appraisal_numbers',
  'appraisal_offers',
  'appraisal_photos',
  'appraisal_signatures',
  'appraisal_terms',
  'appraisals',
  'auction_entries',
  'build_checks',
  'fact_search_views',
  'fact_searches',
  'look_up_minute_limits',
  'mails',
  'notification_choices',
  'notifications',
  'past_sales',
  'schedules',
  'stock_car_history',
  'stock_car_live_values',
  'stock_car_values',
  'stock_cars',
  'stock_feeds',
  'stock_source_readings',
  'stock_sources',
  'stock_todos',
  'value_move_thresholds',
  'vehicle_facts',
  'vehicle_facts_progress',
  'webhook_messages',
  'webhooks',
];
/** Tables that the migration fills from others. */
const DERIVED_TABLES = ['valued_vehicles'];
/** Columns that nothing reads any longer. */
const DROPPED_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  valuations: ['request_hash'],
  registrations: ['request_hash'],
};
/** New columns, with their values for existing rows. */
const ADDED_COLUMNS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  approvals: { decline_reason: null },
  erasures: { places: [] },
  builds: { removed_at: null },
  stock_lists: { removed_at: null, version: 0 },
  stock_runs: { started_by_key: null },
  stock_results: { other_flags: [] },
  shares: { registration_id: null },
};
/** New columns that the database computes from others. */
const GENERATED_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  valuations: ['marks', 'words'],
  registrations: ['marks', 'words'],
};
/** A result has the kind of its record's vehicle; the released ones are of cars. */
const resultKind = ({ valuation_id }: Record<string, unknown>) => ({
  vehicle_kind: valuation_id === null ? null : 'car',
});
const recordRow = z.object({
  summary: z.record(z.string(), z.unknown()),
  record: z.object({
    identity: z.object({ vehicle: z.object({ kind: z.string() }).nullable() }),
    register: z.unknown(),
    lookUpMissing: z.unknown().optional(),
    // oxlint-disable-next-line code/plain-words -- a name that stored records contain
    asked: z.object({ plate: z.string().nullable(), vin: z.string().nullable() }),
  }),
});
type RecordRow = z.infer<typeof recordRow>;
/** The alert of a record whose vehicle the register did not check. */
function checkAlertOf({ register, lookUpMissing, asked: request }: RecordRow['record']): string | null {
  if (register !== null) return null;
  if (lookUpMissing == null) return 'No register record';
  return (request.plate ?? request.vin) ? 'Vehicle check not completed' : null;
}
/** A summary has the alerts of an unchecked vehicle; that of a van's valuation says that it is one. */
function summaryNow(table: string, row: unknown): RecordRow['summary'] {
  const { summary, record } = recordRow.parse(row);
  const alert = checkAlertOf(record);
  const { flag } = summary;
  return {
    ...summary,
    ...(alert !== null && { flag: alert, otherFlags: flag === null ? [] : [flag] }),
    ...(table === 'valuations' && record.identity.vehicle?.kind === 'van' && { vehicleKind: 'van' }),
  };
}
/** Erased rows no longer have a hash from which the plate can be found. */
const ERASED_HASHES = ['subject_hash', 'params_hash'];
/** Version 0016 knew a state RESERVED: its histories name it. */
const FOLLOWED = {
  '': ['SERVED', 'DENIED', 'RESERVED'],
  RESERVED: ['SENT', 'RELEASED'],
  SENT: ['SETTLED', 'RELEASED', 'UNKNOWN'],
  UNKNOWN: ['SETTLED', 'RELEASED', 'WRITTEN_OFF'],
};

const ENGINES = [
  {
    engine: 'the embedded database',
    /** When the files of what was erased earlier are rewritten. */
    storage: 'tonight',
    start: async () => {
      const directory = mkdtempSync(join(tmpdir(), 'valuations-upgrade-'));
      const { url, stop } = await startEmbedded({ directory });
      return { url, stop: () => stop().then(() => rmSync(directory, { recursive: true, force: true })) };
    },
  },
  { engine: 'a PostgreSQL server', storage: 'server', start: startPostgres },
];

const nameRow = z.object({ name: z.string() });
const jsonRow = z.object({ row: z.record(z.string(), z.unknown()) });
type TableRows = Map<string, Record<string, unknown>[]>;

/** Every row of every table of ours, in the order of its text. */
async function allRows(database: SqlDatabase): Promise<TableRows> {
  const tables = await selectRows(
    database,
    nameRow,
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const rows: TableRows = new Map();
  for (const { name } of tables) {
    const stored = await selectRows(database, jsonRow, `select to_json(t) as row from "${name}" t order by t::text`);
    rows.set(
      name,
      stored.map(({ row }) => row),
    );
  }
  return rows;
}

/** A row of version 0016 under today's names. */
function renamed(table: string, row: Record<string, unknown>): Record<string, unknown> {
  const columns = RENAMED_COLUMNS[table] ?? {};
  const dropped = DROPPED_COLUMNS[table] ?? [];
  return {
    ...Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => !dropped.includes(column))
        .map(([column, value]) => [columns[column] ?? column, value]),
    ),
    ...ADDED_COLUMNS[table],
    ...(table === 'stock_results' && resultKind(row)),
  };
}

/**
 * Look-ups in the removed state are given back by the migration: they, their counters and history change, and nothing
 * else.
 */
const RELEASED_TABLES = ['look_ups', 'look_up_counters', 'look_up_history'];

for (const { engine, storage, start } of ENGINES) {
  describe(`A database of version 0016 on ${engine}`, () => {
    let running: Awaited<ReturnType<typeof start>>;
    let database: SqlDatabase;
    let released: TableRows;
    let upgraded: TableRows;
    let subscription: string;

    before(async () => {
      running = await start();
      const client = new pg.Client(running.url);
      await client.connect();
      await client.query(DUMP);
      // The embedded database has one session for all clients, and the dump sets its search path.
      await client.query('reset all');
      await client.end();
      database = openDatabase(running.url);
      released = await allRows(database);
      await migrate(running.url);
      upgraded = await allRows(database);
      subscription = z.string().parse(released.get('look_ups')?.[0]?.['subscription']);
    });
    after(async () => {
      await database.close();
      await running.stop();
    });

    test('fills every table of this version except new ones', () => {
      const empty = [...upgraded].filter(([, rows]) => rows.length === 0).map(([table]) => table);
      assert.deepEqual(empty.sort(), NEW_TABLES);
    });

    test('has every row afterwards, under today’s names', () => {
      const names = [
        ...[...released.keys()].map((table) => RENAMED_TABLES[table] ?? table),
        ...NEW_TABLES,
        ...DERIVED_TABLES,
      ].sort();
      assert.deepEqual([...upgraded.keys()].sort(), names);
      const byText = (rows: readonly Record<string, unknown>[]) => rows.map((row) => JSON.stringify(row)).sort();
      for (const [table, rows] of released) {
        if (RELEASED_TABLES.includes(table)) continue;
        const now = upgraded.get(RENAMED_TABLES[table] ?? table) ?? [];
        const added = (row: unknown) =>
          table === 'erasures'
            ? { storage }
            : table === 'valuations' || table === 'registrations'
              ? { summary: summaryNow(table, row) }
              : {};
        const expected = rows.map((row) => ({ ...renamed(table, row), ...added(row) }));
        for (const row of now) for (const column of GENERATED_COLUMNS[table] ?? []) delete row[column];
        const ordered = now.map((row, index) => {
          const columns = Object.keys(expected[index] ?? row);
          return Object.fromEntries(columns.map((column) => [column, row[column]]));
        });
        assert.deepEqual(byText(ordered), byText(expected), table);
        assert.deepEqual(
          now.map((row) => Object.keys(row).length),
          expected.map((row) => Object.keys(row).length),
          `${table} has no other columns`,
        );
      }
    });

    test('has one row for each vehicle that was valued, with its latest valuation', () => {
      const latest = new Map<unknown, Record<string, unknown>>();
      for (const row of upgraded.get('valuations') ?? []) {
        const before = latest.get(row['subject_hash']);
        if (!before || String(before['created_at']) < String(row['created_at'])) latest.set(row['subject_hash'], row);
      }
      assert.ok(latest.size > 0);
      assert.deepEqual(
        new Map((upgraded.get('valued_vehicles') ?? []).map((row) => [row['subject_hash'], row['latest_id']])),
        new Map([...latest].map(([subject, row]) => [subject, row['id']])),
      );
      const kinds = upgraded.get('valued_vehicles')?.map((row) => row['vehicle_kind']);
      assert.deepEqual(new Set(kinds), new Set(['car', 'van', null]), 'as their records have it');
    });

    test('releases what it had reserved and never sent; every other look-up stays as it was', async () => {
      const before = new Map(released.get('look_ups')?.map((row) => [row['id'], row]));
      const now = new Map(upgraded.get('look_ups')?.map((row) => [row['id'], row]));
      assert.equal(now.size, before.size);
      let returned = 0;
      for (const [id, row] of before) {
        if (row['state'] === 'RESERVED') {
          returned += 1;
          assert.equal(now.get(id)?.['state'], 'RELEASED');
        } else {
          const hashes = row['erased_at'] === null ? [] : ERASED_HASHES;
          const after = { ...now.get(id) };
          for (const column of hashes) {
            assert.match(String(after[column]), /^erased-/);
            after[column] = row[column];
          }
          assert.deepEqual(after, { ...row, awaited_until: null, request_hash: null, api_key_id: null });
        }
      }
      assert.equal(returned, 1);
      assert.equal(
        upgraded.get('look_up_history')?.length,
        (released.get('look_up_history')?.length ?? 0) + returned,
        'one more step',
      );
      assert.equal(upgraded.get('look_up_counters')?.length, released.get('look_up_counters')?.length);
      await assertInvariants(database, subscription, FOLLOWED);
    });

    test('reopens its records with the hash they had', async () => {
      for (const [table, store] of [
        ['valuations', createValuationStore(database)],
        ['registrations', createRegistrationStore(database)],
      ] as const) {
        const rows = released.get(table) ?? [];
        for (const row of rows) {
          const key = z.object({ id: z.string(), organisation_id: z.string() }).parse(row);
          const opened = await store.get({ organisationId: key.organisation_id, id: key.id });
          assert.equal(opened?.contentHash, row['content_hash']);
          assert.equal(contentHash(JSON.stringify(opened?.record)), row['content_hash'], `${table} ${key.id}`);
        }
        const { items } = await store.list({ organisationId: ORGANISATION, limit: 100 });
        assert.equal(items.length, rows.length);
      }
    });

    test('reads its other data through today’s queries', async () => {
      const scope = { organisationId: ORGANISATION };
      const people = openPeopleStores(database);
      const members = await people.members.list(ORGANISATION);
      assert.deepEqual(
        members.map(({ name, deactivatedAt }) => [name, deactivatedAt === null]),
        [
          ['Ada Admin', true],
          ['Val Valuer', true],
          ['Lee Left', false],
        ],
      );
      assert.deepEqual(
        (await people.members.invitations(ORGANISATION)).map(({ email }) => email),
        ['new@dealer.example'],
      );
      assert.equal((await people.passwordLinks.list({ ...scope, limit: 10 })).length, 2);
      assert.ok(await people.sessions.signIn('ada@dealer.example', 'a-password-long-enough', new Headers()));
      const approvals = await openApprovals({ database, subscription }).list(scope);
      assert.deepEqual(
        approvals.map(({ state, granted }) => [state, granted]),
        [
          // Its month has passed since.
          ['lapsed', null],
          ['refused', null],
          ['approved', 15],
        ],
      );
      const shared = await openShares(database).read('share one');
      assert.equal(shared?.withPlate, true);
      assert.equal(await openShares(database).read('share two'), null);
      const builds = await createBuildStore(database).list({ ...scope, limit: 10 });
      assert.deepEqual(
        builds.items.map(({ name, frozen }) => [name, frozen]),
        [['For Mr Jones', { title: 'CITROËN C3', total: 21_450 }]],
      );
      const privacy = openPrivacy(database);
      assert.equal(await privacy.retentionOf(ORGANISATION), 36_500);
      assert.equal((await privacy.erasures(ORGANISATION)).length, 1);
    });

    test('reads its stock lists, runs and results, and the ledger added up', async () => {
      const [stock, runs] = [createStockStore(database), createStockRunStore(database)];
      const lists = await stock.lists({ organisationId: ORGANISATION, limit: 10 });
      assert.deepEqual(lists.map(({ name }) => name).sort(), ['April', 'June', 'March', 'May']);
      const states: string[] = [];
      for (const list of lists) {
        const rows = [];
        for await (const row of stock.rows(list.id)) rows.push(row);
        assert.ok(rows.length > 0);
        for (const run of await runs.ofList(list.id)) {
          states.push(`${list.name} ${run.state} ${run.charged} ${run.served} ${run.unknown}`);
          const results = await runs.results(run.id, { after: 0, limit: 100 });
          assert.equal(results.length, run.valued + run.withoutValue + run.failed);
        }
      }
      assert.deepEqual(states.sort(), ['April paused 0 0 1', 'March done 10 0 0', 'May running 0 0 0']);
      const lookUps = openLookUps({ database, subscription });
      const tallies = await lookUps.tallies({ organisationId: ORGANISATION, from: '2026-04', to: '2026-04' });
      assert.deepEqual(
        tallies.map(({ charged, notFound, unknown, served, free }) => [charged, notFound, unknown, served, free]),
        [[6, 3, 3, 1, 3]],
      );
      const page = await lookUps.page({ organisationId: ORGANISATION }, 100, null);
      assert.equal(page.items.length, (await lookUps.count({ organisationId: ORGANISATION })).all);
    });

    test('names its running run to a worker, by a queue that the older version made', async () => {
      const [runs, queue] = [createStockRunStore(database), await openQueue(database, 'stock-runs', assert.ifError)];
      const running = await runs.running();
      assert.equal(running.length, 1);
      const looked = new Promise<string>((resolve) => {
        void queue.listen(async (key) => {
          if (running.includes(key)) resolve(key);
          return true;
        });
      });
      for (const runId of running) await queue.call(runId);
      assert.equal(await looked, running[0]);
      assert.ok(await runs.claim(running[0] ?? '', 'a new worker', 1_000));
      await queue.close();
    });

    test('has the record of the submission that was left over, and calls no one for it', async () => {
      const calls: string[] = [];
      const now = new Date('2026-06-05T13:30:00Z');
      const services = {
        valuations: createValuationStore(database),
        registrations: createRegistrationStore(database),
        submissions: openSubmissions(database),
        ledger: createLedger({ database, secret: SECRET, subscription, clock: () => now }),
        caller: everyMarkProvider(async (call) => void calls.push(call)),
        secret: SECRET,
        now: () => now,
      };
      await recordInterrupted(services);
      const stored = await services.valuations.findByKey({
        organisationId: ORGANISATION,
        idempotencyKey: 'key left over',
      });
      const record = valuationRecordSchema.parse(stored?.record);
      assert.equal(record.asked.plate, 'CD20EFG');
      assert.deepEqual([record.sources.registration?.charged, record.sources.valuation?.charged], ['yes', 'yes']);
      assert.deepEqual(await services.submissions.listBefore(now), []);
      assert.deepEqual(calls, []);
    });

    test('refuses to change its ledger, as before', async () => {
      for (const statement of ['delete from look_ups', 'delete from look_up_history', 'truncate look_ups'])
        await assert.rejects(database.query(statement), /append-only/);
      const [list] = await createStockStore(database).lists({ organisationId: ORGANISATION, limit: 1 });
      await database.query('delete from stock_lists where id = $1', [list?.id]);
      const left = await selectRow(
        database,
        z.object({ rows: z.int() }),
        'select count(*)::integer as rows from stock_rows where list_id = $1',
        [list?.id],
      );
      assert.equal(left?.rows, 0, 'the rows of a list are deleted with it');
    });
  });
}
