import { useEffect } from 'react';
import type { DeviceAppProps } from './device-app';
import { OtherSignIn } from './other-sign-in';
import { reportWaitingCars } from './report-waiting-cars';

/** What a page needs of its device only once it can be used. */
export function LateDevice({ owner, mayValue }: Pick<DeviceAppProps, 'owner' | 'mayValue'>) {
  useEffect(() => {
    if (!mayValue) return undefined;
    addEventListener('online', reportWaitingCars);
    return () => removeEventListener('online', reportWaitingCars);
  }, [mayValue]);
  return <OtherSignIn owner={owner} />;
}
