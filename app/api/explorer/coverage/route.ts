import { readCoverage } from '@/lib/api/explorer';
import { runReadCoverage } from '@/lib/features/explorer';
import { serve } from '@/lib/server';

export const GET = serve(readCoverage, runReadCoverage);
