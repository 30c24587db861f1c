/** `npm run backup -- [file]`: writes everything the product has into one file, while it runs or not. */
import { join } from 'node:path';
import { printFailure } from './failure';
import { loadSettingsFile } from './settings-file.mjs';
import { readSettings } from '@/lib/env';
import { writeBackup } from '@/lib/store/backup/backup';
import { openEmbedded } from '@/lib/store/embedded/running.mjs';

async function main(): Promise<void> {
  loadSettingsFile().forEach((sentence) => console.error(sentence));
  const { databaseUrl, dataDirectory, appSecret: secret } = readSettings(process.env);
  const now = new Date();
  const name = `${now.toISOString().replace(/[:.]/g, '-')}.backup`;
  const file = process.argv[2] ?? join(dataDirectory, 'backups', name);
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
