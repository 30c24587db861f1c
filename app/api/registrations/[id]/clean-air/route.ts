import { readCleanAir } from '@/lib/api/endpoints/registrations/vehicle-files';
import { runReadCleanAir } from '@/lib/features/vehicles/file-clean-air';
import { serve } from '@/lib/server';

export const GET = serve(readCleanAir, runReadCleanAir);
