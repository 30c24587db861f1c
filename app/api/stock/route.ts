import { createStockList, listStockLists } from '@/lib/api/endpoints/stock';
import { runCreateStockList, runListStockLists } from '@/lib/features/stock/stock-lists';
import { serve } from '@/lib/server';

export const POST = serve(createStockList, runCreateStockList);
export const GET = serve(listStockLists, runListStockLists);
