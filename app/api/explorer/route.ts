import { listOperations } from '@/lib/api/explorer';
import { runListOperations } from '@/lib/features/explorer';
import { serve } from '@/lib/server';

export const GET = serve(listOperations, runListOperations);
