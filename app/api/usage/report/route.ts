import { readUsageReport } from '@/lib/api/endpoints/usage';
import { runReadUsageReport } from '@/lib/features/usage/usage';
import { serve } from '@/lib/server';

export const GET = serve(readUsageReport, runReadUsageReport);
