import { WEBHOOK_EVENTS } from '@/lib/domain/webhooks/webhook-events';
import { formatDateTime, formatPlural } from '@/lib/format';
import type { ListedWebhook } from './webhook-list';

export function WebhookWords({ webhook }: { webhook: ListedWebhook }) {
  const { name, host, events, paused, waiting, createdBy, createdAt } = webhook;
  const isAll = events.length === WEBHOOK_EVENTS.length;
  const labels = WEBHOOK_EVENTS.filter(({ type }) => events.includes(type)).map(({ label }) => label);
  return (
    <div className="min-w-0">
      <p>
        <span className="font-semibold wrap-anywhere">{name}</span>{' '}
        <span className="text-soft wrap-anywhere">at {host}</span>
      </p>
      {paused && <p className="text-sm font-semibold text-warning">{paused.words}</p>}
      <p className="text-sm text-soft">
        {isAll ? 'All events' : labels.join(', ')}. {waiting > 0 && `${formatPlural(waiting, 'event')} waiting. `}
        Created by {createdBy} on {formatDateTime(createdAt)}.
      </p>
    </div>
  );
}
