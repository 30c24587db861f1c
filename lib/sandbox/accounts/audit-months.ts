import { addDays, addMonths, earlier, firstOfMonth, later } from '@/lib/sandbox/time/calendar';
import { Refused } from '@/lib/sandbox/host/operation-handlers';
import { LAST_SECOND, AUDIT_MONTHS_MAX } from '@/lib/sandbox/host/quirks';

export interface SubscriberAuditMonth {
  /** First and last day counted. */
  readonly from: string;
  readonly to: string;
  /** Its end as an audit writes it. */
  readonly until: string;
}

/** The calendar months between two days, the first and the last clipped to them. @throws Refused */
export function auditMonths(from: string, to: string): readonly SubscriberAuditMonth[] {
  if (from > to) throw new Refused('The first date is after the last.');
  const months: SubscriberAuditMonth[] = [];
  for (let month = firstOfMonth(from); month <= to; month = addMonths(month, 1)) {
    if (months.length === AUDIT_MONTHS_MAX)
      throw new Refused(`The dates are more than ${AUDIT_MONTHS_MAX} months apart.`);
    const end = addDays(addMonths(month, 1), -1);
    const last = earlier(end, to);
    const isLast = to <= end;
    months.push({ from: later(from, month), to: last, until: isLast ? `${last}T00:00:00` : `${last}${LAST_SECOND}` });
  }
  return months;
}
