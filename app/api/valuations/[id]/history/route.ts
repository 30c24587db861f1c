import { readRecordHistory } from '@/lib/api/endpoints/valuation-outlook';
import { runReadRecordHistory } from '@/lib/features/valuations/record-panels';
import { serve } from '@/lib/server';

export const GET = serve(readRecordHistory, runReadRecordHistory);
