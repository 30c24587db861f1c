import { createStockSource, listStockSources } from '@/lib/api/endpoints/stock-cars/stock-sources';
import { runCreateStockSource, runListStockSources } from '@/lib/features/stock-cars/sources/stock-sources';
import { serve } from '@/lib/server';

export const GET = serve(listStockSources, runListStockSources);
export const POST = serve(createStockSource, runCreateStockSource);
