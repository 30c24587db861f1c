import { readStockFeedByKey } from '@/lib/api/endpoints/stock-cars/stock-feeds';
import { runReadStockFeedByKey } from '@/lib/features/stock-cars/stock-feeds';
import { serveFile } from '@/lib/server';

export const GET = serveFile(readStockFeedByKey, runReadStockFeedByKey);
