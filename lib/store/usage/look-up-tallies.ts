/** The ledger added up: what has ended stands in look_up_tallies, what came later is counted from look_ups itself. */
import type { Day } from '@/lib/domain/time/calendar';

/** Look-ups of one month, person and operation. */
export interface LookUpTally {
  /** `YYYY-MM`. */
  month: string;
  personId: string;
  /** Null when the person is no longer known. */
  personName: string | null;
  operation: string;
  /** Answered and counted by the provider; of these those that found nothing. */
  charged: number;
  notFound: number;
  /** Under way, without an answer, written off: they count here. */
  unknown: number;
  kept: number;
  /** Refused at a limit, or given back. */
  free: number;
}

/** Everybody's of one month and operation, with what has no answer by what may still become of it. */
export interface SubscriptionTally extends Pick<LookUpTally, 'month' | 'operation' | 'charged' | 'notFound'> {
  /** Without an answer: to be settled by an audit, or written off. */
  unknown: number;
  /** Without an answer for good. */
  writtenOff: number;
  /** Their answer may still come. */
  underWay: number;
}

const ADDED_UP = `sum(charged)::integer as charged, sum(not_found)::integer as "notFound",
  sum(unknown)::integer as unknown, sum(written_off)::integer as "writtenOff", sum(under_way)::integer as "underWay",
  sum(kept)::integer as kept, sum(free)::integer as free`;
/** Only what has come to its end is added up: what has no answer there was written off. */
const ROLLED = `charged, not_found, 0 as unknown, unknown as written_off, 0 as under_way, kept, free`;
/** What is not in look_up_tallies yet, counted alike. */
const COUNTED = `count(*) filter (where state = 'SETTLED') as charged,
  count(*) filter (where state = 'SETTLED' and outcome = 'not_found') as not_found,
  count(*) filter (where state = 'UNKNOWN') as unknown,
  count(*) filter (where state = 'WRITTEN_OFF') as written_off,
  count(*) filter (where state in ('RESERVED', 'SENT')) as under_way,
  count(*) filter (where state = 'SERVED') as kept,
  count(*) filter (where state in ('DENIED', 'RELEASED')) as free`;

/** Rows of one statement; its first value is the subscription. */
type TallySelect = <Row extends object>(text: string, values: readonly unknown[]) => Promise<Row[]>;

export function createTallies(select: TallySelect) {
  /**
   * From when on look-ups are not added up yet. Asked for by itself: a planner that does not know it takes it for a third
   * of the ledger, and reads that.
   */
  async function notRolled(): Promise<string> {
    const [row] = await select<{ upTo: string }>(
      `select up_to::text as "upTo" from look_up_rolled where subscription = $1`,
      [],
    );
    return row?.upTo ?? '-infinity';
  }

  /** Reads what is added up and what is not by one border: one that moved meanwhile would count look-ups twice. */
  async function readUnlessRolled<Row>(read: (notRolledFrom: string) => Promise<Row[]>): Promise<Row[]> {
    for (;;) {
      const border = await notRolled();
      const rows = await read(border);
      if ((await notRolled()) === border) return rows;
    }
  }

  return {
    /** The organisation's look-ups by month, person and operation; months `YYYY-MM`, both included. */
    tallies: (period: { organisationId: string; from: string; to: string }) =>
      readUnlessRolled((border) =>
        select<LookUpTally>(
          `select to_char(t.month, 'YYYY-MM') as month, t.person_id as "personId", u.name as "personName", t.operation,
                t.charged, t."notFound", t.unknown + t."writtenOff" + t."underWay" as unknown, t.kept, t.free
         from (
           select month, person_id, operation, ${ADDED_UP} from (
             select month, person_id, operation, ${ROLLED} from look_up_tallies
             where subscription = $1 and organisation_id = $2 and month between $3::date and $4::date
             union all
             select month, person_id, operation, ${COUNTED} from look_ups
             where subscription = $1 and organisation_id = $2 and created_at >= $5::timestamptz
               and month between $3::date and $4::date
             group by 1, 2, 3
           ) each group by 1, 2, 3
         ) t left join "user" u on u.id = t.person_id
         order by 1, 2, 4`,
          [period.organisationId, `${period.from}-01`, `${period.to}-01`, border],
        ),
      ),

    /** Everybody's on this subscription, as the provider sees it, by month and operation. */
    ofSubscription: (period: { from: string; to: string }) =>
      readUnlessRolled((border) =>
        select<SubscriptionTally>(
          `select to_char(month, 'YYYY-MM') as month, operation, ${ADDED_UP} from (
           select month, operation, ${ROLLED} from look_up_tallies
           where subscription = $1 and month between $2::date and $3::date
           union all
           select month, operation, ${COUNTED} from look_ups
           where subscription = $1 and created_at >= $4::timestamptz and month between $2::date and $3::date
           group by 1, 2
         ) each group by 1, 2 order by 1, 2`,
          [`${period.from}-01`, `${period.to}-01`, border],
        ),
      ),

    /** As `ofSubscription`, by British days; for months that are not asked for as a whole. */
    onDays: (period: { organisationId: string | null; from: Day; to: Day }) =>
      select<SubscriptionTally>(
        `select to_char(month, 'YYYY-MM') as month, operation, ${ADDED_UP} from (
           select month, operation, ${COUNTED} from look_ups
           where subscription = $1 and ($2::text is null or organisation_id = $2)
             and created_at >= $3::date::timestamp at time zone 'Europe/London'
             and created_at < ($4::date + 1)::timestamp at time zone 'Europe/London'
           group by 1, 2
         ) each group by 1, 2 order by 1, 2`,
        [period.organisationId, period.from, period.to],
      ),

    /** The first month this product looked anything up on the subscription, `YYYY-MM`; null when it never did. */
    async firstMonth(): Promise<string | null> {
      const rows = await select<{ month: string | null }>(
        `select to_char(min(month), 'YYYY-MM') as month from (
           select min(month) as month from look_up_tallies where subscription = $1
           union all
           select month from (select month from look_ups where subscription = $1 order by created_at limit 1) first
         ) each`,
        [],
      );
      return rows[0]?.month ?? null;
    },
  };
}
