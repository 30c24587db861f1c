import { findMissingValuations } from '@/lib/api/endpoints/valuations';
import { runFindMissingValuations } from '@/lib/features/valuations/valuations';
import { serve } from '@/lib/server';

export const POST = serve(findMissingValuations, runFindMissingValuations);
