import { readReportCard } from '@/lib/api/forecasts';
import { runReadReportCard } from '@/lib/features/forecasts';
import { serve } from '@/lib/server';

export const GET = serve(readReportCard, runReadReportCard);
