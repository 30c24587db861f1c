import { addStockCar, listStockCars } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { runListStockCars } from '@/lib/features/stock-cars/stock-cars';
import { runAddStockCar } from '@/lib/features/stock-cars/take-in';
import { serve } from '@/lib/server';

export const GET = serve(listStockCars, runListStockCars);
export const POST = serve(addStockCar, runAddStockCar);
