import { listFileAlternatives } from '@/lib/api/endpoints/registrations/vehicle-files';
import { runListFileAlternatives } from '@/lib/features/vehicles/vehicle-files';
import { serve } from '@/lib/server';

export const POST = serve(listFileAlternatives, runListFileAlternatives);
