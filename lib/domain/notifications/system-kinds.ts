/** The kinds of notification about other systems: feeds, API keys and webhooks. */
import { formatDate } from '@/lib/format';
import type { NotificationFacts } from './notification-facts';
import type { NotificationKind } from './notification-kinds';

const PAUSED_AS: Readonly<Record<NotificationFacts['webhook_paused']['reason'], string>> = {
  failing: 'the system has not accepted an event for three days',
  gone: 'the system answered that it takes no more events',
};

type SystemEvent = 'feed_failed' | 'api_key_ending' | 'webhook_paused';

export const SYSTEM_KINDS: { readonly [E in SystemEvent]: NotificationKind<NotificationFacts[E]> } = {
  feed_failed: {
    label: 'An incoming feed cannot be read',
    to: 'everyone',
    permission: 'schedules.manage',
    delivery: 'digest',
    words: ({ createdOn, failingSince, weeks }) =>
      weeks === 0
        ? `The incoming feed that was created on ${formatDate(createdOn)} could not be read on ${formatDate(failingSince)}, so the stock was not updated from it. Its page says why.`
        : `The incoming feed that was created on ${formatDate(createdOn)} has not been read since ${formatDate(failingSince)}, so the stock may be out of date. Its page says why.`,
    path: () => '/stock/feeds',
  },
  api_key_ending: {
    label: 'An API key about to expire',
    to: 'everyone',
    permission: 'keys.manage',
    delivery: 'mail',
    words: ({ createdOn, expiresOn }) =>
      `The API key that was created on ${formatDate(createdOn)} expires on ${formatDate(expiresOn)}. Create a new one and give it to the system before then.`,
    path: () => '/api-keys',
  },
  webhook_paused: {
    label: 'A webhook paused because it fails',
    to: 'everyone',
    permission: 'webhooks.manage',
    delivery: 'mail',
    words: ({ createdOn, pausedOn, reason }) =>
      `The webhook that was created on ${formatDate(createdOn)} was paused on ${formatDate(pausedOn)}, as ${PAUSED_AS[reason]}. Its page says what waits.`,
    path: () => '/webhooks',
  },
};
