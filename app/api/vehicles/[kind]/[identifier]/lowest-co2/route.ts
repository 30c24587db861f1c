import { findLowestCo2 } from '@/lib/api/endpoints/emissions';
import { runFindLowestCo2 } from '@/lib/features/emissions/lowest-co2';
import { serve } from '@/lib/server';

export const GET = serve(findLowestCo2, runFindLowestCo2);
