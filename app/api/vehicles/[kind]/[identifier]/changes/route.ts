import { readVehicleChanges } from '@/lib/api/endpoints/vehicles';
import { runReadVehicleChanges } from '@/lib/features/vehicles/vehicle-specification';
import { serve } from '@/lib/server';

export const GET = serve(readVehicleChanges, runReadVehicleChanges);
