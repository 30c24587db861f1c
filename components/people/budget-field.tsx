'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { useToday } from '@/components/ui/behaviour/use-today';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { monthOf } from '@/lib/domain/time/calendar';
import { creditProblem, MINUTE_LIMIT, MONTHLY_LIMIT } from '@/lib/domain/usage/credit-entry';
import { parseCount } from '@/lib/encoding/parse-count';
import type { Fault } from '@/lib/fault';
import { formatCount, formatMonthLong, formatPlural } from '@/lib/format';

/** null: no limit. */
export interface BudgetLimits {
  readonly monthlyLimit: number | null;
  readonly minuteLimit: number | null;
}

/** Only the limits that were changed, each with what it was as it was read. */
export interface BudgetChange extends Partial<BudgetLimits> {
  readonly seenMonthlyLimit?: number | null;
  readonly seenMinuteLimit?: number | null;
}

export interface BudgetFieldProps extends BudgetLimits {
  /** The monthly limit with what was approved for this month alone. */
  limit: number | null;
  pending: boolean;
  fault: Fault | null;
  /** The button's label. */
  action?: string;
  onSet: (change: BudgetChange) => void;
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
  const [refusals, setRefusals] = useState<{ monthly: string | null; minute: string | null }>(NO_REFUSALS);
  const today = useToday();
  const approved = (limit ?? 0) - (monthlyLimit ?? 0);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const problems = {
      monthly: creditProblem(monthly, MONTHLY_LIMIT),
      minute: creditProblem(minutely, MINUTE_LIMIT),
    };
    setRefusals(problems);
    if (problems.monthly !== null || problems.minute !== null) return;
    const [newMonthly, newMinute] = [parseCount(monthly), parseCount(minutely)];
    onSet({
      ...(newMonthly !== monthlyLimit && { monthlyLimit: newMonthly, seenMonthlyLimit: monthlyLimit }),
      ...(newMinute !== minuteLimit && { minuteLimit: newMinute, seenMinuteLimit: minuteLimit }),
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
        error={refusals.monthly}
      >
        {(control) => (
          <TextInput {...control} numeric value={monthly} onChange={(event) => setMonthly(event.target.value)} />
        )}
      </Field>
      <Field
        label="Maximum credits per minute"
        name="minuteLimit"
        hint="Does not slow stock lists down. Leave empty for no limit."
        error={refusals.minute}
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

const NO_REFUSALS = { monthly: null, minute: null };
const typedLimit = (limit: number | null): string => (limit === null ? '' : formatCount(limit));
