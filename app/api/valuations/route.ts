import { createValuation, listValuations } from '@/lib/api/endpoints/valuations';
import { runCreateValuation, runListValuations } from '@/lib/features/valuations/valuations';
import { serve } from '@/lib/server';

export const GET = serve(listValuations, runListValuations);
export const POST = serve(createValuation, runCreateValuation);
