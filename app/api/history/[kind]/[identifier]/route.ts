import { readHistory } from '@/lib/api/endpoints/history';
import { runReadHistory } from '@/lib/features/forecasts/value-history';
import { serve } from '@/lib/server';

export const GET = serve(readHistory, runReadHistory);
