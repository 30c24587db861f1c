import { listModels } from '@/lib/api/vehicles';
import { runListModels } from '@/lib/features/vehicle-levels';
import { serve } from '@/lib/server';

export const GET = serve(listModels, runListModels);
