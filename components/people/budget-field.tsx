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

export interface BudgetFieldProps {
  /** What was set for every month; null for no budget. */
  monthlyLimit: number | null;
  /** With what was approved for this month alone. */
  limit: number | null;
  pending: boolean;
  fault: Fault | null;
  /** null lifts it. */
  onSet: (monthlyLimit: number | null) => void;
}

/** Credits per month, or none: an empty field lifts the budget. What was approved for this month stays beside it. */
export function BudgetField({ monthlyLimit, limit, pending, fault, onSet }: BudgetFieldProps) {
  const [typed, setTyped] = useState(monthlyLimit === null ? '' : formatCount(monthlyLimit));
  const [isRefused, setRefused] = useState(false);
  const today = useToday();
  const approved = (limit ?? 0) - (monthlyLimit ?? 0);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const monthly = parseCount(typed);
    const isValid = monthly !== null || typed.trim() === '';
    setRefused(!isValid);
    if (isValid) onSet(monthly);
  }

  return (
    <form method="dialog" onSubmit={submit} noValidate className="space-y-2">
      {fault && <FaultNotice error={fault} money={false} />}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-40 flex-1">
          <Field
            label="Credits per month"
            name="monthlyLimit"
            hint={
              approved > 0
                ? `${formatPlural(approved, 'extra credit')} approved for ${formatMonthLong(monthOf(today))}. Leave empty for no budget.`
                : 'Leave empty for no budget.'
            }
            error={isRefused && 'Enter a whole number, or leave empty.'}
          >
            {(control) => (
              <TextInput {...control} numeric value={typed} onChange={(event) => setTyped(event.target.value)} />
            )}
          </Field>
        </div>
        <Button type="submit" pending={pending}>
          Set the budget
        </Button>
      </div>
    </form>
  );
}
