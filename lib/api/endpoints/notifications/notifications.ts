import { z } from 'zod';
import { DELIVERIES, NOTIFICATION_EVENTS } from '@/lib/domain/notifications/notification-kinds';
import { instantSchema } from '@/lib/domain/time/calendar-schemas';
import * as addresses from '@/lib/api/addresses/notifications/notifications';
import { endpoint } from '@/lib/api/endpoint';

const done = z.object({ done: z.literal(true) });

export const listNotifications = endpoint(addresses.listNotifications, {
  summary: 'Your latest notifications, the newest first.',
  permission: 'session.read',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        path: z.string().meta({ description: 'The page it is about.' }),
        listName: z.string().nullable().meta({
          description: 'Name of the stock list that it is about; null for any other, or once that is deleted.',
        }),
        text: z.string(),
        at: instantSchema,
        isRead: z.boolean(),
      }),
    ),
  }),
});

export const countNotifications = endpoint(addresses.countNotifications, {
  summary: 'How many of your notifications are unread.',
  permission: 'session.read',
  input: z.object({}),
  output: z.object({ unread: z.int() }),
});

export const readNotification = endpoint(addresses.readNotification, {
  summary: 'Mark one of your notifications as read.',
  permission: 'session.read',
  input: z.object({ id: z.uuid() }),
  output: done,
});

export const readAllNotifications = endpoint(addresses.readAllNotifications, {
  summary: 'Mark all your notifications as read.',
  permission: 'session.read',
  input: z.object({}),
  output: done,
});

export const readChoices = endpoint(addresses.readChoices, {
  summary: 'What you are notified of, and how: only in the product, by mail, or in the morning mail.',
  permission: 'account.change',
  input: z.object({}),
  output: z.object({
    items: z.array(z.object({ kind: z.enum(NOTIFICATION_EVENTS), label: z.string(), delivery: z.enum(DELIVERIES) })),
  }),
});

export const chooseDelivery = endpoint(addresses.chooseDelivery, {
  summary: 'Choose how you are notified of one kind of event from now on.',
  permission: 'account.change',
  input: z.object({ kind: z.enum(NOTIFICATION_EVENTS), delivery: z.enum(DELIVERIES) }),
  output: done,
});

const thresholds = {
  pounds: z.int('Enter whole pounds.').min(1, 'Enter £1 or more.').max(100_000, 'Enter at most £100,000.'),
  percent: z.int('Enter a whole per cent.').min(1, 'Enter 1% or more.').max(100, 'Enter at most 100%.'),
};

export const readValueMove = endpoint(addresses.readValueMove, {
  summary: 'The movement of a car’s Clean value from which you are notified.',
  permission: 'account.change',
  input: z.object({}),
  output: z.object(thresholds),
});

export const chooseValueMove = endpoint(addresses.chooseValueMove, {
  summary:
    'Choose the movement of a car’s Clean value from which you are notified: reaching either threshold is enough.',
  permission: 'account.change',
  input: z.object(thresholds),
  output: done,
});
