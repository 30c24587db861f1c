import { listDerivativeFigures } from '@/lib/api/endpoints/vehicles';
import { runListDerivativeFigures } from '@/lib/features/vehicles/derivative-figures';
import { serve } from '@/lib/server';

export const GET = serve(listDerivativeFigures, runListDerivativeFigures);
