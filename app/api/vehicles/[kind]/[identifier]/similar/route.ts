import { listSimilarVehicles } from '@/lib/api/endpoints/guide/equal-options';
import { runListSimilarVehicles } from '@/lib/features/vehicles/equal-options';
import { serve } from '@/lib/server';

export const GET = serve(listSimilarVehicles, runListSimilarVehicles);
