/** Finding stock and builds by a few words. Every query names the organisation. */
import { createSelectSchema } from 'drizzle-zod';
import type { SqlDatabase } from './database';
import { selectRows } from './rows';
import { builds } from './schema/builds';
import { stockLists, stockRows } from './schema/stock';

const stockCarRow = createSelectSchema(stockRows)
  .pick({ listId: true, number: true, plate: true, mileage: true, reference: true })
  .extend({ listName: createSelectSchema(stockLists).shape.name });
const listedCarRow = stockCarRow
  .omit({ plate: true })
  .extend({ listedAt: createSelectSchema(stockLists).shape.createdAt });
const stockListRow = createSelectSchema(stockLists).pick({ id: true, name: true, createdAt: true });
const buildRow = createSelectSchema(builds).pick({
  id: true,
  name: true,
  kind: true,
  identifier: true,
  date: true,
  code: true,
});

interface NameQuery {
  readonly organisationId: string;
  readonly text: string;
  readonly limit: number;
}

export type SearchStore = ReturnType<typeof createSearchStore>;

export function createSearchStore(database: SqlDatabase) {
  return {
    /** Cars of stock lists with exactly this plate, newest list first. @param plate normalised */
    stockByPlate: ({ organisationId, plate, limit }: { organisationId: string; plate: string; limit: number }) =>
      selectRows(
        database,
        stockCarRow,
        `select r.list_id as "listId", r.number, r.plate, r.mileage, r.reference, l.name as "listName"
         from stock_rows r join stock_lists l on l.id = r.list_id
         where r.plate = $2 and l.organisation_id = $1 and l.removed_at is null order by l.created_at desc, r.number limit $3`,
        [organisationId, plate, limit],
      ),

    /** The same, with the time of each list. @param plates normalised */
    stockOfPlates: ({
      organisationId,
      plates,
      limit,
    }: {
      organisationId: string;
      plates: readonly string[];
      limit: number;
    }) =>
      selectRows(
        database,
        listedCarRow,
        `select r.list_id as "listId", r.number, r.mileage, r.reference, l.name as "listName", l.created_at as "listedAt"
         from stock_rows r join stock_lists l on l.id = r.list_id
         where r.plate = any ($2::text[]) and l.organisation_id = $1 order by l.created_at desc, r.number limit $3`,
        [organisationId, plates, limit],
      ),

    /** Stock lists whose name contains the text, in any case. */
    stockLists: ({ organisationId, text, limit }: NameQuery) =>
      selectRows(
        database,
        stockListRow,
        `select id, name, created_at as "createdAt" from stock_lists
         where organisation_id = $1 and removed_at is null and position(lower($2) in lower(name)) > 0 order by created_at desc limit $3`,
        [organisationId, text, limit],
      ),

    /** Saved builds whose name contains the text, in any case. */
    builds: ({ organisationId, text, limit }: NameQuery) =>
      selectRows(
        database,
        buildRow,
        `select id, name, kind, identifier, date::text as date, code from builds
         where organisation_id = $1 and removed_at is null and position(lower($2) in lower(name)) > 0 order by created_at desc limit $3`,
        [organisationId, text, limit],
      ),
  };
}
