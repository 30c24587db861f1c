'use client';

import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { listWebhooks } from '@/lib/api/addresses/notifications/webhooks';
import { useAnswer } from '@/lib/api/client/use-answer';
import { NewWebhook } from './new-webhook';
import { WebhookList } from './webhook-list';

/** The organisation's webhooks with their latest events, and a form to create one. */
export function Webhooks() {
  const webhooks = useAnswer(listWebhooks, {});
  return (
    <div className="space-y-4" data-focus="button, input">
      <QueryBoundary query={webhooks} what="the webhooks" money={false}>
        {({ items }) => <WebhookList webhooks={items} />}
      </QueryBoundary>
      <NewWebhook />
    </div>
  );
}
