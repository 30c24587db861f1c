/** Keys of the API, by organisation. */
import { randomUUID } from 'node:crypto';
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { ROLES, type ApiKeyRole, type Role } from '@/lib/access';
import { API_KEY_PREFIX } from '@/lib/domain/accounts/api-key';
import type { SqlDatabase } from '../database';
import { linkTokenHash, newLinkToken } from '../link-token';
import { addInTurn } from '../in-turn';
import { selectRow, selectRows } from '../rows';
import { apiKeys } from '../schema/api-keys';

const keyRow = createSelectSchema(apiKeys)
  .pick({ id: true, name: true, ending: true, role: true, personId: true })
  .extend(createSelectSchema(apiKeys).pick({ createdAt: true, expiresAt: true, lastUsedAt: true }).shape)
  .extend({
    /** Names are null if the person is no longer known. */
    personName: z.string().nullable(),
    createdByName: z.string().nullable(),
    /** The user's own role; null if they are not in the organisation, or deactivated. */
    userRole: z.enum(ROLES).nullable(),
    hasExpired: z.boolean(),
  });
export type StoredApiKey = z.infer<typeof keyRow>;

const memberRow = z.object({ name: z.string(), role: z.enum(ROLES) });
const revokedRow = createSelectSchema(apiKeys).pick({ personId: true });

const PURPOSE = 'api key';
const ENDING_LETTERS = 4;
/** The most keys of one organisation that work. */
export const API_KEYS_MAX = 20;

/** A new key, and what is stored of it. */
export function newApiKey(secret: string): { key: string; tokenHash: string; ending: string } {
  const { token, tokenHash } = newLinkToken(secret, PURPOSE);
  return { key: `${API_KEY_PREFIX}${token}`, tokenHash, ending: token.slice(-ENDING_LETTERS) };
}

/** @param key with its prefix */
export const apiKeyHash = (secret: string, key: string): string =>
  linkTokenHash(secret, PURPOSE, key.slice(API_KEY_PREFIX.length));

interface NewApiKey {
  readonly organisationId: string;
  readonly byPersonId: string;
  readonly personId: string;
  readonly name: string;
  readonly role: ApiKeyRole;
  readonly tokenHash: string;
  readonly ending: string;
  /** Null: it does not expire. */
  readonly days: number | null;
}

const COLUMNS = `k.id, k.name, k.ending, k.role, k.person_id as "personId", k.created_at as "createdAt",
  k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt", u.name as "personName", b.name as "createdByName",
  m.role as "userRole", k.expires_at is not null and k.expires_at <= clock_timestamp() as "hasExpired"`;
const NAMES = `left join "user" u on u.id = k.person_id left join "user" b on b.id = k.created_by
  left join member m on m.user_id = k.person_id and m.organization_id = k.organisation_id and m.deactivated_at is null`;

/** SQL: a row of a key that was not revoked and has not expired: it works if its user is active. */
export const IS_VALID_KEY = '(revoked_at is null and (expires_at is null or expires_at > clock_timestamp()))';

/** SQL: the event of a key, from the row `k`; `$2` is who did it. */
const eventOf = (kind: 'api_key_created' | 'api_key_revoked') =>
  `insert into account_events (organisation_id, person_id, by_person_id, at, kind, after)
   select organisation_id, person_id, $2, clock_timestamp(), '${kind}', role from k`;

export type ApiKeys = ReturnType<typeof openApiKeys>;

export function openApiKeys(database: SqlDatabase) {
  return {
    /** The name and role of an active user; null for anyone else. */
    userOf: ({ organisationId, personId }: { organisationId: string; personId: string }) =>
      selectRow<{ name: string; role: Role }>(
        database,
        memberRow,
        `select u.name, m.role from member m join "user" u on u.id = m.user_id
         where m.organization_id = $1 and m.user_id = $2 and m.deactivated_at is null`,
        [organisationId, personId],
      ),

    /** Null if the organisation has as many as it may. */
    add: ({ organisationId, byPersonId, personId, name, role, tokenHash, ending, days }: NewApiKey) =>
      addInTurn(
        database,
        { organisationId, table: 'api_keys' },
        keyRow,
        `with k as (
           insert into api_keys (id, organisation_id, created_by, person_id, name, role, token_hash, ending, created_at,
                                 expires_at)
           select $3::uuid, $1, $2, $4, $5, $6, $7, $8, clock_timestamp(),
                  clock_timestamp() + make_interval(days => $9::integer)
           where (select count(*) from api_keys where organisation_id = $1 and ${IS_VALID_KEY}) < ${API_KEYS_MAX}
           returning *), event as (${eventOf('api_key_created')})
         select ${COLUMNS} from k ${NAMES}`,
        [organisationId, byPersonId, randomUUID(), personId, name, role, tokenHash, ending, days],
      ),

    /** Those not revoked, the newest first. */
    list: (organisationId: string): Promise<StoredApiKey[]> =>
      selectRows(
        database,
        keyRow,
        `select ${COLUMNS} from api_keys k ${NAMES}
         where k.organisation_id = $1 and k.revoked_at is null order by k.created_at desc, k.id`,
        [organisationId],
      ),

    /** @returns as whom it worked; null if there is no such key any more */
    revoke: ({ organisationId, byPersonId, id }: { organisationId: string; byPersonId: string; id: string }) =>
      selectRow(
        database,
        revokedRow,
        `with k as (
           update api_keys set revoked_at = clock_timestamp()
           where organisation_id = $1 and id = $3::uuid and revoked_at is null returning *
         ), event as (${eventOf('api_key_revoked')})
         select k.person_id as "personId" from k`,
        [organisationId, byPersonId, id],
      ),
  };
}
