import { readAppraisalTerms, saveAppraisalTerms } from '@/lib/api/endpoints/appraisals/terms';
import { runReadAppraisalTerms, runSaveAppraisalTerms } from '@/lib/features/appraisals/appraisal-terms';
import { serve } from '@/lib/server';

export const GET = serve(readAppraisalTerms, runReadAppraisalTerms);
export const PUT = serve(saveAppraisalTerms, runSaveAppraisalTerms);
