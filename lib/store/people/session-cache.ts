import { LRUCache } from 'lru-cache';
import type { Session } from '@/lib/access';

/** How long this process trusts a session it has read: one revoked elsewhere ends here at most this much later. */
const CACHED_MILLISECONDS = 10_000;
const CACHED_MAX = 5_000;

/** What this process remembers of sessions, by the whole cookie, signature included: only what was verified gets in. */
export function createSessionCache(now: () => Date) {
  const sessions = new LRUCache<string, Session>({
    max: CACHED_MAX,
    // An entry is served until it is older than this.
    ttl: CACHED_MILLISECONDS - 1,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  /** Counts what was forgotten: a session that was read before then is not cached. */
  let epoch = 0;

  return {
    /** @param read null for a cookie that is no session */
    async fetch(cookie: string, read: () => Promise<Session | null>): Promise<Session | null> {
      const known = sessions.get(cookie);
      if (known) return known;
      const epochBefore = epoch;
      const session = await read();
      if (session && epoch === epochBefore) sessions.set(cookie, session);
      return session;
    },

    forget(personId: string): void {
      epoch += 1;
      for (const [cookie, session] of sessions.entries()) if (session.personId === personId) sessions.delete(cookie);
    },

    forgetCookie(cookie: string): void {
      epoch += 1;
      sessions.delete(cookie);
    },
  };
}
