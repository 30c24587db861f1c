import { readStockFile } from '@/lib/api/endpoints/stock';
import { runReadStockFile } from '@/lib/features/stock/list-file';
import { serve } from '@/lib/server';

export const POST = serve(readStockFile, runReadStockFile);
