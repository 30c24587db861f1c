import { listEmissions } from '@/lib/api/emissions';
import { runListEmissions } from '@/lib/features/emissions';
import { serve } from '@/lib/server';

export const GET = serve(listEmissions, runListEmissions);
