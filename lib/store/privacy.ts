/** What is held of one plate or VIN, its erasing, and how long an organisation keeps records. */
import { randomUUID } from 'node:crypto';
import type { SqlDatabase } from './database';

export interface HeldRecord {
  kind: 'valuation' | 'registration';
  id: string;
  createdAt: Date;
  summary: unknown;
  record: unknown;
  lookUpIds: string[];
}

/** How one plate, or a VIN with the plates it was seen under, is found: by keyed hash, and by what is written out. */
export interface SubjectKeys {
  organisationId: string;
  valuationHashes: readonly string[];
  registrationHashes: readonly string[];
  /** Without blanks, as stock lists hold them. */
  plates: readonly string[];
  vin: string | null;
  /** All of them as a record may write them. */
  texts: readonly string[];
}

export type Privacy = ReturnType<typeof openPrivacy>;

const ERASED_ROW = JSON.stringify({
  kind: 'plate',
  reason: 'The plate of this row was erased.',
  next: 'Nothing to do.',
});

/** What people put between the parts of a plate or VIN: see `normalisePlate`. */
const BLANKS = ' \u00a0.-\u2010\u2011\u2012\u2013\u2014\u2015_·•';

export function openPrivacy(database: SqlDatabase) {
  const select = async <Row extends object>(text: string, values: readonly unknown[]) =>
    (await database.query<Row>(text, values)).rows;
  /** By hash, or by a text of the record that is one of the names and nothing else. */
  const matches = (hashes: string, names: string) =>
    `organisation_id = $1 and (subject_hash = any (${hashes}::text[])
       or exists (select 1 from unnest(${names}::text[]) name where position(name in record::text) > 0))`;
  /** A row of a list: by its plate, by a cell that is the plate, by a VIN anywhere in its cells. */
  const rowMatches = (plates: string, names: string, blanks: string) =>
    `(r.plate = any (${plates}::text[]) or exists (select 1 from unnest(${names}::text[]) name
       where position(name in translate(upper(r.cells::text), ${blanks}, '')) > 0))`;
  const written = ({ texts }: SubjectKeys) => texts.map((text) => JSON.stringify(text));
  const inCells = ({ plates, vin }: SubjectKeys) => [
    ...plates.map((plate) => JSON.stringify(plate)),
    ...(vin ? [vin] : []),
  ];

  return {
    /** The plates under which a VIN is held, without blanks. */
    async platesOf({ organisationId, vin }: { organisationId: string; vin: string }): Promise<string[]> {
      const holding = (table: string) =>
        `select summary->>'plate' as shown, record->'asked'->>'plate' as asked, record->'register'->>'plate' as register,
                record->'trade'->>'plate' as trade
         from ${table} where organisation_id = $1 and position($2 in record::text) > 0`;
      const rows = await select<{ plate: string }>(
        `select distinct replace(p.plate, ' ', '') as plate
         from (${holding('valuations')} union all ${holding('registrations')}) r
         cross join lateral unnest(array[r.shown, r.asked, r.register, r.trade]) p(plate) where p.plate <> ''`,
        [organisationId, JSON.stringify(vin)],
      );
      return rows.map(({ plate }) => plate);
    },

    async find(subject: SubjectKeys) {
      const [records, stockRows] = await Promise.all([
        select<HeldRecord>(
          `select 'valuation' as kind, id, created_at as "createdAt", summary, record, look_up_ids as "lookUpIds"
           from valuations where ${matches('$2', '$4')}
           union all
           select 'registration', id, created_at, summary, record, look_up_ids
           from registrations where ${matches('$3', '$4')}
           order by 3 desc`,
          [subject.organisationId, subject.valuationHashes, subject.registrationHashes, written(subject)],
        ),
        select<{ list: string; number: number; mileage: number | null; reference: string | null; cells: unknown }>(
          `select l.name as list, r.number, r.mileage, r.reference, r.cells
           from stock_rows r join stock_lists l on l.id = r.list_id
           where l.organisation_id = $1 and ${rowMatches('$2', '$3', '$4')} order by l.created_at, r.number`,
          [subject.organisationId, subject.plates, inCells(subject), BLANKS],
        ),
      ]);
      return { records, stockRows };
    },

    /** The records go, links to them and presses without one too; a row of a list stays, without its car. One commit. */
    async erase(subject: SubjectKeys, erasure: { erasedBy: string; answers: number }) {
      const [row] = await select<{ records: number; stockRows: number }>(
        `with v as (delete from valuations where ${matches('$2', '$4')} returning 1),
              g as (delete from registrations where ${matches('$3', '$4')} returning 1),
              s as (
                update stock_rows r set plate = null, mileage = null, reference = null, doubt = null,
                  cells = '[]', problem = $8::json
                from stock_lists l where l.id = r.list_id and l.organisation_id = $1 and ${rowMatches('$5', '$6', '$7')}
                returning 1
              ),
              -- Not written yet: what was interrupted is not finished after it was erased.
              p as (
                delete from presses where organisation_id = $1
                  and (replace(wish->'asked'->>'plate', ' ', '') = any ($5) or wish->'asked'->>'vin' = $12)
              ),
              counted as (select (select count(*) from v) + (select count(*) from g) as records, (select count(*) from s) as rows),
              noted as (
                insert into erasures (id, organisation_id, at, erased_by, records, answers)
                select $9, $1, clock_timestamp(), $10, records + rows, $11 from counted where records + rows + $11::integer > 0
              )
         select records::integer, rows::integer as "stockRows" from counted`,
        [
          ...[
            subject.organisationId,
            subject.valuationHashes,
            subject.registrationHashes,
            written(subject),
            subject.plates,
            inCells(subject),
            BLANKS,
          ],
          ...[ERASED_ROW, randomUUID(), erasure.erasedBy, erasure.answers, subject.vin],
        ],
      );
      return row ?? { records: 0, stockRows: 0 };
    },

    async retentionOf(organisationId: string): Promise<number | null> {
      const [row] = await select<{ days: number }>('select days from retention where organisation_id = $1', [
        organisationId,
      ]);
      return row?.days ?? null;
    },

    async setRetention(policy: { organisationId: string; days: number | null; changedBy: string }): Promise<void> {
      await select(
        policy.days === null
          ? 'delete from retention where organisation_id = $1'
          : `insert into retention (organisation_id, days, changed_by, changed_at) values ($1, $2, $3, clock_timestamp())
             on conflict (organisation_id) do update
               set days = excluded.days, changed_by = excluded.changed_by, changed_at = excluded.changed_at`,
        policy.days === null ? [policy.organisationId] : [policy.organisationId, policy.days, policy.changedBy],
      );
    },

    erasures: (organisationId: string) =>
      select<{ at: Date; by: string | null; records: number; answers: number }>(
        `select e.at, u.name as by, e.records, e.answers from erasures e left join "user" u on u.id = e.erased_by
         where e.organisation_id = $1 order by e.at desc limit 50`,
        [organisationId],
      ),

    /** Organisations that keep records for a time only, and from when on at this moment. */
    retentionPolicies: () =>
      select<{ organisationId: string; before: Date }>(
        `select organisation_id as "organisationId", clock_timestamp() - make_interval(days => days) as before
         from retention order by organisation_id`,
        [],
      ),

    /**
     * Erases the records and lists that are older, and notes it if there were any. How many. A list that is being valued
     * stays until that is over.
     */
    async eraseOlder(scope: { organisationId: string; before: Date; answers: number }): Promise<number> {
      const [row] = await select<{ records: number }>(
        `with v as (delete from valuations where organisation_id = $1 and created_at < $2 returning 1),
              g as (delete from registrations where organisation_id = $1 and created_at < $2 returning 1),
              l as (
                delete from stock_lists l where organisation_id = $1 and created_at < $2 and not exists (
                  select 1 from stock_runs where list_id = l.id and state = 'running') returning 1
              ),
              counted as (select (select count(*) from v) + (select count(*) from g) + (select count(*) from l) as records),
              noted as (
                insert into erasures (id, organisation_id, at, erased_by, records, answers)
                select $3, $1, clock_timestamp(), null, records, $4 from counted where records + $4::integer > 0
              )
         select records::integer from counted`,
        [scope.organisationId, scope.before, randomUUID(), scope.answers],
      );
      return row?.records ?? 0;
    },
  };
}
