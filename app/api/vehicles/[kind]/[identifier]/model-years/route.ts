import { listModelYears } from '@/lib/api/endpoints/vehicles';
import { runListModelYears } from '@/lib/features/vehicles/vehicle-levels';
import { serve } from '@/lib/server';

export const GET = serve(listModelYears, runListModelYears);
