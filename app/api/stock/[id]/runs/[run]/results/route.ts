import { readStockResults } from '@/lib/api/stock';
import { runReadStockResults } from '@/lib/features/stock-runs';
import { serve } from '@/lib/server';

export const GET = serve(readStockResults, runReadStockResults);
