import { findAppraisals } from '@/lib/api/endpoints/appraisals/appraisal-lists';
import { runFindAppraisals } from '@/lib/features/appraisals/appraisals';
import { serve } from '@/lib/server';

export const POST = serve(findAppraisals, runFindAppraisals);
