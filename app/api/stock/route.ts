import { createStockList, listStockLists } from '@/lib/api/stock';
import { runCreateStockList, runListStockLists } from '@/lib/features/stock';
import { serve } from '@/lib/server';

export const POST = serve(createStockList, runCreateStockList);
export const GET = serve(listStockLists, runListStockLists);
