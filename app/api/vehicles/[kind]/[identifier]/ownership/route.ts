import { calculateOwnership } from '@/lib/api/endpoints/costs';
import { runAskOwnership } from '@/lib/features/costs/costs';
import { serve } from '@/lib/server';

export const POST = serve(calculateOwnership, runAskOwnership);
