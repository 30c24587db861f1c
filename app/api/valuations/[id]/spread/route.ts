import { readPriceDifferences } from '@/lib/api/endpoints/valuations';
import { runReadPriceDifferences } from '@/lib/features/valuations/price-differences';
import { serve } from '@/lib/server';

export const GET = serve(readPriceDifferences, runReadPriceDifferences);
