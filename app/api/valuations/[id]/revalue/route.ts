import { revalue } from '@/lib/api/valuations';
import { runRevalue } from '@/lib/features/valuations';
import { serve } from '@/lib/server';

export const POST = serve(revalue, runRevalue);
