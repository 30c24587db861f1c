import { readOperation } from '@/lib/api/endpoints/explorer';
import { runReadOperation } from '@/lib/features/explorer/explorer';
import { serve } from '@/lib/server';

export const GET = serve(readOperation, runReadOperation);
