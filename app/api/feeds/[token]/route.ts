import { readStockFeed } from '@/lib/api/endpoints/stock-cars/stock-feeds';
import { runReadStockFeed } from '@/lib/features/stock-cars/stock-feeds';
import { serveFile } from '@/lib/server';

export const GET = serveFile(readStockFeed, runReadStockFeed);
