import { readWholeLifeTerms } from '@/lib/api/endpoints/costs';
import { runReadWholeLifeTerms } from '@/lib/features/costs/costs';
import { serve } from '@/lib/server';

export const GET = serve(readWholeLifeTerms, runReadWholeLifeTerms);
