import { compareVehicles } from '@/lib/api/vehicles';
import { runCompareVehicles } from '@/lib/features/vehicle-comparison';
import { serve } from '@/lib/server';

export const GET = serve(compareVehicles, runCompareVehicles);
