import { listEmissions } from '@/lib/api/endpoints/emissions';
import { runListEmissions } from '@/lib/features/emissions/emissions';
import { serve } from '@/lib/server';

export const GET = serve(listEmissions, runListEmissions);
