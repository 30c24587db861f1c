import { mendStockRow } from '@/lib/api/endpoints/stock';
import { runMendStockRow } from '@/lib/features/stock/stock-rows';
import { serve } from '@/lib/server';

export const POST = serve(mendStockRow, runMendStockRow);
