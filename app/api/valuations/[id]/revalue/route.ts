import { revalue } from '@/lib/api/endpoints/valuations';
import { runRevalue } from '@/lib/features/valuations/revalue';
import { serve } from '@/lib/server';

export const POST = serve(revalue, runRevalue);
