/** Stock feeds, found by the hash of their secret or by organisation. */
import { randomUUID } from 'node:crypto';
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { storedFeedColumnSchema, type StockFeed } from '@/lib/domain/stock-cars/stock-feed';
import type { SqlDatabase } from '../database';
import { addInTurn } from '../in-turn';
import { insertConnectionAct } from '../people/account-events';
import { selectRow, selectRows } from '../rows';
import { stockFeeds } from '../schema/stock-feeds';

const columns = z.array(storedFeedColumnSchema);
const feedRow = createSelectSchema(stockFeeds, { columns })
  .pick({ id: true, name: true, format: true, columns: true, createdAt: true, reads: true, lastReadAt: true })
  .extend({
    /** The person's name; null if they are no longer known. */
    createdBy: z.string().nullable(),
  });
export type StoredFeed = z.infer<typeof feedRow>;

const readRow = createSelectSchema(stockFeeds, { columns }).pick({
  id: true,
  organisationId: true,
  name: true,
  format: true,
  columns: true,
});

interface NewFeed extends Pick<StockFeed, 'name' | 'format' | 'columns'> {
  readonly organisationId: string;
  readonly personId: string;
  readonly tokenHash: string;
}

interface FeedKey {
  readonly organisationId: string;
  /** Who does it. */
  readonly personId: string;
  readonly id: string;
}

/** The most open feeds of one organisation. */
export const FEEDS_MAX = 20;

const COLUMNS = `f.id, f.name, f.format, f.columns, f.created_at as "createdAt", f.reads, f.last_read_at as "lastReadAt",
  u.name as "createdBy"`;

export type StockFeeds = ReturnType<typeof openStockFeeds>;

export function openStockFeeds(database: SqlDatabase) {
  return {
    /** Null if the organisation has as many as it may. */
    add: ({
      organisationId,
      personId,
      name,
      format,
      columns: chosen,
      tokenHash,
    }: NewFeed): Promise<StoredFeed | null> =>
      addInTurn(
        database,
        { organisationId, table: 'stock_feeds' },
        feedRow,
        `with f as (
           insert into stock_feeds (id, organisation_id, name, format, columns, token_hash, created_by, created_at)
           select $1::uuid, $2, $3, $4, $5::json, $6, $7, clock_timestamp()
           where (select count(*) from stock_feeds o where o.organisation_id = $2 and o.revoked_at is null) < ${FEEDS_MAX}
           returning *), event as (${insertConnectionAct('feed_created', { row: 'f', by: '$7' })})
         select ${COLUMNS} from f left join "user" u on u.id = f.created_by`,
        [randomUUID(), organisationId, name, format, JSON.stringify(chosen), tokenHash, personId],
      ),

    /** The open ones, the newest first. */
    list: (organisationId: string): Promise<StoredFeed[]> =>
      selectRows(
        database,
        feedRow,
        `select ${COLUMNS} from stock_feeds f left join "user" u on u.id = f.created_by
         where f.organisation_id = $1 and f.revoked_at is null order by f.created_at desc, f.id`,
        [organisationId],
      ),

    async revoke({ organisationId, personId, id }: FeedKey): Promise<boolean> {
      const { rowCount } = await database.query(
        `with f as (
           update stock_feeds set revoked_at = clock_timestamp()
           where organisation_id = $1 and id = $2 and revoked_at is null returning *)
         ${insertConnectionAct('feed_revoked', { row: 'f', by: '$3' })}`,
        [organisationId, id, personId],
      );
      return rowCount === 1;
    },

    /** Null if the secret is not valid. */
    find: (tokenHash: string) =>
      selectRow(
        database,
        readRow,
        `select id, organisation_id as "organisationId", name, format, columns from stock_feeds
         where token_hash = $1 and revoked_at is null`,
        [tokenHash],
      ),

    async countRead(id: string): Promise<void> {
      await database.query('update stock_feeds set reads = reads + 1, last_read_at = clock_timestamp() where id = $1', [
        id,
      ]);
    },
  };
}
