import { tryOperation } from '@/lib/api/endpoints/explorer';
import { runTryOperation } from '@/lib/features/explorer/explorer';
import { serve } from '@/lib/server';

export const POST = serve(tryOperation, runTryOperation);
