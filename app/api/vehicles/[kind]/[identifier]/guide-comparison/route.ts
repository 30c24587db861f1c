import { readGuideComparison } from '@/lib/api/endpoints/valuation-outlook';
import { runReadGuideComparison } from '@/lib/features/valuations/guide-comparison';
import { serve } from '@/lib/server';

export const GET = serve(readGuideComparison, runReadGuideComparison);
