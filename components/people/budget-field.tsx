'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { useToday } from '@/components/ui/behaviour/use-today';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { monthOf } from '@/lib/domain/time/calendar';
import { parseCount } from '@/lib/encoding/parse-count';
import type { Fault } from '@/lib/fault';
import { formatCount, formatMonthLong, formatPlural } from '@/lib/format';

/** null: no limit. */
export interface BudgetLimits {
  readonly monthlyLimit: number | null;
  readonly minuteLimit: number | null;
}

export interface BudgetFieldProps extends BudgetLimits {
  /** The monthly limit with what was approved for this month alone. */
  limit: number | null;
  pending: boolean;
  fault: Fault | null;
  /** The button's label. */
  action?: string;
  /** Only the limits that were changed. */
  onSet: (limits: Partial<BudgetLimits>) => void;
}

/** Credits per month and per minute: an empty field lifts the limit. What was approved for this month stays beside it. */
export function BudgetField({
  monthlyLimit,
  minuteLimit,
  limit,
  pending,
  fault,
  action = 'Set the budget',
  onSet,
}: BudgetFieldProps) {
  const [monthly, setMonthly] = useState(() => typedLimit(monthlyLimit));
  const [minutely, setMinutely] = useState(() => typedLimit(minuteLimit));
  const [refused, setRefused] = useState<'monthlyLimit' | 'minuteLimit' | null>(null);
  const today = useToday();
  const approved = (limit ?? 0) - (monthlyLimit ?? 0);
  const error = (name: 'monthlyLimit' | 'minuteLimit') => refused === name && 'Enter a whole number, or leave empty.';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const wrong = !isLimit(monthly) ? 'monthlyLimit' : !isLimit(minutely) ? 'minuteLimit' : null;
    setRefused(wrong);
    if (wrong !== null) return;
    const [newMonthly, newMinute] = [parseCount(monthly), parseCount(minutely)];
    onSet({
      ...(newMonthly !== monthlyLimit && { monthlyLimit: newMonthly }),
      ...(newMinute !== minuteLimit && { minuteLimit: newMinute }),
    });
  }

  return (
    <form method="dialog" onSubmit={submit} noValidate className="space-y-2">
      {fault && <FaultNotice error={fault} money={false} />}
      <Field
        label="Credits per month"
        name="monthlyLimit"
        hint={
          approved > 0
            ? `${formatPlural(approved, 'extra credit')} approved for ${formatMonthLong(monthOf(today))}. Leave empty for no budget.`
            : 'Leave empty for no budget.'
        }
        error={error('monthlyLimit')}
      >
        {(control) => (
          <TextInput {...control} numeric value={monthly} onChange={(event) => setMonthly(event.target.value)} />
        )}
      </Field>
      <Field
        label="Maximum credits per minute"
        name="minuteLimit"
        hint="Does not slow stock lists down. Leave empty for no limit."
        error={error('minuteLimit')}
      >
        {(control) => (
          <TextInput {...control} numeric value={minutely} onChange={(event) => setMinutely(event.target.value)} />
        )}
      </Field>
      <Button type="submit" pending={pending}>
        {action}
      </Button>
    </form>
  );
}

const typedLimit = (limit: number | null): string => (limit === null ? '' : formatCount(limit));
const isLimit = (typed: string): boolean => parseCount(typed) !== null || typed.trim() === '';
