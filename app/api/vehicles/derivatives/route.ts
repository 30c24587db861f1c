import { listDerivatives } from '@/lib/api/vehicles';
import { runListDerivatives } from '@/lib/features/vehicle-levels';
import { serve } from '@/lib/server';

export const GET = serve(listDerivatives, runListDerivatives);
