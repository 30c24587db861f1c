import { readListDifferences, takeListIntoStock } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { runReadListDifferences, runTakeListIntoStock } from '@/lib/features/stock-cars/take-list';
import { serve } from '@/lib/server';

export const GET = serve(readListDifferences, runReadListDifferences);
export const POST = serve(takeListIntoStock, runTakeListIntoStock);
