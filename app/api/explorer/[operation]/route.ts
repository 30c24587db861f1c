import { readOperation } from '@/lib/api/explorer';
import { runReadOperation } from '@/lib/features/explorer';
import { serve } from '@/lib/server';

export const GET = serve(readOperation, runReadOperation);
