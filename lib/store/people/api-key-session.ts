/** What an API key opens: the session of its user, with the lower of both roles. */
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { lowerRole, type Session } from '@/lib/access';
import { apiKeyHash } from './api-keys';
import type { PeopleDatabase } from './auth';
import { SESSION_COLUMNS } from './session-columns';
import { apiKeys } from '../schema/api-keys';
import { member, organization as organisation, user } from '../schema/people';

/** A use is noted once in this time, so that reading does not write. */
const NOTED_EVERY = sql`interval '1 minute'`;

export async function sessionOfKey(database: PeopleDatabase, secret: string, key: string): Promise<Session | null> {
  const [found] = await database
    .select({ ...SESSION_COLUMNS, apiKeyId: apiKeys.id, keyRole: apiKeys.role })
    .from(apiKeys)
    .innerJoin(user, eq(user.id, apiKeys.personId))
    .innerJoin(member, and(eq(member.userId, user.id), eq(member.organizationId, apiKeys.organisationId)))
    .innerJoin(organisation, eq(organisation.id, apiKeys.organisationId))
    .where(
      and(
        eq(apiKeys.tokenHash, apiKeyHash(secret, key)),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`clock_timestamp()`)),
        isNull(member.deactivatedAt),
      ),
    );
  if (!found) return null;
  await database
    .update(apiKeys)
    .set({ lastUsedAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(apiKeys.id, found.apiKeyId),
        or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, sql`clock_timestamp() - ${NOTED_EVERY}`)),
      ),
    );
  const { keyRole, role, ...session } = found;
  return { ...session, sessionId: found.apiKeyId, role: lowerRole(keyRole, role) };
}
