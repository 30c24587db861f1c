/** Links by which somebody without an account sees the customer copy of one valuation. */
import { randomUUID } from 'node:crypto';
import type { SqlDatabase } from './database';

export interface Share {
  id: string;
  withPlate: boolean;
  createdBy: string | null;
  createdAt: Date;
  expiresAt: Date;
  views: number;
  lastViewedAt: Date | null;
}

export type Shares = ReturnType<typeof openShares>;

const SHARE = `s.id, s.with_plate as "withPlate", u.name as "createdBy", s.created_at as "createdAt",
  s.expires_at as "expiresAt", s.views, s.last_viewed_at as "lastViewedAt"`;

export function openShares(database: SqlDatabase) {
  const select = async <Row extends object>(text: string, values: readonly unknown[]) =>
    (await database.query<Row>(text, values)).rows;

  return {
    /** Null when the organisation has no such valuation. */
    async add(share: {
      organisationId: string;
      valuationId: string;
      tokenHash: string;
      withPlate: boolean;
      createdBy: string;
      days: number;
    }): Promise<Share | null> {
      const [row] = await select<Share>(
        `with s as (
           insert into shares (id, organisation_id, valuation_id, token_hash, with_plate, created_by, created_at, expires_at)
           select $1, v.organisation_id, v.id, $4, $5, $6, clock_timestamp(), clock_timestamp() + make_interval(days => $7)
           from valuations v where v.organisation_id = $2 and v.id = $3 returning *
         )
         select ${SHARE} from s left join "user" u on u.id = s.created_by`,
        [
          randomUUID(),
          share.organisationId,
          share.valuationId,
          share.tokenHash,
          share.withPlate,
          share.createdBy,
          share.days,
        ],
      );
      return row ?? null;
    },

    /** Those that still open something, the newest first. */
    list: (query: { organisationId: string; valuationId: string }) =>
      select<Share>(
        `select ${SHARE} from shares s left join "user" u on u.id = s.created_by
         where s.organisation_id = $1 and s.valuation_id = $2 and s.revoked_at is null
           and s.expires_at > clock_timestamp() order by s.created_at desc`,
        [query.organisationId, query.valuationId],
      ),

    async revoke(key: { organisationId: string; id: string }): Promise<boolean> {
      const rows = await select(
        `update shares set revoked_at = clock_timestamp()
         where organisation_id = $1 and id = $2 and revoked_at is null returning 1`,
        [key.organisationId, key.id],
      );
      return rows.length > 0;
    },

    /** What a link shows; null when it is none, has ended or was revoked. */
    async read(tokenHash: string) {
      const [row] = await select<{ record: unknown; withPlate: boolean; organisation: string; expiresAt: Date }>(
        `select v.record, s.with_plate as "withPlate", o.name as organisation, s.expires_at as "expiresAt"
         from shares s join valuations v on v.id = s.valuation_id join organization o on o.id = s.organisation_id
         where s.token_hash = $1 and s.revoked_at is null and s.expires_at > clock_timestamp()`,
        [tokenHash],
      );
      return row ?? null;
    },

    /** One more view of a link that still leads somewhere. */
    async count(tokenHash: string): Promise<void> {
      await select(
        `update shares set views = views + 1, last_viewed_at = clock_timestamp()
         where token_hash = $1 and revoked_at is null and expires_at > clock_timestamp()`,
        [tokenHash],
      );
    },
  };
}
