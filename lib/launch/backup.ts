/** `npm run backup -- [file]`: writes everything the product has into one file, while it runs or not. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readFileName } from './command-line';
import { printFailure } from './failure';
import { loadSettingsFile } from './settings-file.mjs';
import { settingsWithoutSecret } from './settings-without-secret';
import { readSettings } from '@/lib/env';
import { Fault } from '@/lib/fault';
import { writeBackup } from '@/lib/store/backup/backup';
import { openEmbedded } from '@/lib/store/embedded/running.mjs';

const USAGE = 'npm run backup -- file, or without a file: into the folder “backups” of DATA_DIRECTORY';

/** @throws Fault unless there is something to back up */
function requireProduct(): void {
  const { databaseUrl, dataDirectory } = settingsWithoutSecret();
  const needed = [
    ...(databaseUrl === null ? ['postgres'] : []),
    ...(process.env['APP_SECRET']?.trim() ? [] : ['secret']),
  ];
  if (needed.every((name) => existsSync(join(dataDirectory, name)))) return;
  throw new Fault('not_found', {
    message: `The product has stored nothing in ${dataDirectory}.`,
    fix: 'Check DATA_DIRECTORY: it must be the folder that the product runs with.',
  });
}

async function main(): Promise<void> {
  loadSettingsFile().forEach((sentence) => console.error(sentence));
  const { help, file: named } = readFileName(USAGE);
  if (help) return console.log(USAGE);
  requireProduct();
  const { databaseUrl, dataDirectory, appSecret: secret } = readSettings(process.env);
  const now = new Date();
  const name = `${now.toISOString().replace(/[:.]/g, '-')}.backup`;
  const file = named ?? join(dataDirectory, 'backups', name);
  const database =
    databaseUrl === null
      ? await openEmbedded(join(dataDirectory, 'postgres'))
      : { url: databaseUrl, close: async () => undefined };
  try {
    const closings = await writeBackup({ url: database.url, dataDirectory, secret, file, now });
    const rows = closings.reduce((sum, closing) => sum + closing.rows, 0);
    console.log(`${file} holds ${rows} rows of ${closings.length} tables. It contains secrets: store it accordingly.`);
  } finally {
    await database.close();
  }
}

main().catch(printFailure);
