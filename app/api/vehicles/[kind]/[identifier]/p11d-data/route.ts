import { readP11dData } from '@/lib/api/endpoints/tax';
import { runReadP11dData } from '@/lib/features/tax/p11d-data';
import { serve } from '@/lib/server';

export const GET = serve(readP11dData, runReadP11dData);
