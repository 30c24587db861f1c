/** Links by which a person without an account sees the customer copy of one valuation. */
import { randomUUID } from 'node:crypto';
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { SqlDatabase } from './database';
import { selectRow, selectRows } from './rows';
import { valuations } from './schema/records';
import { shares } from './schema/shares';

const shareRow = createSelectSchema(shares)
  .pick({ id: true, withPlate: true, createdAt: true, expiresAt: true, views: true, lastViewedAt: true })
  .extend({
    /** The person's name; null when they are no longer known. */
    createdBy: z.string().nullable(),
  });
export type Share = z.infer<typeof shareRow>;

const sharedRecordRow = createSelectSchema(shares)
  .pick({ withPlate: true, expiresAt: true })
  .extend(createSelectSchema(valuations, { record: z.unknown() }).pick({ record: true }).shape)
  .extend({ organisation: z.string() });

interface NewShare {
  organisationId: string;
  valuationId: string;
  tokenHash: string;
  withPlate: boolean;
  createdBy: string;
  days: number;
}

const COLUMNS = `s.id, s.with_plate as "withPlate", u.name as "createdBy", s.created_at as "createdAt",
  s.expires_at as "expiresAt", s.views, s.last_viewed_at as "lastViewedAt"`;

export type Shares = ReturnType<typeof openShares>;

export function openShares(database: SqlDatabase) {
  return {
    /** Null when the organisation has no such valuation. */
    add: ({ organisationId, valuationId, tokenHash, withPlate, createdBy, days }: NewShare): Promise<Share | null> =>
      selectRow(
        database,
        shareRow,
        `with s as (
           insert into shares (id, organisation_id, valuation_id, token_hash, with_plate, created_by, created_at, expires_at)
           select $1, v.organisation_id, v.id, $4, $5, $6, clock_timestamp(), clock_timestamp() + make_interval(days => $7)
           from valuations v where v.organisation_id = $2 and v.id = $3 returning *
         )
         select ${COLUMNS} from s left join "user" u on u.id = s.created_by`,
        [randomUUID(), organisationId, valuationId, tokenHash, withPlate, createdBy, days],
      ),

    /** Those that still open something, the newest first. */
    list: ({ organisationId, valuationId }: { organisationId: string; valuationId: string }): Promise<Share[]> =>
      selectRows(
        database,
        shareRow,
        `select ${COLUMNS} from shares s left join "user" u on u.id = s.created_by
         where s.organisation_id = $1 and s.valuation_id = $2 and s.revoked_at is null
           and s.expires_at > clock_timestamp() order by s.created_at desc`,
        [organisationId, valuationId],
      ),

    async revoke({ organisationId, id }: { organisationId: string; id: string }): Promise<boolean> {
      const { rowCount } = await database.query(
        `update shares set revoked_at = clock_timestamp()
         where organisation_id = $1 and id = $2 and revoked_at is null`,
        [organisationId, id],
      );
      return rowCount === 1;
    },

    /** What a link shows; null when there is no such link, or it has ended or was revoked. */
    read: (tokenHash: string) =>
      selectRow(
        database,
        sharedRecordRow,
        `select v.record, s.with_plate as "withPlate", o.name as organisation, s.expires_at as "expiresAt"
         from shares s join valuations v on v.id = s.valuation_id join organization o on o.id = s.organisation_id
         where s.token_hash = $1 and s.revoked_at is null and s.expires_at > clock_timestamp()`,
        [tokenHash],
      ),

    /** One more view of a link that still opens something. */
    async count(tokenHash: string): Promise<void> {
      await database.query(
        `update shares set views = views + 1, last_viewed_at = clock_timestamp()
         where token_hash = $1 and revoked_at is null and expires_at > clock_timestamp()`,
        [tokenHash],
      );
    },
  };
}
