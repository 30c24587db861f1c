/** The ledger's look-ups, read page by page and added up; nothing here changes them. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { writePageCursor } from '@/lib/domain/page-cursor';
import type { Day } from '@/lib/domain/time/calendar';
import type { DefaultLimits } from '@/lib/domain/usage/default-limits';
import type { SqlDatabase } from '../database';
import { readCursor } from '../page-cursor';
import { selectRow, selectRows } from '../rows';
import { lookUps } from '../schema/ledger';
import { createAllowances } from './allowances';
import { createTallies } from './look-up-tallies';
import { createUnansweredLookUps } from './unanswered-look-ups';

const columns = createSelectSchema(lookUps);
const lookUpRow = columns
  .pick({ id: true, createdAt: true, personId: true, operation: true, state: true, outcome: true, auditId: true })
  .extend({
    /** Null if the person is no longer known. */
    personName: z.string().nullable(),
    /** The name of the key of the API that it was made with; null for a person. */
    apiKeyName: z.string().nullable(),
    record: z
      .object({ kind: z.enum(['valuation', 'registration']), id: columns.shape.id, summary: z.unknown() })
      .nullable(),
    /** `createdAt` as the database writes it: with the microseconds that a Date loses. */
    cursor: z.string(),
  });
export type LookUpRow = Omit<z.infer<typeof lookUpRow>, 'cursor'>;

const countRow = z.object({ all: z.int(), unknown: z.int() });

/** Absent fields do not filter. */
export interface LookUpFilter {
  organisationId: string;
  personId?: string | undefined;
  operation?: string | undefined;
  states?: readonly string[] | undefined;
  /**
   * Only those an audit concerns: without an answer or, for these operations, answered without the provider's number.
   */
  inDoubt?: readonly string[] | undefined;
  /** British days, both included. */
  from?: Day | undefined;
  to?: Day | undefined;
  /** Only those of one vehicle: look-ups by one of these subjects, and those of its records. */
  vehicle?: VehicleHashes | undefined;
}

/** Keyed hashes of a plate or VIN, as subjects of each operation and of records. */
interface VehicleHashes {
  readonly lookUps: readonly string[];
  readonly records: readonly string[];
}

/** Look-ups of one subscription. */
export interface SubscriptionDatabase {
  database: SqlDatabase;
  subscription: string;
  /** Defaults where an administrator has set no limit; if left out, there are none. */
  defaultLimits?: DefaultLimits | null;
}

export type LookUps = ReturnType<typeof openLookUps>;

/** What a filter selects, by the parameters of `valuesOf`. */
const FITS = `subscription = $1 and organisation_id = $2
  and ($3::text is null or person_id = $3) and ($4::text is null or operation = $4)
  and ($5::text[] is null or state = any ($5))
  and ($6::date is null or created_at >= $6::date::timestamp at time zone 'Europe/London')
  and ($7::date is null or created_at < ($7::date + 1)::timestamp at time zone 'Europe/London')
  and ($8::text[] is null or state in ('UNKNOWN', 'WRITTEN_OFF')
    or state = 'SETTLED' and audit_id is null and operation = any ($8))
  and ($9::text[] is null or subject_hash = any ($9) or id in (
    select unnest(look_up_ids) from valuations where organisation_id = $2 and (subject_hash = any ($10::text[]) or marks && $10)
    union all
    select unnest(look_up_ids) from registrations where organisation_id = $2 and (subject_hash = any ($10::text[]) or marks && $10)))`;

const valuesOf = ({ organisationId, personId, operation, states, from, to, inDoubt, vehicle }: LookUpFilter) =>
  [organisationId, personId, operation, states, from, to, inDoubt, vehicle?.lookUps, vehicle?.records].map(
    (value) => value ?? null,
  );

const EXPORT_PAGE = 1_000;

export function openLookUps(source: SubscriptionDatabase) {
  return {
    ...createTallies(source),
    ...createAllowances(source),
    ...createUnansweredLookUps(source),

    /** How many a filter selects, and how many of those are unanswered and not written off. */
    async count(filter: LookUpFilter): Promise<z.infer<typeof countRow>> {
      const row = await selectRow(
        source.database,
        countRow,
        `select count(*)::integer as all, count(*) filter (where state = 'UNKNOWN')::integer as unknown
         from look_ups where ${FITS}`,
        [source.subscription, ...valuesOf(filter)],
      );
      return row ?? { all: 0, unknown: 0 };
    },

    /** The newest first. @throws Fault for an `after` that is no cursor */
    page: (filter: LookUpFilter, limit: number, after: string | null) => pageOf(source, filter, limit, after),

    /** All look-ups that match, page by page. */
    async *rows(filter: LookUpFilter): AsyncGenerator<LookUpRow, void> {
      for (let after: string | null = null; ;) {
        const page: LookUpPage = await pageOf(source, filter, EXPORT_PAGE, after);
        yield* page.items;
        if (page.next === null) return;
        after = page.next;
      }
    },
  };
}

interface LookUpPage {
  items: LookUpRow[];
  next: string | null;
}

async function pageOf(
  { database, subscription }: SubscriptionDatabase,
  filter: LookUpFilter,
  limit: number,
  after: string | null,
): Promise<LookUpPage> {
  const cursor = readCursor(after);
  const rows = await selectRows(
    database,
    lookUpRow,
    `select l.id, l.created_at as "createdAt", l.person_id as "personId", u.name as "personName", k.name as "apiKeyName", l.operation,
            l.state, l.outcome, l.audit_id as "auditId", l.created_at::text as cursor,
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
         and ($11::timestamptz is null or (created_at, id) < ($11, $12::uuid))
       order by created_at desc, id desc limit $13
     ) l left join "user" u on u.id = l.person_id left join api_keys k on k.id = l.api_key_id
     order by l.created_at desc, l.id desc`,
    [subscription, ...valuesOf(filter), cursor?.at ?? null, cursor?.id ?? null, limit + 1],
  );
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? writePageCursor({ at: last.cursor, id: last.id }) : null };
}
