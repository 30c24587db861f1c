import { changeStockCar, readStockCar } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { runChangeStockCar } from '@/lib/features/stock-cars/change-car';
import { runReadStockCar } from '@/lib/features/stock-cars/stock-cars';
import { serve } from '@/lib/server';

export const GET = serve(readStockCar, runReadStockCar);
export const PUT = serve(changeStockCar, runChangeStockCar);
