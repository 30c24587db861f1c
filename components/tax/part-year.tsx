import type { ComputedYear } from '@/lib/domain/tax/company-car/computed-years';
import type { Day } from '@/lib/domain/time/calendar';
import { formatDate, formatPence } from '@/lib/format';

/** The taxable benefit of a part first year by its days, beside whole-year figures. */
export function PartYear({ registered, byDays }: { registered: Day; byDays: ComputedYear | null }) {
  return (
    byDays !== null &&
    'benefit' in byDays && (
      <p className="text-sm print:text-xs">
        The taxable benefit of {byDays.year.name} is <strong>{formatPence(byDays.benefit.benefitPence)}</strong> if only
        the days from {formatDate(registered)} count. Calculated by us.
      </p>
    )
  );
}
