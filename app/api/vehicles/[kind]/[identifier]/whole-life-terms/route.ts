import { readWholeLifeTerms } from '@/lib/api/costs';
import { runReadWholeLifeTerms } from '@/lib/features/costs';
import { serve } from '@/lib/server';

export const GET = serve(readWholeLifeTerms, runReadWholeLifeTerms);
