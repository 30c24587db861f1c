import { startStockRun } from '@/lib/api/endpoints/stock';
import { runStartStockRun } from '@/lib/features/stock/stock-runs';
import { serve } from '@/lib/server';

export const POST = serve(startStockRun, runStartStockRun);
