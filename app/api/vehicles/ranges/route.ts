import { listRanges } from '@/lib/api/endpoints/vehicles';
import { runListRanges } from '@/lib/features/vehicles/vehicle-levels';
import { serve } from '@/lib/server';

export const GET = serve(listRanges, runListRanges);
