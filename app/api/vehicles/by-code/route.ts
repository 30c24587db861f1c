import { findVehicleByCode } from '@/lib/api/endpoints/vehicles';
import { runFindVehicleByCode } from '@/lib/features/vehicles/vehicles';
import { serve } from '@/lib/server';

export const GET = serve(findVehicleByCode, runFindVehicleByCode);
