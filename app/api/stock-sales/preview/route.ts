import { readSalesFile } from '@/lib/api/endpoints/stock-cars/past-sales';
import { runReadSalesFile } from '@/lib/features/stock-cars/past-sales';
import { serve } from '@/lib/server';

export const POST = serve(readSalesFile, runReadSalesFile);
