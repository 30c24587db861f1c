/** The ledger added up: look-ups of ended days are in look_up_tallies, later ones are counted from look_ups itself. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { Day } from '@/lib/domain/time/calendar';
import { selectRow, selectRows } from '../rows';
import { lookUpTallies } from '../schema/ledger';
import type { SubscriptionDatabase } from './look-ups';

/**
 * Look-ups of one month (`YYYY-MM`), person and operation. Charged: answered and counted by the provider, including
 * those not found. Unknown: under way, without an answer, or written off; they count. Free: refused at a limit, or
 * released.
 */
const tallyRow = createSelectSchema(lookUpTallies)
  .pick({ month: true, personId: true, operation: true, charged: true, notFound: true, unknown: true })
  .extend(createSelectSchema(lookUpTallies).pick({ served: true, free: true }).shape)
  .extend({
    /** Null if the person is no longer known. */
    personName: z.string().nullable(),
  });

/**
 * Everyone's look-ups of one month and operation, with the unanswered ones divided by what may still happen to them.
 */
const subscriptionTallyRow = tallyRow.pick({ month: true, operation: true, charged: true, notFound: true }).extend({
  /** Without an answer: to be settled by an audit, or written off. */
  unknown: z.int(),
  /** Without an answer for good. */
  writtenOff: z.int(),
  /** Their answer may still come. */
  underWay: z.int(),
});

const borderRow = z.object({ upTo: z.string() });
const monthRow = z.object({ month: z.string().nullable() });

const ADDED_UP = `sum(charged)::integer as charged, sum(not_found)::integer as "notFound",
  sum(unknown)::integer as unknown, sum(written_off)::integer as "writtenOff", sum(under_way)::integer as "underWay",
  sum(served)::integer as served, sum(free)::integer as free`;
/** Only ended look-ups are rolled up: those without an answer were written off. */
const ROLLED = `charged, not_found, 0 as unknown, unknown as written_off, 0 as under_way, served, free`;
/** Look-ups not yet in look_up_tallies, counted in the same way. */
const COUNTED = `count(*) filter (where state = 'SETTLED') as charged,
  count(*) filter (where state = 'SETTLED' and outcome = 'not_found') as not_found,
  count(*) filter (where state = 'UNKNOWN') as unknown,
  count(*) filter (where state = 'WRITTEN_OFF') as written_off,
  count(*) filter (where state = 'SENT') as under_way,
  count(*) filter (where state = 'SERVED') as served,
  count(*) filter (where state in ('DENIED', 'RELEASED')) as free`;

/** British days or months, both included. */
interface TallyPeriod<Unit> {
  from: Unit;
  to: Unit;
}

export function createTallies({ database, subscription }: SubscriptionDatabase) {
  const readRolled = <Row>(read: (notRolledFrom: string) => Promise<Row[]>) =>
    readAcrossBorder(() => notRolledFrom({ database, subscription }), read);

  return {
    /** The organisation's look-ups by month, person and operation; months `YYYY-MM`. */
    tallies: ({ organisationId, from, to }: TallyPeriod<string> & { organisationId: string }) =>
      readRolled((border) =>
        selectRows(
          database,
          tallyRow,
          `select to_char(t.month, 'YYYY-MM') as month, t.person_id as "personId", u.name as "personName", t.operation,
                t.charged, t."notFound", t.unknown + t."writtenOff" + t."underWay" as unknown, t.served, t.free
         from (
           select month, person_id, operation, ${ADDED_UP} from (
             select month, person_id, operation, ${ROLLED} from look_up_tallies
             where subscription = $1 and organisation_id = $2 and month between $3::date and $4::date
             union all
             select month, person_id, operation, ${COUNTED} from look_ups
             where subscription = $1 and organisation_id = $2 and created_at >= $5::timestamptz
               and month between $3::date and $4::date
             group by 1, 2, 3
           ) parts group by 1, 2, 3
         ) t left join "user" u on u.id = t.person_id
         order by 1, 2, 4`,
          [subscription, organisationId, `${from}-01`, `${to}-01`, border],
        ),
      ),

    /** Everyone's look-ups on this subscription, as the provider counts them, by month and operation. */
    ofSubscription: ({ from, to }: TallyPeriod<string>) =>
      readRolled((border) =>
        selectRows(
          database,
          subscriptionTallyRow,
          `select to_char(month, 'YYYY-MM') as month, operation, ${ADDED_UP} from (
           select month, operation, ${ROLLED} from look_up_tallies
           where subscription = $1 and month between $2::date and $3::date
           union all
           select month, operation, ${COUNTED} from look_ups
           where subscription = $1 and created_at >= $4::timestamptz and month between $2::date and $3::date
           group by 1, 2
         ) parts group by 1, 2 order by 1, 2`,
          [subscription, `${from}-01`, `${to}-01`, border],
        ),
      ),

    /** Like `ofSubscription`, by British days, for periods that are not whole months. */
    onDays: ({ organisationId, from, to }: TallyPeriod<Day> & { organisationId: string | null }) =>
      selectRows(
        database,
        subscriptionTallyRow,
        `select to_char(month, 'YYYY-MM') as month, operation, ${ADDED_UP} from (
           select month, operation, ${COUNTED} from look_ups
           where subscription = $1 and ($2::text is null or organisation_id = $2)
             and created_at >= $3::date::timestamp at time zone 'Europe/London'
             and created_at < ($4::date + 1)::timestamp at time zone 'Europe/London'
           group by 1, 2
         ) parts group by 1, 2 order by 1, 2`,
        [subscription, organisationId, from, to],
      ),

    firstMonth: () => firstMonth({ database, subscription }),
  };
}

/**
 * The moment from which look-ups are not rolled up yet. A separate query: a planner that does not know the moment
 * expects a third of the ledger after it, and reads that.
 */
async function notRolledFrom({ database, subscription }: SubscriptionDatabase): Promise<string> {
  const text = `select up_to::text as "upTo" from look_up_rolled where subscription = $1`;
  return (await selectRow(database, borderRow, text, [subscription]))?.upTo ?? '-infinity';
}

/** Reads both parts by the same boundary: one that moved meanwhile would count look-ups twice. */
async function readAcrossBorder<Row>(
  readBorder: () => Promise<string>,
  read: (border: string) => Promise<Row[]>,
): Promise<Row[]> {
  for (;;) {
    const border = await readBorder();
    const rows = await read(border);
    if ((await readBorder()) === border) return rows;
  }
}

/** The month of this product's first look-up on the subscription, `YYYY-MM`; null before it. */
async function firstMonth({ database, subscription }: SubscriptionDatabase): Promise<string | null> {
  const row = await selectRow(
    database,
    monthRow,
    `select to_char(min(month), 'YYYY-MM') as month from (
       select min(month) as month from look_up_tallies where subscription = $1
       union all
       select month from (select month from look_ups where subscription = $1 order by created_at limit 1) first
     ) parts`,
    [subscription],
  );
  return row?.month ?? null;
}
