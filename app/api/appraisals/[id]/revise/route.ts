import { reviseAppraisal } from '@/lib/api/endpoints/appraisals/appraisals';
import { runReviseAppraisal } from '@/lib/features/appraisals/offers';
import { serve } from '@/lib/server';

export const POST = serve(reviseAppraisal, runReviseAppraisal);
