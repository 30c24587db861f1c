'use client';

import { useState } from 'react';
import { usePeopleAction } from '@/components/people/use-people-action';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Notice } from '@/components/ui/feedback/notice';
import { testWebhook } from '@/lib/api/addresses/notifications/webhooks';
import type { EndpointAnswer } from '@/lib/api/client/answer-of';

/** A button that sends a test event, and what the other system answered. */
export function TestWebhook({ id, name }: { id: string; name: string }) {
  const { pending, fault, change } = usePeopleAction(testWebhook);
  const [answer, setAnswer] = useState<EndpointAnswer<typeof testWebhook> | null>(null);

  async function send() {
    setAnswer(null);
    setAnswer(await change({ id }, null));
  }

  return (
    <>
      <Button variant="quiet" pending={pending} onClick={() => void send()}>
        Send a test<span className="sr-only"> to {name}</span>
      </Button>
      <div role="status" className="order-last basis-full pl-3 empty:hidden">
        {fault && <FaultNotice error={fault} money={false} />}
        {answer && (
          <Notice
            tone={answer.isAccepted ? 'success' : 'warning'}
            title={answer.isAccepted ? 'Test accepted' : 'Test not accepted'}
          >
            {answer.words}
          </Notice>
        )}
      </div>
    </>
  );
}
