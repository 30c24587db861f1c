/** Links by which a person without an account sees the customer copy of one valuation or vehicle file. */
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
    /** The person's name; null if they are no longer known. */
    createdBy: z.string().nullable(),
  });
export type Share = z.infer<typeof shareRow>;

const sharedRecordRow = createSelectSchema(shares)
  .pick({ withPlate: true, expiresAt: true })
  .extend(createSelectSchema(valuations, { record: z.unknown() }).pick({ record: true }).shape)
  .extend({ organisation: z.string(), kind: z.enum(['valuation', 'registration']) });

const linkRow = createSelectSchema(shares)
  .pick({ withPlate: true, createdAt: true, expiresAt: true, revokedAt: true, views: true })
  .extend({ createdBy: z.string().nullable() });

/** What a link shows. */
interface SharedRecord {
  organisationId: string;
  kind: 'valuation' | 'registration';
  /** The ID of the valuation or vehicle file. */
  recordId: string;
}

interface NewShare extends SharedRecord {
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
    /** Null if the organisation has no such record. */
    add: ({ organisationId, kind, recordId, tokenHash, withPlate, createdBy, days }: NewShare): Promise<Share | null> =>
      selectRow(
        database,
        shareRow,
        `with s as (
           insert into shares (id, organisation_id, ${kind}_id, token_hash, with_plate, created_by, created_at, expires_at)
           select $1, v.organisation_id, v.id, $4, $5, $6, clock_timestamp(), clock_timestamp() + make_interval(days => $7)
           from ${kind}s v where v.organisation_id = $2 and v.id = $3 returning *
         )
         select ${COLUMNS} from s left join "user" u on u.id = s.created_by`,
        [randomUUID(), organisationId, recordId, tokenHash, withPlate, createdBy, days],
      ),

    /** Links that are still valid, the newest first. */
    list: ({ organisationId, kind, recordId }: SharedRecord): Promise<Share[]> =>
      selectRows(
        database,
        shareRow,
        `select ${COLUMNS} from shares s left join "user" u on u.id = s.created_by
         where s.organisation_id = $1 and s.${kind}_id = $2 and s.revoked_at is null
           and s.expires_at > clock_timestamp() order by s.created_at desc`,
        [organisationId, recordId],
      ),

    /** All links to these records, including ended ones, the newest first. */
    ofRecords: ({ organisationId, ids, limit }: { organisationId: string; ids: readonly string[]; limit: number }) =>
      selectRows(
        database,
        linkRow,
        `select s.with_plate as "withPlate", s.created_at as "createdAt", s.expires_at as "expiresAt",
           s.revoked_at as "revokedAt", s.views, u.name as "createdBy"
         from shares s left join "user" u on u.id = s.created_by
         where s.organisation_id = $1 and (s.valuation_id = any ($2::uuid[]) or s.registration_id = any ($2::uuid[]))
         order by s.created_at desc limit $3`,
        [organisationId, ids, limit],
      ),

    async revoke({ organisationId, id }: { organisationId: string; id: string }): Promise<boolean> {
      const { rowCount } = await database.query(
        `update shares set revoked_at = clock_timestamp()
         where organisation_id = $1 and id = $2 and revoked_at is null`,
        [organisationId, id],
      );
      return rowCount === 1;
    },

    /** What a link shows; null if there is no such link, or it has ended or was revoked. */
    read: (tokenHash: string) =>
      selectRow(
        database,
        sharedRecordRow,
        `select coalesce(v.record, r.record) as record, s.with_plate as "withPlate", o.name as organisation,
           s.expires_at as "expiresAt", case when v.id is null then 'registration' else 'valuation' end as kind
         from shares s join organization o on o.id = s.organisation_id
         left join valuations v on v.id = s.valuation_id left join registrations r on r.id = s.registration_id
         where s.token_hash = $1 and s.revoked_at is null and s.expires_at > clock_timestamp()`,
        [tokenHash],
      ),

    /** Counts one more view of a link that is still valid. */
    async count(tokenHash: string): Promise<void> {
      await database.query(
        `update shares set views = views + 1, last_viewed_at = clock_timestamp()
         where token_hash = $1 and revoked_at is null and expires_at > clock_timestamp()`,
        [tokenHash],
      );
    },
  };
}
