/**
 * One plate is written into every column of the schema that can hold a text, erased, and searched for everywhere: in
 * every table of every schema, and in the files of the embedded database once it has stopped.
 */
import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { after, before, describe, test, type TestContext } from 'node:test';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { z } from 'zod';
import type { Session } from '@/lib/access';
import { call } from '@/lib/features/testing/recorded-services';
import { ENGINES } from '@/lib/health/testing/databases';
import { createLedger } from '@/lib/lookups/ledger';
import { migrate, openDatabase, type SqlDatabase } from '@/lib/store/database';
import { startEmbedded } from '@/lib/store/embedded/start.mjs';
import { keyedHash } from '@/lib/store/keyed-hash';
import { openPrivacy } from '@/lib/store/privacy/privacy';
import { selectRows } from '@/lib/store/rows';
import * as appraisals from '@/lib/store/schema/appraisals';
import * as approvals from '@/lib/store/schema/approvals';
import * as builds from '@/lib/store/schema/builds';
import * as events from '@/lib/store/schema/events';
import * as ledgerTables from '@/lib/store/schema/ledger';
import * as notifications from '@/lib/store/schema/notifications';
import * as passwordLinks from '@/lib/store/schema/password-links';
import * as pastSales from '@/lib/store/schema/past-sales';
import * as people from '@/lib/store/schema/people';
import * as privacyTables from '@/lib/store/schema/privacy';
import * as records from '@/lib/store/schema/records';
import * as schedules from '@/lib/store/schema/schedules';
import * as shares from '@/lib/store/schema/shares';
import * as stock from '@/lib/store/schema/stock';
import * as stockCarValues from '@/lib/store/schema/stock-car-values';
import * as stockCars from '@/lib/store/schema/stock-cars';
import * as apiKeys from '@/lib/store/schema/api-keys';
import * as stockFeeds from '@/lib/store/schema/stock-feeds';
import * as stockTodos from '@/lib/store/schema/stock-todos';
import * as submissions from '@/lib/store/schema/submissions';
import * as webhookTables from '@/lib/store/schema/webhooks';
import * as vehicleFacts from '@/lib/store/schema/vehicle-facts';
import * as valuedVehicles from '@/lib/store/schema/valued-vehicles';
import * as privacy from './privacy';

const SECRET = 'a secret';
/** No other text has these letters and digits by chance. */
const PLATE = 'KV65ZXW';
const SPELLINGS = ['KV65ZXW', 'KV65 ZXW', 'kv65 zxw', 'Kv65-zxw', 'KV65\u00a0ZXW', 'K V 6 5 Z X W'];
const PLATE_HASHES = [
  keyedHash(SECRET, 'valuation', PLATE),
  keyedHash(SECRET, 'registration', PLATE),
  keyedHash(SECRET, 'REGLookupVRM', PLATE),
];

/** Text columns that only the product writes, never a person or the provider. */
const NOT_FREE: readonly (readonly [reason: string, columns: RegExp])[] = [
  ['an id', /^[a-z_]+\.(id|\w+_id|\w+_by|organisation_id|instance|worker)$/],
  ['a hash or token, of which nothing is left to read', /\.(\w+_hash|\w*token|password)$/],
  [
    'a hash, an id or the date of an edition',
    /^(verification\.value|(rate_limit|notifications|mails|webhook_messages)\.key)$/,
  ],
  ['one of a fixed list', /\.(state|status|kind|role|operation|outcome|subscription|scope|month)$/],
  ['an address to sign in with, which is the person’s and not the vehicle’s', /\.(email|identifier|ip_address)$/],
  ['roles, limits and figures of terms', /^account_events\.(field|before|after)$/],
  ['the first part of a network address', /^account_events\.network$/],
  ['the last four letters of a key, which the product draws', /^api_keys\.ending$/],
  ['counts by place alone', /^erasures\.places$/],
  ['a page’s address, which names no plate', /^notifications\.path$/],
  ['a drawing that the product writes in figures', /^appraisal_signatures\.path$/],
  ['sealed: no one reads it without the secret', /^(mails\.sealed_token|(stock_sources|webhooks)\.sealed_address)$/],
  ['facts of what is on sale, from the guide: of no vehicle in particular', /^vehicle_facts(_progress)?\./],
  [
    'which kinds of things of a build changed, and a hash of the guide’s sentences',
    /^build_checks\.(areas|differences)$/,
  ],
  ['ids, sums and dates, as declared for each event; and our own sentences', /^webhook_messages\.(type|body|problem)$/],
  ['types of events and since when', /^webhooks\.events$/],
  ['guide IDs of what matched a search', /^fact_search_views\.(matched|before)$/],
  ['the name of recurring work, and what it came to in counts', /^schedules\.(name|result)$/],
];
/** A submission's own name for itself, and what lists show of a record, which is exported in full. */
const NOT_EXPORTED = /^(look_ups|registrations|valuations)\.idempotency_key$|^(registrations|valuations)\.summary$/;
const EARLIER_CUSTOMER = 'Erin Earlier';

const MODULES = [
  apiKeys,
  appraisals,
  approvals,
  builds,
  events,
  ledgerTables,
  notifications,
  passwordLinks,
  pastSales,
  people,
  privacyTables,
  records,
  schedules,
  shares,
  stock,
  stockCars,
  stockCarValues,
  stockFeeds,
  stockTodos,
  submissions,
  valuedVehicles,
  vehicleFacts,
  webhookTables,
];

const columnRow = z.object({ table: z.string(), column: z.string(), type: z.string(), isGenerated: z.boolean() });
type ColumnRow = z.infer<typeof columnRow>;
const textRow = z.object({ text: z.string() });
const nameRow = z.object({ name: z.string() });

/** Values of a table's enumerations, as its schema declares them. */
const enumerated = new Map<string, string>();
for (const table of MODULES.flatMap((module) => Object.values<unknown>({ ...module })).filter(
  (value) => value instanceof PgTable,
)) {
  const { name, columns } = getTableConfig(table);
  for (const column of columns)
    if (column.enumValues?.[0]) enumerated.set(`${name}.${column.name}`, column.enumValues[0]);
}

const isFree = (column: string) => !enumerated.has(column) && !NOT_FREE.some(([, columns]) => columns.test(column));

/** Of every table. */
const columnsOf = (database: SqlDatabase) =>
  selectRows(
    database,
    columnRow,
    `select c.table_name as table, c.column_name as column, c.udt_name as type,
       (c.is_identity = 'YES' or c.is_generated = 'ALWAYS') as "isGenerated"
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, c.ordinal_position`,
  );

const textWith = (type: string, spelling: string | undefined, own: string): string =>
  type === 'text' || type === 'varchar'
    ? `Part exchange: ${spelling}, paid (${own})`
    : JSON.stringify({ note: [`Was ${spelling}\nand paid`, own] });

/** An organisation with one row in each table, and the plate in each column that can hold a text. */
async function plant(database: SqlDatabase, url: string) {
  const columns = await columnsOf(database);
  const [organisationId, personId, listId, runId, valuationId, appraisalId, carId, sourceId] = Array.from(
    { length: 8 },
    () => randomUUID(),
  );
  const known: Readonly<Record<string, string | null | undefined>> = {
    'vehicle_facts.identifier': String(randomInt(1, 2_000_000_000)),
    'vehicle_facts_progress.kind': randomUUID(),
    'approvals.granted': null,
    'approvals.state': 'refused',
    'appraisals.bought_pounds': null,
    'appraisal_photos.line_id': null,
    'appraisal_photos.jpeg': PLATE,
    'appraisal_signatures.path': 'M1 2L3 4',
    'organization.id': organisationId,
    'user.id': personId,
    'stock_lists.id': listId,
    'stock_runs.id': runId,
    'valuations.id': valuationId,
    'appraisals.id': appraisalId,
    'stock_cars.id': carId,
    car_id: carId,
    'stock_sources.id': sourceId,
    source_id: sourceId,
    'stock_cars.left_on': null,
    'stock_cars.sold_pounds': null,
    'past_sales.edition': null,
    'past_sales.guide_pounds': null,
    'stock_cars.registration_id': null,
    appraisal_id: appraisalId,
    organisation_id: organisationId,
    organization_id: organisationId,
    user_id: personId,
    person_id: personId,
    list_id: listId,
    run_id: runId,
    valuation_id: valuationId,
    'shares.registration_id': null,
    'look_ups.state': 'SETTLED',
    'mails.state': 'waiting',
    'look_ups.subject_hash': PLATE_HASHES[2],
    'valuations.subject_hash': PLATE_HASHES[0],
    'valued_vehicles.subject_hash': PLATE_HASHES[0],
    'registrations.subject_hash': PLATE_HASHES[1],
    'stock_rows.plate': PLATE,
  };
  /** Columns, each with a part of its text that no other has. */
  const planted = new Map<string, string>();
  const valueOf = ({ table, column, type }: ColumnRow): unknown => {
    const name = `${table}.${column}`;
    const value = name in known ? known[name] : (known[column] ?? enumerated.get(name));
    if (value !== undefined) return value;
    const isText = ['text', 'json', 'jsonb', 'varchar'].includes(type);
    if (isText && isFree(name)) {
      const own = randomUUID();
      planted.set(name, own);
      const spelling = SPELLINGS[planted.size % SPELLINGS.length];
      return textWith(type, spelling, own);
    }
    if (type === 'timestamptz') return new Date('2026-06-01T10:00:00Z');
    if (type === 'date') return '2026-06-01';
    if (type === 'bool') return false;
    if (type.startsWith('_')) return [];
    if (type === 'uuid' || isText) return type.startsWith('json') ? '[]' : randomUUID();
    return 1;
  };
  await insertEach(columns, valueOf, url);
  return { organisationId: String(organisationId), personId: String(personId), planted };
}

/** One row in each table. */
async function insertEach(columns: readonly ColumnRow[], valueOf: (column: ColumnRow) => unknown, url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Without the ledger's rules and without foreign keys: every row is stored exactly as written here.
    await client.query('set session_replication_role = replica');
    for (const table of new Set(columns.map((column) => column.table))) {
      const own = columns.filter(
        (column) =>
          column.table === table &&
          !column.isGenerated &&
          // The look-up has ended and is not erased yet.
          !['awaited_until', 'erased_at'].includes(column.column),
      );
      await client.query(
        `insert into "${table}" (${own.map(({ column }) => `"${column}"`).join(', ')})
       values (${own.map((_, index) => `$${index + 1}`).join(', ')})`,
        own.map(valueOf),
      );
    }
    // A customer's details are emptied whole, including the plate in them.
    await client.query(
      `insert into appraisal_entries (appraisal_id, field, value, version, changed_at, changed_by)
         select distinct on (appraisal_id) appraisal_id, 'customerName', value, version, changed_at, changed_by
         from appraisal_entries on conflict do nothing`,
    );
    await client.query(
      `insert into appraisal_history (appraisal_id, at, field, before)
         select id, clock_timestamp(), 'customerName', $1 from appraisals`,
      [EARLIER_CUSTOMER],
    );
    await client.query('reset session_replication_role');
  } finally {
    await client.end();
  }
}

/** Every row of every table, as text. */
async function everything(database: SqlDatabase): Promise<string[]> {
  const tables = await selectRows(
    database,
    nameRow,
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) =>
      (await selectRows(database, textRow, `select t::text as text from ${name} t`)).map(
        ({ text }) => `${name}: ${text}`,
      ),
    ),
  );
  return found.flat();
}

/** Letters and digits only: separators are not part of a plate. */
const bare = (text: string) =>
  text
    .replace(/\\u00a0|\\n/g, '')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase();
const holdsPlate = (text: string) => bare(text).includes(PLATE) || PLATE_HASHES.some((hash) => text.includes(hash));

function session({ organisationId, personId }: { organisationId: string; personId: string }): Session {
  return {
    organisationId,
    personId,
    personName: 'J. Smith',
    role: 'admin',
    sessionId: '',
    email: '',
    organisationName: '',
  };
}

const servicesOn = (database: SqlDatabase) => ({
  privacy: openPrivacy(database),
  ledger: createLedger({ database, secret: SECRET, subscription: randomUUID() }),
  secret: SECRET,
  now: () => new Date('2026-06-05T10:00:00Z'),
});

/** @returns what was erased where */
async function erasePlanted(database: SqlDatabase, url: string, oncePlanted: () => void | Promise<void> = () => {}) {
  const { planted, ...person } = await plant(database, url);
  assert.ok(planted.size >= 30, `only ${[...planted.keys()].join()}`);
  const texts = await everything(database);
  for (const column of planted.keys()) {
    const [table] = column.split('.');
    assert.ok(
      texts.some((text) => new RegExp(`^public\\."?${table}"?: `).test(text) && holdsPlate(text)),
      column,
    );
  }
  await oncePlanted();
  const services = servicesOn(database);
  const input = { subject: PLATE };
  const found = await privacy.runFindPlateData(call(input, session(person)), services);
  const exported = await privacy.runExportPlateData(call(input, session(person)), services);
  for (const part of [
    exported.records,
    exported.ledgerLines,
    exported.shares,
    exported.stockRows,
    exported.stockResults,
    exported.auctionEntries,
    exported.appraisals,
    exported.stockCars,
  ]) {
    assert.ok(part.length > 0);
  }
  const file = JSON.stringify(exported);
  const left = [...planted].filter(([column, own]) => !NOT_EXPORTED.test(column) && !file.includes(own));
  assert.deepEqual(
    left.map(([column]) => column),
    [],
    'all that is held is exported',
  );
  assert.ok(file.includes(EARLIER_CUSTOMER), 'what was entered before it was changed too');
  const erased = await privacy.runErasePlateData(call(input, session(person)), services);
  assert.deepEqual(erased.places, found.places, 'what is done is what was found');
  return { ...erased, person };
}

const ALL_PLACES = [
  ['records', 2],
  ['shares', 1],
  ['answers', 1],
  ['ledgerLines', 1],
  ['stockRows', 1],
  ['stockResults', 1],
  ['auctionEntries', 1],
  ['listNames', 1],
  ['builds', 1],
  ['appraisals', 1],
  // A car, a change of it, its value in an edition, and a past sale.
  ['stockCars', 4],
  ['submissions', 1],
  // A reason, a run, a saved search, a feed, an incoming feed, its reading, a person, an organisation, a browser; an
  // appraisal, its entry, change, offer and terms.
  ['otherTexts', 18],
];

describe('A plate in every column, on a PostgreSQL server', () => {
  const server = ENGINES[1];
  let running: Awaited<ReturnType<(typeof ENGINES)[number]['start']>>;
  let database: SqlDatabase;
  before(async () => {
    assert.ok(server);
    running = await server.start();
    database = openDatabase(running.url);
  });
  after(async () => {
    await database.close();
    await running.stop();
  });

  test('is gone from every table once it is erased, and what is left in files is stated as the operator’s', async () => {
    const { places, storage, person } = await erasePlanted(database, running.url);
    assert.deepEqual(
      places.map(({ place, count }) => [place, count]),
      ALL_PLACES,
    );
    assert.equal(storage, 'server');
    assert.deepEqual((await everything(database)).filter(holdsPlate), []);
    const again = await privacy.runFindPlateData(call({ subject: PLATE }, session(person)), servicesOn(database));
    assert.deepEqual([again.places, again.records], [[], []]);
  });

  test('stays where another organisation holds it', async () => {
    const other = await plant(database, running.url);
    await erasePlanted(database, running.url);
    const left = (await everything(database)).filter(holdsPlate);
    assert.ok(left.length > 10);
    const ofOther = await privacy.runFindPlateData(call({ subject: PLATE }, session(other)), servicesOn(database));
    assert.deepEqual(
      ofOther.places.map(({ place, count }) => [place, count]),
      ALL_PLACES,
    );
  });
});

/** An embedded database for one test, and which of its files hold the plate. */
async function openFiles(t: TestContext) {
  const directory = mkdtempSync(join(tmpdir(), 'valuations-erased-'));
  const { url, stop } = await startEmbedded({ directory });
  const database = openDatabase(url);
  t.after(async () => {
    await database.close();
    await stop();
    rmSync(directory, { recursive: true, force: true });
  });
  await migrate(url);
  const files = () =>
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => holdsPlate(readFileSync(file, 'latin1')));
  return { database, url, stop, files };
}

test('A plate in every column of the embedded database is gone from its files once it is erased', async (t) => {
  const { database, url, stop, files } = await openFiles(t);
  const { storage } = await erasePlanted(database, url, () => assert.notDeepEqual(files(), [], 'it was in files'));
  assert.equal(storage, 'rewritten');
  assert.deepEqual((await everything(database)).filter(holdsPlate), []);
  await stop();
  assert.deepEqual(files(), []);
});

test('A plate in segments of the log that were recycled is gone from them once it is erased', async (t) => {
  const { database, url, stop, files } = await openFiles(t);
  const { storage } = await erasePlanted(database, url, async () => {
    // Enough to fill several segments. The checkpoint renames them, to be used again.
    await database.query('create table filler (text text)');
    await database.query('alter table filler alter column text set storage external');
    await database.query(`insert into filler select repeat('x', 1000000) from generate_series(1, 70)`);
    await database.query('checkpoint');
    await database.query('drop table filler');
    const [segment] = await selectRows(
      database,
      z.object({ name: z.string() }),
      'select pg_walfile_name(pg_current_wal_insert_lsn()) as name',
    );
    const current = segment?.name ?? '';
    assert.ok(files().some((file) => basename(file) > current && dirname(file).endsWith('pg_wal')));
  });
  assert.equal(storage, 'rewritten');
  await stop();
  assert.deepEqual(files(), []);
});

test('Of a larger database some files still hold it, as the answer states, until they are rewritten at night', async (t) => {
  const { database, url, stop, files } = await openFiles(t);
  const services = servicesOn(database);
  assert.equal(await services.privacy.rewriteWaitingStorage(), null);
  // Over 64 MB, uncompressed.
  await database.query('alter table stock_rows alter column cells set storage external');
  await database.query(`insert into stock_rows (list_id, number, cells, problem)
    select '${randomUUID()}', n, json_build_array(repeat('x', 1000000)), '{}' from generate_series(1, 70) n`);
  const { storage, person } = await erasePlanted(database, url);
  const storageOf = async () => {
    const { erasures } = await privacy.runReadRetention(call({}, session(person)), services);
    return new Set(erasures.map((erasure) => erasure.storage));
  };
  assert.equal(storage, 'tonight');
  assert.ok((await storageOf()).has('tonight'));
  assert.notDeepEqual(files(), []);
  assert.equal(await services.privacy.rewriteWaitingStorage(), 'rewritten');
  assert.deepEqual(await storageOf(), new Set(['rewritten']));
  await stop();
  assert.deepEqual(files(), []);
});
