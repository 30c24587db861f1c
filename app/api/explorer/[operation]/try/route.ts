import { tryOperation } from '@/lib/api/explorer';
import { runTryOperation } from '@/lib/features/explorer';
import { serve } from '@/lib/server';

export const POST = serve(tryOperation, runTryOperation);
