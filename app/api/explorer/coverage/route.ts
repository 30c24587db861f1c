import { readCoverage } from '@/lib/api/endpoints/explorer';
import { runReadCoverage } from '@/lib/features/explorer/explorer';
import { serve } from '@/lib/server';

export const GET = serve(readCoverage, runReadCoverage);
