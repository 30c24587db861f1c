import { readRecordOptionValues } from '@/lib/api/valuation-outlook';
import { runReadRecordOptionValues } from '@/lib/features/valuation-outlook';
import { serve } from '@/lib/server';

export const GET = serve(readRecordOptionValues, runReadRecordOptionValues);
