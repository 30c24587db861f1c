/**
 * `npm run admin -- --email … --name … --organisation …`: makes an administrator, while the product runs or not. The
 * password is prompted for, or read from a pipe; it is never on a command line.
 */
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { readSettings } from '@/lib/env';
import { addAdministrator, checkAdministrator } from '@/lib/features/people/sign-in';
import { openAuth } from '@/lib/store/people/auth';
import { migrate, openDatabase } from '@/lib/store/database';
import { openEmbedded } from '@/lib/store/embedded/running.mjs';
import { openPeople } from '@/lib/store/people/people';
import { readCommandLine } from './command-line';
import { printFailure } from './failure';
import { loadSettingsFile } from './settings-file.mjs';

const USAGE = 'npm run admin -- --email jo@northgate.example --name "Jo Smith" --organisation "Northgate Cars"';

function readOptions() {
  const text = { type: 'string' } as const;
  const options = { email: text, name: text, organisation: text, help: { type: 'boolean' } } as const;
  return readCommandLine(USAGE, { options }).values;
}

async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stdout.write('Password, at least 12 characters: ');
  // What is typed is not shown: the terminal's echo is discarded.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const typed = await lines.question('');
  lines.close();
  if (process.stdin.isTTY) process.stdout.write('\n');
  return typed;
}

async function main(): Promise<void> {
  loadSettingsFile().forEach((sentence) => console.error(sentence));
  const { help, ...values } = readOptions();
  if (help) return console.log(USAGE);
  checkAdministrator(values);
  const { appSecret, databaseUrl, dataDirectory } = readSettings(process.env);
  const password = await readPassword();

  const embedded = databaseUrl === null ? await openEmbedded(join(dataDirectory, 'postgres')) : null;
  try {
    const url = databaseUrl ?? embedded?.url ?? '';
    // A running product has migrated already, at its own version.
    if (embedded?.isRunning !== true) await migrate(url);
    const database = openDatabase(url, { connections: 1 });
    const auth = openAuth({ database: database.drizzle, secret: appSecret, secure: false });
    const people = openPeople({ auth, database: database.drizzle });
    try {
      await addAdministrator({ ...values, password }, { people });
    } finally {
      await database.close();
    }
    console.log(`${values.email} can sign in now, as an administrator of ${values.organisation}.`);
  } finally {
    await embedded?.close();
  }
}

main().catch(printFailure);
