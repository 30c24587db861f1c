/** Recurring work that notifies people and other systems, and sends what waits for them. */
import type { Schedule } from './domain/schedules/schedule';
import { SOURCES } from './domain/source-names';
import { sendMails, type SendServices } from './features/mail/send-mails';
import {
  notifyNewEdition,
  notifyNewPackages,
  notifyRecent,
  type NotifyServices,
} from './features/notifications/notify';
import { sendWebhooks, type SendWebhookServices } from './features/webhooks/send-webhooks';
import { WEBHOOK_SCHEDULE } from './features/webhooks/webhooks';
import { formatCount, formatDate, formatPlural } from './format';
import type { Outbox } from './store/mail/outbox';

export type NotifyingServices = NotifyServices &
  SendWebhookServices &
  SendServices & { readonly outbox: Pick<Outbox, 'writeDigests'> } & Parameters<typeof notifyNewEdition>[0];

export const NOTIFYING_SCHEDULES: readonly Schedule<NotifyingServices>[] = [
  {
    name: 'notifications',
    label: 'Notifications',
    summary: 'Notifies people, and other systems, of what has happened, once each.',
    every: { minutes: 1 },
    async run(services) {
      const { notifications, mails, events } = await notifyRecent(services);
      if (notifications + events === 0) return 'Nothing new has happened.';
      const written = `${formatPlural(notifications, 'notification')} and ${formatPlural(mails, 'mail')} written`;
      return events === 0 ? `${written}.` : `${written}, with ${formatPlural(events, 'event')} for webhooks.`;
    },
    thenDue: [WEBHOOK_SCHEDULE],
  },
  {
    name: WEBHOOK_SCHEDULE,
    label: 'Webhooks',
    summary: 'Sends the events that wait to other systems.',
    every: { minutes: 1 },
    async run(services, signal) {
      const { accepted, failed, waiting } = await sendWebhooks(services, signal);
      const unreached = failed === 0 ? '' : `, ${formatPlural(failed, 'system')} did not accept theirs`;
      return `${formatPlural(accepted, 'event')} sent${unreached}, ${formatCount(waiting)} waiting.`;
    },
  },
  {
    name: 'mail',
    label: 'Mail',
    summary: 'Sends the mails waiting in the outbox. Without a mail server, none is sent.',
    every: { minutes: 1 },
    async run(services, signal) {
      const { sent, refused, waiting } = await sendMails(services, signal);
      return `${formatPlural(sent, 'mail')} sent, ${formatCount(refused)} refused, ${formatCount(waiting)} waiting.`;
    },
  },
  {
    name: 'morning-mail',
    label: 'Morning mail',
    summary: 'Writes one mail to each person who chose it, with what has happened since their last one.',
    every: { britishTime: '07:00' },
    async run({ outbox, mail }) {
      const subject = 'What has happened since your last morning mail';
      return `${formatPlural(await outbox.writeDigests(subject, mail ? 'waiting' : 'held'), 'mail')} written.`;
    },
  },
  {
    name: 'guide-edition',
    label: `New edition of ${SOURCES.guide.inText}`,
    summary: `Asks ${SOURCES.guide.inText}, free of charge, whether it has published a new edition.`,
    every: { minutes: 60 },
    async run(services) {
      const { edition, notifications } = await notifyNewEdition(services);
      if (edition === null) return `${SOURCES.guide.atStart} has published no edition.`;
      return `The newest edition is that of ${formatDate(edition)}: ${formatPlural(notifications, 'person', 'people')} notified.`;
    },
  },
  {
    name: 'data-packages',
    label: 'New data packages',
    summary: 'Asks, free of charge, whether there are new packages to download.',
    every: { minutes: 60 },
    async run(services) {
      const notifications = await notifyNewPackages(services);
      return notifications === 0
        ? 'There was no new package.'
        : `${formatPlural(notifications, 'notification')} of new packages written.`;
    },
  },
];
