import { readUsageReport } from '@/lib/api/usage';
import { runReadUsageReport } from '@/lib/features/usage';
import { serve } from '@/lib/server';

export const GET = serve(readUsageReport, runReadUsageReport);
