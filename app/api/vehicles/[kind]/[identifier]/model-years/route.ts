import { listModelYears } from '@/lib/api/vehicles';
import { runListModelYears } from '@/lib/features/vehicle-levels';
import { serve } from '@/lib/server';

export const GET = serve(listModelYears, runListModelYears);
