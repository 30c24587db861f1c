import { findValuations } from '@/lib/api/endpoints/valuations';
import { runFindValuations } from '@/lib/features/valuations/valued-vehicles';
import { serve } from '@/lib/server';

export const POST = serve(findValuations, runFindValuations);
