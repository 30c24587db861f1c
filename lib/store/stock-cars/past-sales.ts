/** Past sales from an organisation's own files: added once each, listed by file, and removed again. */
import { z } from 'zod';
import type { PastSale } from '@/lib/domain/stock-cars/past-sales/read-past-sales';
import type { ContradictingSale } from '@/lib/domain/stock-cars/past-sales/sale-words';
import { SOLD_TO } from '@/lib/domain/stock-cars/stock-car-state';
import { SALES_MONTHS } from '@/lib/domain/stock-cars/sales-vs-guide';
import type { SqlDatabase } from '../database';
import { selectRow, selectRows } from '../rows';
import { TODAY } from '../today';
import { IS_COMPLETE } from './past-sale-values';

export interface NewPastSale extends PastSale {
  readonly title: string;
  readonly make: string | null;
}

const countRow = z.object({ count: z.int() });
const importRow = z.object({
  id: z.string(),
  importedAt: z.date(),
  /** The person's name; null if they are no longer known. */
  importedBy: z.string().nullable(),
  sales: z.int(),
  valued: z.int(),
  /** Sales without a value: not identified, or without the date of first registration or the mileage. */
  incomplete: z.int(),
});
export type SalesImport = z.infer<typeof importRow>;
const terms = { soldPounds: z.int(), soldTo: z.enum(SOLD_TO) };
const contradictingRow = z.object({ plate: z.string(), soldOn: z.string(), ...terms, here: z.object(terms) });

const GIVEN = `id uuid, plate text, title text, make text, kind text, identifier integer, registered date, mileage integer,
  "soldOn" date, "soldPounds" integer, "soldTo" text`;

export function openPastSales(database: SqlDatabase) {
  return {
    /** Sales that exist already, from a file or from the stock, are not added again. @returns how many were added */
    async add(
      { organisationId, personId, importId }: { organisationId: string; personId: string; importId: string },
      sales: readonly (NewPastSale & { readonly id: string })[],
    ): Promise<number> {
      const row = await selectRow(
        database,
        countRow,
        `with g as (select * from json_to_recordset($4::json) as g(${GIVEN})),
         added as (
           insert into past_sales (id, organisation_id, import_id, imported_by, imported_at, plate, title, make, kind,
             identifier, registered, mileage, sold_on, sold_pounds, sold_to)
           select g.id, $1, $3, $2, date_trunc('milliseconds', clock_timestamp()), g.plate, g.title, g.make, g.kind,
             g.identifier, g.registered, g.mileage, g."soldOn", g."soldPounds", g."soldTo" from g
           where not exists (
             select 1 from past_sales s where s.organisation_id = $1 and s.sold_on = g."soldOn"
               and case when g.plate is null then s.sold_pounds = g."soldPounds"
                 and (s.identifier, s.registered, s.mileage) is not distinct from (g.identifier, g.registered, g.mileage)
               else s.plate = g.plate end)
             and not exists (
             select 1 from stock_cars c where c.organisation_id = $1 and c.status = 'sold' and c.left_on = g."soldOn"
               and c.plate = g.plate)
           on conflict (id) do nothing returning 1)
         select count(*)::integer as count from added`,
        [organisationId, personId, importId, JSON.stringify(sales)],
      );
      return row?.count ?? 0;
    },

    /** Of sales with a plate those that are here with another price or buyer. */
    contradicting: (organisationId: string, sales: readonly NewPastSale[]): Promise<ContradictingSale[]> =>
      selectRows(
        database,
        contradictingRow,
        `select distinct on (g."soldOn", g.plate) g.plate, g."soldOn"::text, g."soldPounds", g."soldTo",
           json_build_object('soldPounds', h.sold_pounds, 'soldTo', h.sold_to) as here
         from json_to_recordset($2::json) as g(${GIVEN}) join (
           select plate, sold_on, sold_pounds, sold_to from past_sales where organisation_id = $1
           union all
           select plate, left_on, sold_pounds, sold_to from stock_cars where organisation_id = $1 and status = 'sold') h
           on h.plate = g.plate and h.sold_on = g."soldOn"
         where (h.sold_pounds, h.sold_to) is distinct from (g."soldPounds", g."soldTo")
         order by g."soldOn", g.plate`,
        [organisationId, JSON.stringify(sales)],
      ),

    /** The newest first. */
    imports: (organisationId: string): Promise<SalesImport[]> =>
      selectRows(
        database,
        importRow,
        `select s.import_id as id, min(s.imported_at) as "importedAt", min(u.name) as "importedBy", count(*)::integer as sales,
           count(s.guide_pounds)::integer as valued, count(*) filter (where not (${IS_COMPLETE}))::integer as incomplete
         from past_sales s left join "user" u on u.id = s.imported_by where s.organisation_id = $1
         group by s.import_id order by 2 desc limit 50`,
        [organisationId],
      ),

    /** @returns how many sales were removed */
    async remove({ organisationId, importId }: { organisationId: string; importId: string }): Promise<number> {
      const text = `with gone as (delete from past_sales where organisation_id = $1 and import_id = $2 returning 1)
        select count(*)::integer as count from gone`;
      return (await selectRow(database, countRow, text, [organisationId, importId]))?.count ?? 0;
    },

    /** Deletes sales that are too old to count. @returns how many */
    async eraseOld(): Promise<number> {
      const text = `with gone as (
          delete from past_sales where sold_on < (${TODAY} - interval '${SALES_MONTHS} months') returning 1)
        select count(*)::integer as count from gone`;
      return (await selectRow(database, countRow, text))?.count ?? 0;
    },
  };
}
