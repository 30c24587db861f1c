/** Notifiable facts about API keys: those about to expire, for administrators who were not notified of it. */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import { may, ROLES } from '@/lib/access';
import { API_KEY_NOTICE_DAYS } from '@/lib/domain/notifications/notification-facts';
import { NOTIFICATION_KINDS } from '@/lib/domain/notifications/notification-kinds';
import type { SqlDatabase } from '../database';
import { selectRows } from '../rows';
import { apiKeys } from '../schema/api-keys';
import { isNotified } from './is-notified';

const endingRow = createSelectSchema(apiKeys)
  .pick({ organisationId: true })
  .extend({ key: z.string(), at: z.date(), createdOn: z.string(), expiresOn: z.string() });

const notified = isNotified({
  organisation: 'k.organisation_id',
  person: 'm.user_id',
  kind: `'api_key_ending'`,
  key: 'k.id::text',
});

const ENDING = `select k.organisation_id as "organisationId", k.id::text as key, clock_timestamp() as at,
    (k.created_at at time zone 'Europe/London')::date::text as "createdOn",
    (k.expires_at at time zone 'Europe/London')::date::text as "expiresOn"
  from api_keys k
  where k.revoked_at is null and k.expires_at > clock_timestamp()
    and k.expires_at <= clock_timestamp() + interval '${API_KEY_NOTICE_DAYS} days'
    and exists (
      select 1 from member m
      where m.organization_id = k.organisation_id and m.deactivated_at is null and m.role = any ($1::text[])
        and not ${notified})`;
const NOTIFIED_ROLES = ROLES.filter((role) => may(role, NOTIFICATION_KINDS.api_key_ending.permission));

export const endingApiKeys = (database: SqlDatabase) => selectRows(database, endingRow, ENDING, [NOTIFIED_ROLES]);
