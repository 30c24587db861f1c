import { readStockList, removeStockList } from '@/lib/api/endpoints/stock';
import { runReadStockList, runRemoveStockList } from '@/lib/features/stock/stock-lists';
import { serve } from '@/lib/server';

export const GET = serve(readStockList, runReadStockList);
export const DELETE = serve(removeStockList, runRemoveStockList);
