import { createValuationByIdentifier } from '@/lib/api/endpoints/valuations';
import { runCreateValuationByIdentifier } from '@/lib/features/valuations/valuations';
import { serve } from '@/lib/server';

export const POST = serve(createValuationByIdentifier, runCreateValuationByIdentifier);
