import { readOptions } from '@/lib/api/options';
import { runReadOptions } from '@/lib/features/options';
import { serve } from '@/lib/server';

export const GET = serve(readOptions, runReadOptions);
