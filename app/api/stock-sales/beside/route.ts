import { readSalesBeside } from '@/lib/api/endpoints/stock-cars/stock-sales';
import { runReadSalesBeside } from '@/lib/features/stock-cars/stock-sales';
import { serve } from '@/lib/server';

export const GET = serve(readSalesBeside, runReadSalesBeside);
