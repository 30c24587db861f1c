import { readForecast } from '@/lib/api/endpoints/forecasts';
import { runReadForecast } from '@/lib/features/forecasts/forecasts';
import { serve } from '@/lib/server';

export const GET = serve(readForecast, runReadForecast);
