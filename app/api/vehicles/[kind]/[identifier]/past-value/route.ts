import { readPastValue } from '@/lib/api/endpoints/valuation-outlook';
import { runReadPastValue } from '@/lib/features/valuations/past-value';
import { serve } from '@/lib/server';

export const GET = serve(readPastValue, runReadPastValue);
