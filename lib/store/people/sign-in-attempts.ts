/** Attempts to sign in and to open links, counted in windows of time. Better-auth counts attempts on its own routes only. */
import { createHmac, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { PeopleDatabase } from './auth';
import { rateLimit } from '../schema/people';

/** The key under which attempts are counted, as the table holds no e-mail or network address. */
export const signInAttempts = (
  secret: string,
  what: 'person' | 'address' | 'person from network' | 'device' | 'link' | 'reset' | 'feed',
  text: string,
) => `sign-in:${what}:${createHmac('sha256', secret).update(text.toLowerCase()).digest('hex')}`;

const CLOCK = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
const windowEnded = (windowMinutes: number) =>
  sql`${rateLimit.lastRequest} <= ${CLOCK} - ${windowMinutes * 60_000}::bigint`;

export function createSignInAttempts(database: PeopleDatabase) {
  return {
    /**
     * Counts one more attempt under a key, by the database's clock, in one statement, so that several instances cannot
     * each allow the last one.
     * @returns the attempts so far in the window it falls in
     */
    async countAttempt(key: string, windowMinutes: number): Promise<number> {
      const ended = windowEnded(windowMinutes);
      const rows = await database
        .insert(rateLimit)
        // Its own id each time: only a conflict of keys is an attempt counted before.
        .values({ id: randomUUID(), key, count: 1, lastRequest: CLOCK })
        .onConflictDoUpdate({
          target: rateLimit.key,
          set: {
            count: sql`case when ${ended} then 1 else ${rateLimit.count} + 1 end`,
            // The window begins with the first attempt and does not move with later ones.
            lastRequest: sql`case when ${ended} then ${CLOCK} else ${rateLimit.lastRequest} end`,
          },
        })
        .returning({ count: rateLimit.count });
      return rows[0]?.count ?? 0;
    },

    /** Takes back one attempt that proved to be legitimate. */
    async forgiveAttempt(key: string): Promise<void> {
      await database
        .update(rateLimit)
        .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
        .where(eq(rateLimit.key, key));
    },

    /** Deletes all counts whose window has ended. */
    async sweepAttempts(windowMinutes: number): Promise<void> {
      await database.delete(rateLimit).where(windowEnded(windowMinutes));
    },

    async forgetAttempts(key: string): Promise<void> {
      await database.delete(rateLimit).where(eq(rateLimit.key, key));
    },
  };
}
