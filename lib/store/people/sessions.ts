/** Sessions in PostgreSQL: a person working in one organisation, for as long as their cookie or key and membership last. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Session } from '@/lib/access';
import { Fault } from '@/lib/fault';
import { sessionCookieName, type Auth, type PeopleDatabase } from './auth';
import { sessionOfKey } from './api-key-session';
import { knownDevice, rememberedDevice } from './known-devices';
import { createSessionCache } from './session-cache';
import { SESSION_COLUMNS } from './session-columns';
import * as schema from '../schema/people';

export interface SessionsSetup {
  auth: Auth;
  database: PeopleDatabase;
  secure: boolean;
  now: () => Date;
}

const deviceCookieName = (secure: boolean): string => (secure ? '__Host-device' : 'device');

type VerifiedSession = Session & { token: string };

export type Sessions = ReturnType<typeof openSessions>;

export function openSessions({ auth, database, secure, now }: SessionsSetup) {
  const cookieName = sessionCookieName(secure);
  const cached = createSessionCache(now);
  const verify = (headers: Headers) => verifySession({ auth, database }, cookieOf(headers, cookieName));
  const newCookieOf = (headers: Headers) =>
    headers.getSetCookie().find((cookie) => cookie.startsWith(`${cookieName}=`)) ?? null;

  async function end(session: VerifiedSession): Promise<void> {
    await (await auth.$context).internalAdapter.deleteSession(session.token);
    cached.forget(session.personId);
  }

  return {
    ...createDevices({ auth, secure, now }),

    /** The name of the cookie that browsers and programs send. */
    cookieName,

    /** The session of a request's cookie, or null. */
    async sessionOf(headers: Headers): Promise<Session | null> {
      const cookie = cookieOf(headers, cookieName);
      if (cookie === null) return null;
      return cached.fetch(cookie, async () => {
        const verified = await verifySession({ auth, database }, cookie);
        if (!verified) return null;
        const { token: _, ...session } = verified;
        return session;
      });
    },

    /** The session of a system with an API key, or null for a key that does not work. */
    sessionOfKey: (key: string): Promise<Session | null> =>
      cached.fetch(key, async () => sessionOfKey(database, (await auth.$context).secret, key)),

    /**
     * Makes a new session and ends the one the browser had: a session is never continued. Returns the new `Set-Cookie`,
     * or null if address and password do not match, after the same work whichever of them is wrong.
     * @throws Fault forbidden if they match, but the person is not active in any organisation
     */
    async signIn(email: string, password: string, headers: Headers): Promise<string | null> {
      const answer = await auth.api
        .signInEmail({ body: { email, password }, headers, returnHeaders: true })
        .catch(nullWhere(isRefusal));
      if (!answer) return null;
      if (!(await isActive(database, answer.response.user.id))) {
        await (await auth.$context).internalAdapter.deleteSession(answer.response.token);
        throw accessEnded();
      }
      const before = await verify(headers);
      if (before) await end(before);
      return newCookieOf(answer.headers);
    },

    /**
     * Ends the session of a request, if there is one. The returned `Set-Cookie` removes it from the browser either way.
     */
    async signOut(headers: Headers): Promise<string> {
      const session = await verify(headers);
      if (session) await end(session);
      return `${cookieName}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
    },

    /**
     * Sets a new password; every other session of the person ends, and this one continues under the returned
     * `Set-Cookie`. Null if the current password is wrong.
     * @throws Fault signed_out if the session has ended elsewhere meanwhile, and was trusted here until now
     */
    async changePassword(current: string, next: string, headers: Headers): Promise<string | null> {
      const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true };
      const session = await verify(headers);
      const answer = await auth.api.changePassword({ body, headers, returnHeaders: true }).catch((error: unknown) => {
        if (!isRefusal(error)) return nullWhere(isWrongPassword)(error);
        cached.forgetCookie(cookieOf(headers, cookieName) ?? '');
        throw sessionEnded();
      });
      if (!answer) return null;
      if (session) cached.forget(session.personId);
      return newCookieOf(answer.headers);
    },

    /** After a change of what a person may do: it takes effect immediately here, within seconds in other instances. */
    forgetCached: (personId: string) => cached.forget(personId),

    /** Ends every session of a person: immediately here, within seconds in other instances. */
    async revokeAll(personId: string): Promise<void> {
      await (await auth.$context).internalAdapter.deleteUserSessions(personId);
      cached.forget(personId);
    },
  };
}

/** Browsers in which people have signed in, by a cookie. */
function createDevices({ auth, secure, now }: Pick<SessionsSetup, 'auth' | 'secure' | 'now'>) {
  return {
    /** The id of a browser in which the person with that address has signed in before; null for any other browser. */
    async knownDevice(headers: Headers, email: string): Promise<string | null> {
      const { secret } = await auth.$context;
      return knownDevice(cookieOf(headers, deviceCookieName(secure)), { secret, email, now: now() });
    },

    /** The `Set-Cookie` that marks the browser as one in which the person has signed in. */
    async rememberDevice(headers: Headers, email: string): Promise<string> {
      const { secret } = await auth.$context;
      const name = deviceCookieName(secure);
      const { value, maxAgeSeconds } = rememberedDevice(cookieOf(headers, name), { secret, email, now: now() });
      return `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
    },
  };
}

/**
 * The session of a request's cookie, with the person's membership and role. The signature is checked here: better-auth
 * checks it by WebCrypto, whose work waits for a thread, and all threads may be at work on the hashes of passwords.
 */
async function verifySession(
  { auth, database }: Pick<SessionsSetup, 'auth' | 'database'>,
  cookie: string | null,
): Promise<VerifiedSession | null> {
  const token = signedToken(cookie, (await auth.$context).secret);
  if (token === null) return null;
  const { member, organization: organisation, session, user } = schema;
  const [found] = await database
    .select({ ...SESSION_COLUMNS, sessionId: session.id })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .innerJoin(member, and(eq(member.userId, user.id), eq(member.organizationId, session.activeOrganizationId)))
    .innerJoin(organisation, eq(organisation.id, member.organizationId))
    .where(and(eq(session.token, token), gt(session.expiresAt, sql`clock_timestamp()`), isNull(member.deactivatedAt)));
  return found ? { ...found, token } : null;
}

/** What better-auth has signed in a cookie, `token.signature` percent-encoded; null if the signature does not match. */
function signedToken(cookie: string | null, secret: string): string | null {
  const [, token, signature] = /^([^.]+)\.([A-Za-z0-9+/]{43}=)$/.exec(decoded(cookie ?? '')) ?? [];
  if (token === undefined || signature === undefined) return null;
  const expected = createHmac('sha256', secret).update(token).digest();
  return timingSafeEqual(Buffer.from(signature, 'base64'), expected) ? token : null;
}

/** A cookie with a stray `%` is not ours. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

async function isActive(database: PeopleDatabase, personId: string): Promise<boolean> {
  const { member } = schema;
  const where = and(eq(member.userId, personId), isNull(member.deactivatedAt));
  return (await database.select({ id: member.id }).from(member).where(where).limit(1)).length > 0;
}

function cookieOf(headers: Headers, name: string): string | null {
  for (const pair of headers.get('cookie')?.split(';') ?? []) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return null;
}

const accessEnded = (): Fault =>
  new Fault('forbidden', {
    message: 'Your access to this organisation has ended.',
    fix: 'Ask an administrator of your organisation to let you in again.',
  });

const sessionEnded = (): Fault =>
  new Fault('signed_out', {
    message: 'Your session has ended.',
    fix: 'Sign in, then try again.',
  });

/** For `catch`: null for the errors that `is` names; others are rethrown. */
const nullWhere =
  (is: (error: unknown) => boolean) =>
  (error: unknown): null => {
    if (is(error)) return null;
    throw error;
  };

const hasStatus = (error: unknown, status: number): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === status;

/** The status by which better-auth reports a wrong current password. */
const isWrongPassword = (error: unknown): boolean => hasStatus(error, 400);

/** The one status by which better-auth reports a wrong address, a wrong password and a session that has ended. */
const isRefusal = (error: unknown): boolean => hasStatus(error, 401);
