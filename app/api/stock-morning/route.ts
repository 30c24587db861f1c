import { readStockMorning } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { runReadStockMorning } from '@/lib/features/stock-cars/stock-cars';
import { serve } from '@/lib/server';

export const GET = serve(readStockMorning, runReadStockMorning);
