/** Writes the notifications of what has happened, and the events that other systems are sent. */
import { may, ROLES, type Role } from '@/lib/access';
import type { NotificationEvent } from '@/lib/domain/notifications/notification-kinds';
import { NOTIFICATION_EVENTS, NOTIFICATION_KINDS } from '@/lib/domain/notifications/notification-kinds';
import { downloadPackagesFrom, type DownloadPackage } from '@/lib/domain/downloads/data-downloads';
import { latestEditionFrom } from '@/lib/domain/notifications/guide-edition';
import { addDays, britishDay, type Day } from '@/lib/domain/time/calendar';
import { listNewPackagesFromDate } from '@/lib/contract/data-download';
import { getUsedValuesHistoricDates } from '@/lib/contract/used-values';
import { webhookMessageFrom } from '@/lib/features/webhooks/webhook-body';
import type { Provider } from '@/lib/provider/provider';
import type { HappenedFact, NotificationFactStore } from '@/lib/store/notifications/notification-facts';
import type { NewNotification, NotificationStore } from '@/lib/store/notifications/notifications';
import type { WebhookMessages } from '@/lib/store/webhooks/webhook-messages';

interface WriteServices {
  readonly notifications: Pick<NotificationStore, 'write'>;
  readonly webhookMessages: Pick<WebhookMessages, 'organisations' | 'write'>;
}

export interface NotifyServices extends WriteServices {
  readonly notificationFacts: Pick<NotificationFactStore, 'recent'>;
  readonly notifications: Pick<NotificationStore, 'write' | 'deleteOld'>;
}

interface EditionServices {
  readonly caller: Pick<Provider, 'call'>;
}

interface EditionNewsServices extends WriteServices {
  readonly notificationFacts: Pick<NotificationFactStore, 'organisations'>;
  readonly now: () => Date;
}

/** The kinds a role may get, in the order of the table. */
export const eventsFor = (role: Role): readonly NotificationEvent[] =>
  NOTIFICATION_EVENTS.filter((event) => may(role, NOTIFICATION_KINDS[event].permission));

/** What happened, in words, for those who may know of it. */
function notificationFrom<E extends NotificationEvent>(happened: HappenedFact<E>): NewNotification {
  const { event, fact, ...about } = happened;
  const { label, to, permission, delivery, words, path } = NOTIFICATION_KINDS[event];
  return {
    ...about,
    kind: event,
    subject: label,
    text: words(fact),
    path: path(fact),
    delivery,
    roles: to === 'everyone' ? ROLES.filter((role) => may(role, permission)) : [],
  };
}

/** Events first: some facts are read only until people are notified of them. */
async function write(facts: readonly HappenedFact[], { notifications, webhookMessages }: WriteServices) {
  const receiving = await webhookMessages.organisations();
  const messages = facts
    .filter(({ organisationId }) => receiving.has(organisationId))
    .map(webhookMessageFrom)
    .filter((message) => message !== null);
  const events = await webhookMessages.write(messages);
  return { ...(await notifications.write(facts.map((happened) => notificationFrom(happened)))), events };
}

/**
 * Everything that happened in the last days, each once. @returns how many notifications were new, how many mails were
 * written for them, and how many events for other systems
 */
export async function notifyRecent({ notificationFacts, ...stores }: NotifyServices) {
  await stores.notifications.deleteOld();
  return write(await notificationFacts.recent(), stores);
}

/** An edition published longer ago than this is not news. */
const EDITION_NEWS_DAYS = 7;

/** Requests the newest edition from the guide, free, and notifies everyone who values vehicles if it is new. */
export async function notifyNewEdition(services: EditionServices & EditionNewsServices) {
  const { caller, now } = services;
  const { value } = await caller.call(getUsedValuesHistoricDates, { Database: 'CARS' });
  const edition = latestEditionFrom(value, britishDay(now()));
  return { edition, notifications: edition === null ? 0 : await notifyEdition(edition, services) };
}

/** @param edition the newest, published today or earlier @returns how many people are notified now */
export async function notifyEdition(
  edition: Day,
  { notificationFacts, now, ...stores }: EditionNewsServices,
): Promise<number> {
  if (edition < addDays(britishDay(now()), -EDITION_NEWS_DAYS)) return 0;
  const about = { event: 'new_edition', key: edition, at: now(), personId: null, byPersonId: null } as const;
  const organisations = await notificationFacts.organisations();
  const facts = organisations.map((organisationId) => ({ ...about, organisationId, fact: { edition } }));
  return (await write(facts, stores)).notifications;
}

/** Requests the packages of the last days from the provider, free, and notifies those who may download of new ones. */
export async function notifyNewPackages(services: EditionServices & EditionNewsServices) {
  const { caller, now } = services;
  const since = addDays(britishDay(now()), -EDITION_NEWS_DAYS);
  const { value } = await caller.call(listNewPackagesFromDate, { Date: since });
  return notifyPackages(downloadPackagesFrom(value), services);
}

/** @returns how many notifications are new */
export async function notifyPackages(
  packages: readonly Pick<DownloadPackage, 'productId' | 'productName' | 'edition' | 'date'>[],
  { notificationFacts, now, ...stores }: EditionNewsServices,
): Promise<number> {
  const organisations = await notificationFacts.organisations();
  const facts = packages.flatMap(({ productId, productName: product, edition, date }) =>
    organisations.map((organisationId) => ({
      event: 'new_package' as const,
      key: `${productId} ${date}`,
      at: now(),
      personId: null,
      byPersonId: null,
      organisationId,
      fact: { product, edition },
    })),
  );
  return (await write(facts, stores)).notifications;
}
