import { listPendingValuations } from '@/lib/api/endpoints/valuations';
import { runListPendingValuations } from '@/lib/features/valuations/valuations';
import { serve } from '@/lib/server';

export const GET = serve(listPendingValuations, runListPendingValuations);
