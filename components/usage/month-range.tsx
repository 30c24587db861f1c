import { Button } from '@/components/ui/actions/button';
import { FilterSelect } from '@/components/ui/forms/filter-select';
import { addMonths, monthsFrom, type Month } from '@/lib/domain/time/calendar';
import { formatMonthLong } from '@/lib/format';

/** How many months back can be chosen. */
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
  const earliest = addMonths(thisMonth, -MONTHS_BACK);
  // An address may name an earlier month, and shows it.
  const months = monthsFrom(from < earliest ? from : earliest, thisMonth).reverse();
  const options = months.map((month) => ({ value: month, label: formatMonthLong(month) }));
  return (
    <form action={action} className="flex flex-wrap items-end gap-3 print:hidden">
      <div className="min-w-within-40 grow sm:grow-0">
        <FilterSelect label="From" name="from" value={from} options={options} />
      </div>
      <div className="min-w-within-40 grow sm:grow-0">
        <FilterSelect label="To" name="to" value={to} options={options} />
      </div>
      <Button type="submit">Show</Button>
    </form>
  );
}
