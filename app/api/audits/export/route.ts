import { exportAudits } from '@/lib/api/audits';
import { runExportAudits } from '@/lib/features/audits';
import { serveFile } from '@/lib/server';

export const GET = serveFile(exportAudits, runExportAudits);
