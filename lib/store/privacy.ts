/** What is held of one plate or VIN, its erasing, and how long an organisation keeps records. */
import { randomUUID } from 'node:crypto';
import type { Database } from './database';

export interface HeldRecord {
  kind: 'valuation' | 'registration';
  id: string;
  createdAt: Date;
  summary: unknown;
  record: unknown;
  lookUpIds: string[];
}

/** How one plate or VIN is found: by keyed hash, and by the plate a record of its VIN shows. */
export interface SubjectKeys {
  organisationId: string;
  valuationHash: string;
  registrationHash: string;
  /** As stored in summaries and stock lists, without blanks; null for a VIN. */
  plate: string | null;
  /** Null for a plate. */
  vin: string | null;
}

export type Privacy = ReturnType<typeof openPrivacy>;

const ERASED_ROW = JSON.stringify({
  kind: 'plate',
  reason: 'The plate of this row was erased.',
  next: 'Nothing to do.',
});

export function openPrivacy(database: Database) {
  const select = async <Row extends object>(text: string, values: readonly unknown[]) =>
    (await database.query<Row>(text, values)).rows;
  const matches = (hash: string) =>
    `organisation_id = $1 and (subject_hash = ${hash} or replace(summary->>'plate', ' ', '') = $4)`;
  const keys = ({ organisationId, valuationHash, registrationHash, plate }: SubjectKeys) => [
    organisationId,
    valuationHash,
    registrationHash,
    plate,
  ];

  return {
    async held(of: SubjectKeys) {
      const [records, stockRows] = await Promise.all([
        select<HeldRecord>(
          `select 'valuation' as kind, id, created_at as "createdAt", summary, record, look_up_ids as "lookUpIds"
           from valuations where ${matches('$2')}
           union all
           select 'registration', id, created_at, summary, record, look_up_ids from registrations where ${matches('$3')}
           order by 3 desc`,
          keys(of),
        ),
        select<{ list: string; number: number; mileage: number | null; reference: string | null; cells: unknown }>(
          `select l.name as list, r.number, r.mileage, r.reference, r.cells
           from stock_rows r join stock_lists l on l.id = r.list_id
           where l.organisation_id = $1 and r.plate = $2 order by l.created_at, r.number`,
          [of.organisationId, of.plate],
        ),
      ]);
      return { records, stockRows };
    },

    /** The records go, links to them and presses without one too; a row of a list stays, without its car. One commit. */
    async erase(of: SubjectKeys, by: { erasedBy: string; answers: number }) {
      const [row] = await select<{ records: number; stockRows: number }>(
        `with v as (delete from valuations where ${matches('$2')} returning 1),
              g as (delete from registrations where ${matches('$3')} returning 1),
              s as (
                update stock_rows r set plate = null, mileage = null, reference = null, doubt = null,
                  cells = '[]', problem = $5::json
                from stock_lists l where l.id = r.list_id and l.organisation_id = $1 and r.plate = $4 returning 1
              ),
              -- Not written yet: what was interrupted is not finished after it was erased.
              p as (
                delete from presses where organisation_id = $1
                  and (replace(wish->'asked'->>'plate', ' ', '') = $4 or wish->'asked'->>'vin' = $9)
              ),
              counted as (select (select count(*) from v) + (select count(*) from g) as records, (select count(*) from s) as rows),
              noted as (
                insert into erasures (id, organisation_id, at, erased_by, records, answers)
                select $6, $1, clock_timestamp(), $7, records + rows, $8 from counted where records + rows + $8::integer > 0
              )
         select records::integer, rows::integer as "stockRows" from counted`,
        [...keys(of), ERASED_ROW, randomUUID(), by.erasedBy, by.answers, of.vin],
      );
      return row ?? { records: 0, stockRows: 0 };
    },

    async retentionOf(organisationId: string): Promise<number | null> {
      const [row] = await select<{ days: number }>('select days from retention where organisation_id = $1', [
        organisationId,
      ]);
      return row?.days ?? null;
    },

    async setRetention(of: { organisationId: string; days: number | null; changedBy: string }): Promise<void> {
      await select(
        of.days === null
          ? 'delete from retention where organisation_id = $1'
          : `insert into retention (organisation_id, days, changed_by, changed_at) values ($1, $2, $3, clock_timestamp())
             on conflict (organisation_id) do update
               set days = excluded.days, changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
        of.days === null ? [of.organisationId] : [of.organisationId, of.days, of.changedBy],
      );
    },

    erasures: (organisationId: string) =>
      select<{ at: Date; by: string | null; records: number; answers: number }>(
        `select e.at, u.name as by, e.records, e.answers from erasures e left join "user" u on u.id = e.erased_by
         where e.organisation_id = $1 order by e.at desc limit 50`,
        [organisationId],
      ),

    /** Organisations that keep records for a time only, and from when on at this moment. */
    limited: () =>
      select<{ organisationId: string; before: Date }>(
        `select organisation_id as "organisationId", clock_timestamp() - make_interval(days => days) as before
         from retention order by organisation_id`,
        [],
      ),

    /** Erases the records and lists that are older, and notes it if there were any. How many. */
    async eraseOlder(of: { organisationId: string; before: Date; answers: number }): Promise<number> {
      const [row] = await select<{ records: number }>(
        `with v as (delete from valuations where organisation_id = $1 and created_at < $2 returning 1),
              g as (delete from registrations where organisation_id = $1 and created_at < $2 returning 1),
              l as (delete from stock_lists where organisation_id = $1 and created_at < $2 returning 1),
              counted as (select (select count(*) from v) + (select count(*) from g) + (select count(*) from l) as records),
              noted as (
                insert into erasures (id, organisation_id, at, erased_by, records, answers)
                select $3, $1, clock_timestamp(), null, records, $4 from counted where records + $4::integer > 0
              )
         select records::integer from counted`,
        [of.organisationId, of.before, randomUUID(), of.answers],
      );
      return row?.records ?? 0;
    },
  };
}
