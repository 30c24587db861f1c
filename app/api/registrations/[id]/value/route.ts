import { valueVehicleFile } from '@/lib/api/endpoints/registrations/vehicle-files';
import { runValueVehicleFile } from '@/lib/features/valuations/value-vehicle-file';
import { serve } from '@/lib/server';

export const POST = serve(valueVehicleFile, runValueVehicleFile);
