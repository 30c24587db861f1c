/** The declared tables and those that the migrations make: nothing else keeps the two in step. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';

const STORE = join(import.meta.dirname, '..', 'store');

test('lib/store/schema matches the state after the last migration', async () => {
  const declared: Record<string, unknown> = {};
  for (const file of readdirSync(join(STORE, 'schema')))
    Object.assign(declared, await import(`@/lib/store/schema/${file.replace(/\.ts$/, '')}`));
  const snapshots = join(STORE, 'migrations', 'meta');
  const last = readdirSync(snapshots)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const migrated = JSON.parse(readFileSync(join(snapshots, last ?? ''), 'utf8'));
  assert.deepEqual(await generateMigration(migrated, generateDrizzleJson(declared)), []);
});

test('each migration has its line in the journal, in order, and a snapshot', () => {
  const folder = join(STORE, 'migrations');
  const { entries }: { entries: { idx: number; when: number; tag: string }[] } = JSON.parse(
    readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'),
  );
  const named = (where: string, ending: string) =>
    readdirSync(where)
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length))
      .sort();
  assert.deepEqual(
    entries.map(({ tag }) => tag),
    named(folder, '.sql'),
  );
  assert.deepEqual(
    entries.map(({ tag }) => tag.slice(0, 4)),
    named(join(folder, 'meta'), '_snapshot.json'),
  );
  // The migrator skips whatever is older than the newest applied migration.
  const times = entries.map(({ when }) => when);
  assert.deepEqual(
    times,
    [...times].sort((a, b) => a - b),
  );
});
