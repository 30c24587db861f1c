import { monthsFrom, REPORT_MONTHS_MAX, type Day, type Month } from '@/lib/domain/time/calendar';
import { Fault } from '@/lib/fault';

/** The months that a report covers. @throws Fault if they are the wrong way round or too far apart */
export function acceptReportMonths({ from, to }: { from: Month; to: Month }): { from: Month; to: Month } {
  const months = monthsFrom(from, to).length;
  if (months > 0 && months <= REPORT_MONTHS_MAX) return { from, to };
  throw new Fault('invalid_input', {
    message: months === 0 ? 'The last month is before the first.' : `These are more than ${REPORT_MONTHS_MAX} months.`,
    fix: months === 0 ? 'Swap the two months.' : 'Choose a shorter period.',
    field: 'to',
  });
}

/** @throws Fault if the last day is before the first; either may be absent */
export function assertDayOrder({ from, to }: { from?: Day | undefined; to?: Day | undefined }): void {
  if (from === undefined || to === undefined || from <= to) return;
  throw new Fault('invalid_input', {
    message: 'The last day is before the first.',
    fix: 'Swap the two days.',
    field: 'to',
  });
}
