import { readOptions } from '@/lib/api/endpoints/options';
import { runReadOptions } from '@/lib/features/options/options';
import { serve } from '@/lib/server';

export const GET = serve(readOptions, runReadOptions);
