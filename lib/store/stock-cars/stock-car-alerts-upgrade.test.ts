/* oxlint-disable code/plain-words -- records are stored with fields of these names */
/** The alerts of records and cars from before their columns existed: filled in by the migrations. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';
import { startPostgres } from '@/lib/health/testing/postgres';
import {
  CHECK_NOT_COMPLETED,
  CHECK_PARTLY_COMPLETED,
  NO_REGISTER_RECORD,
} from '@/lib/domain/vehicles/flags/check-alert';
import { migrate, openDatabase } from '../database';
import { selectRow } from '../rows';

/** Two alerts of the vehicle, one note, and what was entered; as records were written before they were listed. */
const RECORD = JSON.stringify({
  lookUpMissing: null,
  warnings: [
    { field: 'plate', code: 'odd', text: 'Check “it”.' },
    { field: 'plate', code: 'odd', text: 'Check it again.' },
    { field: 'mileage', code: 'high_for_age', text: 'Check the digits.' },
  ],
  flags: [
    {
      code: 'scrapped',
      severity: 'stop',
      title: 'Scrapped',
      text: 'It says "severity":"stop","title":"No".',
      day: null,
    },
    { code: 'sources_disagree', severity: 'warn', title: 'Sources disagree', text: 'One.', day: null },
    { code: 'sources_disagree', severity: 'warn', title: 'Sources disagree', text: 'Two.', day: null },
    { code: 'keepers', severity: 'note', title: '1 previous keeper', text: 'One.', day: null },
  ],
});

/** Records whose vehicle was not checked, and one of a derivative alone. */
const lookUpMissing = { reason: 'Slow.', next: 'Retry.' };
const UNCHECKED = JSON.stringify({ asked: { plate: 'AB21CDE', vin: null }, lookUpMissing, register: null });
const UNREGISTERED = JSON.stringify({
  asked: { plate: 'AB21CDE', vin: null },
  identity: { facts: [{ says: { register: null } }] },
  lookUpMissing: null,
  flags: [{ code: 'sources_disagree', severity: 'warn', title: 'Sources disagree', text: 'One.', day: null }],
  register: null,
});
/** Records whose register answered some of its checks, and none. */
const markers = (set: boolean | null, scrapped: boolean | null = set) =>
  Object.fromEntries(
    ['scrapped', 'exported', 'imported', 'plateTransfer'].map((name) => [
      name,
      { set: name === 'scrapped' ? scrapped : set, day: null },
    ]),
  );
const checkedBy = (register: object, warnings: readonly object[] = []) =>
  JSON.stringify({
    asked: { plate: 'AB21CDE', vin: null },
    lookUpMissing: null,
    flags: [{ code: 'exported', severity: 'stop', title: 'Exported', text: 'One \u0000.', day: null }],
    warnings,
    register,
  });
const ENTERED = { field: 'plate', code: 'odd', text: 'Check it.' };
const IN_PART = checkedBy({ ...markers(true, null), previousKeepers: 1 }, [ENTERED]);
const KEEPERS_ALONE = checkedBy({ ...markers(null), previousKeepers: 1 });
const IN_NOTHING = checkedBy({ ...markers(null), previousKeepers: null });
const IN_FULL = checkedBy({ ...markers(false), previousKeepers: null });
const BY_GUIDE_ID = JSON.stringify({ asked: { plate: null, vin: null }, lookUpMissing, register: null });

const others = ['Sources disagree', 'Check the reg and mileage you entered'];
/** In the same order: the summary, and whether the list's filter finds it. */
const SUMMARIES = [
  [{ flag: 'Scrapped', plate: null, otherFlags: others }, true],
  [{ flag: null, plate: null }, false],
  [{ flag: CHECK_NOT_COMPLETED, otherFlags: [], plate: null }, true],
  [{ flag: NO_REGISTER_RECORD, otherFlags: ['Sources disagree'], plate: null }, true],
  [{ flag: null, plate: null }, false],
  [{ flag: 'Exported', otherFlags: [CHECK_PARTLY_COMPLETED, 'Check the reg you entered'], plate: null }, true],
  [{ flag: CHECK_PARTLY_COMPLETED, otherFlags: [], plate: null }, true],
  [{ flag: CHECK_NOT_COMPLETED, otherFlags: [], plate: null }, true],
  [{ flag: null, plate: null }, false],
];
const SAVED = [
  { flag: '"Scrapped"', record: RECORD },
  { flag: 'null', record: RECORD },
  { flag: 'null', record: UNCHECKED },
  { flag: '"Sources disagree"', record: UNREGISTERED },
  { flag: 'null', record: BY_GUIDE_ID },
  { flag: '"Exported"', record: IN_PART },
  { flag: 'null', record: KEEPERS_ALONE },
  { flag: 'null', record: IN_NOTHING },
  { flag: 'null', record: IN_FULL },
];

test('Cars of a database from before have the alerts of the record they are linked to', async () => {
  const running = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const database = openDatabase(running.url);
  try {
    cpSync(join(process.cwd(), 'lib/store/migrations'), folder, { recursive: true });
    const journal = join(folder, 'meta/_journal.json');
    const { entries, ...rest }: { entries: { tag: string }[] } = JSON.parse(readFileSync(journal, 'utf8'));
    const before = entries.slice(
      0,
      entries.findIndex(({ tag }) => tag.endsWith('_stock_car_alerts')),
    );
    writeFileSync(journal, JSON.stringify({ ...rest, entries: before }));
    await migrate(running.url, folder);
    await database.query(`insert into organization (id, name, slug) values ('o', 'o', 'o')`);
    for (const [number, { flag, record }] of SAVED.entries()) {
      const id = `00000000-0000-4000-8000-00000000000${number}`;
      await database.query(
        `insert into valuations (id, organisation_id, created_by, created_at, kind, subject_hash, idempotency_key, summary,
           record, content_hash, look_up_ids)
         values ($1::uuid, 'o', 'ada', now(), 'plate', $1::text, $1::text, $2, $3, '', '{}')`,
        [id, `{"flag":${flag},"plate":null}`, record],
      );
      await database.query(
        `insert into stock_cars (id, organisation_id, idempotency_key, created_by, created_at, owner_id, version, valuation_id,
           title, in_on, miles_per_month, status, notes)
         values ($1::uuid, 'o', $1::text, 'ada', now(), 'ada', 1, $1::uuid, 'A car', '2026-06-01', 0, 'for_sale', '')`,
        [id],
      );
    }
    await migrate(running.url);
    const text = `select json_agg(json_build_array(flag, other_flags) order by id) as alerts from stock_cars`;
    const alerts = z.array(z.tuple([z.string().nullable(), z.array(z.string())]));
    const row = await selectRow(database, z.object({ alerts }), text, []);
    assert.deepEqual(row?.alerts, [
      ['Scrapped', others],
      [null, []],
      [CHECK_NOT_COMPLETED, []],
      [NO_REGISTER_RECORD, ['Sources disagree']],
      [null, []],
      ['Exported', [CHECK_PARTLY_COMPLETED, 'Check the reg you entered']],
      [CHECK_PARTLY_COMPLETED, []],
      [CHECK_NOT_COMPLETED, []],
      [null, []],
    ]);
    const summaries = 'select json_agg(json_build_array(summary, w.flagged) order by id) as summaries';
    const listed = await selectRow(
      database,
      z.object({ summaries: z.array(z.unknown()) }),
      `${summaries} from valuations v join valued_vehicles w on w.latest_id = v.id`,
      [],
    );
    assert.deepEqual(listed?.summaries, SUMMARIES);
  } finally {
    await database.close();
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
