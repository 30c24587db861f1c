'use client';

import { Card } from '@/components/ui/data/card';
import type { listWebhooks } from '@/lib/api/addresses/notifications/webhooks';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';
import { WebhookEvents } from './webhook-events';
import { WebhookActions } from './webhook-actions';
import { WebhookWords } from './webhook-words';

export type ListedWebhook = EndpointAnswer<typeof listWebhooks>['items'][number];

/** The webhooks that were not removed: where each sends what, whether it does, and what it sent. */
export function WebhookList({ webhooks }: { webhooks: readonly ListedWebhook[] }) {
  return (
    <Card title="Current webhooks">
      {webhooks.length === 0 ? (
        <p className="text-sm text-soft">None yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {webhooks.map((webhook) => (
            <li key={webhook.id} className="space-y-1 py-3 first:pt-0 last:pb-0">
              <WebhookWords webhook={webhook} />
              <WebhookActions webhook={webhook} />
              <WebhookEvents messages={webhook.messages} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
