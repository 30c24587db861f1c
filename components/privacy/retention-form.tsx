'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Answer } from '@/components/ui/answer';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { FaultNotice } from '@/components/ui/fault-notice';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { say } from '@/components/ui/toast-store';
import { readRetention, setRetention } from '@/lib/api/addresses/privacy';
import { useAction, useAnswer } from '@/lib/api/use-answer';
import { RETENTION_DAYS } from '@/lib/domain/retention';
import { countTyped } from '@/lib/domain/typed-count';
import { formatCount, formatDateTime, formatPlural } from '@/lib/format';

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
  const [typed, setTyped] = useState(days === null ? '' : formatCount(days));
  const [isUnread, setUnread] = useState(false);
  const [asking, setAsking] = useState<number | null>(null);
  const client = useQueryClient();
  const { isPending, error, act } = useAction(setRetention);
  const refused = error?.field === 'days' ? error.message : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const wanted = countTyped(typed);
    const isRead = wanted !== null || typed.trim() === '';
    setUnread(!isRead);
    if (!isRead) return;
    const erases = wanted !== null && wanted >= RETENTION_DAYS.least && wanted < (days ?? RETENTION_DAYS.most + 1);
    if (erases) setAsking(wanted);
    else void set(wanted);
  }

  async function set(wanted: number | null) {
    setAsking(null);
    const done = await act({ days: wanted }).catch(() => null); // stands in `error`
    if (!done) return;
    say(
      wanted === null
        ? 'Records are kept until somebody erases them.'
        : `Records are kept for ${formatPlural(wanted, 'day')}.`,
    );
    void client.invalidateQueries({ queryKey: [readRetention.method, readRetention.path] });
  }

  return (
    <form method="dialog" onSubmit={submit} noValidate className="space-y-3">
      {error && refused === undefined && <FaultNotice error={error} money={false} />}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-40 flex-1 sm:max-w-64">
          <Field
            label="Days"
            name="days"
            hint="Older valuations, look-ups and stock lists are erased by themselves. Leave it empty to keep them."
            error={isUnread ? 'Enter a whole number of days, such as 365, or nothing.' : refused}
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
      <Dialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={`Erase what is older than ${formatPlural(asking ?? 0, 'day')}?`}
        actions={
          <>
            <Button onClick={() => setAsking(null)}>Keep it</Button>
            <Button variant="danger" onClick={() => void set(asking)}>
              Erase it
            </Button>
          </>
        }
      >
        Valuations, look-ups and stock lists of {days === null ? 'any age' : `up to ${formatPlural(days, 'day')}`} are
        there now. The older ones go for good within minutes, and each day more of them. Looking a car up again is
        charged again.
      </Dialog>
    </form>
  );
}
