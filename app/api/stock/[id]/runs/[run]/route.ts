import { readStockRun } from '@/lib/api/stock';
import { runReadStockRun } from '@/lib/features/stock-runs';
import { serve } from '@/lib/server';

export const GET = serve(readStockRun, runReadStockRun);
