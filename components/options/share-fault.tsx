import { Notice } from '@/components/ui/notice';
import type { Fault } from '@/lib/fault';

/** A share code that could not be used: why, and that the page itself is there all the same. */
export function ShareFault({ fault }: { fault: Fault }) {
  return (
    <Notice tone="warning" title={fault.message} live>
      {fault.fix}
    </Notice>
  );
}
