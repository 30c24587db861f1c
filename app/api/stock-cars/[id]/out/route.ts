import { takeOutOfStock } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { runTakeOutOfStock } from '@/lib/features/stock-cars/change-car';
import { serve } from '@/lib/server';

export const POST = serve(takeOutOfStock, runTakeOutOfStock);
