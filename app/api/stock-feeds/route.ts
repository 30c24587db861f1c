import { createStockFeed, listStockFeeds } from '@/lib/api/endpoints/stock-cars/stock-feeds';
import { runCreateStockFeed, runListStockFeeds } from '@/lib/features/stock-cars/stock-feeds';
import { serve } from '@/lib/server';

export const GET = serve(listStockFeeds, runListStockFeeds);
export const POST = serve(createStockFeed, runCreateStockFeed);
