import type { Fault } from '@/lib/fault';
import type { Because } from './provenance';

/** A fault as the reason in the place of its value. Without schemas: the browser loads it. */
export const becauseOf = ({ message, fix }: Pick<Fault, 'message' | 'fix'>): Because => ({
  reason: message,
  next: fix,
});
