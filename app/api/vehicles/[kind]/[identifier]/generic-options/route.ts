import { readGenericOptions } from '@/lib/api/vehicles';
import { runReadGenericOptions } from '@/lib/features/vehicle-specification';
import { serve } from '@/lib/server';

export const GET = serve(readGenericOptions, runReadGenericOptions);
