import { readWholeLife } from '@/lib/api/costs';
import { runReadWholeLife } from '@/lib/features/costs';
import { serve } from '@/lib/server';

export const GET = serve(readWholeLife, runReadWholeLife);
