import { compareVehicles } from '@/lib/api/endpoints/vehicles';
import { runCompareVehicles } from '@/lib/features/vehicles/vehicle-comparison';
import { serve } from '@/lib/server';

export const GET = serve(compareVehicles, runCompareVehicles);
