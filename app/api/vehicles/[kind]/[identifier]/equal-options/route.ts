import { readEqualOptions } from '@/lib/api/endpoints/guide/equal-options';
import { runReadEqualOptions } from '@/lib/features/vehicles/equal-options';
import { serve } from '@/lib/server';

export const GET = serve(readEqualOptions, runReadEqualOptions);
