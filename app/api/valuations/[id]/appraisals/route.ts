import { startAppraisal } from '@/lib/api/endpoints/appraisals/appraisals';
import { runStartAppraisal } from '@/lib/features/appraisals/appraisals';
import { serve } from '@/lib/server';

export const POST = serve(startAppraisal, runStartAppraisal);
