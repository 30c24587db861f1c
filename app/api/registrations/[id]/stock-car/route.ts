import { takeFileIntoStock } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { runTakeFileIntoStock } from '@/lib/features/stock-cars/take-in';
import { serve } from '@/lib/server';

export const POST = serve(takeFileIntoStock, runTakeFileIntoStock);
