import { readVehicle } from '@/lib/api/endpoints/vehicles';
import { runReadVehicle } from '@/lib/features/vehicles/vehicles';
import { serve } from '@/lib/server';

export const GET = serve(readVehicle, runReadVehicle);
