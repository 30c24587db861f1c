import { readRecordForecast } from '@/lib/api/valuation-outlook';
import { runReadRecordForecast } from '@/lib/features/valuation-outlook';
import { serve } from '@/lib/server';

export const GET = serve(readRecordForecast, runReadRecordForecast);
