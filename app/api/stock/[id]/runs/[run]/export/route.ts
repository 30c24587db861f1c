import { exportStockResults } from '@/lib/api/stock';
import { runExportStockResults } from '@/lib/features/stock-export';
import { serveFile } from '@/lib/server';

export const GET = serveFile(exportStockResults, runExportStockResults);
