import { exportUsage } from '@/lib/api/usage';
import { runExportUsage } from '@/lib/features/usage';
import { serveFile } from '@/lib/server';

export const GET = serveFile(exportUsage, runExportUsage);
