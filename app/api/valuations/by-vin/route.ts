import { createValuationByVin } from '@/lib/api/valuations';
import { runCreateValuationByVin } from '@/lib/features/valuations';
import { serve } from '@/lib/server';

export const POST = serve(createValuationByVin, runCreateValuationByVin);
