import { createValuationByVin } from '@/lib/api/endpoints/valuations';
import { runCreateValuationByVin } from '@/lib/features/valuations/valuations';
import { serve } from '@/lib/server';

export const POST = serve(createValuationByVin, runCreateValuationByVin);
