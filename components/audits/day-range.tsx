import { Button } from '@/components/ui/actions/button';
import { DateField } from '@/components/ui/forms/date-field';
import type { Day } from '@/lib/domain/time/calendar';

/** Two days in the address: a plain form, which needs no script. */
export function DayRange({ from, to, today }: { from: Day; to: Day; today: Day }) {
  return (
    <form action="/audits" className="flex flex-wrap items-end gap-3 print:hidden">
      <div className="min-w-within-36 grow sm:grow-0">
        <DateField label="From" name="from" key={from} defaultValue={from} max={today} />
      </div>
      <div className="min-w-within-36 grow sm:grow-0">
        <DateField label="To" name="to" key={to} defaultValue={to} max={today} />
      </div>
      <Button type="submit">Show</Button>
    </form>
  );
}
