import { returnToStock } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { runReturnToStock } from '@/lib/features/stock-cars/change-car';
import { serve } from '@/lib/server';

export const POST = serve(returnToStock, runReturnToStock);
