import { readRecordForecast } from '@/lib/api/endpoints/valuation-outlook';
import { runReadRecordForecast } from '@/lib/features/valuations/record-panels';
import { serve } from '@/lib/server';

export const GET = serve(readRecordForecast, runReadRecordForecast);
