/**
 * `npm run admin -- --email … --name … --organisation …`: makes an administrator, while the product runs or not. The
 * password is prompted for, or read from a pipe; it is never on a command line.
 */
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { readSettings } from '@/lib/env';
import { Fault } from '@/lib/fault';
import { addAdministrator, checkAdministrator } from '@/lib/features/people/sign-in';
import { openAuth } from '@/lib/store/people/auth';
import { migrate, openDatabase } from '@/lib/store/database';
import { openEmbedded } from '@/lib/store/embedded/running.mjs';
import { openPeople } from '@/lib/store/people/people';
import { readCommandLine } from './command-line';
import { printFailure } from './failure';
import { loadSettingsFile } from './settings-file.mjs';

const USAGE = 'npm run admin -- --email jo@northgate.example --name "Jo Smith" --organisation "Northgate Cars"';
const NO_PASSWORD_FIX = 'Run the command in a terminal, or send the password through a pipe.';

function readOptions() {
  const text = { type: 'string' } as const;
  const options = { email: text, name: text, organisation: text, help: { type: 'boolean' } } as const;
  return readCommandLine(USAGE, { options }).values;
}

/** @throws Fault if the input ends without one */
async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stdout.write('Password, at least 12 characters: ');
  // What is typed is not shown: the terminal's echo is discarded.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const typed = await new Promise<string | null>((settle) => {
    lines.once('line', settle);
    lines.once('close', () => settle(null));
  });
  lines.close();
  if (process.stdin.isTTY) process.stdout.write('\n');
  if (typed === null) throw new Fault('invalid_input', { message: 'No password was given.', fix: NO_PASSWORD_FIX });
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
