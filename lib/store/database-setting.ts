/** What is wrong with DATABASE_URL, in sentences for an operator. What a dealer reads is in database.ts. */
import pg from 'pg';
import { z } from 'zod';
import { Fault } from '@/lib/fault';

const CONNECT_MS = 5_000;

interface SettingProblem {
  /** The SQLSTATE, or the code of the network. */
  readonly code: RegExp;
  /** The driver's message, where there is no code. */
  readonly driverMessage?: RegExp;
  readonly message: string;
  readonly fix: string;
}

const SPECIAL_CHARACTERS = 'special characters are written as %40 for @, %23 for #, %2F for / and %25 for %';

const NO_RIGHT: Omit<SettingProblem, 'code'> = {
  message: 'The user of DATABASE_URL may not create schemas in its database.',
  fix: 'Make that user the owner of the database, or grant it: grant create on database … to …',
};

const PROBLEMS: readonly SettingProblem[] = [
  {
    code: /^28/,
    driverMessage: /client password must be a string/,
    message: 'The database server does not accept the user or the password of DATABASE_URL.',
    fix: `Correct them in DATABASE_URL, where ${SPECIAL_CHARACTERS}.`,
  },
  {
    code: /^3D000/,
    message: 'The database that DATABASE_URL names does not exist on its server.',
    fix: 'Create it, or name another in DATABASE_URL.',
  },
  { code: /^42501/, ...NO_RIGHT },
  {
    code: /^(ENOTFOUND|EAI_AGAIN)/,
    message: 'The host of DATABASE_URL is not known.',
    fix: `Correct it in DATABASE_URL; in the password, ${SPECIAL_CHARACTERS}.`,
  },
  {
    code: /CERT|SELF_SIGNED|UNABLE_TO/,
    driverMessage: /^The server does not support SSL/,
    message: 'No secure connection to the database server of DATABASE_URL can be made.',
    fix: 'Check its certificate, and sslmode in DATABASE_URL.',
  },
  {
    code: /^(ECONN|EHOST|ENET|ETIMEDOUT|ENOENT|EACCES)/,
    driverMessage: /^timeout expired|^Connection terminated/,
    message: 'No PostgreSQL server answers at the host and port of DATABASE_URL.',
    fix: 'Start the server, or correct DATABASE_URL.',
  },
  {
    code: /^(08|53|57P|58)/,
    message: 'The database server of DATABASE_URL takes no connections at the moment.',
    fix: 'Check the server, then start again.',
  },
];

/** @returns null if the error is not about the address, the user or the database of DATABASE_URL */
export function databaseSettingFault(error: unknown): Fault | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const [code, { message }] = [databaseCodeOf(cause), cause];
    const problem = PROBLEMS.find((known) => known.code.test(code) || known.driverMessage?.test(message));
    if (problem)
      return new Fault('storage_down', { message: problem.message, fix: problem.fix, detail: code, cause: error });
  }
  return null;
}

/** Empty for the codes of files. */
function databaseCodeOf(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isOfFile = 'syscall' in error && !/^(connect|getaddrinfo|read)$/.test(String(error.syscall));
  return isOfFile ? '' : code;
}

const rightRow = z.object({ mayCreate: z.boolean() });

/** Connects once. @throws Fault that names DATABASE_URL unless its database can be opened and migrated */
export async function checkDatabaseSetting(url: string): Promise<void> {
  const mayCreate = await mayCreateSchemas(url).catch((error: unknown) => {
    throw databaseSettingFault(error) ?? unusable(error);
  });
  if (!mayCreate) throw new Fault('storage_down', NO_RIGHT);
}

async function mayCreateSchemas(url: string): Promise<boolean> {
  // It throws if a file that the address names cannot be read.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(`select has_database_privilege(current_database(), 'CREATE') as "mayCreate"`);
    return rightRow.parse(rows[0]).mayCreate;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const unusable = (cause: unknown): Fault =>
  new Fault('storage_down', {
    message: 'The database of DATABASE_URL cannot be used.',
    fix: 'Check the server, and what DATABASE_URL names.',
    cause,
  });
