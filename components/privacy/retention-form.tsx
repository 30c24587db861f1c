'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Answer } from '@/components/ui/answer';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FaultNotice } from '@/components/ui/fault-notice';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { say } from '@/components/ui/toast-store';
import { readRetention, setRetention } from '@/lib/api/addresses/privacy';
import { useAction, useAnswer } from '@/lib/api/use-answer';
import { formatDateTime, formatPlural } from '@/lib/format';

/** How long records are kept, and what was erased. */
export function RetentionForm() {
  const retention = useAnswer(readRetention, {});
  return (
    <Answer of={retention} what="how long records are kept" money={false}>
      {({ days, erasures }) => (
        <>
          <Card title="How long records are kept">
            <Days key={days} days={days} />
          </Card>
          <Card title="What was erased">
            {erasures.length === 0 ? (
              <p className="text-sm text-soft">Nothing so far.</p>
            ) : (
              <ul className="space-y-1 text-sm">
                {erasures.map(({ at, by, records, answers }) => (
                  <li key={at}>
                    {formatDateTime(at)}: {formatPlural(records, 'record')} and {formatPlural(answers, 'kept answer')},
                    by {by ?? 'age'}
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </>
      )}
    </Answer>
  );
}

function Days({ days }: { days: number | null }) {
  const [typed, setTyped] = useState(days === null ? '' : String(days));
  const client = useQueryClient();
  const { isPending, error, act } = useAction(setRetention);
  const wrong = error?.field === 'days' ? error.message : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const done = await act({ days: typed.trim() === '' ? null : Number(typed) }).catch(() => null); // stands in `error`
    if (!done) return;
    say(typed.trim() === '' ? 'Records are kept until somebody erases them.' : `Records are kept for ${typed} days.`);
    void client.invalidateQueries({ queryKey: [readRetention.method, readRetention.path] });
  }

  return (
    <form method="dialog" onSubmit={(event) => void submit(event)} noValidate className="space-y-3">
      {error && !wrong && <FaultNotice error={error} money={false} />}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-40 flex-1 sm:max-w-64">
          <Field
            label="Days"
            name="days"
            hint="Older valuations, look-ups and stock lists are erased by themselves. Leave it empty to keep them."
            error={wrong}
          >
            {(control) => (
              <TextInput
                {...control}
                numeric
                after="days"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        </div>
        <Button type="submit" pending={isPending}>
          Set
        </Button>
      </div>
    </form>
  );
}
