import { chooseStockColumns } from '@/lib/api/stock';
import { runChooseStockColumns } from '@/lib/features/stock';
import { serve } from '@/lib/server';

export const POST = serve(chooseStockColumns, runChooseStockColumns);
