import { chooseStockColumns } from '@/lib/api/endpoints/stock';
import { runChooseStockColumns } from '@/lib/features/stock/stock-rows';
import { serve } from '@/lib/server';

export const POST = serve(chooseStockColumns, runChooseStockColumns);
