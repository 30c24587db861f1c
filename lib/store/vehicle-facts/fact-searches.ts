/** Saved searches by facts, and what each person has seen of them. Every query names the organisation. */
import { randomUUID } from 'node:crypto';
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import {
  factSearchFieldsSchema,
  type FactSearchFields,
  type FactSearchView,
} from '@/lib/domain/vehicles/facts/saved-fact-search';
import type { SqlDatabase } from '../database';
import { UUID } from '../page-cursor';
import { addInTurn } from '../in-turn';
import { selectRow, selectRows } from '../rows';
import { factSearches, factSearchViews } from '../schema/vehicle-facts';

const identifiers = z.array(z.int());
const searchRow = createSelectSchema(factSearches, { fields: factSearchFieldsSchema })
  .omit({ organisationId: true })
  .extend({
    /** Null if the person is no longer known. */
    createdByName: z.string().nullable(),
  });
export type StoredFactSearch = z.infer<typeof searchRow>;
const viewRow = createSelectSchema(factSearchViews, { matched: identifiers, before: identifiers }).omit({
  personId: true,
});

interface FactSearchKey {
  readonly organisationId: string;
  readonly id: string;
}
interface NewFactSearch {
  readonly organisationId: string;
  readonly createdBy: string;
  readonly name: string;
  readonly fields: FactSearchFields;
}

const COLUMNS = `s.id, s.created_by as "createdBy", s.created_at as "createdAt", s.name, s.fields, u.name as "createdByName"`;
const VIEW = `v.search_id as "searchId", v.opened_on::text as "openedOn", v.matched, v.before_on::text as "beforeOn", v.before`;

export type FactSearchStore = ReturnType<typeof openFactSearches>;

export function openFactSearches(database: SqlDatabase) {
  return {
    async get({ organisationId, id }: FactSearchKey): Promise<StoredFactSearch | null> {
      if (!UUID.test(id)) return null;
      const text = `select ${COLUMNS} from fact_searches s left join "user" u on u.id = s.created_by
        where s.organisation_id = $1 and s.id = $2`;
      return selectRow(database, searchRow, text, [organisationId, id]);
    },

    /** The newest first. */
    list: (organisationId: string, limit: number): Promise<StoredFactSearch[]> =>
      selectRows(
        database,
        searchRow,
        `select ${COLUMNS} from fact_searches s left join "user" u on u.id = s.created_by
         where s.organisation_id = $1 order by s.created_at desc, s.id limit $2`,
        [organisationId, limit],
      ),

    /** @returns null if the organisation has `most` already */
    add: ({ organisationId, createdBy, name, fields }: NewFactSearch, most: number): Promise<StoredFactSearch | null> =>
      addInTurn(
        database,
        { organisationId, table: 'fact_searches' },
        searchRow,
        `with s as (
           insert into fact_searches (id, organisation_id, created_by, created_at, name, fields)
           select $1, $2, $3, clock_timestamp(), $4, $5::json
           where (select count(*) from fact_searches where organisation_id = $2) < $6 returning *)
         select ${COLUMNS} from s left join "user" u on u.id = s.created_by`,
        [randomUUID(), organisationId, createdBy, name, JSON.stringify(fields), most],
      ),

    /** @returns whether there was one */
    async remove({ organisationId, id }: FactSearchKey): Promise<boolean> {
      if (!UUID.test(id)) return false;
      const text = 'delete from fact_searches where organisation_id = $1 and id = $2';
      return (await database.query(text, [organisationId, id])).rowCount === 1;
    },

    /** What a person has seen, by the id of the search. @param ids in the person's own organisation */
    async views(personId: string, ids: readonly string[]): Promise<ReadonlyMap<string, FactSearchView>> {
      const text = `select ${VIEW} from fact_search_views v where v.person_id = $1 and v.search_id = any ($2::uuid[])`;
      const rows = await selectRows(database, viewRow, text, [personId, ids]);
      return new Map(rows.map(({ searchId, ...view }) => [searchId, view]));
    },

    /** One person may open a search in two windows at the same moment: the later one wins. */
    async saveView(id: string, personId: string, { openedOn, matched, beforeOn, before }: FactSearchView) {
      await database.query(
        `insert into fact_search_views (search_id, person_id, opened_on, matched, before_on, before)
         values ($1, $2, $3, $4::json, $5, $6::json)
         on conflict (search_id, person_id) do update set opened_on = excluded.opened_on, matched = excluded.matched,
           before_on = excluded.before_on, before = excluded.before`,
        [id, personId, openedOn, JSON.stringify(matched), beforeOn, JSON.stringify(before)],
      );
    },
  };
}
