import { readWholeLife } from '@/lib/api/endpoints/costs';
import { runReadWholeLife } from '@/lib/features/costs/costs';
import { serve } from '@/lib/server';

export const GET = serve(readWholeLife, runReadWholeLife);
