'use client';

import { UsageStrip } from '@/components/layout/page/usage-strip';
import { readMonthUsage } from '@/lib/api/addresses/usage';
import { useAnswer } from '@/lib/api/client/use-answer';

/** The month's limits in the frame, once one of them is near; read again after each submission that may have cost one. */
export function MonthUsage() {
  const { data } = useAnswer(readMonthUsage, {});
  return data ? <UsageStrip {...data} pace={data.projection?.words} /> : null;
}
