'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { showToast } from '@/components/ui/feedback/toast-store';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { chooseDelivery, readChoices } from '@/lib/api/addresses/notifications/notifications';
import { useAction, useAnswer } from '@/lib/api/client/use-answer';
import { ValueMoveForm } from './value-move-form';
import { DELIVERIES, type NotificationEvent } from '@/lib/domain/notifications/notification-kinds';

const OPTIONS = [
  { value: 'app', label: 'Here only' },
  { value: 'mail', label: 'Here, and by e-mail straight away' },
  { value: 'digest', label: 'Here, and in the 07:00 e-mail' },
] as const;

/** How the person is notified of each kind of event: saved as soon as it is chosen. */
export function DeliveryChoices() {
  const choices = useAnswer(readChoices, {});
  const client = useQueryClient();
  const { error, act } = useAction(chooseDelivery);
  const choose = async (kind: NotificationEvent, value: string) => {
    const delivery = DELIVERIES.find((known) => known === value);
    if (!delivery || !(await act({ kind, delivery }).catch(() => null))) return; // reported in `error`
    showToast('Your choice is saved.');
    await client.invalidateQueries({ queryKey: [readChoices.method, readChoices.path] });
  };
  return (
    <Card title="Notifications" id="notifications" screenOnly>
      <div className="space-y-3">
        {error && <FaultNotice error={error} money={false} />}
        <QueryBoundary query={choices} what="your choices" money={false}>
          {({ items }) => (
            <div className="grid items-end gap-3 sm:grid-cols-2">
              {items.map(({ kind, label, delivery }) => (
                <Field key={kind} name={kind} label={label}>
                  {(control) => (
                    <Select
                      {...control}
                      options={OPTIONS}
                      value={delivery}
                      onChange={({ target }) => void choose(kind, target.value)}
                    />
                  )}
                </Field>
              ))}
            </div>
          )}
        </QueryBoundary>
        {choices.data?.items.some(({ kind }) => kind === 'value_moved') && <ValueMoveForm />}
        <p className="text-sm text-soft">
          E-mails never contain a registration. They are sent only if a mail server is set up.
        </p>
      </div>
    </Card>
  );
}
