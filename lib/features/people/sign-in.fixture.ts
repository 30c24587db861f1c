/** For tests: the stores of people and their sign-in, on one database. */
import { openAccountEvents } from '@/lib/store/people/account-events';
import { openApiKeys } from '@/lib/store/people/api-keys';
import { openAuth } from '@/lib/store/people/auth';
import type { SqlDatabase } from '@/lib/store/database';
import { openMembers } from '@/lib/store/people/members';
import { openPasswordLinks } from '@/lib/store/people/password-links';
import { openPeople } from '@/lib/store/people/people';
import { openSessions } from '@/lib/store/people/sessions';

export const AUTH_SECRET = 'a-secret-of-thirty-two-characters';

export function openPeopleStores(database: SqlDatabase) {
  const auth = openAuth({ database: database.drizzle, secret: AUTH_SECRET, secure: false });
  return {
    auth,
    accountEvents: openAccountEvents(database),
    apiKeys: openApiKeys(database),
    people: openPeople({ auth, database: database.drizzle }),
    sessions: openSessions({ auth, database: database.drizzle, secure: false, now: () => new Date() }),
    members: openMembers({ auth, database }),
    passwordLinks: openPasswordLinks({ auth, database }),
  };
}
