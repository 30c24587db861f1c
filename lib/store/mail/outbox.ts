/**
 * Outgoing mails. A mail is claimed by one process at a time, by a lease. If a process dies after sending a mail and
 * before recording it, its claim expires: the mail is sent again under the same Message-ID, and marked as one that may
 * arrive twice. Twice is better than never, and mail programs show a Message-ID once.
 */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { selectRow, selectRows } from '../rows';
import { mails } from '../schema/notifications';
import { IS_WANTED } from './link-mail';

const contentSchema = z.object({ lines: z.array(z.object({ text: z.string(), path: z.string() })) });
const columns = createSelectSchema(mails, { content: contentSchema });
const claimedRow = columns.pick({
  id: true,
  email: true,
  kind: true,
  subject: true,
  content: true,
  createdAt: true,
  tries: true,
  sealedToken: true,
  state: true,
});
export type ClaimedMail = z.infer<typeof claimedRow>;
const listedRow = columns
  .pick({ id: true, email: true, kind: true, subject: true, content: true, createdAt: true, state: true, tries: true })
  .extend(columns.pick({ nextAt: true, sentAt: true, isPerhapsTwice: true, problem: true }).shape);
export type StoredMail = z.infer<typeof listedRow>;
const countRow = z.object({ count: z.int() });

const LEASE_SECONDS = 120;
const GIVEN_UP_DAYS = 3;
const STORED_DAYS = 30;

interface FailedTry {
  readonly problem: string;
  /** The server will never accept it, however often it is tried. */
  readonly isRefused: boolean;
  readonly isPerhapsTwice: boolean;
  readonly againInMinutes: number;
}

export type Outbox = ReturnType<typeof openOutbox>;

/** @param leaseSeconds how long a mail stays claimed by a process that has stopped reporting */
export function openOutbox(database: SqlDatabase, leaseSeconds = LEASE_SECONDS) {
  return {
    /** Claims the next due mail for this process; null if there is none. */
    async claim(worker: string): Promise<ClaimedMail | null> {
      let mail = await claim(database, worker, leaseSeconds);
      while (mail?.state === 'withdrawn') mail = await claim(database, worker, leaseSeconds);
      return mail;
    },

    async sent(id: string, worker: string): Promise<void> {
      await database.query(
        `update mails set state = 'sent', sent_at = clock_timestamp(), sealed_token = null, worker = null, leased_until = null,
           problem = null
         where id = $1 and worker = $2::uuid`,
        [id, worker],
      );
    },

    /** Its link no longer leads anywhere. */
    async withdraw(id: string, worker: string): Promise<void> {
      await database.query(
        `update mails set state = 'withdrawn', sealed_token = null, worker = null, leased_until = null
         where id = $1 and worker = $2::uuid`,
        [id, worker],
      );
    },

    /** Schedules its next try, unless the server refused it or it has been tried for days. */
    async failed(id: string, worker: string, failure: FailedTry): Promise<void> {
      await database.query(
        `update mails set worker = null, leased_until = null, problem = $3, is_perhaps_twice = is_perhaps_twice or $5,
           state = o.state, sealed_token = case when o.state = 'waiting' then sealed_token end,
           next_at = clock_timestamp() + make_interval(mins => $6::integer)
         from (select case when $4 then 'refused'
             when created_at < clock_timestamp() - interval '${GIVEN_UP_DAYS} days' then 'given_up' else 'waiting' end as state
           from mails where id = $1) o
         where id = $1 and worker = $2::uuid`,
        [id, worker, failure.problem, failure.isRefused, failure.isPerhapsTwice, failure.againInMinutes],
      );
    },

    async countWaiting(): Promise<number> {
      const text = `select count(*)::integer as count from mails where state in ('waiting', 'sending')`;
      return (await selectRow(database, countRow, text))?.count ?? 0;
    },

    async deleteOld(): Promise<void> {
      await database.query(`delete from mails where created_at < clock_timestamp() - interval '${STORED_DAYS} days'`);
    },

    /** Of one organisation, the newest first. */
    list: (organisationId: string, limit: number): Promise<StoredMail[]> =>
      selectRows(
        database,
        listedRow,
        `select id, email, kind, subject, content, created_at as "createdAt", state, tries, next_at as "nextAt",
           sent_at as "sentAt", is_perhaps_twice as "isPerhapsTwice", problem
         from mails where organisation_id = $1 order by created_at desc, id limit $2`,
        [organisationId, limit],
      ),

    /**
     * Writes one mail for each person, with all notifications since their last one that they chose for the morning.
     * @returns how many
     */
    writeDigests: (subject: string, state: 'held' | 'waiting') => writeDigests(database, subject, state),
  };
}

/** A mail whose link has ended meanwhile is marked as withdrawn instead of being sent. */
const claim = (database: SqlDatabase, worker: string, leaseSeconds: number): Promise<ClaimedMail | null> =>
  selectRow(
    database,
    claimedRow,
    `with due as (
       select m.id, ${IS_WANTED} as wanted from mails m
       where m.state = 'waiting' and m.next_at <= clock_timestamp()
          or m.state = 'sending' and m.leased_until < clock_timestamp()
       order by m.next_at, m.id limit 1 for update of m skip locked)
     update mails m set state = case when due.wanted then 'sending' else 'withdrawn' end,
       sealed_token = case when due.wanted then m.sealed_token end,
       worker = case when due.wanted then $1::uuid end,
       leased_until = case when due.wanted then clock_timestamp() + make_interval(secs => $2::integer) end,
       tries = m.tries + due.wanted::integer,
       is_perhaps_twice = m.is_perhaps_twice or m.state = 'sending'
     from due where m.id = due.id
     returning m.id, m.email, m.kind, m.subject, m.content, m.created_at as "createdAt", m.tries,
       m.sealed_token as "sealedToken", m.state`,
    [worker, leaseSeconds],
  );

/** Its notifications are marked in the same commit, so two processes never write them twice. */
async function writeDigests(database: SqlDatabase, subject: string, state: 'held' | 'waiting'): Promise<number> {
  const row = await selectRow(
    database,
    countRow,
    `with due as (
       update notifications set digested_at = clock_timestamp() where delivery = 'digest' and digested_at is null
       returning id, organisation_id, person_id, text, path, at),
     mailed as (
       insert into mails (id, organisation_id, person_id, email, kind, key, subject, content, state, created_at, next_at)
       select gen_random_uuid(), d.organisation_id, d.person_id, u.email, 'digest', 'digest ' || min(d.id::text), $1,
         json_build_object('lines', json_agg(json_build_object('text', d.text, 'path', d.path) order by d.at)), $2,
         clock_timestamp(), clock_timestamp()
       from due d join "user" u on u.id = d.person_id
       join member m on m.organization_id = d.organisation_id and m.user_id = d.person_id and m.deactivated_at is null
       group by d.organisation_id, d.person_id, u.email returning 1)
     select count(*)::integer as count from mailed`,
    [subject, state],
  );
  return row?.count ?? 0;
}
