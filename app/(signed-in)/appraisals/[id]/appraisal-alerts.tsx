import { headers } from 'next/headers';
import { RecordFlags } from '@/components/valuations/record/record-flags';
import { readValuation } from '@/lib/api/endpoints/valuations';
import { runReadValuation } from '@/lib/features/valuations/valuations';
import { answered } from '@/lib/server';

/** The alerts of the valuation behind an appraisal, as on its record. @param id the valuation */
export async function AppraisalAlerts({ id }: { id: string }) {
  const { record } = await answered(readValuation, runReadValuation, { id }, await headers());
  return <RecordFlags {...record} />;
}
