import { readGenericOptions } from '@/lib/api/endpoints/vehicles';
import { runReadGenericOptions } from '@/lib/features/vehicles/vehicle-specification';
import { serve } from '@/lib/server';

export const GET = serve(readGenericOptions, runReadGenericOptions);
