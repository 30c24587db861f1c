'use client';

import { useId, useState, type FormEvent } from 'react';
import { usePeopleAction } from '@/components/people/use-people-action';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Dialog } from '@/components/ui/overlay/dialog';
import { changeWebhook } from '@/lib/api/addresses/notifications/webhooks';
import { isAtField, WebhookFields, type TypedWebhook } from './webhook-fields';
import type { ListedWebhook } from './webhook-list';

/** A button, and the dialog in which a webhook's name, address and events are changed. */
export function ChangeWebhook({ webhook: { id, name, host, events } }: { webhook: ListedWebhook }) {
  const { pending, fault, change, reset } = usePeopleAction(changeWebhook);
  const [typed, setTyped] = useState<TypedWebhook | null>(null);
  const form = useId();
  const close = () => {
    setTyped(null);
    reset();
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending || typed === null) return;
    const address = typed.address.trim() === '' ? {} : { address: typed.address };
    const input = { id, name: typed.name, events: [...typed.events], ...address };
    if (await change(input, `“${typed.name.trim()}” is changed.`)) close();
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setTyped({ name, address: '', events })}>
        Change<span className="sr-only"> {name}</span>
      </Button>
      <Dialog
        open={typed !== null}
        onClose={close}
        title={`Change “${name}”`}
        actions={
          <Button type="submit" form={form} variant="primary" pending={pending}>
            Save
          </Button>
        }
      >
        {typed && (
          <form id={form} method="dialog" onSubmit={(event) => void submit(event)} noValidate className="space-y-4">
            {fault && !isAtField(fault) && <FaultNotice error={fault} money={false} />}
            <WebhookFields typed={typed} onChange={setTyped} fault={fault} host={host} />
          </form>
        )}
      </Dialog>
    </>
  );
}
