import { exportStockSales } from '@/lib/api/endpoints/stock-cars/stock-sales';
import { runExportStockSales } from '@/lib/features/stock-cars/stock-sales';
import { serveFile } from '@/lib/server';

export const GET = serveFile(exportStockSales, runExportStockSales);
