/** Events that the people of an account should know of. Lists are bound to the organisation. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { ConnectionAct } from '@/lib/domain/accounts/account-event';
import { EACH_PERSON } from '@/lib/domain/usage/default-limits';
import { selectRow, selectRows } from '../rows';
import type { SqlDatabase } from '../database';
import { accountEvents } from '../schema/events';

const columns = createSelectSchema(accountEvents);
const eventRow = columns
  .pick({ id: true, personId: true, byPersonId: true, at: true, kind: true, span: true, most: true, percent: true })
  .extend(columns.pick({ month: true, field: true, before: true, after: true }).shape)
  .extend(columns.pick({ tries: true, firstAt: true, network: true }).shape)
  /** Names are null if the person is no longer known. */
  .extend({ personName: z.string().nullable(), byName: z.string().nullable() });
export type StoredAccountEvent = z.infer<typeof eventRow>;

const triesRow = columns.pick({ at: true, network: true }).extend({ tries: z.number(), firstAt: z.date() });

const limitChangeRow = columns.pick({ byPersonId: true, at: true }).extend({ byName: z.string().nullable() });

/** Wrong passwords for one person from one network within this time are one event. */
const ONE_EVENT_MINUTES = 60;

interface ConnectionActSql {
  /** The connection that was made or changed, by its name in the statement; no event without one. */
  readonly row: string;
  /** The parameter that holds who did it. */
  readonly by: string;
}

/** SQL: the event of what was done to a connection with another system, in the statement that does it. */
export const insertConnectionAct = (act: ConnectionAct, { row, by }: ConnectionActSql): string =>
  `insert into account_events (organisation_id, by_person_id, at, kind)
   select organisation_id, ${by}, clock_timestamp(), '${act}' from ${row}`;

export interface AccountEventsKey {
  readonly organisationId: string;
  /** Only events about this person. */
  readonly personId?: string;
  readonly limit: number;
}

export type AccountEvents = ReturnType<typeof openAccountEvents>;

export function openAccountEvents(database: SqlDatabase) {
  return {
    /**
     * Records a wrong password for the active person with that address; for any other address the same statement writes
     * nothing.
     * @param network the first part of the network address it came from; null if it is not known
     */
    async noteWrongPassword(email: string, network: string | null): Promise<void> {
      await database.query(
        `with person as (
           select u.id, m.organization_id from "user" u join member m on m.user_id = u.id
           where u.email = lower($1) and m.deactivated_at is null order by m.created_at, m.id limit 1
         ), counted as (
           update account_events set tries = tries + 1, at = clock_timestamp()
           where id = (
             select e.id from account_events e, person
             where e.person_id = person.id and e.kind = 'wrong_passwords' and e.notified_session_id is null
               and e.network is not distinct from $2 and e.first_at > clock_timestamp() - make_interval(mins => $3::integer)
             order by e.id desc limit 1)
           returning 1)
         insert into account_events (organisation_id, person_id, at, kind, tries, first_at, network)
         select organization_id, id, clock_timestamp(), 'wrong_passwords', 1, clock_timestamp(), $2 from person
         where not exists (select 1 from counted)`,
        [email, network, ONE_EVENT_MINUTES],
      );
    },

    /** Assigns to this session the wrong passwords that no sign-in has shown yet. */
    async notifySession({ personId, sessionId }: { personId: string; sessionId: string }): Promise<void> {
      await database.query(
        `update account_events set notified_session_id = $2
         where person_id = $1 and kind = 'wrong_passwords' and notified_session_id is null`,
        [personId, sessionId],
      );
    },

    /** The wrong passwords shown in a session, by event. */
    notifiedIn: ({ personId, sessionId }: { personId: string; sessionId: string }) =>
      selectRows(
        database,
        triesRow,
        `select at, tries, first_at as "firstAt", network from account_events
         where person_id = $1 and kind = 'wrong_passwords' and notified_session_id = $2 order by at desc`,
        [personId, sessionId],
      ),

    /**
     * The newest first: those of the organisation, or of one person in it, including the limits that apply to each
     * person.
     */
    list: ({ organisationId, personId, limit }: AccountEventsKey): Promise<StoredAccountEvent[]> =>
      selectRows(
        database,
        eventRow,
        `select e.id::float8 as id, e.person_id as "personId", e.by_person_id as "byPersonId", e.at, e.kind, e.span, e.most,
           e.percent, e.month::text as month, e.field, e.before, e.after, e.tries, e.first_at as "firstAt", e.network,
           u.name as "personName", b.name as "byName"
         from account_events e left join "user" u on u.id = e.person_id left join "user" b on b.id = e.by_person_id
         where e.organisation_id = $1 and ($2::text is null or e.person_id in ($2, '${EACH_PERSON}'))
         order by e.at desc, e.id desc limit $3`,
        [organisationId, personId ?? null, limit],
      ),

    /** Who set a limit last, and when: the organisation's, or one that applies to a person; null if no one has. */
    lastLimitChange: ({ organisationId, personId }: { organisationId: string; personId: string | null }) =>
      selectRow(
        database,
        limitChangeRow,
        `select e.by_person_id as "byPersonId", b.name as "byName", e.at
         from account_events e left join "user" b on b.id = e.by_person_id
         where e.organisation_id = $1 and e.kind = 'limit_set'
           and (e.person_id is not distinct from $2 or ($2 is not null and e.person_id = '${EACH_PERSON}'))
         order by e.at desc, e.id desc limit 1`,
        [organisationId, personId],
      ),

    /** Deletes older wrong passwords, with their origin. */
    async sweepWrongPasswords(days: number): Promise<void> {
      await database.query(
        `delete from account_events where kind = 'wrong_passwords' and at < clock_timestamp() - make_interval(days => $1::integer)`,
        [days],
      );
    },
  };
}
