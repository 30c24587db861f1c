import { listModels } from '@/lib/api/endpoints/vehicles';
import { runListModels } from '@/lib/features/vehicles/vehicle-levels';
import { serve } from '@/lib/server';

export const GET = serve(listModels, runListModels);
