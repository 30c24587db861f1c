import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readMigrations, writeBackup, type BackupOptions } from './backup';

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number() })) });

/**
 * Makes a backup of a database written by an older version, before its migrations are applied.
 * @returns the file, in the data directory's `backups`; null if no migration is pending, or the database is new
 */
export async function backUpBeforeUpgrade(options: Omit<BackupOptions, 'file'>): Promise<string | null> {
  const journal = readFileSync(join(process.cwd(), 'lib', 'store', 'migrations', 'meta', '_journal.json'), 'utf8');
  const { entries } = journalSchema.parse(JSON.parse(journal));
  const migrations = await readMigrations(options.url);
  if (migrations === null || migrations.count === 0 || migrations.count >= entries.length) return null;
  const name = `before-upgrade-${options.now.toISOString().replace(/[:.]/g, '-')}.backup`;
  const file = join(options.dataDirectory, 'backups', name);
  await writeBackup({ ...options, file });
  return file;
}
