import { findVehicleByCode } from '@/lib/api/vehicles';
import { runFindVehicleByCode } from '@/lib/features/vehicles';
import { serve } from '@/lib/server';

export const GET = serve(findVehicleByCode, runFindVehicleByCode);
