import { changeStockRun } from '@/lib/api/endpoints/stock';
import { runChangeStockRun } from '@/lib/features/stock/stock-runs';
import { serve } from '@/lib/server';

export const POST = serve(changeStockRun, runChangeStockRun);
