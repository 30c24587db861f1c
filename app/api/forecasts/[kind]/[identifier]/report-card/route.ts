import { readReportCard } from '@/lib/api/endpoints/forecasts';
import { runReadReportCard } from '@/lib/features/forecasts/forecasts';
import { serve } from '@/lib/server';

export const GET = serve(readReportCard, runReadReportCard);
