/** The events that are sent to other systems, each from one kind of notification. Without schemas: pages load it. */
import { SOURCES } from '@/lib/domain/source-names';
import type { NotificationEvent } from '@/lib/domain/notifications/notification-kinds';

interface WebhookEvent {
  readonly kind: NotificationEvent;
  /** As other systems receive it, so it must never change. */
  readonly type: string;
  readonly label: string;
}

/**
 * What happens to the organisation. What concerns one person’s own account or choices is not sent: their own credits,
 * wrong passwords, and values that moved by more than they chose.
 */
export const WEBHOOK_EVENTS = [
  { kind: 'offer_requested', type: 'offer.requested', label: 'Approval of an offer requested' },
  { kind: 'offer_decided', type: 'offer.decided', label: 'Approval of an offer decided' },
  { kind: 'offer_answered', type: 'offer.answered', label: 'Offer accepted or declined' },
  { kind: 'offer_expiring', type: 'offer.expiring', label: 'Offer expires tomorrow' },
  { kind: 'offer_expired', type: 'offer.expired', label: 'Offer expired' },
  { kind: 'stock_run_ended', type: 'stock_list.valued', label: 'Stock list valued' },
  { kind: 'profit_ending', type: 'stock_car.profit_ending', label: 'Car in stock expected to fall below cost' },
  { kind: 'feed_failed', type: 'incoming_feed.failed', label: 'Incoming feed cannot be read' },
  { kind: 'new_edition', type: 'guide_edition.published', label: `New edition of ${SOURCES.guide.inText}` },
  { kind: 'new_package', type: 'data_package.published', label: 'New data package' },
  { kind: 'build_changed', type: 'build.changed', label: 'Saved build has changed' },
  { kind: 'figures_ending', type: 'build.figures_ending', label: 'CO2 figures of a saved build about to expire' },
  { kind: 'share_viewed', type: 'shared_link.opened', label: 'Shared link opened' },
  { kind: 'credits_requested', type: 'credits.requested', label: 'Extra credits requested' },
  { kind: 'credits_decided', type: 'credits.decided', label: 'Extra credits approved or declined' },
  { kind: 'organisation_budget', type: 'budget.reached', label: 'Organisation’s credits reach a level' },
  { kind: 'api_key_ending', type: 'api_key.ending', label: 'API key about to expire' },
] as const satisfies readonly WebhookEvent[];

export type WebhookType = (typeof WEBHOOK_EVENTS)[number]['type'];

export const WEBHOOK_TYPES: readonly WebhookType[] = WEBHOOK_EVENTS.map(({ type }) => type);

/** Sent on request, to try a webhook. */
export const TEST_TYPE = 'webhook.test';

/** What other systems receive for a kind of notification; null if it is not sent to them. */
export const webhookTypeOf = (kind: NotificationEvent): WebhookType | null =>
  WEBHOOK_EVENTS.find((event) => event.kind === kind)?.type ?? null;

/** In the list of what was sent. @param type as stored */
export const webhookTypeLabel = (type: string): string =>
  type === TEST_TYPE ? 'Test' : (WEBHOOK_EVENTS.find((event) => event.type === type)?.label ?? type);
