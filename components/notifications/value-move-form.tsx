'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { showToast } from '@/components/ui/feedback/toast-store';
import { Field } from '@/components/ui/forms/field';
import { formText } from '@/components/ui/forms/form-text';
import { TextInput } from '@/components/ui/forms/text-input';
import { chooseValueMove, readValueMove } from '@/lib/api/addresses/notifications/notifications';
import { useAction, useAnswer } from '@/lib/api/client/use-answer';
import { parsePercent } from '@/lib/domain/money/parse-percent';
import { parsePounds } from '@/lib/domain/money/parse-pounds';

/** How far a value must move for the person to be notified. */
export function ValueMoveForm() {
  const chosen = useAnswer(readValueMove, {});
  const client = useQueryClient();
  const { error, isPending, act } = useAction(chooseValueMove);
  const errorOf = (field: string) => (error?.field === field ? `${error.message} ${error.fix}` : undefined);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const pence = parsePounds(formText(form, 'pounds'));
    const percent = parsePercent(formText(form, 'percent'));
    const input = { pounds: pence === null ? Number.NaN : pence / 100, percent: percent ?? Number.NaN };
    if (!(await act(input).catch(() => null))) return; // reported in `error`
    showToast('Your choice is saved.');
    await client.invalidateQueries({ queryKey: [readValueMove.method, readValueMove.path] });
  }

  return (
    <QueryBoundary query={chosen} what="the change in value that you are notified of" money={false}>
      {({ pounds, percent }) => (
        <form method="dialog" onSubmit={(event) => void submit(event)} noValidate className="space-y-2">
          {error && error.field === undefined && <FaultNotice error={error} money={false} />}
          <p className="text-sm">A car’s value has moved when Clean changed in a new edition by more than either:</p>
          <div className="flex flex-wrap items-end gap-3">
            <span className="w-40">
              <Field label="Pounds" name="pounds" error={errorOf('pounds')}>
                {(control) => <TextInput {...control} numeric before="£" defaultValue={pounds} />}
              </Field>
            </span>
            <span className="w-40">
              <Field label="Per cent" name="percent" error={errorOf('percent')}>
                {(control) => <TextInput {...control} numeric after="%" defaultValue={percent} />}
              </Field>
            </span>
            <Button type="submit" pending={isPending}>
              Save
            </Button>
          </div>
        </form>
      )}
    </QueryBoundary>
  );
}
