import { and, eq, isNull } from 'drizzle-orm';
import type { Session } from '@/lib/access';
import { Fault } from '@/lib/fault';
import { sessionCookieName, type Auth, type PeopleDatabase } from './auth';
import * as schema from '../schema/people';

/** How long this process goes by what it last read: a session revoked elsewhere ends here at most this much later. */
const CACHED_MILLISECONDS = 10_000;
const CACHED_MAX = 5_000;

export interface SessionsSetup {
  auth: Auth;
  database: PeopleDatabase;
  secure: boolean;
  now: () => Date;
}

/** Sessions in PostgreSQL: a person at work in one organisation, for as long as their cookie and membership last. */
export type Sessions = ReturnType<typeof openSessions>;

export function openSessions({ auth, database, secure, now }: SessionsSetup) {
  const cookieName = sessionCookieName(secure);
  /** By the whole cookie, signature included: only what was verified gets in. */
  const cachedSessions = new Map<string, { session: Session; until: number }>();

  /** Membership and role are read with the session. */
  async function verify(headers: Headers): Promise<(Session & { token: string }) | null> {
    const found = await auth.api.getSession({ headers });
    const organisationId = found?.session.activeOrganizationId;
    if (!found || !organisationId) return null;
    const { member, organization: organisation } = schema;
    const [membership] = await database
      .select({ organisationId: organisation.id, organisationName: organisation.name, role: member.role })
      .from(member)
      .innerJoin(organisation, eq(organisation.id, member.organizationId))
      .where(
        and(eq(member.userId, found.user.id), eq(member.organizationId, organisationId), isNull(member.deactivatedAt)),
      );
    if (!membership) return null;
    return {
      sessionId: found.session.id,
      personId: found.user.id,
      personName: found.user.name,
      email: found.user.email,
      ...membership,
      token: found.session.token,
    };
  }

  async function end(session: Session & { token: string }): Promise<void> {
    await (await auth.$context).internalAdapter.deleteSession(session.token);
    forget(session.personId);
  }

  async function isActive(personId: string): Promise<boolean> {
    const { member } = schema;
    const where = and(eq(member.userId, personId), isNull(member.deactivatedAt));
    return (await database.select({ id: member.id }).from(member).where(where).limit(1)).length > 0;
  }

  function forget(personId: string): void {
    for (const [cookie, { session }] of cachedSessions)
      if (session.personId === personId) cachedSessions.delete(cookie);
  }

  return {
    /** The cookie that browsers and programs send. */
    cookieName,

    /** The session a request's cookie stands for, or null. */
    async sessionOf(headers: Headers): Promise<Session | null> {
      const cookie = cookieOf(headers, cookieName);
      if (cookie === null) return null;
      const known = cachedSessions.get(cookie);
      if (known && known.until > now().getTime()) return known.session;
      cachedSessions.delete(cookie);
      const verified = await verify(headers);
      if (!verified) return null;
      const { token: _, ...session } = verified;
      if (cachedSessions.size >= CACHED_MAX) cachedSessions.clear();
      cachedSessions.set(cookie, { session, until: now().getTime() + CACHED_MILLISECONDS });
      return session;
    },

    /**
     * Makes a new session, never continues one: whatever the browser held before is ended. The `Set-Cookie` of it, or
     * null when address and password do not belong together, whichever of them is wrong and after the same work.
     * @throws Fault forbidden when they do, but the person may not come in any more
     */
    async signIn(email: string, password: string, headers: Headers): Promise<string | null> {
      const answer = await auth.api
        .signInEmail({ body: { email, password }, headers, returnHeaders: true })
        .catch((error: unknown) => {
          if (isRefusal(error)) return null;
          throw error;
        });
      if (!answer) return null;
      if (!(await isActive(answer.response.user.id))) {
        await (await auth.$context).internalAdapter.deleteSession(answer.response.token);
        throw accessEnded();
      }
      const before = await verify(headers);
      if (before) await end(before);
      return answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${cookieName}=`)) ?? null;
    },

    /** Ends the session of a request, if there is one. The `Set-Cookie` takes it out of the browser either way. */
    async signOut(headers: Headers): Promise<string> {
      const session = await verify(headers);
      if (session) await end(session);
      return `${cookieName}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
    },

    /**
     * A new password; every other session of the person ends, and this one goes on under a new cookie, its `Set-Cookie`.
     * Null when the present password is not this.
     */
    async changePassword(current: string, next: string, headers: Headers): Promise<string | null> {
      const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true };
      const session = await verify(headers);
      const answer = await auth.api.changePassword({ body, headers, returnHeaders: true }).catch((error: unknown) => {
        if (isWrongPassword(error)) return null;
        throw error;
      });
      if (!answer) return null;
      if (session) forget(session.personId);
      return answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${cookieName}=`)) ?? null;
    },

    /** What a person may do has changed: it holds at once here, within seconds in other instances. */
    forgetCached: forget,

    /** Ends every session of a person: at once here, within seconds in other instances. */
    async revokeAll(personId: string): Promise<void> {
      await (await auth.$context).internalAdapter.deleteUserSessions(personId);
      forget(personId);
    },
  };
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

/** better-auth says a wrong present password by this status. */
function isWrongPassword(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 400;
}

/** better-auth says a wrong address and a wrong password alike, by one status. */
function isRefusal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 401;
}
