import { Disclosure } from '@/components/ui/overlay/disclosure';
import { formatDateTime } from '@/lib/format';
import type { ListedWebhook } from './webhook-list';

/** The latest events of a webhook, and whether each was accepted. */
export function WebhookEvents({ messages }: Pick<ListedWebhook, 'messages'>) {
  if (messages.length === 0) return <p className="text-sm text-soft">Nothing was sent yet.</p>;
  const failed = messages.filter(({ isAccepted }) => !isAccepted).length;
  return (
    <Disclosure summary="Latest events" aside={failed > 0 ? `${failed} of ${messages.length} not accepted` : undefined}>
      <ul className="divide-y divide-line text-sm">
        {messages.map(({ id, type, createdAt, isAccepted, words }) => (
          <li key={id} className="py-1.5">
            <span className="font-semibold">{type}</span> <span className="text-soft">{formatDateTime(createdAt)}</span>
            <span className={isAccepted ? 'block text-soft' : 'block text-warning'}>{words}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
