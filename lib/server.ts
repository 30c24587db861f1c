import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { may, type Permission, type Session } from './access';
import { logTo } from './api/log';
import { serveWith } from './api/serve';
import { masked, settings } from './env';
import { Fault } from './fault';
import { DEMO, ensureDemoDealer } from './features/people';
import { openAuth } from './store/auth';
import { openDatabase, storageFault, type Database } from './store/database';
import { openPeople, type People } from './store/people';
import { openSessions, type Sessions } from './store/sessions';
import { version } from '../package.json';

/** Everything a run may ask for; each names, as its second parameter's type, the parts it needs. */
export interface House {
  readonly database: Database;
  readonly people: People;
  readonly sessions: Sessions;
  readonly provider: 'sandbox' | 'live';
  readonly version: string;
  readonly secret: string;
  readonly now: () => Date;
}

const now = () => new Date();

async function openHouse(): Promise<House> {
  const { appOrigin, appSecret: secret, databaseUrl, provider } = settings();
  if (databaseUrl === null) {
    throw new Fault('storage_down', {
      message: 'There is no database.',
      fix: 'Start the product with `npm start`, which brings its own, or set DATABASE_URL.',
    });
  }
  const secure = appOrigin?.startsWith('https://') ?? false;
  const database = openDatabase(databaseUrl);
  const auth = openAuth({ database: database.drizzle, secret, secure });
  const people = openPeople({ auth, database: database.drizzle });
  const sessions = openSessions({ auth, database: database.drizzle, secure, now });
  if (provider === 'sandbox') await database.guarded(() => ensureDemoDealer({ people }));
  return { database, people, sessions, provider, version, secret, now };
}

const KEPT: unique symbol = Symbol.for('vehicle-valuations.house');
// globalThis has no type for what is put there by symbol.
const shelf = globalThis as { [KEPT]?: Promise<House> };

/** The one house of this process: Next loads this module several times. One that did not open is tried again. */
export function house(): Promise<House> {
  return (shelf[KEPT] ??= openHouse().catch((error: unknown) => {
    delete shelf[KEPT];
    throw error;
  }));
}

const log = logTo((line) => process.stdout.write(`${line}\n`), masked, now);

export const { serve, answered } = serveWith<House>({
  house,
  sessionOf: async (of) => (await house()).sessions.sessionOf(of),
  appOrigin: () => settings().appOrigin,
  faultOf: storageFault,
  log,
  now,
});

/**
 * The session of a page's request. Whoever is not signed in goes to sign in and comes back; whoever may not see the
 * page is told so.
 */
export async function requireSession(permission: Permission): Promise<Session> {
  const of = await headers();
  const session = await (await house()).sessions.sessionOf(of);
  if (!session) redirect(`/sign-in?goTo=${encodeURIComponent(of.get('x-page') ?? '/')}`);
  if (!may(session.role, permission)) redirect('/not-allowed');
  return session;
}

/** Which provider answers, for the band on every page. */
export function mode(): 'sandbox' | 'live' {
  return settings().provider;
}

/** The ready dealer of the sandbox, for the sign-in page to offer; there is none in live mode. */
export function demoDealer(): typeof DEMO | null {
  return mode() === 'sandbox' ? DEMO : null;
}
