import { listSalesImports } from '@/lib/api/endpoints/stock-cars/past-sales';
import { runListSalesImports } from '@/lib/features/stock-cars/past-sales';
import { serve } from '@/lib/server';

export const GET = serve(listSalesImports, runListSalesImports);
