import { readValuation } from '@/lib/api/valuations';
import { runReadValuation } from '@/lib/features/valuations';
import { serve } from '@/lib/server';

export const GET = serve(readValuation, runReadValuation);
