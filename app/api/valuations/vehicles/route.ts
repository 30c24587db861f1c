import { listValuedVehicles } from '@/lib/api/endpoints/valuations';
import { runListValuedVehicles } from '@/lib/features/valuations/valued-vehicles';
import { serve } from '@/lib/server';

export const GET = serve(listValuedVehicles, runListValuedVehicles);
