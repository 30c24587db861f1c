'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { showToast } from '@/components/ui/feedback/toast-store';
import { readRetention, setRetention } from '@/lib/api/addresses/privacy';
import { useAction, useAnswer } from '@/lib/api/client/use-answer';
import { erasedWords } from '@/lib/domain/privacy/erased-words';
import { ERASED_STORAGE_PHRASES } from '@/lib/domain/privacy/erasure-places';
import { RETENTION_DAYS } from '@/lib/domain/privacy/retention';
import { parseCount } from '@/lib/encoding/parse-count';
import { formatCount, formatDateTime, formatPlural } from '@/lib/format';

/** Retention period, and what was erased. */
export function RetentionForm() {
  const retention = useAnswer(readRetention, {});
  return (
    <QueryBoundary query={retention} what="the retention period" money={false}>
      {({ days, erasures }) => (
        <>
          <Card title="Retention period">
            <p className="hidden text-sm print:block">
              {days === null ? 'Stored indefinitely.' : `${formatPlural(days, 'day')}.`}
            </p>
            <RetentionDaysForm key={days} days={days} />
          </Card>
          <Card title="Erased data">
            {erasures.length === 0 ? (
              <p className="text-sm text-soft">Nothing yet.</p>
            ) : (
              <ul className="space-y-1 text-sm">
                {erasures.map(({ at, by, storage, ...erased }) => (
                  <li key={at}>
                    {formatDateTime(at)}: {erasedWords(erased)}, by {by ?? 'retention period'};{' '}
                    {ERASED_STORAGE_PHRASES[storage]}
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </>
      )}
    </QueryBoundary>
  );
}

function RetentionDaysForm({ days }: { days: number | null }) {
  const [typed, setTyped] = useState(days === null ? '' : formatCount(days));
  const [isUnreadable, setUnreadable] = useState(false);
  const [daysToConfirm, setDaysToConfirm] = useState<number | null>(null);
  const client = useQueryClient();
  const { isPending, error, act } = useAction(setRetention);
  const refusal = error?.field === 'days' ? error.message : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const daysWanted = parseCount(typed);
    const isReadable = daysWanted !== null || typed.trim() === '';
    setUnreadable(!isReadable);
    if (!isReadable) return;
    const erases =
      daysWanted !== null && daysWanted >= RETENTION_DAYS.least && daysWanted < (days ?? RETENTION_DAYS.most + 1);
    if (erases) setDaysToConfirm(daysWanted);
    else void save(daysWanted);
  }

  async function save(daysWanted: number | null) {
    setDaysToConfirm(null);
    const done = await act({ days: daysWanted }).catch(() => null); // reported in `error`
    if (!done) return;
    showToast(
      daysWanted === null
        ? 'Records are stored until they are erased manually.'
        : `Records are stored for ${formatPlural(daysWanted, 'day')}.`,
    );
    void client.invalidateQueries({ queryKey: [readRetention.method, readRetention.path] });
  }

  return (
    <form method="dialog" onSubmit={submit} noValidate data-focus="input" className="space-y-3 print:hidden">
      {error && refusal === undefined && <FaultNotice error={error} money={false} />}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-within-40 flex-1 sm:max-w-md">
          <Field
            label="Days"
            name="days"
            hint="Older valuations, look-ups and stock lists are erased automatically, and so are customers’ details, photos and signatures in older appraisals. Leave empty to store them indefinitely."
            error={isUnreadable ? 'Enter a whole number of days, such as 365, or leave empty.' : refusal}
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
      <ErasureDialog
        days={days}
        daysToConfirm={daysToConfirm}
        onClose={() => setDaysToConfirm(null)}
        onConfirm={() => void save(daysToConfirm)}
      />
    </form>
  );
}

interface ErasureDialogProps {
  /** The retention period now; null for none. */
  days: number | null;
  /** The shorter one to confirm; null for nothing to confirm. */
  daysToConfirm: number | null;
  onClose: () => void;
  onConfirm: () => void;
}

function ErasureDialog({ days, daysToConfirm, onClose, onConfirm }: ErasureDialogProps) {
  return (
    <ConfirmDialog
      open={daysToConfirm !== null}
      onClose={onClose}
      title={`Erase data older than ${formatPlural(daysToConfirm ?? 0, 'day')}?`}
      action="Erase"
      onConfirm={onConfirm}
    >
      Valuations, look-ups and stock lists of {days === null ? 'any age' : `up to ${formatPlural(days, 'day')}`} are
      stored now, and so are customers’ details, photos and signatures in appraisals. Older ones are permanently erased
      within minutes, then daily. A new look-up of an erased car is charged.
    </ConfirmDialog>
  );
}
