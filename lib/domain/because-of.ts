import type { Fault } from '@/lib/fault';
import type { Because } from './provenance';

/** A fault as the reason in the place of its value. Without schemas: the browser loads it. */
export const becauseOf = ({ message, fix, subcode }: Pick<Fault, 'message' | 'fix' | 'subcode'>): Because => ({
  reason: message,
  next: fix,
  ...(subcode === 'never_forecast' && { code: subcode }),
});
