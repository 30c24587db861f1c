import { takeValuationIntoStock } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { runTakeValuationIntoStock } from '@/lib/features/stock-cars/take-in';
import { serve } from '@/lib/server';

export const POST = serve(takeValuationIntoStock, runTakeValuationIntoStock);
