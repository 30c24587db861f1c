import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { DateField } from '@/components/ui/forms/date-field';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { TextInput } from '@/components/ui/forms/text-input';
import { takeOutOfStock, returnToStock } from '@/lib/api/addresses/stock-cars/stock-cars';
import { useAction } from '@/lib/api/client/use-answer';
import { stockPriceWords } from '@/lib/domain/money/value-vat';
import type { CarInStock } from '@/lib/domain/stock-cars/stock-car';
import { isInStock, SOLD_TO, SOLD_TO_WORDS } from '@/lib/domain/stock-cars/stock-car-state';
import type { Day } from '@/lib/domain/time/calendar';
import { problemsWith } from './entered';
import { readEntry, type EntryProblems } from './read-entry';

const REMOVED = 'removed';
const OUTCOMES = [
  ...SOLD_TO.map((value) => ({ value, label: `Sold: ${SOLD_TO_WORDS[value]}` })),
  { value: REMOVED, label: 'Removed, not sold' },
];

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
  const [outcome, setOutcome] = useState<string>('retail');
  const [problems, setProblems] = useState<EntryProblems>({});
  const { act, isPending, error } = useAction(takeOutOfStock);
  const shown = problemsWith(error, problems);
  const soldTo = SOLD_TO.find((known) => known === outcome) ?? null;
  return (
    <Card title="Sold or removed" id="out" screenOnly>
      <form
        noValidate
        className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4"
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          const { numbers, problems: found } = readEntry(form);
          const soldPounds = numbers['soldPounds'] ?? null;
          const all = soldTo !== null && soldPounds === null ? { soldPounds: 'Enter the price.', ...found } : found;
          setProblems(all);
          if (Object.keys(all).length > 0) return;
          const typed = form.get('on');
          const on = typeof typed === 'string' && typed !== '' ? typed : today;
          void act({ id: car.id, on, soldTo, soldPounds: soldTo === null ? null : soldPounds }).then(
            onDone,
            () => null, // reported in `error`
          );
        }}
      >
        <Field label="What happened" name="outcome">
          {(control) => (
            <Select
              {...control}
              options={OUTCOMES}
              value={outcome}
              onChange={(event) => setOutcome(event.target.value)}
            />
          )}
        </Field>
        {soldTo !== null && (
          <Field label="Price" name="soldPounds" hint={stockPriceWords(car.kind)} error={shown['soldPounds']}>
            {(control) => <TextInput {...control} before="£" numeric maxLength={15} />}
          </Field>
        )}
        <DateField label="On" name="on" defaultValue={today} max={today} error={shown['on']} />
        <Button type="submit" pending={isPending}>
          {soldTo === null ? 'Remove from stock' : 'Save the sale'}
        </Button>
        {error && error.field === undefined && <FaultNotice error={error} money={false} />}
      </form>
    </Card>
  );
}
