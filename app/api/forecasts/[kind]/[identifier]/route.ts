import { readForecast } from '@/lib/api/forecasts';
import { runReadForecast } from '@/lib/features/forecasts';
import { serve } from '@/lib/server';

export const GET = serve(readForecast, runReadForecast);
