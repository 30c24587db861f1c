'use client';

import { usePeopleAction } from '@/components/people/use-people-action';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { ConfirmButton } from '@/components/ui/overlay/confirm-button';
import { pauseWebhook, removeWebhook, resumeWebhook } from '@/lib/api/addresses/notifications/webhooks';
import { ChangeWebhook } from './change-webhook';
import { ReplaceSecret } from './replace-secret';
import { TestWebhook } from './test-webhook';
import type { ListedWebhook } from './webhook-list';

/** What can be done with a webhook. What comes of it is shown below the buttons. */
export function WebhookActions({ webhook }: { webhook: ListedWebhook }) {
  const { id, name, host, paused } = webhook;
  const pause = usePeopleAction(pauseWebhook);
  const resume = usePeopleAction(resumeWebhook);
  const remove = usePeopleAction(removeWebhook);
  const fault = pause.fault ?? resume.fault ?? remove.fault;
  const named = <span className="sr-only"> {name}</span>;

  return (
    <div className="-ml-3 flex flex-wrap gap-x-1 gap-y-2 print:hidden">
      <TestWebhook id={id} name={name} />
      <ChangeWebhook webhook={webhook} />
      {paused ? (
        <Button
          variant="quiet"
          pending={resume.pending}
          onClick={() => void resume.change({ id }, `“${name}” is resumed. What waited is sent now.`)}
        >
          Resume{named}
        </Button>
      ) : (
        <Button
          variant="quiet"
          pending={pause.pending}
          onClick={() => void pause.change({ id }, `“${name}” is paused.`)}
        >
          Pause{named}
        </Button>
      )}
      <ReplaceSecret id={id} name={name} />
      <ConfirmButton
        label={<>Remove{named}</>}
        pending={remove.pending}
        title={`Remove the webhook “${name}”?`}
        action="Remove"
        onConfirm={() => void remove.change({ id }, `The webhook “${name}” is removed.`)}
      >
        Nothing more is sent to {host}, not even events that wait. It cannot be restored.
      </ConfirmButton>
      {fault && (
        <div className="order-last basis-full pl-3">
          <FaultNotice error={fault} money={false} />
        </div>
      )}
    </div>
  );
}
