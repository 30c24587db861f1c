import { exportStockProblems } from '@/lib/api/stock';
import { runExportStockProblems } from '@/lib/features/stock-export';
import { serveFile } from '@/lib/server';

export const GET = serveFile(exportStockProblems, runExportStockProblems);
