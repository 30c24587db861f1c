import { exportAppraisalReport } from '@/lib/api/endpoints/appraisals/appraisal-report';
import { runExportAppraisalReport } from '@/lib/features/appraisals/appraisal-report';
import { serveFile } from '@/lib/server';

export const GET = serveFile(exportAppraisalReport, runExportAppraisalReport);
