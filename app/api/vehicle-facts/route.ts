import { findByFacts } from '@/lib/api/endpoints/guide/vehicle-facts';
import { runFindByFacts } from '@/lib/features/vehicle-facts/find-by-facts';
import { serve } from '@/lib/server';

export const GET = serve(findByFacts, runFindByFacts);
