/** What the ledger holds, read and added up; nothing here changes it. */
import type { Day } from '@/lib/domain/time/calendar';
import type { SqlDatabase } from '../database';
import { readCursor } from '../page-cursor';
import { createTallies } from './look-up-tallies';

export interface LookUpRow {
  id: string;
  createdAt: Date;
  personId: string;
  personName: string | null;
  operation: string;
  state: string;
  outcome: 'found' | 'not_found' | null;
  auditId: string | null;
  record: { kind: 'valuation' | 'registration'; id: string; summary: unknown } | null;
}

/** Absent fields ask for everything. */
export interface LookUpFilter {
  organisationId: string;
  personId?: string | undefined;
  operation?: string | undefined;
  states?: readonly string[] | undefined;
  /**
   * Only those an audit is about: without an answer, or, of these operations, answered without the provider's number.
   */
  inDoubt?: readonly string[] | undefined;
  /** British days, both included. */
  from?: Day | undefined;
  to?: Day | undefined;
}

export type LookUps = ReturnType<typeof openLookUps>;

/** What a filter says, by the parameters of `valuesOf`. */
const FITS = `subscription = $1 and organisation_id = $2
  and ($3::text is null or person_id = $3) and ($4::text is null or operation = $4)
  and ($5::text[] is null or state = any ($5))
  and ($6::date is null or created_at >= $6::date::timestamp at time zone 'Europe/London')
  and ($7::date is null or created_at < ($7::date + 1)::timestamp at time zone 'Europe/London')
  and ($8::text[] is null or state in ('UNKNOWN', 'WRITTEN_OFF')
    or state = 'SETTLED' and audit_id is null and operation = any ($8))`;

const valuesOf = ({ organisationId, personId, operation, states, from, to, inDoubt }: LookUpFilter) =>
  [organisationId, personId, operation, states, from, to, inDoubt].map((value) => value ?? null);

const PAGE_OF_AN_EXPORT = 1_000;

export function openLookUps({ database, subscription }: { database: SqlDatabase; subscription: string }) {
  const select = async <Row extends object>(text: string, values: readonly unknown[]) =>
    (await database.query<Row>(text, [subscription, ...values])).rows;

  async function page(filter: LookUpFilter, limit: number, after: string | null) {
    const cursor = readCursor(after);
    const rows = await select<LookUpRow & { cursor: string }>(
      `select l.id, l.created_at as "createdAt", l.person_id as "personId", u.name as "personName", l.operation, l.state,
              l.outcome, l.audit_id as "auditId", l.created_at::text as cursor,
              (select json_build_object('kind', r.kind, 'id', r.id, 'summary', r.summary) from (
                 select 'valuation' as kind, v.id, v.summary, v.created_at from valuations v
                   where v.organisation_id = $2 and v.look_up_ids @> array[l.id]
                 union all
                 select 'registration', g.id, g.summary, g.created_at from registrations g
                   where g.organisation_id = $2 and g.look_up_ids @> array[l.id]
                 order by 4 limit 1) r) as record
       from (
         select * from look_ups
         where ${FITS}
           and ($9::timestamptz is null or (created_at, id) < ($9, $10::uuid))
         order by created_at desc, id desc limit $11
       ) l left join "user" u on u.id = l.person_id
       order by l.created_at desc, l.id desc`,
      [...valuesOf(filter), cursor?.at ?? null, cursor?.id ?? null, limit + 1],
    );
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    return { items, next: rows.length > limit && last ? `${last.cursor}_${last.id}` : null };
  }

  return {
    ...createTallies(select),

    /** This month's counts and limits: of the organisation (person null) and of everybody active in it or limited. */
    allowances: (scope: { organisationId: string }) =>
      select<{
        personId: string | null;
        personName: string | null;
        used: number;
        /** What was set, with what was approved for this month. */
        limit: number | null;
        /** What was set, for every month. */
        monthlyLimit: number | null;
      }>(
        `with this as (select look_up_month(clock_timestamp()) as month), who as (
           select '' as person_id
           union select user_id from member where organization_id = $2 and deactivated_at is null
           union select person_id from look_up_limits where subscription = $1 and organisation_id = $2
           union select person_id from look_up_counters, this
             where subscription = $1 and organisation_id = $2 and look_up_counters.month = this.month
         )
         select nullif(who.person_id, '') as "personId", u.name as "personName", coalesce(c.taken, 0) as used,
                l.monthly_limit + coalesce(e.extra, 0) as "limit", l.monthly_limit as "monthlyLimit"
         from who cross join this
         left join look_up_counters c on c.subscription = $1 and c.organisation_id = $2
           and c.person_id = who.person_id and c.month = this.month
         left join look_up_limits l on l.subscription = $1 and l.organisation_id = $2 and l.person_id = who.person_id
         left join look_up_extras e on e.subscription = $1 and e.organisation_id = $2
           and e.person_id = who.person_id and e.month = this.month
         left join "user" u on u.id = who.person_id
         order by u.name nulls first`,
        [scope.organisationId],
      ),

    /** How many a filter leaves, and how many of them may still be given back. */
    async count(filter: LookUpFilter): Promise<{ all: number; unknown: number }> {
      const [row] = await select<{ all: number; unknown: number }>(
        `select count(*)::integer as all, count(*) filter (where state = 'UNKNOWN')::integer as unknown
         from look_ups where ${FITS}`,
        valuesOf(filter),
      );
      return row ?? { all: 0, unknown: 0 };
    },

    /** Look-ups whose answer never came, of an organisation or everybody's, by British day; those of the newest day first. */
    unknown: (scope: { organisationId: string | null }) =>
      select<{ day: string; operation: string; ids: string[]; youngestMinutes: number }>(
        `select to_char(created_at at time zone 'Europe/London', 'YYYY-MM-DD') as day, operation, array_agg(id) as ids,
                floor(extract(epoch from clock_timestamp() - max(state_at)) / 60)::integer as "youngestMinutes"
         from look_ups
         where subscription = $1 and ($2::text is null or organisation_id = $2) and state = 'UNKNOWN'
         group by 1, 2 order by 1 desc`,
        [scope.organisationId],
      ),

    /** Operations to which anybody on the subscription had an answer within the last minutes. */
    operationsAnsweredRecently: async (window: { minutes: number }): Promise<string[]> => {
      const rows = await select<{ operation: string }>(
        `select distinct operation from look_ups
         where subscription = $1 and state = 'SETTLED' and created_at > clock_timestamp() - interval '1 day'
           and state_at > clock_timestamp() - make_interval(mins => $2::integer)`,
        [window.minutes],
      );
      return rows.map(({ operation }) => operation);
    },

    /** Operations that anybody on the subscription asked, and had answered, within so many minutes of a day's beginning. */
    operationsAnsweredAround: async (window: { day: Day; minutes: number }): Promise<string[]> => {
      const rows = await select<{ operation: string }>(
        `with border as (select $2::date::timestamp at time zone 'Europe/London' as at)
         select distinct operation from look_ups, border
         where subscription = $1 and state = 'SETTLED'
           and created_at between border.at - make_interval(mins => $3::integer) and border.at + make_interval(mins => $3::integer)`,
        [window.day, window.minutes],
      );
      return rows.map(({ operation }) => operation);
    },

    /** The newest first. An unreadable `after` starts from the top. */
    page,

    /** All of them, a page at a time. */
    async *rows(filter: LookUpFilter): AsyncGenerator<LookUpRow, void> {
      for (let after: string | null = null; ;) {
        const { items, next }: { items: LookUpRow[]; next: string | null } = await page(
          filter,
          PAGE_OF_AN_EXPORT,
          after,
        );
        yield* items;
        if (next === null) return;
        after = next;
      }
    },
  };
}
