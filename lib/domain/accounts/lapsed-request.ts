/** Why a request for extra credits can no longer be decided. */
import { Fault } from '@/lib/fault';
import { formatMonthLong } from '@/lib/format';

/**
 * @param requestedFor the month the credits were requested for, `YYYY-MM`
 * @param current this month, `YYYY-MM`
 */
export function lapsedRequest(requestedFor: string, current: string): Fault {
  if (requestedFor === current) {
    return new Fault('conflict', {
      message: 'This request has lapsed: the person was deactivated, or their role does not include valuations.',
      fix: 'Reload the page. If they need credits again, they can send a new request.',
    });
  }
  return new Fault('conflict', {
    message: `This request has lapsed: it was for ${formatMonthLong(requestedFor)}.`,
    fix: `If credits are needed in ${formatMonthLong(current)}, send a new request.`,
  });
}
