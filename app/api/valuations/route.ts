import { createValuation, listValuations } from '@/lib/api/valuations';
import { runCreateValuation, runListValuations } from '@/lib/features/valuations';
import { serve } from '@/lib/server';

export const GET = serve(listValuations, runListValuations);
export const POST = serve(createValuation, runCreateValuation);
