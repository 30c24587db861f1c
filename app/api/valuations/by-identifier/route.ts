import { createValuationByIdentifier } from '@/lib/api/valuations';
import { runCreateValuationByIdentifier } from '@/lib/features/valuations';
import { serve } from '@/lib/server';

export const POST = serve(createValuationByIdentifier, runCreateValuationByIdentifier);
