import { CopyText } from '@/components/ui/actions/copy-text';
import type { createWebhook } from '@/lib/api/addresses/notifications/webhooks';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';

type WithSecret = Pick<EndpointAnswer<typeof createWebhook>, 'signingSecret'> & { webhook: { name: string } };

/** The secret with which the other system recognises our events. */
export const WebhookSecret = ({ shown }: { shown: WithSecret }) => (
  <CopyText value={shown.signingSecret} label={`Signing secret of ${shown.webhook.name}`} what="secret">
    Copy it now: it is shown once. The other system checks each event’s signature with it (Standard Webhooks), and
    refuses events of anyone else.
  </CopyText>
);
