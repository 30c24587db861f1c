import { readStockList, removeStockList } from '@/lib/api/stock';
import { runReadStockList, runRemoveStockList } from '@/lib/features/stock';
import { serve } from '@/lib/server';

export const GET = serve(readStockList, runReadStockList);
export const DELETE = serve(removeStockList, runRemoveStockList);
