import { exportAudits } from '@/lib/api/endpoints/audits';
import { runExportAudits } from '@/lib/features/audits/audits';
import { serveFile } from '@/lib/server';

export const GET = serveFile(exportAudits, runExportAudits);
