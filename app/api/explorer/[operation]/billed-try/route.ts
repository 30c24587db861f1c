import { tryBilledOperation } from '@/lib/api/explorer';
import { runTryBilledOperation } from '@/lib/features/explorer';
import { serve } from '@/lib/server';

export const POST = serve(tryBilledOperation, runTryBilledOperation);
