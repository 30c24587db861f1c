import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import type { Day } from '@/lib/domain/time/calendar';

/** Two days in the address: a plain form, which needs no script. */
export function DayRange({ from, to, today }: { from: Day; to: Day; today: Day }) {
  return (
    <form action="/audits" className="flex flex-wrap items-end gap-3 print:hidden">
      <div className="min-w-36 grow sm:grow-0">
        <Field label="From" name="from">
          {(control) => <TextInput {...control} key={from} type="date" defaultValue={from} max={today} />}
        </Field>
      </div>
      <div className="min-w-36 grow sm:grow-0">
        <Field label="To" name="to">
          {(control) => <TextInput {...control} key={to} type="date" defaultValue={to} max={today} />}
        </Field>
      </div>
      <Button type="submit">Show</Button>
    </form>
  );
}
