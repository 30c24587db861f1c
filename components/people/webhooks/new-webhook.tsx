'use client';

import { useState, type FormEvent } from 'react';
import { useShownOnce } from '@/components/layout/queries/use-shown-once';
import { usePeopleAction } from '@/components/people/use-people-action';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { createWebhook } from '@/lib/api/addresses/notifications/webhooks';
import { SIGNING_SECRET } from '@/lib/api/client/shown-once';
import { isAtField, WebhookFields, type TypedWebhook } from './webhook-fields';
import { WebhookSecret } from './webhook-secret';

const EMPTY: TypedWebhook = { name: '', address: '', events: [] };

/** Creates a webhook. Its signing secret is shown here, once. */
export function NewWebhook() {
  const { pending, fault, change } = usePeopleAction(createWebhook);
  const { shown, show } = useShownOnce(SIGNING_SECRET, {});
  const [typed, setTyped] = useState(EMPTY);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    show(null);
    const created = await change({ ...typed, events: [...typed.events] }, null);
    if (!created) return;
    show(created);
    setTyped(EMPTY);
  }

  return (
    <Card title="New webhook" screenOnly>
      <form method="dialog" onSubmit={(event) => void submit(event)} noValidate className="space-y-4">
        {fault && !isAtField(fault) && <FaultNotice error={fault} money={false} />}
        <WebhookFields typed={typed} onChange={setTyped} fault={fault} host={null} />
        <Button type="submit" variant="primary" pending={pending}>
          Create webhook
        </Button>
        {shown && <WebhookSecret shown={shown} />}
      </form>
    </Card>
  );
}
