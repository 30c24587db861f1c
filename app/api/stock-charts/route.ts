import { readStockCharts } from '@/lib/api/endpoints/stock-cars/stock-charts';
import { runReadStockCharts } from '@/lib/features/stock-cars/stock-charts';
import { serve } from '@/lib/server';

export const GET = serve(readStockCharts, runReadStockCharts);
