import { loseAppraisal } from '@/lib/api/endpoints/appraisals/appraisals';
import { runLoseAppraisal } from '@/lib/features/appraisals/offers';
import { serve } from '@/lib/server';

export const POST = serve(loseAppraisal, runLoseAppraisal);
