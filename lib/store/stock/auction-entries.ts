/** The entries on the auction sheet of a list, field by field: a change names the version it was made on. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { AuctionField } from '@/lib/domain/stock/auction-entries';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { auctionEntries } from '../schema/stock';

const entryRow = createSelectSchema(auctionEntries).omit({ listId: true, changedBy: true }).extend({
  /** Null if the person is no longer known. */
  changedBy: z.string().nullable(),
});
export type StoredAuctionEntry = z.infer<typeof entryRow>;

interface AuctionSave {
  readonly organisationId: string;
  readonly listId: string;
  readonly personId: string;
  /** Each field of a row at most once. `version` is that of the entry on screen; 0 if there was none. */
  readonly changes: readonly {
    readonly row: number;
    readonly field: AuctionField;
    readonly text: string;
    readonly version: number;
  }[];
}

export type AuctionEntryStore = ReturnType<typeof openAuctionEntries>;

export function openAuctionEntries(database: SqlDatabase) {
  return {
    /** For a list found within the organisation. */
    list: (listId: string): Promise<StoredAuctionEntry[]> =>
      selectRows(
        database,
        entryRow,
        `select e.number, e.field, e.text, e.version, e.changed_at as "changedAt", u.name as "changedBy"
         from auction_entries e left join "user" u on u.id = e.changed_by where e.list_id = $1 order by e.number, e.field`,
        [listId],
      ),

    /**
     * Saves the changes whose version is still the one on screen, and whose row still has its car. The entries
     * afterwards show which ones were not saved.
     */
    async save({ organisationId, listId, personId, changes }: AuctionSave): Promise<void> {
      await database.query(
        `insert into auction_entries as e (list_id, number, field, text, version, changed_by, changed_at)
         select l.id, g.row, g.field, g.text, g.version + 1, $3, clock_timestamp()
         from stock_lists l, json_to_recordset($4::json) g("row" integer, field text, text text, version integer)
         where l.organisation_id = $1 and l.id = $2 and l.removed_at is null
           and (g.row = 0 or exists (
             select 1 from stock_rows r where r.list_id = l.id and r.number = g.row and r.plate is not null))
         on conflict (list_id, number, field) do update
           set text = excluded.text, version = excluded.version, changed_by = excluded.changed_by,
             changed_at = excluded.changed_at
           where e.version = excluded.version - 1`,
        [organisationId, listId, personId, JSON.stringify(changes)],
      );
    },
  };
}
