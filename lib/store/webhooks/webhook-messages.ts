/**
 * Events on their way to other systems. One is claimed by one process at a time, by a lease. If a process dies after
 * sending one and before recording it, its claim expires: the event is sent again under the same id, by which the
 * other system recognises it.
 */
import { randomUUID } from 'node:crypto';
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { MESSAGE_DAYS, type PauseReason } from '@/lib/domain/webhooks/webhook-tries';
import type { SqlDatabase } from '../database';
import { selectRow, selectRows } from '../rows';
import { webhookMessages, webhooks } from '../schema/webhooks';

const columns = createSelectSchema(webhookMessages);
const listedRow = columns
  .pick({ id: true, webhookId: true, type: true, createdAt: true, tries: true, problem: true })
  .extend(columns.pick({ state: true, nextAt: true, deliveredAt: true }).shape);
export type StoredWebhookMessage = z.infer<typeof listedRow>;
const claimedRow = columns.pick({ id: true, body: true, tries: true });
export type ClaimedWebhookMessage = z.infer<typeof claimedRow>;
const dueRow = createSelectSchema(webhooks)
  .pick({ id: true, sealedAddress: true, secretVersion: true })
  .extend({ signsByFormer: z.boolean() });
/** A webhook with something to send. */
export type DueWebhook = z.infer<typeof dueRow>;
const organisationRow = createSelectSchema(webhooks).pick({ organisationId: true });
const countRow = z.object({ count: z.int() });

/** An event for every webhook of the organisation that chose its type. */
export interface NewWebhookMessage {
  readonly organisationId: string;
  readonly type: string;
  readonly key: string;
  readonly at: Date;
  readonly body: string;
}

interface FailedSending {
  readonly problem: string;
  /** Null: it is not tried again until the webhook is resumed. */
  readonly againInMinutes: number | null;
}

const LEASE_SECONDS = 60;
/** How many of each webhook are listed. */
const LISTED = 20;
/** How long the signing secret before the last one signs too. */
const FORMER_SECRET_HOURS = 24;

const OPEN = `m.state = 'waiting' and m.next_at <= clock_timestamp() or m.state = 'sending' and m.leased_until < clock_timestamp()`;
/** Of an organisation in which no one is active any more, nothing is sent. */
const HAS_PEOPLE = `exists (
  select 1 from member p where p.organization_id = w.organisation_id and p.deactivated_at is null)`;
const DUE = `w.removed_at is null and w.sealed_address is not null and ${HAS_PEOPLE}`;
const DUE_COLUMNS = `w.id, w.sealed_address as "sealedAddress", w.secret_version as "secretVersion",
  w.secret_version > 1 and w.secret_replaced_at > clock_timestamp() - interval '${FORMER_SECRET_HOURS} hours' as "signsByFormer"`;
const CLAIMED = `state = 'sending', tries = m.tries + 1, worker = $2::uuid,
  leased_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

export type WebhookMessages = ReturnType<typeof openWebhookMessages>;

export function openWebhookMessages(database: SqlDatabase) {
  return {
    /** Organisations to whose webhooks events are written. */
    organisations: async (): Promise<ReadonlySet<string>> => {
      const text = `select distinct w.organisation_id as "organisationId" from webhooks w where w.removed_at is null and ${HAS_PEOPLE}`;
      return new Set((await selectRows(database, organisationRow, text)).map(({ organisationId }) => organisationId));
    },

    /** Writes each event once for each webhook that chose it before it happened. @returns how many are new */
    async write(events: readonly NewWebhookMessage[]): Promise<number> {
      if (events.length === 0) return 0;
      const { rowCount } = await database.query(
        `insert into webhook_messages (id, webhook_id, type, key, body, state, created_at, next_at)
         select gen_random_uuid(), w.id, g.type, g.key, g.body, 'waiting', clock_timestamp(), clock_timestamp()
         from json_to_recordset($1::json) as g("organisationId" text, type text, key text, at timestamptz, body text)
         join webhooks w on w.organisation_id = g."organisationId" and w.removed_at is null and ${HAS_PEOPLE}
           and (w.events ->> g.type)::timestamptz <= g.at
         on conflict (webhook_id, type, key) do nothing`,
        [JSON.stringify(events)],
      );
      return rowCount ?? 0;
    },

    /** Webhooks with something to send that are not paused. */
    due: (): Promise<DueWebhook[]> =>
      selectRows(
        database,
        dueRow,
        `select ${DUE_COLUMNS} from webhooks w where ${DUE} and w.paused_at is null
           and exists (select 1 from webhook_messages m where m.webhook_id = w.id and (${OPEN})) order by w.created_at, w.id`,
      ),

    ...sendingOn(database),

    /** The latest of each webhook, the newest first. */
    list: (organisationId: string): Promise<StoredWebhookMessage[]> =>
      selectRows(
        database,
        listedRow,
        `select m.id, m.webhook_id as "webhookId", m.type, m.created_at as "createdAt", m.tries, m.problem, m.state,
           m.next_at as "nextAt", m.delivered_at as "deliveredAt"
         from webhooks w cross join lateral (
           select * from webhook_messages m where m.webhook_id = w.id order by m.created_at desc, m.id limit ${LISTED}) m
         where w.organisation_id = $1 and w.removed_at is null order by m.created_at desc, m.id`,
        [organisationId],
      ),

    async countWaiting(): Promise<number> {
      const text = `select count(*)::integer as count from webhook_messages m join webhooks w on w.id = m.webhook_id
        where m.state <> 'delivered' and w.removed_at is null`;
      return (await selectRow(database, countRow, text))?.count ?? 0;
    },

    async deleteOld(): Promise<void> {
      await database.query(
        `delete from webhook_messages where created_at < clock_timestamp() - interval '${MESSAGE_DAYS} days'`,
      );
    },
  };
}

/** How one event goes out: claimed, and its outcome recorded by the process that claimed it. */
function sendingOn(database: SqlDatabase) {
  return {
    /** Claims the next due event of a webhook for this process; null if there is none. */
    claim: (webhookId: string, worker: string): Promise<ClaimedWebhookMessage | null> =>
      selectRow(
        database,
        claimedRow,
        `with due as (
           select m.id from webhook_messages m where m.webhook_id = $1::uuid and (${OPEN})
           order by m.next_at, m.created_at, m.id limit 1 for update skip locked)
         update webhook_messages m set ${CLAIMED} from due where m.id = due.id returning m.id, m.body, m.tries`,
        [webhookId, worker],
      ),

    /** Writes an event for one webhook, paused or not, and claims it. Null if there is no such webhook. */
    async addClaimed(
      { organisationId, id }: { organisationId: string; id: string },
      { type, body }: Pick<NewWebhookMessage, 'type' | 'body'>,
      worker: string,
    ): Promise<{ webhook: DueWebhook; message: ClaimedWebhookMessage } | null> {
      const webhook = await selectRow(
        database,
        dueRow,
        `select ${DUE_COLUMNS} from webhooks w where ${DUE} and w.organisation_id = $1 and w.id = $2::uuid`,
        [organisationId, id],
      );
      if (webhook === null) return null;
      const messageId = randomUUID();
      const message = await selectRow(
        database,
        claimedRow,
        `insert into webhook_messages as m (id, webhook_id, type, key, body, state, created_at, next_at, tries, worker, leased_until)
         values ($3::uuid, $1::uuid, $4, $3::text, $5, 'sending', clock_timestamp(), clock_timestamp(), 1, $2::uuid,
           clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}))
         returning m.id, m.body, m.tries`,
        [id, worker, messageId, type, body],
      );
      return message && { webhook, message };
    },

    async delivered(id: string, worker: string): Promise<void> {
      await database.query(
        `update webhook_messages set state = 'delivered', delivered_at = clock_timestamp(), worker = null, leased_until = null,
           problem = null where id = $1 and worker = $2::uuid`,
        [id, worker],
      );
    },

    async failed(id: string, worker: string, { problem, againInMinutes }: FailedSending): Promise<void> {
      await database.query(
        `update webhook_messages set state = 'waiting', worker = null, leased_until = null, problem = $3,
           next_at = clock_timestamp() + make_interval(mins => coalesce($4::integer, 0))
         where id = $1 and worker = $2::uuid`,
        [id, worker, problem, againInMinutes],
      );
    },

    /** For an event that is not tried again: a test that failed. */
    async discard(id: string, worker: string): Promise<void> {
      await database.query('delete from webhook_messages where id = $1 and worker = $2::uuid', [id, worker]);
    },

    /** Nothing more is sent to it until a person resumes it. */
    async pauseFor(webhookId: string, reason: Exclude<PauseReason, 'person'>): Promise<void> {
      await database.query(
        `update webhooks set paused_at = clock_timestamp(), pause_reason = $2
         where id = $1::uuid and paused_at is null and removed_at is null`,
        [webhookId, reason],
      );
    },
  };
}
