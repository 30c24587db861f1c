import { exportUsage } from '@/lib/api/endpoints/usage';
import { runExportUsage } from '@/lib/features/usage/usage';
import { serveFile } from '@/lib/server';

export const GET = serveFile(exportUsage, runExportUsage);
