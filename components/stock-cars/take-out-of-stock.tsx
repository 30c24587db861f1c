import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { DateField } from '@/components/ui/forms/date-field';
import { Field } from '@/components/ui/forms/field';
import { focusProblem } from '@/components/ui/behaviour/focus-problem';
import { Select } from '@/components/ui/forms/select';
import { TextInput } from '@/components/ui/forms/text-input';
import { takeOutOfStock, returnToStock } from '@/lib/api/addresses/stock-cars/stock-cars';
import { useAction } from '@/lib/api/client/use-answer';
import { stockPriceWords } from '@/lib/domain/money/value-vat';
import type { CarInStock } from '@/lib/domain/stock-cars/stock-car';
import { isInStock } from '@/lib/domain/stock-cars/stock-car-state';
import type { Day } from '@/lib/domain/time/calendar';
import { problemsWith } from './entered';
import { LEAVING_OPTIONS, readLeaving, REMOVED } from './read-leaving';
import type { EntryProblems } from './read-entry';

/** Sold, removed, or back again. */
export function TakeOutOfStock({ car, today, onDone }: { car: CarInStock; today: Day; onDone: () => Promise<void> }) {
  const returning = useAction(returnToStock);
  if (isInStock(car.status)) return <TakeOutForm car={car} today={today} onDone={onDone} />;
  const comeBack = async () => {
    await returning.act({ id: car.id }).catch(() => null); // reported in `error`
    await onDone();
  };
  return (
    <div className="space-y-2 print:hidden">
      <Button pending={returning.isPending} onClick={() => void comeBack()}>
        Put back into stock
      </Button>
      {returning.error && <FaultNotice error={returning.error} money={false} />}
    </div>
  );
}

function TakeOutForm({ car, today, onDone }: { car: CarInStock; today: Day; onDone: () => Promise<void> }) {
  const [outcome, setOutcome] = useState('');
  const [problems, setProblems] = useState<EntryProblems>({});
  const { act, isPending, error } = useAction(takeOutOfStock);
  const shown = problemsWith(error, problems);
  const isRemoved = outcome === REMOVED;
  return (
    <Card title="Sold or removed" id="out" screenOnly>
      <form
        noValidate
        className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4"
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const { leaving, problems: found } = readLeaving(new FormData(form), today);
          setProblems(found);
          if (leaving === null) return focusProblem(form);
          void act({ id: car.id, ...leaving }).then(
            onDone,
            () => focusProblem(form), // reported in `error`
          );
        }}
      >
        <Field label="What happened" name="outcome" error={shown['outcome'] ?? shown['soldTo']}>
          {(control) => (
            <Select
              {...control}
              options={LEAVING_OPTIONS}
              value={outcome}
              onChange={(event) => setOutcome(event.target.value)}
            />
          )}
        </Field>
        {!isRemoved && (
          <Field label="Price" name="soldPounds" hint={stockPriceWords(car.kind)} error={shown['soldPounds']}>
            {(control) => <TextInput {...control} before="£" numeric maxLength={15} />}
          </Field>
        )}
        <DateField label="On" name="on" defaultValue={today} max={today} error={shown['on']} />
        <Button type="submit" pending={isPending}>
          {isRemoved ? 'Remove from stock' : 'Save the sale'}
        </Button>
        {error && error.field === undefined && <FaultNotice error={error} money={false} />}
      </form>
    </Card>
  );
}
