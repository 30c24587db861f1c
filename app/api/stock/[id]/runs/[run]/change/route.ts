import { changeStockRun } from '@/lib/api/stock';
import { runChangeStockRun } from '@/lib/features/stock-runs';
import { serve } from '@/lib/server';

export const POST = serve(changeStockRun, runChangeStockRun);
