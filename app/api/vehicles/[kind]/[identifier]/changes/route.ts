import { readVehicleChanges } from '@/lib/api/vehicles';
import { runReadVehicleChanges } from '@/lib/features/vehicle-specification';
import { serve } from '@/lib/server';

export const GET = serve(readVehicleChanges, runReadVehicleChanges);
