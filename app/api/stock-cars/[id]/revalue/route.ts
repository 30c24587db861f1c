import { revalueStockCar } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { runRevalueStockCar } from '@/lib/features/stock-cars/revalue';
import { serve } from '@/lib/server';

export const POST = serve(revalueStockCar, runRevalueStockCar);
