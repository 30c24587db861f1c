/* oxlint-disable code/plain-words -- records are stored with fields of these names */
/** Rows of vehicles from before a failed valuation and a look-up by VIN belonged to them: joined by the migration. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';
import { startPostgres } from '@/lib/health/testing/postgres';
import { migrate, openDatabase } from '../database';
import { selectRows } from '../rows';

interface SavedBefore {
  readonly organisation: string;
  readonly subject: string;
  readonly kind: 'plate' | 'vin' | 'identifier';
  readonly asked: { readonly plate: string | null; readonly vin: string | null };
  readonly found: string | null;
  readonly clean: number | null;
  readonly flag?: string;
}

const VIN = 'WVWZZZAUZKW123456';
const byPlate = (plate: string, clean: number | null, more: Partial<SavedBefore> = {}): SavedBefore => ({
  organisation: 'o',
  subject: `hash of ${plate}`,
  kind: 'plate',
  asked: { plate, vin: null },
  found: plate,
  clean,
  ...more,
});
const byVin = (vin: string, found: string | null, more: Partial<SavedBefore> = {}): SavedBefore => ({
  organisation: 'o',
  subject: `hash of ${vin}`,
  kind: 'vin',
  asked: { plate: null, vin },
  found,
  clean: null,
  ...more,
});

/** In the order in which they were made. */
const SAVED: readonly SavedBefore[] = [
  byPlate('GO19LFS', 7_000),
  byPlate('GO19LFS', 6_700),
  byVin(VIN, 'GO19 LFS', { flag: 'Exported' }),
  byVin(VIN, 'GO19 LFS', { kind: 'identifier', clean: 6_500 }),
  byVin(VIN, 'GO19 LFS'),
  // Of another organisation, without a plate, and with one that no record was made by.
  byVin(VIN, 'GO19 LFS', { organisation: 'other' }),
  byVin('WF0U3XWH8VH456476', null),
  byVin('WVWS1M2H0KZ593003', 'TB19 ADE'),
  // A value, and then twice none; and a value with none between.
  byPlate('SC16RAP', 14_250),
  byPlate('SC16RAP', null),
  byPlate('SC16RAP', null, { flag: 'Vehicle check not completed' }),
  byPlate('VA20NNN', 8_075),
  byPlate('VA20NNN', null),
  byPlate('VA20NNN', 8_725),
  byPlate('NF19UND', null),
  byPlate('NF19UND', null),
];

test('A database from before has one row for each vehicle, with its newest value', async () => {
  const running = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const database = openDatabase(running.url);
  try {
    cpSync(join(process.cwd(), 'lib/store/migrations'), folder, { recursive: true });
    const journal = join(folder, 'meta/_journal.json');
    const { entries, ...rest }: { entries: { tag: string }[] } = JSON.parse(readFileSync(journal, 'utf8'));
    const before = entries.slice(
      0,
      entries.findIndex(({ tag }) => tag.endsWith('_newest_values')),
    );
    writeFileSync(journal, JSON.stringify({ ...rest, entries: before }));
    await migrate(running.url, folder);
    await database.query(
      `insert into organization (id, name, slug) values ('o', 'o', 'o'), ('other', 'other', 'other')`,
    );
    for (const [number, { organisation, subject, kind, asked, found, clean, flag = null }] of SAVED.entries())
      await database.query(
        `insert into valuations (id, organisation_id, created_by, created_at, kind, subject_hash, idempotency_key, summary,
           record, content_hash, look_up_ids)
         values (gen_random_uuid(), $1, 'ada', timestamptz '2026-06-01' + $2 * interval '1 hour', $3, $4, $2::text, $5, $6, '', '{}')`,
        [
          organisation,
          number,
          kind,
          subject,
          JSON.stringify({ retailPounds: null, cleanPounds: clean, flag, mileage: number }),
          JSON.stringify({ asked, identity: { title: 'A NUL \u0000', plate: found, vehicle: null } }),
        ],
      );
    // The row says so, and the summary does not.
    await database.query(
      `update valued_vehicles set listed = true where subject_hash in ('hash of NF19UND', 'hash of SC16RAP')`,
    );
    await migrate(running.url);
    const rows = await selectRows(
      database,
      z.object({ row: z.string() }),
      `select concat_ws(' ', organisation_id, subject_hash || ':', coalesce(clean_pounds::text, 'no value'), 'at', mileage,
         coalesce('since ' || change_pounds, 'no change'), 'of', valuations, case when flagged then 'flagged' end,
         case when listed then 'listed' end) as row
       from valued_vehicles order by 1`,
      [],
    );
    assert.deepEqual(
      rows.map(({ row }) => row),
      [
        'o hash of GO19LFS: 6500 at 3 since -200 of 5',
        'o hash of NF19UND: no value at 15 no change of 2 listed',
        'o hash of SC16RAP: 14250 at 8 no change of 3 flagged',
        'o hash of VA20NNN: 8725 at 13 since 650 of 3',
        'o hash of WF0U3XWH8VH456476: no value at 6 no change of 1',
        'o hash of WVWS1M2H0KZ593003: no value at 7 no change of 1',
        `other hash of ${VIN}: no value at 5 no change of 1`,
      ],
    );
  } finally {
    await database.close();
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
