import { calculateOwnership } from '@/lib/api/endpoints/costs';
import { runCalculateOwnership } from '@/lib/features/costs/costs';
import { serve } from '@/lib/server';

export const POST = serve(calculateOwnership, runCalculateOwnership);
