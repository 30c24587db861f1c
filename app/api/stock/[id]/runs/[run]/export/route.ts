import { exportStockResults } from '@/lib/api/endpoints/stock';
import { runExportStockResults } from '@/lib/features/stock/stock-export';
import { serveFile } from '@/lib/server';

export const GET = serveFile(exportStockResults, runExportStockResults);
