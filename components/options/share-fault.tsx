import Link from 'next/link';
import { Notice } from '@/components/ui/feedback/notice';
import { vehiclePath } from '@/lib/domain/page-paths';
import type { Fault } from '@/lib/fault';
import type { BuildAddress } from './build-address';

export interface ShareFaultProps {
  fault: Fault;
  /** The vehicle whose build it is. */
  elsewhere: BuildAddress['elsewhere'];
}

/** An unusable share code: why, a link to its vehicle, and that the rest of the page is unaffected. */
export function ShareFault({ fault, elsewhere }: ShareFaultProps) {
  return (
    <Notice tone="warning" title={fault.message} live>
      {elsewhere === null ? (
        fault.fix
      ) : (
        <>
          Nothing chosen here has changed.{' '}
          <Link href={`${vehiclePath(elsewhere)}/configure?build=${elsewhere.code}`} prefetch={false} className="link">
            Open that vehicle with this build
          </Link>
        </>
      )}
    </Notice>
  );
}
