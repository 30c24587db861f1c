'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/behaviour/failed-part';
import { readMonthUsage } from '@/lib/api/addresses/usage';
import { useAnswer } from '@/lib/api/client/use-answer';
import { usageMeters } from '@/lib/domain/usage/limit-level';

/** Usually neither limit is near, so this script is not in the first load. */
const UsageStrip = lazyPart(
  async () => (await import('@/components/layout/page/usage-strip')).UsageStrip,
  'This month’s usage',
);

/** The month's limits in the frame, once one of them is near; read again after each submission that may have cost one. */
export function MonthUsage() {
  const { data } = useAnswer(readMonthUsage, {});
  if (!data || usageMeters(data).length === 0) return null;
  return (
    <Suspense>
      <UsageStrip {...data} pace={data.projection?.words} />
    </Suspense>
  );
}
