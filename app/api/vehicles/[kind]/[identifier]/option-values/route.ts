import { readOptionValues } from '@/lib/api/endpoints/option-values';
import { runReadOptionValues } from '@/lib/features/options/option-values';
import { serve } from '@/lib/server';

export const GET = serve(readOptionValues, runReadOptionValues);
