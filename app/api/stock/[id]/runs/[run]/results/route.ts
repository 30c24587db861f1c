import { readStockResults } from '@/lib/api/endpoints/stock';
import { runReadStockResults } from '@/lib/features/stock/stock-runs';
import { serve } from '@/lib/server';

export const GET = serve(readStockResults, runReadStockResults);
