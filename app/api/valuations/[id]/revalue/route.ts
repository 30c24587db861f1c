import { revalue } from '@/lib/api/endpoints/valuations';
import { runRevalue } from '@/lib/features/valuations/valuations';
import { serve } from '@/lib/server';

export const POST = serve(revalue, runRevalue);
