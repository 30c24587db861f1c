/** Webhooks by organisation: where events are sent, and which. */
import { randomUUID } from 'node:crypto';
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { ConnectionAct } from '@/lib/domain/accounts/account-event';
import type { SqlDatabase } from '../database';
import { addInTurn } from '../in-turn';
import { insertConnectionAct } from '../people/account-events';
import { selectRow, selectRows } from '../rows';
import { webhooks } from '../schema/webhooks';

const columns = createSelectSchema(webhooks, { events: z.record(z.string(), z.iso.datetime({ offset: true })) });
const webhookRow = columns
  .pick({ id: true, name: true, host: true, events: true, createdAt: true, pausedAt: true, pauseReason: true })
  .extend(columns.pick({ secretVersion: true, secretReplacedAt: true }).shape)
  /** The name is null if the person is no longer known. */
  .extend({ createdBy: z.string().nullable(), waiting: z.int() });
export type StoredWebhook = z.infer<typeof webhookRow>;

interface NewWebhook {
  readonly organisationId: string;
  readonly personId: string;
  readonly name: string;
  readonly host: string;
  readonly sealedAddress: string;
  /** Types of events. */
  readonly types: readonly string[];
}

interface WebhookKey {
  readonly organisationId: string;
  /** Who does it. */
  readonly personId: string;
  readonly id: string;
}

/** What is null stays. */
interface WebhookChange {
  readonly name: string | null;
  readonly address: { readonly host: string; readonly sealedAddress: string } | null;
  readonly types: readonly string[] | null;
}

/** The most webhooks of one organisation. */
export const WEBHOOKS_MAX = 10;

const NOW_TEXT = `to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const COLUMNS = `w.id, w.name, w.host, w.events, w.created_at as "createdAt", w.paused_at as "pausedAt",
  w.pause_reason as "pauseReason", w.secret_version as "secretVersion", w.secret_replaced_at as "secretReplacedAt",
  u.name as "createdBy",
  (select count(*)::integer from webhook_messages m where m.webhook_id = w.id and m.state <> 'delivered') as waiting`;
const NAMES = 'left join "user" u on u.id = w.created_by';
const OWN = 'w.organisation_id = $1 and w.id = $3::uuid and w.removed_at is null';

type WebhookEventKind = Extract<ConnectionAct, `webhook_${string}`>;
/** SQL: the event of a webhook, from the row `w`; `$2` is who did it. */
const eventOf = (kind: WebhookEventKind) => insertConnectionAct(kind, { row: 'w', by: '$2' });

/** SQL: changes the organisation's webhook `$3`, by `$2`, and returns it. */
const changing = (set: string, kind: WebhookEventKind) =>
  `with w as (update webhooks w set ${set} where ${OWN} returning w.*), event as (${eventOf(kind)})
   select ${COLUMNS} from w ${NAMES}`;

export type WebhookStore = ReturnType<typeof openWebhooks>;

export function openWebhooks(database: SqlDatabase) {
  const change = (key: WebhookKey, text: string, values: readonly unknown[] = []) =>
    selectRow(database, webhookRow, text, [key.organisationId, key.personId, key.id, ...values]);
  return {
    /** Null if the organisation has as many as it may. Events from now on are sent. */
    add: ({ organisationId, personId, name, host, sealedAddress, types }: NewWebhook) =>
      addInTurn(
        database,
        { organisationId, table: 'webhooks' },
        webhookRow,
        `with w as (
           insert into webhooks (id, organisation_id, name, host, sealed_address, events, created_by, created_at)
           select $3::uuid, $1, $4, $5, $6, (select jsonb_object_agg(type, ${NOW_TEXT}) from unnest($7::text[]) type), $2,
             clock_timestamp()
           where (select count(*) from webhooks where organisation_id = $1 and removed_at is null) < ${WEBHOOKS_MAX}
           returning *), event as (${eventOf('webhook_created')})
         select ${COLUMNS} from w ${NAMES}`,
        [organisationId, personId, randomUUID(), name, host, sealedAddress, types],
      ),

    /** Those not removed, the newest first. */
    list: (organisationId: string): Promise<StoredWebhook[]> =>
      selectRows(
        database,
        webhookRow,
        `select ${COLUMNS} from webhooks w ${NAMES}
         where w.organisation_id = $1 and w.removed_at is null order by w.created_at desc, w.id`,
        [organisationId],
      ),

    /** Types that were chosen before are sent since then, new ones from now on. */
    change: (key: WebhookKey, { name, address, types }: WebhookChange) =>
      change(
        key,
        changing(
          `name = coalesce($4, w.name), host = coalesce($5, w.host), sealed_address = coalesce($6, w.sealed_address),
           events = coalesce(
             (select jsonb_object_agg(type, coalesce(w.events ->> type, ${NOW_TEXT})) from unnest($7::text[]) type), w.events)`,
          'webhook_changed',
        ),
        [name, address?.host ?? null, address?.sealedAddress ?? null, types],
      ),

    /** A new secret; the one before signs too for a day. */
    replaceSecret: (key: WebhookKey) =>
      change(
        key,
        changing(
          'secret_version = w.secret_version + 1, secret_replaced_at = clock_timestamp()',
          'webhook_secret_replaced',
        ),
      ),

    pause: (key: WebhookKey) =>
      change(
        key,
        changing(
          `paused_at = coalesce(w.paused_at, clock_timestamp()), pause_reason = coalesce(w.pause_reason, 'person')`,
          'webhook_paused',
        ),
      ),

    /** Everything that waits is due now. */
    resume: (key: WebhookKey): Promise<StoredWebhook | null> =>
      change(
        key,
        `with w as (update webhooks w set paused_at = null, pause_reason = null where ${OWN} returning w.*),
           event as (${eventOf('webhook_resumed')}),
           due as (update webhook_messages m set next_at = clock_timestamp(), tries = 0 from w
             where m.webhook_id = w.id and m.state = 'waiting')
         select ${COLUMNS} from w ${NAMES}`,
      ),

    remove: (key: WebhookKey) =>
      change(key, changing('removed_at = clock_timestamp(), sealed_address = null', 'webhook_removed')),
  };
}
