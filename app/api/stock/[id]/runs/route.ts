import { startStockRun } from '@/lib/api/stock';
import { runStartStockRun } from '@/lib/features/stock-runs';
import { serve } from '@/lib/server';

export const POST = serve(startStockRun, runStartStockRun);
