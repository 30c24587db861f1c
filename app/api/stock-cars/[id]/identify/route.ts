import { identifyStockCar } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { runIdentifyStockCar } from '@/lib/features/stock-cars/change-car';
import { serve } from '@/lib/server';

export const POST = serve(identifyStockCar, runIdentifyStockCar);
