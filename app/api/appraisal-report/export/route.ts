import { exportAppraisalReport } from '@/lib/api/endpoints/appraisals/appraisals';
import { runExportAppraisalReport } from '@/lib/features/appraisals/appraisal-report';
import { serveFile } from '@/lib/server';

export const GET = serveFile(exportAppraisalReport, runExportAppraisalReport);
