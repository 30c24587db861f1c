import { askOwnership } from '@/lib/api/costs';
import { runAskOwnership } from '@/lib/features/costs';
import { serve } from '@/lib/server';

export const POST = serve(askOwnership, runAskOwnership);
