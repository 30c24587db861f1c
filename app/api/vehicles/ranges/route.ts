import { listRanges } from '@/lib/api/vehicles';
import { runListRanges } from '@/lib/features/vehicle-levels';
import { serve } from '@/lib/server';

export const GET = serve(listRanges, runListRanges);
