/** A person's notifications, and how they choose to receive them. */
import type {
  chooseDelivery,
  chooseValueMove,
  countNotifications,
  listNotifications,
  readChoices,
  readAllNotifications,
  readNotification,
  readValueMove,
} from '@/lib/api/endpoints/notifications/notifications';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { VALUE_MOVE } from '@/lib/domain/notifications/notification-facts';
import { NOTIFICATION_KINDS } from '@/lib/domain/notifications/notification-kinds';
import { Fault } from '@/lib/fault';
import type { NotificationStore } from '@/lib/store/notifications/notifications';
import { eventsFor } from './notify';

interface NotificationServices {
  readonly notifications: NotificationStore;
}

const SHOWN = 100;

export async function runListNotifications(
  { session }: EndpointCall<typeof listNotifications>,
  { notifications }: NotificationServices,
) {
  const items = await notifications.list(session, { kinds: eventsFor(session.role), limit: SHOWN });
  return {
    items: items.map(({ id, path, listName, text, at, readAt }) => ({
      id,
      path,
      listName,
      text,
      at: at.toISOString(),
      isRead: readAt !== null,
    })),
  };
}

export async function runCountNotifications(
  { session }: EndpointCall<typeof countNotifications>,
  { notifications }: NotificationServices,
) {
  return { unread: await notifications.countUnread(session, eventsFor(session.role)) };
}

export async function runReadNotification(
  { input, session }: EndpointCall<typeof readNotification>,
  { notifications }: NotificationServices,
) {
  if (await notifications.markRead(session, input.id)) return { done: true as const };
  throw new Fault('not_found', { message: 'This notification no longer exists.', fix: 'Reload the page.' });
}

export async function runReadAllNotifications(
  { session }: EndpointCall<typeof readAllNotifications>,
  { notifications }: NotificationServices,
) {
  await notifications.markAllRead(session, eventsFor(session.role));
  return { done: true as const };
}

export async function runReadChoices(
  { session }: EndpointCall<typeof readChoices>,
  { notifications }: NotificationServices,
) {
  const chosen = new Map((await notifications.choices(session)).map(({ kind, delivery }) => [kind, delivery]));
  return {
    items: eventsFor(session.role).map((kind) => ({
      kind,
      label: NOTIFICATION_KINDS[kind].label,
      delivery: chosen.get(kind) ?? NOTIFICATION_KINDS[kind].delivery,
    })),
  };
}

export async function runChooseDelivery(
  { input, session }: EndpointCall<typeof chooseDelivery>,
  { notifications }: NotificationServices,
) {
  const { kind, delivery } = input;
  if (!eventsFor(session.role).includes(kind))
    throw new Fault('not_found', { message: 'Your role is not notified of this.', fix: 'Reload the page.' });
  await notifications.choose(session, kind, delivery);
  return { done: true as const };
}

export const runReadValueMove = async (
  { session }: EndpointCall<typeof readValueMove>,
  { notifications }: NotificationServices,
) => (await notifications.valueMove(session)) ?? VALUE_MOVE;

export async function runChooseValueMove(
  { input, session }: EndpointCall<typeof chooseValueMove>,
  { notifications }: NotificationServices,
) {
  await notifications.chooseValueMove(session, input);
  return { done: true as const };
}
