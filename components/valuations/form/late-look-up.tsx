'use client';

import { Button } from '@/components/ui/actions/button';
import { useSeconds } from '@/components/ui/behaviour/use-seconds';
import { RecordSkeleton } from '@/components/valuations/record/record-skeleton';
import { SOURCES } from '@/lib/domain/source-names';
import type { LookUpPendingProps } from './look-up-pending';

/** What is in progress, for how many seconds, the shape of the result, and how to stop waiting. */
export function LateLookUp({ onStop }: LookUpPendingProps) {
  const seconds = useSeconds();
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-sm text-soft">
          Checking {SOURCES.register.inText} and {SOURCES.guide.inText}.
          {onStop && ' The result goes to Valuations, even if you close this page.'}
        </p>
        {/* Read on request: announcing every second would drown out everything else. */}
        <span className="text-sm font-semibold tabular-nums" aria-live="off">
          {seconds} s
        </span>
        {onStop && <Button onClick={onStop}>Stop waiting</Button>}
      </div>
      {onStop && <RecordSkeleton />}
    </div>
  );
}
