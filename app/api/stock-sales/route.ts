import { readStockSales } from '@/lib/api/endpoints/stock-cars/stock-sales';
import { runReadStockSales } from '@/lib/features/stock-cars/stock-sales';
import { serve } from '@/lib/server';

export const GET = serve(readStockSales, runReadStockSales);
