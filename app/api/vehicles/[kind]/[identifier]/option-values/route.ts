import { readOptionValues } from '@/lib/api/option-values';
import { runReadOptionValues } from '@/lib/features/option-values';
import { serve } from '@/lib/server';

export const GET = serve(readOptionValues, runReadOptionValues);
