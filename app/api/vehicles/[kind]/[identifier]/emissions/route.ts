import { readEmissions } from '@/lib/api/emissions';
import { runReadEmissions } from '@/lib/features/emissions';
import { serve } from '@/lib/server';

export const GET = serve(readEmissions, runReadEmissions);
