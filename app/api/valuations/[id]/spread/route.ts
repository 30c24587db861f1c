import { readSpread } from '@/lib/api/valuations';
import { runReadSpread } from '@/lib/features/valuation-spread';
import { serve } from '@/lib/server';

export const GET = serve(readSpread, runReadSpread);
