import { readEmissions } from '@/lib/api/endpoints/emissions';
import { runReadEmissions } from '@/lib/features/emissions/emissions';
import { serve } from '@/lib/server';

export const GET = serve(readEmissions, runReadEmissions);
