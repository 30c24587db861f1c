import { revokeStockFeed } from '@/lib/api/endpoints/stock-cars/stock-feeds';
import { runRevokeStockFeed } from '@/lib/features/stock-cars/stock-feeds';
import { serve } from '@/lib/server';

export const DELETE = serve(revokeStockFeed, runRevokeStockFeed);
