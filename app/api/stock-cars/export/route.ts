import { exportStockCars } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { runExportStockCars } from '@/lib/features/stock-cars/stock-cars';
import { serveFile } from '@/lib/server';

export const GET = serveFile(exportStockCars, runExportStockCars);
