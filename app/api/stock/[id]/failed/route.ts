import { exportStockProblems } from '@/lib/api/endpoints/stock';
import { runExportStockProblems } from '@/lib/features/stock/stock-export';
import { serveFile } from '@/lib/server';

export const GET = serveFile(exportStockProblems, runExportStockProblems);
