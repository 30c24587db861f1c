import { removeStockSource } from '@/lib/api/endpoints/stock-cars/stock-sources';
import { runRemoveStockSource } from '@/lib/features/stock-cars/sources/stock-sources';
import { serve } from '@/lib/server';

export const DELETE = serve(removeStockSource, runRemoveStockSource);
