/**
 * `npm run restore -- file`: restores a backup into an empty database and data directory, and proves that it is
 * complete.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '@/lib/env';
import { Fault } from '@/lib/fault';
import { readFileName } from './command-line';
import { printFailure } from './failure';
import { loadSettingsFile } from './settings-file.mjs';
import { settingsWithoutSecret } from './settings-without-secret';
import { checkedBackup, restoreDatabase, restoreFiles } from '@/lib/store/backup/restore';
import { runningDatabase } from '@/lib/store/embedded/running.mjs';
import { startEmbedded } from '@/lib/store/embedded/start.mjs';

const USAGE = 'npm run restore -- file';

async function main(): Promise<void> {
  loadSettingsFile().forEach((sentence) => console.error(sentence));
  const { help, file } = readFileName(USAGE);
  if (help) return console.log(USAGE);
  if (file === undefined || !existsSync(file)) {
    throw new Fault('invalid_input', { message: 'There is no such file.', fix: `Name it: ${USAGE}` });
  }
  const { header } = await checkedBackup(file);
  // A secret in the backup must be in place before the settings are read with theirs.
  const { databaseUrl, dataDirectory } = settingsWithoutSecret();
  const directory = join(dataDirectory, 'postgres');
  if (databaseUrl === null && (await runningDatabase(directory)) !== null) {
    throw new Fault('conflict', {
      message: 'The product is running on this data directory.',
      fix: 'Stop it, or restore into another DATA_DIRECTORY.',
    });
  }
  restoreFiles(header, dataDirectory);
  const { appSecret } = readSettings(process.env);
  const embedded = databaseUrl === null ? await startEmbedded({ directory }) : null;
  try {
    const closings = await restoreDatabase(file, databaseUrl ?? embedded?.url ?? '', appSecret);
    const rows = closings.reduce((sum, closing) => sum + closing.rows, 0);
    console.log(`Restored as of ${header.at}: ${rows} rows of ${closings.length} tables, each counted and compared.`);
  } finally {
    await embedded?.stop();
  }
}

main().catch(printFailure);
