import { readAppraisalReport } from '@/lib/api/endpoints/appraisals/appraisal-report';
import { runReadAppraisalReport } from '@/lib/features/appraisals/appraisal-report';
import { serve } from '@/lib/server';

export const GET = serve(readAppraisalReport, runReadAppraisalReport);
