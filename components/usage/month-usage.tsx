'use client';

import { UsageStrip } from '@/components/layout/page/usage-strip';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { readMonthUsage } from '@/lib/api/addresses/usage';
import { useAnswer } from '@/lib/api/client/use-answer';

/** The month's credits in the frame, read again after each submission that may have cost one. */
export function MonthUsage() {
  const { data, error } = useAnswer(readMonthUsage, {});
  if (data) {
    const { month, used, limit, projection, provider } = data;
    return <UsageStrip month={month} used={used} limit={limit} pace={projection?.words} provider={provider} />;
  }
  if (error) return <p className="text-sm text-soft">This month’s usage is not available. {error.fix}</p>;
  return (
    <div className="max-w-72 py-0.5">
      <Skeleton />
    </div>
  );
}
