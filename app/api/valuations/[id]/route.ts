import { readValuation } from '@/lib/api/endpoints/valuations';
import { runReadValuation } from '@/lib/features/valuations/valuations';
import { serve } from '@/lib/server';

export const GET = serve(readValuation, runReadValuation);
