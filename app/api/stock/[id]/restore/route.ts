import { restoreStockList } from '@/lib/api/endpoints/stock';
import { runRestoreStockList } from '@/lib/features/stock/stock-lists';
import { serve } from '@/lib/server';

export const POST = serve(restoreStockList, runRestoreStockList);
