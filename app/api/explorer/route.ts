import { listOperations } from '@/lib/api/endpoints/explorer';
import { runListOperations } from '@/lib/features/explorer/explorer';
import { serve } from '@/lib/server';

export const GET = serve(listOperations, runListOperations);
