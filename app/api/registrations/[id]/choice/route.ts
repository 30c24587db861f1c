import { chooseDerivative } from '@/lib/api/endpoints/registrations/vehicle-files';
import { runChooseDerivative } from '@/lib/features/vehicles/vehicle-files';
import { serve } from '@/lib/server';

export const POST = serve(chooseDerivative, runChooseDerivative);
