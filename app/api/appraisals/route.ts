import { listAppraisals } from '@/lib/api/endpoints/appraisals/appraisal-lists';
import { runListAppraisals } from '@/lib/features/appraisals/appraisals';
import { serve } from '@/lib/server';

export const GET = serve(listAppraisals, runListAppraisals);
