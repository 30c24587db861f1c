/** Notifiable facts about webhooks: those that were paused because the other system does not accept events. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { webhooks } from '../schema/webhooks';

const pausedRow = createSelectSchema(webhooks)
  .pick({ organisationId: true })
  .extend({ key: z.string(), at: z.date(), createdOn: z.string(), pausedOn: z.string() })
  .extend({ reason: z.enum(['failing', 'gone']) });

/** @param since SQL: the instant from which facts are read */
export const pausedWebhooks = (database: SqlDatabase, since: string) =>
  selectRows(
    database,
    pausedRow,
    `select w.organisation_id as "organisationId", w.id || ' ' || extract(epoch from w.paused_at) as key, w.paused_at as at,
       (w.created_at at time zone 'Europe/London')::date::text as "createdOn",
       (w.paused_at at time zone 'Europe/London')::date::text as "pausedOn", w.pause_reason as reason
     from webhooks w where w.removed_at is null and w.pause_reason in ('failing', 'gone') and w.paused_at > ${since}`,
  );
