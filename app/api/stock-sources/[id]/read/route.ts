import { readStockSourceNow } from '@/lib/api/endpoints/stock-cars/stock-sources';
import { runReadStockSourceNow } from '@/lib/features/stock-cars/sources/stock-sources';
import { serve } from '@/lib/server';

export const POST = serve(readStockSourceNow, runReadStockSourceNow);
