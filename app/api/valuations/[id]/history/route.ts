import { readRecordHistory } from '@/lib/api/valuation-outlook';
import { runReadRecordHistory } from '@/lib/features/valuation-outlook';
import { serve } from '@/lib/server';

export const GET = serve(readRecordHistory, runReadRecordHistory);
