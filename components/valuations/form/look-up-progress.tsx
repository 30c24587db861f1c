import { useIdleLoad } from '@/components/ui/behaviour/use-late-component';
import { importLateLookUp, LookUpPending } from './look-up-pending';
import { StoppedWaiting } from './stopped-waiting';
import type { RecordCreation } from './use-record-creation';

/** The state of a submission that leads to a record: in progress, or continuing in the background. */
export function LookUpProgress({
  pending,
  isStopped,
  stopWaiting,
}: Pick<RecordCreation<never>, 'pending' | 'isStopped' | 'stopWaiting'>) {
  useIdleLoad(importLateLookUp);
  if (isStopped) return <StoppedWaiting />;
  return pending && <LookUpPending onStop={stopWaiting} />;
}
