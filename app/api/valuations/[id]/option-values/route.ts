import { readRecordOptionValues } from '@/lib/api/endpoints/valuation-outlook';
import { runReadRecordOptionValues } from '@/lib/features/valuations/record-panels';
import { serve } from '@/lib/server';

export const GET = serve(readRecordOptionValues, runReadRecordOptionValues);
