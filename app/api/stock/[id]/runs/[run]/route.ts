import { readStockRun } from '@/lib/api/endpoints/stock';
import { runReadStockRun } from '@/lib/features/stock/stock-runs';
import { serve } from '@/lib/server';

export const GET = serve(readStockRun, runReadStockRun);
