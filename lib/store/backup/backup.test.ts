/**
 * Backups of databases in use, restored into empty ones of either kind. What was restored is read by this file's own
 * statements.
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { z } from 'zod';
import { Fault } from '@/lib/fault';
import { startPostgres } from '@/lib/health/testing/postgres';
import { migrate } from '../database';
import { startEmbedded } from '../embedded/start.mjs';
import { writeBackup } from './backup';
import { targetFault } from './backup-target';
import { backUpBeforeUpgrade } from './before-upgrade';
import { restoreDatabase, restoreFiles, checkedBackup } from './restore';

/** At least one row in every table, as version 0016 wrote them. */
const DUMP = readFileSync(new URL('../testing/released-0016.sql', import.meta.url), 'utf8');
const SECRET = 'a secret of thirty-two characters';
const NOW = new Date('2026-06-05T12:00:00Z');

/** Tables in which migration 0017 gives back the look-ups that an older version had reserved. */
const GIVEN_BACK = ['look_ups', 'look_up_counters', 'look_up_history'];

interface Running {
  readonly url: string;
  stop(): Promise<void>;
}
const ENGINES: Readonly<Record<string, () => Promise<Running>>> = {
  'the embedded database': async () => {
    const directory = mkdtempSync(join(tmpdir(), 'valuations-backup-'));
    const { url, stop } = await startEmbedded({ directory });
    return { url, stop: () => stop().then(() => rmSync(directory, { recursive: true, force: true })) };
  },
  'a PostgreSQL server': startPostgres,
};

const folder = mkdtempSync(join(tmpdir(), 'valuations-backups-'));
after(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const newFile = () => join(folder, `${++files}.backup`);

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Rows of the tables that the dump's version did not have. */
const ADDED_SINCE = `
  insert into account_events (organisation_id, at, kind, span, most, percent)
    values ('dealer', now(), 'limit level', 'month', 5000, 80), ('dealer', now(), 'limit set', 'minute', 600, null);
  insert into notifications (id, organisation_id, person_id, kind, key, path, text, at, delivery)
    select gen_random_uuid(), min(organization_id), min(user_id), 'stock_run_ended', 'a run', '/stock', 'A list.', now(), 'mail' from member;
  insert into notification_choices select min(organization_id), min(user_id), 'stock_run_ended', 'mail' from member;
  insert into mails (id, organisation_id, email, kind, key, subject, content, state, created_at, next_at)
    select gen_random_uuid(), min(id), 'ada@dealer.example', 'invitation', 'a key', 'A list', '{}', 'sent', now(), now()
    from organization;
  insert into schedules (name, next_at) values ('retention', now());
  insert into vehicle_facts (kind, identifier, as_of, make_code, make, model, derivative, co2)
    values ('car', 1, '2026-11-01', 2, 'A make', 'A model', 'A derivative', 99.5);
  insert into vehicle_facts_progress values ('car', '2026-11-01', 3, '[2]', now());
  insert into fact_searches (id, organisation_id, created_by, created_at, name, fields)
    select '00000000-0000-4000-8000-000000000004', min(id), 'ada', now(), 'A search', '{"fuel":"Electric"}' from organization;
  insert into fact_search_views values
    ('00000000-0000-4000-8000-000000000004', 'ada', '2026-11-02', '[1,2]', '2026-11-01', '[1]');
  insert into look_up_minute_limits values ('sandbox', 'dealer', '', 600);
  insert into appraisal_numbers select id, 2026, 1 from organization;
  insert into appraisal_terms select id, '{}', 'ada', now() from organization;
  insert into appraisals (id, organisation_id, year, number, idempotency_key, created_by, created_at, owner_id, title, state, state_at)
    select '00000000-0000-4000-8000-000000000001', min(id), 2026, 1, 'a key', 'ada', now(), 'ada', 'A car', 'offered', now()
    from organization;
  insert into appraisal_entries values ('00000000-0000-4000-8000-000000000001', 'salePrice', '9000', 1, 'ada', now());
  insert into appraisal_history (appraisal_id, at, person_id, field, after)
    values ('00000000-0000-4000-8000-000000000001', now(), 'ada', 'salePrice', '9000');
  insert into appraisal_photos (id, appraisal_id, line_id, is_for_customer, width, height, jpeg, added_by, added_at)
    values ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000001', '0a1b2c3d', true, 2, 1,
      decode('ffd8ff005c27fe', 'hex'), 'ada', now());
  insert into appraisal_offers (id, organisation_id, appraisal_id, state, pounds, valid_days, frozen, requested_by, requested_at)
    select '00000000-0000-4000-8000-000000000002', min(id), '00000000-0000-4000-8000-000000000001', 'made', 7000, 7, '{}',
      'ada', now() from organization;
  insert into stock_cars (id, organisation_id, idempotency_key, created_by, created_at, owner_id, version, plate, title, in_on,
      miles_per_month, status, notes)
    select '00000000-0000-4000-8000-000000000003', min(id), 'a key', 'ada', now(), 'ada', 1, 'AB21CDE', 'A car', '2026-06-01',
      0, 'for_sale', '' from organization;
  insert into stock_car_history (car_id, at, person_id, field, after)
    values ('00000000-0000-4000-8000-000000000003', now(), 'ada', 'status', 'for_sale');
  insert into stock_car_values (car_id, edition, mileage, clean_pounds, valued_at)
    values ('00000000-0000-4000-8000-000000000003', '2026-06-01', 30000, 7000, now());
  update stock_cars set expected_by_month = array[6900, null], cost_pounds = 7500;
  insert into stock_car_live_values (car_id, day, mileage, clean_pounds)
    values ('00000000-0000-4000-8000-000000000003', '2026-06-10', 30000, 6900);
  insert into appraisal_signatures values ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001',
    'A customer', 'M1 2 L3 4', now(), 'ada');
  insert into past_sales (id, organisation_id, import_id, imported_by, imported_at, title, sold_on, sold_pounds, sold_to)
    select '00000000-0000-4000-8000-000000000005', min(id), '00000000-0000-4000-8000-000000000006', 'ada', now(), 'A car',
      '2026-05-01', 8000, 'retail' from organization;
  insert into value_move_thresholds select min(organization_id), min(user_id), 500, 5 from member;
  insert into stock_feeds (id, organisation_id, name, format, columns, token_hash, created_by, created_at)
    select '00000000-0000-4000-8000-000000000007', min(id), 'A feed', 'csv', '[]', 'a hash', 'ada', now() from organization;
  insert into auction_entries select id, 2, 'note', 'A scratch', 1, 'ada', now() from stock_lists limit 1;
  insert into build_checks (build_id, checked_on, changed_at) select id, '2026-06-01', now() from builds limit 1;
  insert into api_keys (id, organisation_id, name, person_id, role, token_hash, ending, created_by, created_at)
    select gen_random_uuid(), m.organization_id, 'DMS', m.user_id, 'viewer', 'hash of a key', 'a-Z9', m.user_id,
      clock_timestamp() from member m limit 1;
  insert into webhooks (id, organisation_id, name, host, sealed_address, events, created_by, created_at)
    select '00000000-0000-4000-8000-000000000010', min(id), 'CRM', 'crm.example', 'sealed', '{"offer.answered": "2026-06-01T10:00:00Z"}',
      'ada', now() from organization;
  insert into webhook_messages (id, webhook_id, type, key, body, state, created_at, next_at)
    values ('00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000010', 'offer.answered', 'an offer', '{}',
      'waiting', now(), now());
  insert into stock_sources (id, organisation_id, name, kind, place, profile, created_by, created_at, due_on)
    select '00000000-0000-4000-8000-000000000008', min(id), 'A source', 'folder', 'cars.csv', '{}', 'ada', now(), '2026-06-01'
    from organization;
  insert into stock_source_readings (id, source_id, started_at, state, changed_cars, refused_rows)
    values ('00000000-0000-4000-8000-000000000009', '00000000-0000-4000-8000-000000000008', now(), 'done', '[]', '[]')`;

const loadDump = (url: string) =>
  withClient(url, async (client) => {
    await client.query(DUMP);
    // The embedded database has one session for all clients, and the dump sets its search path.
    await client.query('reset all');
  });

const nameRow = z.object({ name: z.string() });
const textRow = z.object({ text: z.string() });

/** Each row of each table of ours as PostgreSQL writes it as JSON; the tables of the migrations and of jobs are not ours. */
async function contentsOf(url: string): Promise<Record<string, string[]>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
    );
    const contents: Record<string, string[]> = {};
    for (const { name } of z.array(nameRow).parse(rows)) {
      const stored = await client.query(`select row_to_json(t)::text as text from "${name}" t`);
      contents[name] = z
        .array(textRow)
        .parse(stored.rows)
        .map(({ text }) => text)
        .sort();
    }
    return contents;
  });
}

const backUp = (url: string, file = newFile(), dataDirectory = join(folder, 'none')) =>
  writeBackup({ url, dataDirectory, secret: SECRET, file, now: NOW }).then(() => file);

for (const [from, startSource] of Object.entries(ENGINES)) {
  describe(`a backup of ${from}`, () => {
    let source: Running;
    before(async () => {
      source = await startSource();
      await loadDump(source.url);
      await migrate(source.url);
      await withClient(source.url, (client) => client.query(ADDED_SINCE));
    });
    after(() => source.stop());

    // Into the other kind of database, which is how a product moves to a server, and back.
    for (const [to, startTarget] of Object.entries(ENGINES).filter(([engine]) => engine !== from)) {
      test(`restored into ${to} is the same in every row, and the ledger goes on where it was`, async () => {
        const file = await backUp(source.url);
        const target = await startTarget();
        try {
          await restoreDatabase(file, target.url, SECRET);
          const [restored, original] = [await contentsOf(target.url), await contentsOf(source.url)];
          assert.deepEqual(restored, original);
          assert.ok(
            Object.values(restored).every((rows) => rows.length > 0),
            'no table is empty',
          );
          await withClient(target.url, async (client) => {
            await assert.rejects(client.query('delete from look_ups'), /append-only/, 'its triggers are on');
            const { rows } = await client.query(
              `select nextval(pg_get_serial_sequence('look_up_history', 'id')) >
                      (select max(id) from look_up_history) as fresh`,
            );
            assert.deepEqual(rows, [{ fresh: true }]);
          });
          await migrate(target.url);
        } finally {
          await target.stop();
        }
      });
    }

    test('taken while others write is as of one moment: of rows written in pairs, both or none', async () => {
      await withClient(source.url, async (client) => {
        await client.query('create table pairs (id integer, half integer, filler text, primary key (id, half))');
        let [written, isOver] = [0, false];
        const write = async () => {
          for (; !isOver; written += 1) {
            await client.query('begin');
            await client.query(`insert into pairs values ($1, 1, repeat('x', 1000))`, [written]);
            await client.query(`insert into pairs values ($1, 2, repeat('x', 1000))`, [written]);
            await client.query('commit');
          }
        };
        const writing = write();
        while (written < 20) await new Promise((settle) => setTimeout(settle, 5));
        const file = await backUp(source.url);
        isOver = true;
        await writing;
        await client.query('drop table pairs');
        const lines = gunzipSync(readFileSync(file)).toString().split('\n');
        const halves = lines.filter((line) => /^\["\d+","[12]","x/.test(line)).map((line) => JSON.parse(line)[0]);
        assert.ok(halves.length >= 40);
        for (const one of new Set(halves)) assert.equal(halves.filter((other) => other === one).length, 2, one);
      });
    });
  });
}

describe('a restore', () => {
  let source: Running;
  let target: Running;
  before(async () => {
    source = await startPostgres();
    target = await startPostgres();
    await loadDump(source.url);
  });
  after(async () => {
    await source.stop();
    await target.stop();
  });
  const refused = (file: string, message: RegExp, secret = SECRET) =>
    assert.rejects(
      restoreDatabase(file, target.url, secret),
      (error) => error instanceof Fault && message.test(error.message),
    );
  const assertEmpty = async () => assert.deepEqual(await contentsOf(target.url), {});

  test('refuses a file that was cut short or changed at any place, and leaves the database empty', async () => {
    const file = await backUp(source.url);
    const whole = readFileSync(file);
    const lines = gunzipSync(whole).toString().split('\n');
    const damaged = newFile();
    for (const [title, bytes] of [
      ['cut in the middle', whole.subarray(0, whole.length / 2)],
      ['cut before its end', whole.subarray(0, -1)],
      ['no backup', Buffer.from('no backup')],
      ['nothing', Buffer.alloc(0)],
      ['a row left out', gzipSync(lines.toSpliced(5, 1).join('\n'))],
      ['a row changed', gzipSync(lines.map((line) => line.replace('Ada Admin', 'Eve Admin')).join('\n'))],
      ['its last line left out', gzipSync(`${lines.slice(0, -2).join('\n')}\n`)],
      ['a line after its end', gzipSync(`${lines.join('\n')}[]\n`)],
    ] as const) {
      writeFileSync(damaged, bytes);
      await assert.rejects(
        restoreDatabase(damaged, target.url, SECRET),
        (error) => error instanceof Fault && /not a whole backup|is empty/.test(error.message),
        title,
      );
      await assertEmpty();
    }
  });

  test('is not written where it cannot be, and what is there stays', async () => {
    const [file, inProgress] = [newFile(), newFile()];
    writeFileSync(file, 'a file');
    writeFileSync(`${inProgress}.part`, 'another backup');
    for (const [place, message] of [
      [folder, /is not a file\./],
      ['/dev/null', /is not a file\./],
      [join(file, 'below.backup'), /cannot be written \(E(NOTDIR|EXIST)\); no backup was made\./],
      [inProgress, /\.part is there: another backup is being written/],
    ] as const)
      await assert.rejects(
        writeBackup({ url: source.url, dataDirectory: folder, secret: SECRET, file: place, now: NOW }),
        (error) => error instanceof Fault && message.test(error.message),
        place,
      );
    assert.ok(statSync('/dev/null').isCharacterDevice());
    assert.deepEqual(
      [file, `${inProgress}.part`].map((name) => readFileSync(name, 'utf8')),
      ['a file', 'another backup'],
    );
  });

  test('of a later form, and what is no file, are named as that', async () => {
    const lines = gunzipSync(readFileSync(await backUp(source.url))).toString();
    const later = newFile();
    writeFileSync(later, gzipSync(lines.replace('"vehicle-valuations backup 1"', '"vehicle-valuations backup 2"')));
    await refused(later, /^This backup was made by another version of the product/);
    const migrated = lines.replace(
      /"migrations":\{"count":(\d+)/,
      (_, count) => `"migrations":{"count":${Number(count) + 1}`,
    );
    const body = migrated.slice(0, migrated.trimEnd().lastIndexOf('\n') + 1);
    const end = createHash('sha256').update(body).digest('hex');
    writeFileSync(later, gzipSync(`${body}${JSON.stringify({ end })}\n`));
    await refused(later, /^This backup was made by another version of the product/);
    await refused(folder, /^This file cannot be read \(EISDIR\)\.$/);
    await assertEmpty();
  });

  test('says that there is no space left for it', () => {
    const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const fault = targetFault(error, 'a.backup');
    assert.match(fault?.message ?? '', /^There is no space left for a\.backup;/);
    assert.equal(targetFault(new Error('of the database'), 'a.backup'), null);
  });

  test('refuses another APP_SECRET', async () => {
    await refused(await backUp(source.url), /APP_SECRET is not the one/, 'another secret of thirty-two characters');
    await assertEmpty();
  });

  test('refuses a ledger whose counters are wrong, with a message, and leaves the database empty', async () => {
    await withClient(source.url, (client) => client.query('update look_up_counters set taken = taken + 1'));
    const file = await backUp(source.url);
    await withClient(source.url, (client) => client.query('update look_up_counters set taken = taken - 1'));
    await refused(file, /given up:\n {2}\d+ counters of look-ups differ from the ledger$/);
    await assertEmpty();
  });

  test('of an older version has its rows in today’s tables; a second one is refused', async () => {
    const file = await backUp(source.url);
    await restoreDatabase(file, target.url, SECRET);
    const restored = await contentsOf(target.url);
    await migrate(source.url);
    const upgraded = await contentsOf(source.url);
    assert.deepEqual(Object.keys(restored), Object.keys(upgraded));
    for (const [table, rows] of Object.entries(upgraded)) {
      // What a migration gives back is dated to when the migration runs.
      if (GIVEN_BACK.includes(table)) assert.equal(restored[table]?.length, rows.length, table);
      else assert.deepEqual(restored[table], rows, table);
    }
    await refused(file, /not empty/);
    assert.deepEqual(await contentsOf(target.url), restored);
  });

  test('before an upgrade a backup is made; without one, none', async () => {
    const old = await startPostgres();
    const dataDirectory = join(folder, 'upgraded');
    const upgrade = () => backUpBeforeUpgrade({ url: old.url, dataDirectory, secret: SECRET, now: NOW });
    try {
      assert.equal(await upgrade(), null, 'a new database');
      await loadDump(old.url);
      const original = await contentsOf(old.url);
      const file = await upgrade();
      assert.equal(file, join(dataDirectory, 'backups', 'before-upgrade-2026-06-05T12-00-00-000Z.backup'));
      const { closings } = await checkedBackup(file ?? '');
      assert.deepEqual(
        closings
          .map(({ table, rows }): [string, number] => [table, rows])
          .sort(([one], [other]) => (one < other ? -1 : 1)),
        Object.entries(original).map(([table, rows]) => [table, rows.length]),
      );
      await migrate(old.url);
      assert.equal(await upgrade(), null, 'nothing is pending');
    } finally {
      await old.stop();
    }
  });

  test('restores the files of the data directory, and never overwrites others', async () => {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    mkdirSync(join(from, 'sandbox'), { recursive: true });
    mkdirSync(join(from, 'postgres'));
    writeFileSync(join(from, 'secret'), 'made once');
    writeFileSync(join(from, 'sandbox', 'journal.jsonl'), '{}\n');
    writeFileSync(join(from, 'postgres', 'data'), 'the database itself');
    const { header } = await checkedBackup(await backUp(source.url, newFile(), from));
    restoreFiles(header, to);
    restoreFiles(header, to);
    assert.equal(readFileSync(join(to, 'secret'), 'utf8'), 'made once');
    assert.equal(readFileSync(join(to, 'sandbox', 'journal.jsonl'), 'utf8'), '{}\n');
    assert.equal(existsSync(join(to, 'postgres')), false);
    writeFileSync(join(to, 'secret'), 'another');
    assert.throws(() => restoreFiles(header, to), /another secret already/);
  });
});
