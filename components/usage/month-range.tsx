import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { addMonths, monthsFrom, type Month } from '@/lib/domain/time/calendar';
import { formatMonthLong } from '@/lib/format';

/** How far back there is anything to choose. */
const MONTHS_BACK = 35;

/** Two months in the address: a plain form, which needs no script. */
export function MonthRange({
  action,
  from,
  to,
  thisMonth,
}: {
  action: string;
  from: Month;
  to: Month;
  thisMonth: Month;
}) {
  const months = monthsFrom(addMonths(thisMonth, -MONTHS_BACK), thisMonth).reverse();
  const options = months.map((month) => ({ value: month, label: formatMonthLong(month) }));
  return (
    <form action={action} className="flex flex-wrap items-end gap-3 print:hidden">
      <div className="min-w-40 grow sm:grow-0">
        <Field label="From" name="from">
          {(control) => <Select {...control} key={from} options={options} defaultValue={from} />}
        </Field>
      </div>
      <div className="min-w-40 grow sm:grow-0">
        <Field label="To" name="to">
          {(control) => <Select {...control} key={to} options={options} defaultValue={to} />}
        </Field>
      </div>
      <Button type="submit">Show</Button>
    </form>
  );
}
