import { readVehicle } from '@/lib/api/vehicles';
import { runReadVehicle } from '@/lib/features/vehicles';
import { serve } from '@/lib/server';

export const GET = serve(readVehicle, runReadVehicle);
