'use client';

import { useShownOnce } from '@/components/layout/queries/use-shown-once';
import { usePeopleAction } from '@/components/people/use-people-action';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { ConfirmButton } from '@/components/ui/overlay/confirm-button';
import { replaceWebhookSecret } from '@/lib/api/addresses/notifications/webhooks';
import { REPLACED_SIGNING_SECRET } from '@/lib/api/client/shown-once';
import { WebhookSecret } from './webhook-secret';

/** A button that replaces the signing secret. The new one is shown, once. */
export function ReplaceSecret({ id, name }: { id: string; name: string }) {
  const { pending, fault, change } = usePeopleAction(replaceWebhookSecret);
  const { shown, show } = useShownOnce(REPLACED_SIGNING_SECRET, {});

  async function replace() {
    show(null);
    const replaced = await change({ id }, null);
    if (replaced) show(replaced);
  }

  return (
    <>
      <ConfirmButton
        label={
          <>
            Replace secret<span className="sr-only"> of {name}</span>
          </>
        }
        pending={pending}
        title={`Replace the signing secret of “${name}”?`}
        action="Replace"
        onConfirm={() => void replace()}
      >
        Enter the new secret in the other system within 24 hours. Until then events are signed with both.
      </ConfirmButton>
      {(fault ?? shown) && (
        <div className="order-last basis-full pl-3">
          {fault && <FaultNotice error={fault} money={false} />}
          {shown && <WebhookSecret shown={shown} />}
        </div>
      )}
    </>
  );
}
