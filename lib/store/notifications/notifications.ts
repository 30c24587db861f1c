/**
 * Notifications by person, and how each person chooses to receive them. Every query is bound to organisation and
 * person.
 */
import { createSelectSchema } from 'drizzle-zod';
import { z } from 'zod';
import type { Role } from '@/lib/access';
import type { Delivery } from '@/lib/domain/notifications/notification-kinds';
import type { SqlDatabase } from '../database';
import { selectRow, selectRows } from '../rows';
import { notificationChoices, notifications } from '../schema/notifications';
import { openValueMoves } from './value-moves';

const notificationRow = createSelectSchema(notifications)
  .pick({ id: true, kind: true, path: true, text: true, at: true, readAt: true })
  .extend({ listName: z.string().nullable() });
export type StoredNotification = z.infer<typeof notificationRow>;
const choiceRow = createSelectSchema(notificationChoices).pick({ kind: true, delivery: true });
const countRow = z.object({ count: z.int() });
const writtenRow = z.object({ notifications: z.int(), mails: z.int() });

interface NotifiedPerson {
  readonly organisationId: string;
  readonly personId: string;
}

/** An event in words, before its recipients are known. */
export interface NewNotification {
  readonly organisationId: string;
  readonly kind: string;
  readonly key: string;
  readonly path: string;
  readonly text: string;
  /** The subject of its mail. */
  readonly subject: string;
  readonly at: Date;
  readonly personId: string | null;
  readonly byPersonId: string | null;
  /** Everyone with these roles gets it too. */
  readonly roles: readonly Role[];
  readonly delivery: Delivery;
}

const GIVEN = `json_to_recordset($1::json) as g("organisationId" text, kind text, key text, path text, text text, subject text,
  at timestamptz, "personId" text, "byPersonId" text, roles json, delivery text)`;

/** Writes the notification and, if the person chose so, its mail, in one commit. An existing one stays as it is. */
const WRITE = `with given as (select * from ${GIVEN}),
  added as (
    insert into notifications (id, organisation_id, person_id, kind, key, path, text, at, delivery)
    select gen_random_uuid(), g."organisationId", m.user_id, g.kind, g.key, g.path, g.text, g.at, coalesce(c.delivery, g.delivery)
    from given g
    join member m on m.organization_id = g."organisationId" and m.deactivated_at is null
      and (m.user_id = g."personId" or m.role in (select json_array_elements_text(g.roles)))
      and m.user_id is distinct from g."byPersonId"
    left join notification_choices c on c.organisation_id = m.organization_id and c.person_id = m.user_id and c.kind = g.kind
    on conflict (organisation_id, person_id, kind, key) do nothing
    returning id, organisation_id, person_id, kind, key, path, text, delivery),
  mailed as (
    insert into mails (id, organisation_id, person_id, email, kind, key, subject, content, state, created_at, next_at)
    select gen_random_uuid(), a.organisation_id, a.person_id, u.email, 'notification', 'notification ' || a.id, g.subject,
      json_build_object('lines', json_build_array(json_build_object('text', a.text, 'path', a.path))), $2,
      clock_timestamp(), clock_timestamp()
    from added a join "user" u on u.id = a.person_id
    cross join lateral (
      select subject from given
      where "organisationId" = a.organisation_id and kind = a.kind and key = a.key limit 1) g
    where a.delivery = 'mail' returning 1)
  select (select count(*) from added)::integer as notifications, (select count(*) from mailed)::integer as mails`;

/** Read notifications are deleted after this many days, unread ones after twice as many. */
const STORED_DAYS = 90;

export type NotificationStore = ReturnType<typeof openNotifications>;

/** @param mailState of a new mail: held if no mail server is set */
export function openNotifications(database: SqlDatabase, mailState: 'held' | 'waiting') {
  return {
    /**
     * Writes each once, however often it is given. @returns how many were new, and how many mails were written for them
     */
    async write(all: readonly NewNotification[]): Promise<{ notifications: number; mails: number }> {
      if (all.length === 0) return { notifications: 0, mails: 0 };
      const written = await selectRow(database, writtenRow, WRITE, [JSON.stringify(all), mailState]);
      return written ?? { notifications: 0, mails: 0 };
    },

    /**
     * The newest first, with the name of the stock list that one is about: it is typed and may be a plate, so it is in no
     * sentence, which may be mailed, and is erased with its list.
     * @param kinds that their role may read now: they may have been notified in another
     */
    list: (
      { organisationId, personId }: NotifiedPerson,
      { kinds, limit }: { readonly kinds: readonly string[]; readonly limit: number },
    ): Promise<StoredNotification[]> =>
      selectRows(
        database,
        notificationRow,
        `select n.id, n.kind, n.path, n.text, n.at, n.read_at as "readAt", l.name as "listName"
         from notifications n
         left join stock_lists l on n.kind = 'stock_run_ended' and l.organisation_id = n.organisation_id
           and l.removed_at is null and n.path = '/stock/' || l.id
         where n.organisation_id = $1 and n.person_id = $2 and n.kind = any ($3::text[])
         order by n.at desc, n.id limit $4`,
        [organisationId, personId, kinds, limit],
      ),

    /** @param kinds as of `list` */
    async countUnread({ organisationId, personId }: NotifiedPerson, kinds: readonly string[]): Promise<number> {
      const text = `select count(*)::integer as count from notifications
        where organisation_id = $1 and person_id = $2 and read_at is null and kind = any ($3::text[])`;
      return (await selectRow(database, countRow, text, [organisationId, personId, kinds]))?.count ?? 0;
    },

    /** False if the person has no such notification. One that was read earlier stays read since then. */
    async markRead({ organisationId, personId }: NotifiedPerson, id: string): Promise<boolean> {
      const { rowCount } = await database.query(
        `update notifications set read_at = coalesce(read_at, clock_timestamp())
         where organisation_id = $1 and person_id = $2 and id = $3`,
        [organisationId, personId, id],
      );
      return rowCount === 1;
    },

    /** @param kinds as of `list`: what a person cannot read stays unread */
    async markAllRead({ organisationId, personId }: NotifiedPerson, kinds: readonly string[]): Promise<void> {
      await database.query(
        `update notifications set read_at = clock_timestamp()
         where organisation_id = $1 and person_id = $2 and read_at is null and kind = any ($3::text[])`,
        [organisationId, personId, kinds],
      );
    },

    choices: ({ organisationId, personId }: NotifiedPerson) =>
      selectRows(
        database,
        choiceRow,
        'select kind, delivery from notification_choices where organisation_id = $1 and person_id = $2',
        [organisationId, personId],
      ),

    async choose({ organisationId, personId }: NotifiedPerson, kind: string, delivery: Delivery): Promise<void> {
      await database.query(
        `insert into notification_choices (organisation_id, person_id, kind, delivery) values ($1, $2, $3, $4)
         on conflict (organisation_id, person_id, kind) do update set delivery = excluded.delivery`,
        [organisationId, personId, kind, delivery],
      );
    },

    ...openValueMoves(database),

    async deleteOld(): Promise<void> {
      await database.query(
        `delete from notifications where at < clock_timestamp() - make_interval(days => case when read_at is null then 2 else 1 end * ${STORED_DAYS})`,
      );
    },
  };
}
