import { tryBilledOperation } from '@/lib/api/endpoints/explorer';
import { runTryBilledOperation } from '@/lib/features/explorer/explorer';
import { serve } from '@/lib/server';

export const POST = serve(tryBilledOperation, runTryBilledOperation);
