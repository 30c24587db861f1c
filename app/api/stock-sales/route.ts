import { addPastSales } from '@/lib/api/endpoints/stock-cars/past-sales';
import { readStockSales } from '@/lib/api/endpoints/stock-cars/stock-sales';
import { runAddPastSales } from '@/lib/features/stock-cars/past-sales';
import { runReadStockSales } from '@/lib/features/stock-cars/stock-sales';
import { serve } from '@/lib/server';

export const GET = serve(readStockSales, runReadStockSales);
export const POST = serve(addPastSales, runAddPastSales);
