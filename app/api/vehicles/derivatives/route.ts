import { listDerivatives } from '@/lib/api/endpoints/vehicles';
import { runListDerivatives } from '@/lib/features/vehicles/vehicle-levels';
import { serve } from '@/lib/server';

export const GET = serve(listDerivatives, runListDerivatives);
