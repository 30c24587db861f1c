import { findDerivatives } from '@/lib/api/endpoints/vehicles';
import { runFindDerivatives } from '@/lib/features/vehicles/find-derivatives';
import { serve } from '@/lib/server';

export const POST = serve(findDerivatives, runFindDerivatives);
